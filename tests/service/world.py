"""A host without Discord: real store, real texts, a messenger that remembers, people who ask and press."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.registry import TITLES
from bot.service.cards import Button, Buttons, Card, Handle, Menu, PeopleMenu, Text
from bot.service.dispatch import Dispatcher
from bot.service.door import Ask
from bot.service.finding import sitting_at
from bot.service.host import Host
from bot.service.house import House, Manners
from bot.service.messenger import DmClosed, Gone, NotAllowed, Sent, Undeliverable
from bot.service.sitting import Sitting
from bot.text.translator import Translator
from db.store import SqliteStore, open_store

GUILD, CHANNEL = 900, 100
ANN, BOB, CEM = 11, 22, 33
NAMES = {ANN: "Ann", BOB: "Bob_*", CEM: "Cem"}


@dataclass
class Message:
    """A message that stands in the pretended Discord."""

    channel: int
    id: int
    card: Card
    nonce: str
    versions: int = 1


@dataclass
class FakeMessenger:
    """Remembers what stands where; faults can be set. Nonces are honoured as Discord does."""

    messages: dict[int, Message] = field(default_factory=dict)
    made: list[Message] = field(default_factory=list)
    answers: list[tuple[str, Card]] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    members_gone: set[int] = field(default_factory=set)
    channels_gone: set[int] = field(default_factory=set)
    forbidden: set[int] = field(default_factory=set)
    faults: list[Undeliverable] = field(default_factory=list)
    missing: tuple[str, ...] = ()
    _next: int = 5000

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        self._fail(channel)
        known = next((m for m in self.made if m.nonce == nonce and m.channel == channel), None)
        if known is not None:
            return Sent(channel, known.id)
        self._next += 1
        message = Message(channel, self._next, card, nonce)
        self.messages[message.id] = message
        self.made.append(message)
        return Sent(channel, message.id)

    async def send_dm(self, user: int, card: Card, nonce: str) -> Sent:
        if user in self.closed:
            raise DmClosed
        return await self.send(user * 1000, card, nonce)

    async def edit(self, channel: int, message: int, card: Card) -> None:
        self._fail(channel)
        if message not in self.messages:
            raise Gone("message")
        self.messages[message].card = card
        self.messages[message].versions += 1

    async def delete(self, channel: int, message: int) -> None:
        self.messages.pop(message, None)

    async def find(self, channel: int, mark: int, since: float, guild: int | None = None) -> int | None:
        found = (m.id for m in self.messages.values() if m.channel == channel and mark in marks(m.card))
        return next(found, None)

    async def find_dm(self, user: int, mark: int, since: float, guild: int | None = None) -> Sent | None:
        found = await self.find(user * 1000, mark, since)
        return Sent(user * 1000, found) if found is not None else None

    async def answer(self, application: int, token: str, card: Card) -> None:
        self.answers.append((token, card))

    async def open_thread(self, channel: int, name: str) -> int:
        return channel + 1

    async def lacks(self, channel: int, *, thread: bool = False) -> tuple[str, ...]:
        return self.missing

    async def is_member(self, guild: int, user: int) -> bool:
        return user not in self.members_gone

    def _fail(self, channel: int) -> None:
        if self.faults:
            raise self.faults.pop(0)
        if channel in self.channels_gone:
            raise Gone("channel")
        if channel in self.forbidden:
            raise NotAllowed(("Send Messages",))

    def in_channel(self, channel: int = CHANNEL) -> list[Message]:
        return [message for message in self.messages.values() if message.channel == channel]

    def dms(self, user: int) -> list[Message]:
        return self.in_channel(user * 1000)

    def notices(self, user: int) -> list[Message]:
        """Every message ever made that notified this user: new direct messages, and mentions of him."""
        return [m for m in self.made if m.channel == user * 1000 or user in m.card.mentions]


class NoArtist:
    """Draws nothing: every look is shown as its text."""

    async def draw(self, *args: Any) -> None:
        return None


@dataclass
class World:
    """The host and its surroundings."""

    house: House
    host: Host
    dispatcher: Dispatcher
    messenger: FakeMessenger
    clock: SetClock
    store: SqliteStore
    folder: Path
    asked: int = 0

    def ask(
        self, user: int, *, guild: int | None = GUILD, channel: int = CHANNEL, locale: str = "en-US", **more: Any
    ) -> Ask:
        self.asked += 1
        return Ask(
            user=user,
            name=NAMES.get(user, f"User {user}"),
            guild=guild,
            channel=channel,
            locale=locale,
            interaction=more.pop("interaction", 10**6 + self.asked),
            application=1,
            token=f"token-{self.asked}",
            door=more.pop("door", "panel"),
            **more,
        )

    async def press(
        self, user: int, verb: str, *nouns: str, table: int = 1, values: tuple[str, ...] = (), **more: Any
    ) -> Card:
        decision = more.pop("decision", 0)
        return await self.host.press(self.ask(user, **more), Handle(GUILD, table, verb, nouns, decision), values)

    async def click(self, user: int, card: Card, label: str, **more: Any) -> Card:
        """Press the first button of a card whose label begins so."""
        found = [b for b in buttons(card) if b.label.startswith(label) and b.handle]
        assert found, f"no {label!r} among {[b.label for b in buttons(card)]}"
        assert found[0].handle is not None
        return await self.host.press(self.ask(user, **more), found[0].handle, ())

    async def settle(self) -> None:
        await self.dispatcher.settle()

    async def advance(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.settle()

    async def sitting(self, table: int = 1) -> Sitting:
        return await sitting_at(self.house, GUILD, table)

    async def started(self, *users: int, computers: int = 0, order: str = "fixed", **options: str) -> Sitting:
        """Open, fill and start a table in order of seats."""
        opened = await self.host.play(self.ask(users[0]), "space-mission", thread=False)
        assert "open" in text(opened), text(opened)
        number = max([t.id for t in await self._tables()], default=1)
        for user in users[1:]:
            await self.press(user, "join", table=number)
        for _ in range(computers):
            await self.press(users[0], "computer", "easy", table=number)
        for option, choice in {"order": order, **options}.items():
            await self.press(users[0], "option", option, table=number, values=(choice,))
        await self.press(users[0], "start", table=number)
        await self.settle()
        return await self.sitting(number)

    async def _tables(self) -> list[Any]:
        async with self.store.read(GUILD) as tx:
            return await tx.tables(("lobby", "running", "paused", "over", "cancelled"))

    async def act_any(self, chance: random.Random, table: int = 1) -> None:
        """Let whoever is to move click one of the things his panel offers."""
        sitting = await self.sitting(table)
        seat = sitting.to_move()[0]
        user = sitting.seats[seat].user
        assert user is not None
        panel = await self.press(user, "act", table=table)
        offers = list(deeds(panel))
        assert offers, text(panel)
        verbs = sorted({handle.nouns[0] for handle, _ in offers})
        verb = chance.choice(verbs)
        handle, values = chance.choice([offer for offer in offers if offer[0].nouns[0] == verb])
        answer = await self.host.press(self.ask(user), handle, values)
        while handle.verb == "pick":
            handle, values = chance.choice(list(deeds(answer)))
            answer = await self.host.press(self.ask(user), handle, values)


def blocks(card: Card, kind: type) -> list[Any]:
    return [block for block in card.blocks if isinstance(block, kind)]


def buttons(card: Card) -> list[Button]:
    return [button for row in blocks(card, Buttons) for button in row.row]


def text(card: Card) -> str:
    return "\n".join(block.text for block in blocks(card, Text))


def marks(card: Card) -> set[int]:
    handles = [b.handle for b in buttons(card) if b.handle]
    handles += [block.handle for block in card.blocks if isinstance(block, Menu | PeopleMenu)]
    return {handle.decision for handle in handles}


def deeds(card: Card) -> Iterator[tuple[Handle, tuple[str, ...]]]:
    """Everything a card offers to do in the game, as (handle, chosen values)."""
    for button in buttons(card):
        if button.handle is not None and button.handle.verb == "do":
            yield button.handle, ()
    for menu in blocks(card, Menu):
        if menu.handle.verb in ("do", "pick"):
            for choice in menu.choices:
                yield menu.handle, (choice.value,)
            if menu.most > 1:
                yield menu.handle, tuple(choice.value for choice in menu.choices[: menu.most])


@asynccontextmanager
async def world(
    folder: Path, *, hold: float = 20.0, seed: int = 7, clock: SetClock | None = None
) -> AsyncIterator[World]:
    clock = clock or SetClock()
    chance = random.Random(seed)
    store = await open_store(folder, clock=clock)
    messenger = FakeMessenger()
    house = House(
        store, Translator(strict=True), NoArtist(), messenger, clock, TITLES, chance.randbytes, Manners(hold=hold)
    )
    dispatcher = Dispatcher(house)
    # Tests say when: nothing is sent before `settle`.
    try:
        yield World(house, Host(house), dispatcher, messenger, clock, store, folder)
    finally:
        await dispatcher.close()
        await store.close()
