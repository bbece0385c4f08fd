"""One transaction on one table, or on several of one server. A timer is claimed in the transaction that acts on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace

import msgspec

from bot.games.core import codec
from bot.games.core.contract import Title
from bot.games.core.events import Event
from bot.games.core.log import AnyEntry, encode_entry, undone_by
from bot.games.core.phrase import Phrase
from bot.games.core.replay import Replay, advance, begin, decisions_after, first_decisions, trim
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import DueTimer, Entry, Seat, Snapshot, Status, Table, Timer
from bot.service.request import Actor, Request
from bot.service.tables import announce, index, remarks, results
from bot.service.tables.loaded import LoadedTable, load, load_all
from bot.service.tables.outbox import Fresh, Why, notify, show, tell


@dataclass(frozen=True)
class Written:
    """The table after an entry, and what it brought about. `repeated`: the interaction had been done before."""

    loaded: LoadedTable
    events: tuple[Event, ...] = ()
    repeated: bool = False


async def start_log(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Set the game up and put the first position down; the table's row must say `running` already."""
    game = loaded.game
    replay = begin(game, len(loaded.seats), loaded.table.options, loaded.table.seed)
    begun = replace(loaded, replay=replay, decisions=first_decisions(len(loaded.seats)))
    begun = await _save(context, tx, begun, replay)
    return await announce.change(context, tx, loaded, begun, actor=None)


async def write_entry(context: Context, tx: Writing, loaded: LoadedTable, entry: AnyEntry, actor: Actor) -> Written:
    """Append an entry, keep the new position, and put down what is to be told. The caller has checked legality.

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
            events=codec.encode(newest.events),
        ),
    )
    for number, by in undone_by(replay.entries(), replay.positions[0].number + 1).items():
        if by == newest.number:
            await tx.mark_undone(loaded.table.id, number, by)
    decisions = decisions_after(loaded.game, newest.before, newest.state, newest.number, entry, loaded.decisions)
    after = replace(loaded, replay=replay, decisions=decisions)
    if not loaded.game.to_move(newest.state):
        after = replace(after, table=msgspec.structs.replace(after.table, status="over"))
        await tx.save_table(after.table)
        await results.keep(tx, after)
    after = await _save(context, tx, after, replay)
    await announce.narrate(context, tx, after, newest.number, newest.events)
    after = await announce.change(context, tx, loaded, after, actor=seat)
    return Written(after, newest.events)


async def _save(context: Context, tx: Writing, loaded: LoadedTable, replay: Replay) -> LoadedTable:
    snapshot = Snapshot(replay.last.number, codec.encode(replay.state), loaded.decisions)
    await tx.save_snapshot(loaded.table.id, snapshot)
    # Kept before the commit: should that fail, the replay is longer than the log and never asked for.
    return replace(
        loaded, views=context.runtime.replays.put(loaded.guild, loaded.table.id, trim(replay), len(snapshot.state))
    )


@dataclass
class TableTx:
    """A table within a transaction. `loaded`: the table after what was done in it so far.

    It is a transaction and no more: network requests, drawing and searching come before it.
    """

    context: Context
    tx: Writing
    loaded: LoadedTable

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.loaded.table.id

    @property
    def guild_tx(self) -> GuildTx:
        """Return the same transaction for other tables of the server."""
        return GuildTx(self.context, self.tx, self.loaded.guild)

    async def append(self, entry: AnyEntry, actor: Actor) -> Written:
        """Append an entry to the log, with all that it brings."""
        written = await write_entry(self.context, self.tx, self.loaded, entry, actor)
        self.loaded = written.loaded
        return written

    async def changed(self, before: LoadedTable | None = None) -> None:
        """Enqueue what a change beside the log brings. `before`: the table before it, without it as it is now."""
        self.loaded = await announce.change(self.context, self.tx, before or self.loaded, self.loaded, actor=None)

    async def save_table(self, row: Table) -> None:
        """Replace the table's row."""
        self.loaded = replace(self.loaded, table=row)
        await self.tx.save_table(row)

    async def save_seats(self, seats: Sequence[Seat]) -> None:
        """Replace the seats."""
        self.loaded = replace(self.loaded, seats=tuple(seats))
        await self.tx.save_seats(self.id, seats)

    async def save_seat(self, seat: Seat) -> None:
        """Replace the seat of this number."""
        await self.save_seats([seat if own.number == seat.number else own for own in self.loaded.seats])

    async def show(self, kind: str, target: int = 0, *, fresh: Fresh | None = None, due: float | None = None) -> None:
        """Mark a slot (`outbox.show`)."""
        await show(self.context, self.tx, self.id, kind, target, fresh=fresh, due=due)

    async def notify(self, kind: str, target: int = 0, *, due: float | None = None) -> None:
        """Put a notice (`outbox.notify`)."""
        await notify(self.context, self.tx, self.id, kind, target, due=due)

    async def refresh_index(self) -> None:
        """Enqueue what brings the index of users' tables up to date (`index.refresh`)."""
        await index.refresh(self.context, self.tx, self.id)

    async def tell(self, user: int, phrase: Phrase, *, about: int = 0, due: float | None = None) -> None:
        """Enqueue a word to one person (`outbox.tell`)."""
        await tell(self.context, self.tx, self.id, user, phrase, about=about, due=due)

    async def renew_dm(self, user: int, *, why: Why | None = None) -> None:
        """Bring a player's panel in direct messages up to date (`announce.renew_dm`)."""
        await announce.renew_dm(self.context, self.tx, self.loaded, user, why=why)

    async def note(
        self, phrase: Phrase, *, by: Request | None = None, reason: str = "", named: int | None = None
    ) -> None:
        """Put a remark into the log (`remarks.note`)."""
        await remarks.note(self.context, self.tx, self.loaded, phrase, by=by, reason=reason, named=named)

    async def intervene(self, phrase: Phrase, *, by: Request | None = None, reason: str = "") -> None:
        """Put a remark into the log and say it to everybody at the table (`remarks.intervene`)."""
        await remarks.intervene(self.context, self.tx, self.loaded, phrase, by=by, reason=reason)

    async def set_timer(self, kind: str, due: float, target: int = 0, body: bytes = b"{}") -> None:
        """Set a timer, in the place of one of the same name."""
        await self.tx.put_timer(Timer(table=self.id, kind=kind, target=target, due=due, body=body))

    async def drop_timer(self, kind: str, target: int = 0) -> None:
        """Delete a timer."""
        await self.tx.drop_timer(self.id, kind, target)


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


@asynccontextmanager
async def open_table(
    context: Context, guild: int, table: int, *, interaction: int | None = None
) -> AsyncIterator[TableTx]:
    """Open a transaction on a table. Raises Refused where there is no such table.

    `interaction`: the entry that it made, if any, is read in the same trip to the file.
    """
    async with context.store.write(guild) as tx:
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


async def claim(context: Context, guild: int, acts: Sequence[tuple[DueTimer, Act]]) -> None:
    """Delete timers of one table and act on them, in one transaction: all of it is done, or nothing.

    Nothing is done for a timer that was deleted or set anew since it was found due: it is found again when it is due.
    """
    async with open_table(context, guild, acts[0][0].table) as table:
        for found, act in acts:
            timer = await table.tx.claim_timer(found)
            if timer is not None:
                await act(table, timer)
