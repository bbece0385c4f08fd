"""What all handlers of outgoing rows share: reading the table, sending once, and noting where a message stands.

Messages are made at least once and told apart by their mark: a row that may have been sent before (by a process
that died, by a try that timed out, or as the row it took the place of) looks for its message first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from bot.errors import StoreError
from bot.service.card import Card
from bot.service.context import Context, log
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Sent
from bot.service.ports import Reading, Writing
from bot.service.records import Entry, OutboxMessage, Posted
from bot.service.tables import live_mode
from bot.service.tables.loaded import LoadedTable, is_seated, load
from bot.service.tables.outbox import MARKS, give_up, is_of, mark_of, put_removal, took_over

T = TypeVar("T")

RECENT = 40
"""Log entries that a recap looks through."""


@dataclass(frozen=True)
class Needs:
    """What a kind of row needs of its table when it is sent. Nothing else is read.

    `table`: the table with its position; without it there is nothing else either. `entries`: so many of the newest log
    entries, None for all. `posted`: its messages that stand. `server`: the server's name. `live`: whether it is live.
    """

    table: bool = True
    entries: int | None = 0
    posted: bool = False
    server: bool = False
    live: bool = False


NOTHING = Needs(table=False)


@dataclass(frozen=True)
class SendContext:
    """A table as it is when a row is sent, with what its kind needs. What it did not ask for is not here to be had:
    to ask for that raises LookupError.
    """

    row: int
    loaded: LoadedTable
    _entries: Sequence[Entry] | None = None
    _posted: Mapping[tuple[str, int], Posted] | None = None
    _server: str | None = None
    _live: bool | None = None

    @property
    def entries(self) -> Sequence[Entry]:
        """Return the newest log entries."""
        return _asked_for(self._entries)

    @property
    def posted(self) -> Mapping[tuple[str, int], Posted]:
        """Return the messages that stand, by role and owner."""
        return _asked_for(self._posted)

    @property
    def server(self) -> str:
        """Return the server's name."""
        return _asked_for(self._server)

    @property
    def live(self) -> bool:
        """Return whether the table is live."""
        return _asked_for(self._live)


def _asked_for(value: T | None) -> T:
    if value is None:
        raise LookupError("this kind of row has not said that it needs this")
    return value


@contextmanager
def _in_channel(channel: int) -> Iterator[None]:
    """Note which channel is gone: its table may be played in another by then."""
    try:
        yield
    except Gone as gone:
        gone.channel = channel
        raise


@contextmanager
def _reaching_somebody() -> Iterator[None]:
    try:
        yield
    except NotAllowed as error:
        raise DmClosed from error
    except Gone as gone:
        # A channel to a person can be opened anew; the person himself cannot.
        raise (Later() if gone.what == "channel" else DmClosed()) from gone


@dataclass
class Sender:
    """Sends the rows of one guild.

    `needs`: what a kind of row needs of its table.
    `tried`: the rows that this process has tried to send. Those of another process may have been sent by it.
    """

    context: Context
    guild: int
    needs: Callable[[str], Needs]
    tried: set[int] = field(default_factory=set)
    _scene: SendContext | None = field(default=None, init=False)

    async def newest(self, row: OutboxMessage) -> OutboxMessage | None:
        """Return the row of this name as it is now; None when it was sent with another, withdrawn or put off.

        What its kind needs of the table is read in the same crossing (`scene`).
        """
        self._scene = None
        needs = self.needs(row.kind)
        async with self.context.store.read(self.guild) as tx:
            self._expect(tx, row, needs)
            newest = await tx.outgoing(row.table, row.kind, row.target)
            if newest is None or newest.due > self.context.clock.now():
                return None
            if needs.table:
                self._scene = await self._if_readable(tx, newest, needs)
        return newest

    async def scene(self, row: OutboxMessage) -> SendContext:
        """Return the row's table as it is now, with what the row's kind needs. Raises Refused."""
        scene, self._scene = self._scene, None
        if scene is not None and scene.row == row.id:
            return scene
        needs = self.needs(row.kind)
        async with self.context.store.read(self.guild) as tx:
            self._expect(tx, row, needs)
            return await self._read(tx, row, needs)

    async def loaded(self, row: OutboxMessage) -> LoadedTable:
        """Return the row's table as it is now. Raises Refused."""
        return (await self.scene(row)).loaded

    def _expect(self, tx: Reading, row: OutboxMessage, needs: Needs) -> None:
        """Let all that is needed travel together."""
        if needs.table:
            tx.prefetch.position(row.table)
        if needs.entries != 0:
            tx.prefetch.entries(row.table, last=needs.entries)
        if needs.live and self.context.settings.live > 0:
            tx.prefetch.timers(row.table)
        if needs.posted:
            tx.prefetch.posted(row.table)
        if needs.server:
            tx.prefetch.info()

    async def _if_readable(self, tx: Reading, row: OutboxMessage, needs: Needs) -> SendContext | None:
        """Return the row's table; None where its game's rules fail: whoever needs it meets that again (`scene`)."""
        try:
            return await self._read(tx, row, needs)
        except StoreError:
            raise
        except Exception:  # of its rules; this one row is put off for it, and the guild's others go on
            return None

    async def _read(self, tx: Reading, row: OutboxMessage, needs: Needs) -> SendContext:
        loaded = await load(self.context, tx, self.guild, row.table)
        entries = posted = server = live = None
        if needs.entries != 0:
            entries = await tx.entries(row.table, last=needs.entries)
        if needs.posted:
            posted = {(each.role, each.owner): each for each in await tx.all_posted(row.table)}
        if needs.server:
            server = (await tx.info()).name
        if needs.live:
            live = self.context.settings.live > 0 and await live_mode.is_live(tx, row.table)
        return SendContext(row.id, loaded, entries, posted, server, live)

    async def done(self, row: OutboxMessage) -> None:
        """Take the row out."""
        async with self.context.store.write(self.guild) as tx:
            await tx.drop_outgoing(row.id)

    async def let_go(self, tx: Writing, row: OutboxMessage, *, channel: int = 0, user: int = 0) -> None:
        """Take a row out that has nothing to send any more; what it may have sent all the same goes."""
        if self._maybe_sent(row):
            await give_up(self.context, tx, row, channel=channel, user=user)
        await tx.drop_outgoing(row.id)

    async def withdraw(self, row: OutboxMessage, *, channel: int = 0, user: int = 0) -> None:
        """Send nothing (`let_go`)."""
        async with self.context.store.write(self.guild) as tx:
            await self.let_go(tx, row, channel=channel, user=user)

    async def is_newest(self, tx: Reading, row: OutboxMessage) -> bool:
        """Return whether the row was neither replaced nor withdrawn."""
        newest = await tx.outgoing(row.table, row.kind, row.target)
        return newest is not None and newest.id == row.id

    async def is_seated(self, tx: Reading, row: OutboxMessage) -> bool:
        """Return whether the row's person still has a seat."""
        return await is_seated(tx, row.table, row.target)

    async def stand(self, row: OutboxMessage, scene: SendContext, card: Card, *, make: bool, owner: int = 0) -> None:
        """Edit the message whose role is the row's kind (of that owner), or send it when it stands nowhere.

        One in a channel that the table has left is replaced in the present one; what is not made anew is renewed there
        if it can be. That channel's troubles are not the table's any more.
        """
        channel, stands = scene.loaded.table.channel, scene.posted.get((row.kind, owner))
        left = stands if stands is not None and stands.channel != channel else None
        if stands is not None and left is None and await self.edited(stands.channel, stands.message, card):
            await self.done(row)
            return
        if left is not None and not make:
            await self.edit_if_reached(left.channel, left.message, card)
        sent = await self.send(row, channel, card) if make else None
        async with self.context.store.write(self.guild) as tx:
            if sent is not None:
                await self.save(tx, row.table, row.kind, sent, owner)
                if left is not None:
                    await put_removal(self.context, tx, row.table, left.channel, left.message)
            await (tx.drop_outgoing(row.id) if make else self.let_go(tx, row, channel=channel))

    async def send(self, row: OutboxMessage, channel: int, card: Card) -> Sent:
        """Send a new message, unless this very row's message stands already; then bring that one up to date."""
        with _in_channel(channel):
            if self._maybe_sent(row):
                found = await self.context.messenger.find(channel, mark_of(row), self.guild)
                if found is not None and await self.edited(channel, found, card):
                    return Sent(channel, found)
            self.tried.add(row.id)
            return await self.context.messenger.send(channel, card, self._nonce(row))

    async def send_dm(self, row: OutboxMessage, card: Card) -> Sent:
        """Send a direct message in the same way. Raises DmClosed for whatever keeps it from its reader for good."""
        messenger = self.context.messenger
        with _reaching_somebody():
            if self._maybe_sent(row):
                found = await messenger.find_dm(row.target, mark_of(row), self.guild)
                if found is not None and await self.edited_dm(found.channel, found.message, card):
                    return found
            self.tried.add(row.id)
            return await messenger.send_dm(row.target, card, self._nonce(row))

    async def dm_stands(self, row: OutboxMessage, mark: int) -> bool:
        """Return whether a direct message to the row's person bears this mark. Raises DmClosed as `send_dm` does."""
        with _reaching_somebody():
            return await self.context.messenger.find_dm(row.target, mark, self.guild) is not None

    async def edited_dm(self, channel: int, message: int, card: Card) -> bool:
        """Edit a direct message; return False when it cannot be any more."""
        try:
            await self.context.messenger.edit(channel, message, card)
        except (Gone, NotAllowed, DmClosed):
            return False
        return True

    async def edit_if_reached(self, channel: int, message: int, card: Card) -> None:
        """Edit a message; where it cannot be reached any more it stays. Raises Gone for the server alone."""
        try:
            await self.context.messenger.edit(channel, message, card)
        except NotAllowed:
            pass
        except Gone as gone:
            if gone.what == "guild":
                raise

    async def edited(self, channel: int, message: int, card: Card) -> bool:
        """Edit a message; return False when it was deleted meanwhile."""
        try:
            with _in_channel(channel):
                await self.context.messenger.edit(channel, message, card)
        except Gone as gone:
            if gone.what != "message":
                raise
            log.info("guild %s: message %s in channel %s was deleted", self.guild, message, channel)
            return False
        return True

    async def save(self, tx: Writing, table: int, role: str, sent: Sent, owner: int = 0) -> None:
        """Note where a message stands."""
        await tx.save_posted(
            Posted(
                table=table,
                role=role,
                owner=owner,
                channel=sent.channel,
                message=sent.message,
                at=self.context.clock.now(),
            )
        )

    def _maybe_sent(self, row: OutboxMessage) -> bool:
        ours = is_of(row, self.context.run_id)
        return row.attempts > 0 or not ours or row.id in self.tried or took_over(row)

    def _nonce(self, row: OutboxMessage) -> str:
        return f"{self.guild % 10**14}-{mark_of(row) - MARKS:x}"[:25]
