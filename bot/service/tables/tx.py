"""One transaction on one table, or on several of one server. A timer is claimed in the transaction that acts on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from bot.games.core.contract import Title
from bot.games.core.events import Event
from bot.games.history.log import AnyEntry, encode, encode_entry, undone_by
from bot.games.history.replay import Replay, advance, begin, decisions_after, first_decisions, trim
from bot.service.context import Context
from bot.service.ports import Reading, Writing
from bot.service.records import DueTimer, Entry, Seat, Snapshot, Status, Table, Timer
from bot.service.request import Actor, Request
from bot.service.runtime.state import Views
from bot.service.tables import announce, results, seating
from bot.service.tables.loaded import LoadedTable, load, load_all
from bot.service.tables.open_table import OpenTable


@dataclass(frozen=True)
class Written:
    """The table after an entry, and what it brought about. `repeated`: the interaction had been done before."""

    loaded: LoadedTable
    events: tuple[Event, ...] = ()
    repeated: bool = False


async def start_log(context: Context, tx: Writing, loaded: LoadedTable, *, actor: int | None = None) -> LoadedTable:
    """Set up the game and store the first position; the table's row must say `running` already.

    `actor`: the seat that needs no notice of its turn, because the answer shows it.
    """
    replay = begin(loaded.game, len(loaded.seats), loaded.table.options, loaded.table.seed)
    table = TableTx(context, tx, replace(loaded, replay=replay, decisions=first_decisions(len(loaded.seats))))
    await table.save_position(replay)
    await announce.change(table, loaded, actor=actor)
    return table.loaded


async def write_entry(context: Context, tx: Writing, loaded: LoadedTable, entry: AnyEntry, actor: Actor) -> Written:
    """Append an entry, store the new position, and enqueue the notices. The caller has checked legality.

    A rewind is written from the whole replay: a trimmed one does not reach back.
    """
    replay = advance(loaded.game, loaded.position, entry)
    newest = replay.last
    seat = getattr(entry, "seat", None)
    await tx.append(
        loaded.table.id,
        Entry(
            number=newest.number,
            seat=seat,
            user=actor.user,
            source=actor.source,
            interaction=actor.interaction,
            at=context.clock.now(),
            body=encode_entry(entry),
            events=encode(newest.events),
        ),
    )
    for number, by in undone_by(replay.entries(), replay.positions[0].number + 1).items():
        if by == newest.number:
            await tx.mark_undone(loaded.table.id, number, by)
    decisions = decisions_after(loaded.game, newest.before, newest.state, newest.number, entry, loaded.decisions)
    table = TableTx(context, tx, replace(loaded, replay=replay, decisions=decisions))
    to_move = loaded.game.to_move(newest.state)
    seats = seating.after_entry(loaded.seats, decisions, seat, to_move)
    if seats != loaded.seats:
        await table.save_seats(seats)
    if not to_move:
        await table.save_table(msgspec.structs.replace(loaded.table, status="over"))
        await results.keep(tx, table.loaded)
    await table.save_position(replay)
    await announce.narrate(table, newest.number, newest.events)
    await announce.change(table, loaded, actor=seat)
    return Written(table.loaded, newest.events)


class TableTx(OpenTable):
    """A table within a transaction, with the game's log."""

    @property
    def guild_tx(self) -> GuildTx:
        """Return the same transaction for other tables of the server."""
        return GuildTx(self.context, self.tx, self.loaded.guild)

    async def append(self, entry: AnyEntry, actor: Actor) -> Written:
        """Append an entry to the log, with all its consequences."""
        written = await write_entry(self.context, self.tx, self.loaded, entry, actor)
        self.loaded = written.loaded
        return written

    async def changed(self, before: LoadedTable | None = None) -> None:
        """Enqueue the consequences of a change besides the log. `before`: the table before it, else as it is now."""
        await announce.change(self, before or self.loaded, actor=None)

    async def save_position(self, replay: Replay) -> None:
        """Store the position after a replay."""
        loaded = self.loaded
        snapshot = Snapshot(replay.last.number, encode(replay.state), loaded.decisions)
        await self.tx.save_snapshot(self.id, snapshot)
        views, size = Views(replay.state), len(snapshot.state)
        keep = self.context.runtime.replays.put
        self.tx.once_committed(partial(keep, loaded.guild, self.id, trim(replay), size, views))
        self.loaded = replace(loaded, views=views)


@dataclass(frozen=True)
class GuildTx:
    """Tables of one server within a transaction."""

    context: Context
    tx: Writing
    guild: int

    async def tables(
        self, statuses: Iterable[Status], concerns: Callable[[Table], bool] = lambda _: True
    ) -> list[TableTx]:
        """Return the tables of these statuses that are concerned, but for those that cannot be read."""
        rows = [row for row in await self.tx.tables(statuses) if concerns(row)]
        return [self._of(loaded) for loaded in await load_all(self.context, self.tx, self.guild, rows)]

    async def add_table(self, row: Table, seats: Sequence[Seat], title: Title) -> TableTx:
        """Write a new table with its seats."""
        row = await self.tx.add_table(row)
        await self.tx.save_seats(row.id, seats)
        return self._of(LoadedTable(self.guild, row, tuple(seats), title))

    def _of(self, loaded: LoadedTable) -> TableTx:
        return TableTx(self.context, self.tx, loaded)


Act = Callable[[TableTx, Timer], Awaitable[None]]
"""The action of a claimed timer. The timer is deleted before it; the action may set it again."""
Prepare = Callable[[Context, int, DueTimer], Awaitable[Act]]
"""Does what is too slow for a transaction (thinking, asking Discord), and returns what is done in it.

What this read may be out of date by then: what decides is read in the transaction.
"""


Expect = Callable[[Reading, int], None]
"""Prefetches the rows of a table that will be read."""


@asynccontextmanager
async def open_table(
    context: Context, guild: int, table: int, *, interaction: int | None = None, expects: Iterable[Expect] = ()
) -> AsyncIterator[TableTx]:
    """Open a transaction on a table. Raises Refused where there is no such table.

    `interaction`: the entry that it made, if any, is read in the same trip to the file, and so are the rows that
    `expects` prefetch.
    """
    async with context.store.write(guild) as tx:
        for expect in expects:
            expect(tx, table)
        if interaction is not None:
            tx.prefetch.entry_of(interaction)
        yield TableTx(context, tx, await load(context, tx, guild, table))


def open_requested(context: Context, request: Request) -> AbstractAsyncContextManager[TableTx]:
    """Open a transaction on the table of the button that was pressed. Raises Refused if there is no such table."""
    return open_table(context, request.button_id.guild, request.button_id.table)


@asynccontextmanager
async def open_guild(context: Context, guild: int) -> AsyncIterator[GuildTx]:
    """Open a transaction on a server's tables."""
    async with context.store.write(guild) as tx:
        yield GuildTx(context, tx, guild)


async def claim(
    context: Context, guild: int, acts: Sequence[tuple[DueTimer, Act]], expects: Iterable[Expect] = ()
) -> None:
    """Delete timers of one table and act on them, in one transaction: all of it is done, or nothing.

    `expects`: what prefetches the rows that the actions read.
    A timer that was deleted or set again since it was found due is skipped: it is found again when it is due.
    """
    async with open_table(context, guild, acts[0][0].table, expects=expects) as table:
        for found, act in acts:
            timer = await table.tx.claim_timer(found)
            if timer is not None:
                await act(table, timer)
