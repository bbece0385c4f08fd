"""What all handlers of outgoing rows share: reading the table, sending once, and noting where a message stands.

Messages are made at least once and told apart by their mark: a row that may have been sent before (by a process
that died, by a try that timed out, or as the row it took the place of) looks for its message first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from bot.errors import Refused
from bot.service.card import Card
from bot.service.house import House, log
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Sent
from bot.service.ports import Reading, Writing
from bot.service.records import Entry, Outgoing, Posted
from bot.service.table import lively
from bot.service.table.rows import MARKS, is_of, mark_of, took_over
from bot.service.table.sitting import Sitting, load

RECENT = 40
"""Log entries that a recap looks through."""


@dataclass(frozen=True)
class Scene:
    """A table as it is when a row is sent: its newest log entries, the messages that stand by role and owner, the
    server's name, and whether it is live.
    """

    row: int
    sitting: Sitting
    entries: Sequence[Entry]
    posted: Mapping[tuple[str, int], Posted]
    server: str
    live: bool


@dataclass
class Sender:
    """Sends the rows of one guild.

    `tried`: the rows that this process has tried to send. Those of another process may have been sent by it.
    """

    house: House
    guild: int
    tried: set[int] = field(default_factory=set)
    _scene: Scene | None = field(default=None, init=False)

    async def newest(self, row: Outgoing) -> Outgoing | None:
        """Return the row of this name as it is now; None when it was sent with another, withdrawn or put off.

        What most rows need of their table is read in the same crossing (`scene`).
        """
        self._scene = None
        async with self.house.store.read(self.guild) as tx:
            _expect(tx, row)
            newest = await tx.outgoing(row.table, row.kind, row.target)
            if newest is None or newest.due > self.house.clock.now():
                return None
            with suppress(Refused):  # whoever needs the table meets that again
                self._scene = await self._read(tx, newest)
        return newest

    async def scene(self, row: Outgoing) -> Scene:
        """Return the row's table as it is now. Raises Refused."""
        scene, self._scene = self._scene, None
        if scene is not None and scene.row == row.id:
            return scene
        async with self.house.store.read(self.guild) as tx:
            _expect(tx, row)
            return await self._read(tx, row)

    async def _read(self, tx: Reading, row: Outgoing) -> Scene:
        sitting = await load(self.house, tx, self.guild, row.table)
        entries = await tx.entries(row.table, last=RECENT)
        posted = {(each.role, each.owner): each for each in await tx.all_posted(row.table)}
        live = self.house.manners.live > 0 and await lively.is_live(tx, row.table)
        return Scene(row.id, sitting, entries, posted, (await tx.info()).name, live)

    async def read(self, row: Outgoing) -> tuple[Sitting, Sequence[Entry]]:
        """Return the row's table as it is now, with its newest log entries."""
        scene = await self.scene(row)
        return scene.sitting, scene.entries

    async def log(self, row: Outgoing, last: int | None = None) -> tuple[Sitting, Sequence[Entry]]:
        """Return the table with its whole log, or the last so many entries."""
        async with self.house.store.read(self.guild) as tx:
            tx.soon.entries(row.table, last=last)
            return await load(self.house, tx, self.guild, row.table), await tx.entries(row.table, last=last)

    async def done(self, row: Outgoing) -> None:
        """Take the row out."""
        async with self.house.store.write(self.guild) as tx:
            await tx.drop_outgoing(row.id)

    async def is_newest(self, tx: Reading, row: Outgoing) -> bool:
        """Return whether the row was neither replaced nor withdrawn."""
        newest = await tx.outgoing(row.table, row.kind, row.target)
        return newest is not None and newest.id == row.id

    async def stand(self, row: Outgoing, scene: Scene, card: Card, *, make: bool, owner: int = 0) -> None:
        """Edit the message whose role is the row's kind (of that owner), or send it when it stands nowhere."""
        stands = scene.posted.get((row.kind, owner))
        if stands is not None and await self._edited(stands.channel, stands.message, card):
            await self.done(row)
            return
        sent = await self.send(row, scene.sitting.table.channel, card) if make else None
        async with self.house.store.write(self.guild) as tx:
            if sent is not None:
                await self.save(tx, row.table, row.kind, sent, owner)
            await tx.drop_outgoing(row.id)

    async def send(self, row: Outgoing, channel: int, card: Card) -> Sent:
        """Send a new message, unless this very row's message stands already; then bring that one up to date."""
        if self._maybe_sent(row):
            found = await self.house.messenger.find(channel, mark_of(row), self.guild)
            if found is not None and await self._edited(channel, found, card):
                return Sent(channel, found)
        self.tried.add(row.id)
        return await self.house.messenger.send(channel, card, self._nonce(row))

    async def send_dm(self, row: Outgoing, card: Card) -> Sent:
        """Send a direct message in the same way. Raises DmClosed for whatever keeps it from its reader for good."""
        messenger = self.house.messenger
        try:
            if self._maybe_sent(row):
                found = await messenger.find_dm(row.target, mark_of(row), self.guild)
                if found is not None and await self.edited_dm(found.channel, found.message, card):
                    return found
            self.tried.add(row.id)
            return await messenger.send_dm(row.target, card, self._nonce(row))
        except NotAllowed as error:
            raise DmClosed from error
        except Gone as gone:
            # A channel to a person can be opened anew; the person himself cannot.
            raise (Later() if gone.what == "channel" else DmClosed()) from gone

    async def edited_dm(self, channel: int, message: int, card: Card) -> bool:
        """Edit a direct message; return False when it cannot be any more."""
        try:
            await self.house.messenger.edit(channel, message, card)
        except (Gone, NotAllowed, DmClosed):
            return False
        return True

    async def _edited(self, channel: int, message: int, card: Card) -> bool:
        """Edit a message; return False when it was deleted meanwhile."""
        try:
            await self.house.messenger.edit(channel, message, card)
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
                at=self.house.clock.now(),
            )
        )

    def _maybe_sent(self, row: Outgoing) -> bool:
        ours = is_of(row, self.house.life)
        return row.attempts > 0 or not ours or row.id in self.tried or took_over(row)

    def _nonce(self, row: Outgoing) -> str:
        return f"{self.guild % 10**14}-{mark_of(row) - MARKS:x}"[:25]


def _expect(tx: Reading, row: Outgoing) -> None:
    """Let all that a scene takes travel together."""
    tx.soon.position(row.table)
    tx.soon.entries(row.table, last=RECENT)
    tx.soon.timers(row.table)
    tx.soon.posted(row.table)
    tx.soon.info()
