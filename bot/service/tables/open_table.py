"""A table within a transaction: its rows, timers, outbox messages and remarks. `tx.TableTx` adds the game's log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.core.phrase import Phrase, say
from bot.service.bodies import Fresh, Why
from bot.service.context import Context
from bot.service.names import clean, shown
from bot.service.places import is_direct
from bot.service.ports import Writing
from bot.service.records import Remark, Seat, Table, Timer
from bot.service.request import Request
from bot.service.tables import index, outbox
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import CALL, DIGEST, DM_PANEL
from bot.service.tables.remark_texts import retold
from bot.service.tables.remarks import tidy


@dataclass
class OpenTable:
    """A table within a transaction. `loaded`: the table after the changes so far.

    It is a transaction and no more: network requests, drawing and searching come before it.
    """

    context: Context
    tx: Writing
    loaded: LoadedTable

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.loaded.table.id

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

    async def set_timer(self, kind: str, due: float, target: int = 0, body: bytes = b"{}") -> None:
        """Set a timer, in the place of one of the same name."""
        await self.tx.put_timer(Timer(table=self.id, kind=kind, target=target, due=due, body=body))

    async def drop_timer(self, kind: str, target: int = 0) -> None:
        """Delete a timer."""
        await self.tx.drop_timer(self.id, kind, target)

    async def refresh_index(self) -> None:
        """Set the timer that brings the index of users' tables up to date."""
        await self.set_timer(index.KIND, self.context.clock.now())

    async def show(
        self,
        kind: str,
        target: int = 0,
        *,
        fresh: Fresh | None = None,
        due: float | None = None,
        claim: int | None = None,
    ) -> None:
        """Mark a slot (`outbox.show`). Only the process that sends claims it; others cost it a look."""
        claim = claim if self.context.runtime.serves(self.loaded.guild) else None
        await outbox.show(self.context, self.tx, self.id, kind, target, fresh=fresh, due=due, claim=claim)

    async def notify(self, kind: str, target: int = 0, *, due: float | None = None) -> None:
        """Put a notice (`outbox.notify`)."""
        await outbox.notify(self.context, self.tx, self.id, kind, target, due=due)

    async def tell(self, user: int, phrase: Phrase, *, about: int = 0, due: float | None = None) -> None:
        """Enqueue a sentence to one user (`outbox.tell`)."""
        await outbox.tell(self.context, self.tx, self.id, user, phrase, about=about, due=due)

    async def renew_dm(self, user: int, *, why: Why | None = None) -> None:
        """Update a player's DM panel. With `why`, post a new message that notifies the player.

        A table in direct messages has none: its board stands there already, and its buttons open the panel. A game
        that began in its player's panel has one from the first notice on: until then it is played there.
        """
        if is_direct(self.loaded.guild):
            return
        if why is None and self.loaded.began_privately and not await self._stands_or_comes(DM_PANEL, user):
            return
        fresh = Fresh(why=why) if why is not None else None
        await self.show(DM_PANEL, user, fresh=fresh, claim=0 if fresh is not None else None)

    async def _stands_or_comes(self, kind: str, target: int) -> bool:
        """Return whether the slot has a message, or a row that makes one."""
        stands = await self.tx.posted(self.id, kind, target)
        return stands is not None or await self.tx.outgoing(self.id, kind, target) is not None

    async def renew_panels(self) -> None:
        """Update the DM panels and open panels of all players."""
        self.context.runtime.watch.changed(self.loaded.guild, self.id)
        for user in self.loaded.users():
            await self.renew_dm(user)

    async def cross_out_calls(self, user: int) -> None:
        """Cross out the calls of a player in the channel."""
        for role in (CALL, DIGEST):
            if await self.tx.posted(self.id, role, user) is not None:
                await self.show(CALL, user)
                return

    async def note(
        self, phrase: Phrase, *, by: Request | None = None, reason: str = "", named: int | None = None
    ) -> None:
        """Put a remark into the table's log. `by` None: the bot did it, by a rule of the table.

        `named`: then the user whose name is in the phrase, so that it can be anonymised. Raises remark_texts.Strange (a
        bug) for a phrase that no remark has.
        """
        await self.tx.remark(
            Remark(
                table=self.id,
                after=self.loaded.entries,
                at=self.context.clock.now(),
                user=by.user if by else named,
                name=clean(by.name) if by else "",
                phrase=retold(phrase, len(self.loaded.seats)),
                reason=tidy(reason),
            )
        )

    async def intervene(self, phrase: Phrase, *, by: Request | None = None, reason: str = "") -> None:
        """Put a remark into the log and send it to every player by direct message, except to the user who did it."""
        await self.note(phrase, by=by, reason=reason)
        facts = {"title": self.loaded.game.meta.title, "table": self.loaded.number(), "what": phrase}
        if by is not None:
            facts |= {"who": shown(clean(by.name)), "reason": shown(tidy(reason))}
        notice = say("told-vote" if by is None else "told-tool" if tidy(reason) else "told-by", **facts)
        for user in self.loaded.users():
            if by is None or user != by.user:
                await self.tell(user, notice, about=by.user if by else 0)
