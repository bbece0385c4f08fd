"""Sending what outgoing rows ask for. Content is made from the newest state; a row goes when its message stands.

Messages are made at least once and told apart by their mark: a row that may have been sent before (by a process
that died, or by a try that timed out) looks for its message first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.games.core.phrase import say
from bot.service import announce, lifecycle
from bot.service.announce import HandBody, PlaceBody, ShrinkBody, ToldBody, TurnBody
from bot.service.board_card import board_card, final_card, summary_card
from bot.service.cards import Button, Buttons, Card, Handle, Text
from bot.service.house import House
from bot.service.lobby_card import lobby_card
from bot.service.messenger import DmClosed, Gone, Sent
from bot.service.names import shown
from bot.service.people import language_of, wants_dm, with_dm
from bot.service.ports import Reading, Writing
from bot.service.private_card import Private
from bot.service.records import Entry, Outgoing, Person, Posted
from bot.service.sitting import Sitting, load

RECENT = 40
"""Log entries that a recap looks through."""

Handler = Callable[["Delivery", Outgoing], Awaitable[None]]


class Delivery:
    """Sends the rows of one guild."""

    def __init__(self, house: House, guild: int, born: float) -> None:
        """`born`: when this process started; older rows may have been sent by another."""
        self.house = house
        self.guild = guild
        self.born = born

    async def deliver(self, row: Outgoing) -> None:
        """Send one row. Raises `Undeliverable` kinds when it stays."""
        await HANDLERS[row.kind](self, row)

    async def lobby(self, row: Outgoing) -> None:
        """Post the lobby, or renew it where it stands."""
        sitting, _ = await self._read(row)
        card = lobby_card(self.house, sitting, mark=row.id)
        await self._stand(row, sitting, "lobby", card, make=sitting.table.status == "lobby")

    async def invite(self, row: Outgoing) -> None:
        """Mention those who have a reserved seat and were not told yet."""
        sitting, _ = await self._read(row)
        invited = [seat.user for seat in sitting.seats if seat.status == "invited" and seat.user]
        async with self.house.store.read(self.guild) as tx:
            users = [user for user in invited if not await tx.said(row.table, f"invite:{user}")]
        if users and sitting.table.status == "lobby":
            words = sitting.words(self.house, sitting.table.language)
            host = next((seat.name for seat in sitting.seats if seat.user == sitting.table.host), "?")
            mentions = " ".join(f"<@{user}>" for user in users)
            text = words(say("invite", who=mentions, host=shown(host), title=sitting.game.meta.title))
            join = Handle(self.guild, row.table, "join", (), row.id)
            buttons = Buttons((Button(words(say("button-join")), join, "🙋", "good"),))
            await self._send(row, sitting.table.channel, Card((Text(text), buttons), mentions=tuple(users)))
        async with self.house.store.write(self.guild) as tx:
            for user in users:
                await tx.say_once(row.table, f"invite:{user}")
            await tx.drop_outgoing(row.id)

    async def board(self, row: Outgoing) -> None:
        """Renew the board where it stands; post it when it stands nowhere."""
        sitting, rows = await self._read(row)
        if sitting.table.status not in ("running", "paused"):
            await self._done(row)
            return
        card = await board_card(self.house, sitting, rows, mark=row.id)
        await self._stand(row, sitting, "board", card, make=True)

    async def turn(self, row: Outgoing) -> None:
        """Tell whose turn it is: a new board message with mentions, and a new direct message for the others."""
        sitting, rows = await self._read(row)
        seats = [seat for seat in msgspec.json.decode(row.body, type=TurnBody).seats if seat in sitting.to_move()]
        users = [user for seat in seats if (user := sitting.seats[seat].user) is not None]
        if not users:
            await self._done(row)
            return
        for user in users:
            if not await self.house.messenger.is_member(self.guild, user):
                await lifecycle.person_left(self.house, self.guild, row.table, user)
                await self._done(row)
                return
        people = [await self.house.store.people.person(user) for user in users]
        mentioned = [person.user for person in people if person.notice != "silent" and not wants_dm(person)]
        card = await board_card(self.house, sitting, rows, mark=row.id, mentions=mentioned)
        sent = await self._send(row, sitting.table.channel, card)
        async with self.house.store.write(self.guild) as tx:
            await self._replace_board(tx, sitting, sent)
            for person in people:
                if wants_dm(person):
                    await announce.refresh_hand(self.house, tx, row.table, person.user, fresh=True)
            await tx.drop_outgoing(row.id)

    async def final(self, row: Outgoing) -> None:
        """Post the end of the game."""
        sitting, _ = await self._read(row)
        sent = await self._send(row, sitting.table.channel, await final_card(self.house, sitting, mark=row.id))
        async with self.house.store.write(self.guild) as tx:
            await self._replace_board(tx, sitting, sent)
            await tx.drop_outgoing(row.id)

    async def shrink(self, row: Outgoing) -> None:
        """Turn a former board message into its summary."""
        body = msgspec.json.decode(row.body, type=ShrinkBody)
        sitting, rows = await self._read(row, last=4 * RECENT)
        done = [entry for entry in rows if body.since <= entry.at < body.until]
        try:
            await self.house.messenger.edit(body.channel, body.message, summary_card(self.house, sitting, done))
        except Gone as gone:
            if gone.what != "message":
                raise
        await self._done(row)

    async def hand(self, row: Outgoing) -> None:
        """Renew a person's direct message; as a new message at his turn and at the start."""
        sitting, _ = await self._read(row)
        person = await self.house.store.people.person(row.target)
        seat = sitting.seat_of(row.target)
        if seat is None or person.dm == "closed" or person.notice == "silent":
            await self._done(row)
            return
        fresh = msgspec.json.decode(row.body, type=HandBody).fresh
        async with self.house.store.read(self.guild) as tx:
            stands = await tx.posted(row.table, "hand", row.target)
            place = await self._place(tx, sitting, person)
        private = Private(self.house, sitting, seat, language_of(person, sitting), mark=row.id)
        card = await private.panel(place=place)
        if stands is not None and not fresh and await self._edited(stands, card):
            await self._done(row)
            return
        await self._new_hand(row, sitting, person, stands, card)

    async def _new_hand(
        self, row: Outgoing, sitting: Sitting, person: Person, stands: Posted | None, card: Card
    ) -> None:
        messenger, people = self.house.messenger, self.house.store.people
        try:
            sent = await messenger.find_dm(row.target, row.id, row.created) if self._maybe_sent(row) else None
            if sent is None:
                sent = await messenger.send_dm(row.target, card, self._nonce(row))
        except DmClosed:
            await people.save_person(with_dm(person, "closed"))
            async with self.house.store.write(self.guild) as tx:
                await announce.put(self.house, tx, row.table, "closed", target=row.target)
                await tx.drop_outgoing(row.id)
            return
        if person.dm != "open":
            await people.save_person(with_dm(person, "open"))
        async with self.house.store.write(self.guild) as tx:
            await self._save(tx, row.table, "hand", sent, owner=row.target)
            if stands is not None and stands.message != sent.message:
                place = PlaceBody(stands.channel, stands.message)
                await announce.put(self.house, tx, row.table, "delete", target=stands.message, body=place)
            await tx.drop_outgoing(row.id)

    async def closed(self, row: Outgoing) -> None:
        """Say in the channel, once a table, that a person's direct messages are closed; it is his notice, too."""
        sitting, _ = await self._read(row)
        words = sitting.words(self.house, sitting.table.language)
        seat = sitting.seat_of(row.target)
        async with self.house.store.read(self.guild) as tx:
            told = await tx.said(row.table, f"closed:{row.target}")
        awaited = seat is not None and seat in sitting.to_move()
        if awaited or not told:
            key = "dm-closed" if not told else "turn-mention"
            handle = Handle(self.guild, row.table, "act", (), row.id)
            button = Button(words(say("button-act")), handle, "🎯", "main")
            text = Text(words(say(key, who=f"<@{row.target}>")))
            card = Card((text, Buttons((button,))), mentions=(row.target,))
            await self._send(row, sitting.table.channel, card)
        async with self.house.store.write(self.guild) as tx:
            await tx.say_once(row.table, f"closed:{row.target}")
            await tx.drop_outgoing(row.id)

    async def told(self, row: Outgoing) -> None:
        """Say a word to one person by direct message; who takes none is not told."""
        body = msgspec.json.decode(row.body, type=ToldBody)
        person = await self.house.store.people.person(row.target)
        sitting, _ = await self._read(row)
        words = sitting.words(self.house, language_of(person, sitting))
        tables = Button(words(say("button-my-tables")), Handle(self.guild, row.table, "my-tables", (), row.id), "📋")
        card = Card((Text(words(body.phrase)), Buttons((tables,))))
        try:
            sent = (
                await self.house.messenger.find_dm(row.target, row.id, row.created) if self._maybe_sent(row) else None
            )
            if sent is None:
                await self.house.messenger.send_dm(row.target, card, self._nonce(row))
        except DmClosed:
            await self.house.store.people.save_person(with_dm(person, "closed"))
        await self._done(row)

    async def delete(self, row: Outgoing) -> None:
        """Take a former message away."""
        body = msgspec.json.decode(row.body, type=PlaceBody)
        await self.house.messenger.delete(body.channel, body.message)
        await self._done(row)

    async def index(self, row: Outgoing) -> None:
        """Bring the index of people's tables up to date."""
        sitting, _ = await self._read(row)
        open_now = sitting.table.status in ("lobby", "running", "paused")
        users = [seat.user for seat in sitting.seats if seat.user is not None and open_now]
        await self.house.store.people.index(self.guild, row.table, users)
        await self._done(row)

    async def _read(self, row: Outgoing, last: int = RECENT) -> tuple[Sitting, Sequence[Entry]]:
        async with self.house.store.read(self.guild) as tx:
            return await load(self.house, tx, self.guild, row.table), await tx.entries(row.table, last=last)

    async def _done(self, row: Outgoing) -> None:
        async with self.house.store.write(self.guild) as tx:
            await tx.drop_outgoing(row.id)

    async def _stand(self, row: Outgoing, sitting: Sitting, role: str, card: Card, *, make: bool) -> None:
        """Edit the message of this role, or send it when it stands nowhere."""
        async with self.house.store.read(self.guild) as tx:
            stands = await tx.posted(row.table, role)
        if stands is not None and await self._edited(stands, card):
            await self._done(row)
            return
        sent = await self._send(row, sitting.table.channel, card) if make else None
        async with self.house.store.write(self.guild) as tx:
            if sent is not None:
                await self._save(tx, row.table, role, sent)
            await tx.drop_outgoing(row.id)

    async def _edited(self, stands: Posted, card: Card) -> bool:
        """Edit a message; return False when it was deleted meanwhile."""
        try:
            await self.house.messenger.edit(stands.channel, stands.message, card)
        except Gone as gone:
            if gone.what != "message":
                raise
            return False
        return True

    async def _send(self, row: Outgoing, channel: int, card: Card) -> Sent:
        """Send a new message, unless this very row's message stands already; then bring that one up to date."""
        if self._maybe_sent(row):
            found = await self.house.messenger.find(channel, row.id, row.created)
            if found is not None:
                await self.house.messenger.edit(channel, found, card)
                return Sent(channel, found)
        return await self.house.messenger.send(channel, card, self._nonce(row))

    def _maybe_sent(self, row: Outgoing) -> bool:
        return row.attempts > 0 or row.created < self.born

    def _nonce(self, row: Outgoing) -> str:
        return f"{self.guild % 10**14}-{row.id}"[:25]

    async def _replace_board(self, tx: Writing, sitting: Sitting, sent: Sent) -> None:
        """Note the new board message and let the old one shrink; a waiting renewal of the old one is needless."""
        table = sitting.table.id
        old = await tx.posted(table, "board")
        if old is not None and old.message != sent.message:
            now = self.house.clock.now()
            body = ShrinkBody(old.channel, old.message, old.at, now)
            await announce.put(self.house, tx, table, "shrink", target=old.message, body=body)
        await self._save(tx, table, "board", sent)

    async def _save(self, tx: Writing, table: int, role: str, sent: Sent, owner: int = 0) -> None:
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

    async def _place(self, tx: Reading, sitting: Sitting, person: Person) -> str:
        info = await tx.info()
        board = await tx.posted(sitting.table.id, "board")
        link = f"https://discord.com/channels/{self.guild}/{sitting.table.channel}"
        if board is not None and board.channel == sitting.table.channel:
            link += f"/{board.message}"
        words = sitting.words(self.house, language_of(person, sitting))
        return words(say("place", server=shown(info.name) or "?", channel=f"<#{sitting.table.channel}>", link=link))


HANDLERS: dict[str, Handler] = {
    "turn": Delivery.turn,
    "final": Delivery.final,
    "lobby": Delivery.lobby,
    "invite": Delivery.invite,
    "board": Delivery.board,
    "hand": Delivery.hand,
    "closed": Delivery.closed,
    "told": Delivery.told,
    "shrink": Delivery.shrink,
    "delete": Delivery.delete,
    "index": Delivery.index,
}
"""What each kind of row asks for, in the order in which a table's due rows are sent: the notice of a turn first."""
