"""The data that a pass reads of its table, in one batch of queries."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.service.context import Context
from bot.service.features.lobby import lapsing
from bot.service.features.play.actions import PanelData
from bot.service.ports import Reading
from bot.service.records import Ballot, Entry, Posted, Vacancy
from bot.service.tables import live_mode
from bot.service.tables.loaded import LoadedTable, load

RECENT = 40
"""Log entries that a recap looks through."""


@dataclass(frozen=True)
class Needs:
    """What a kind of row needs beside its table. `entries`: how many of the newest log entries.

    `since`: the number of the oldest entry that is needed. `panels`: the users whose panels are made.
    """

    entries: int = 0
    since: int | None = None
    server: bool = False
    live: bool = False
    ballots: Collection[int] = ()
    vacancies: bool = False
    panels: Collection[int] = ()
    lobby: bool = False

    def __or__(self, other: Needs) -> Needs:
        oldest = [since for since in (self.since, other.since) if since is not None]
        return Needs(
            max(self.entries, other.entries),
            min(oldest, default=None),
            self.server or other.server,
            self.live or other.live,
            (*self.ballots, *other.ballots),
            self.vacancies or other.vacancies,
            (*self.panels, *other.panels),
            self.lobby or other.lobby,
        )


@dataclass(frozen=True)
class Scene:
    """A table as it is when a message is made. `posted`: its current messages, by kind and target.

    `entries`: the newest log entries, as many as any row of the pass needs. `closes`: when a lobby closes of which a
    notice was sent. `lapsed`: it was closed because it did not begin in time.
    """

    loaded: LoadedTable
    posted: Mapping[tuple[str, int], Posted]
    entries: Sequence[Entry]
    server: str
    live: bool
    ballots: Mapping[int, Ballot | None]
    vacancies: Mapping[int, Vacancy]
    panels: Mapping[int, PanelData]
    closes: float | None = None
    lapsed: bool = False

    @property
    def recent(self) -> Sequence[Entry]:
        """Return the log entries that a recap looks through."""
        return self.entries[-RECENT:]


def expect(context: Context, tx: Reading, guild: int, table: int, needs: Needs) -> None:
    """Prefetch all that is needed, in one batch."""
    tx.prefetch.position(table)
    tx.prefetch.posted(table)
    if needs.entries:
        tx.prefetch.entries(table, last=needs.entries)
    if needs.lobby or (needs.live and context.settings.live > 0):
        tx.prefetch.timers(table)
    if needs.server:
        tx.prefetch.info()
    for user in needs.panels:
        PanelData.prefetch(context, tx, guild, table, user, log=False)


async def read(context: Context, tx: Reading, guild: int, table: int, needs: Needs) -> Scene:
    """Return the table as it is now. Raises Refused, and the errors of its rules."""
    loaded = await load(context, tx, guild, table)
    entries = await tx.entries(table, last=needs.entries) if needs.entries else ()
    if entries and needs.since is not None and entries[0].number > needs.since:
        entries = await tx.entries(table)
    return Scene(
        loaded,
        {(each.role, each.owner): each for each in await tx.all_posted(table)},
        entries,
        ((await tx.info()).name or "?") if needs.server else "?",
        needs.live and context.settings.live > 0 and await live_mode.is_live(tx, table),
        {number: await tx.ballot(table, number) for number in needs.ballots},
        {vacancy.seat: vacancy for vacancy in await tx.vacancies(table)} if needs.vacancies else {},
        {user: await PanelData.read_in(context, tx, loaded, user, entries) for user in needs.panels},
        await lapsing.closes_at(tx, table) if needs.lobby else None,
        needs.lobby and await tx.said(table, lapsing.LAPSED),
    )
