"""A host without Discord: real store and texts, a messenger that remembers, simulated users."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.core.contract import Title
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card
from bot.service.context import Context, HostSettings
from bot.service.messages.dispatcher import Dispatcher
from bot.service.ports import RenderService
from bot.service.quotas import HOURLY, Bounds
from bot.service.records import Entry, OutboxMessage, Timer
from bot.service.request import Request
from bot.service.service import GameService
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from bot.text.translator import Translator
from cogs.components.fit import faults
from db.descriptor_limit import OpenFileLimit
from db.store import OPEN_FILES, SqliteStore, open_store
from tests.service.pretended import FakeMessenger, blocks, buttons, deeds, nonces, text
from tests.support.due import due_outgoing, due_timers
from tests.support.raw_texts import raw

__all__ = ["FakeMessenger", "blocks", "buttons", "deeds", "nonces", "text"]

GUILD, CHANNEL = 900, 100
ANN, BOB, CEM, DAN, EVA = 11, 22, 33, 44, 55
NAMES = {ANN: "Ann", BOB: "Bob_*", CEM: "Cem", DAN: "Dan", EVA: "Eva"}


UNTOUCHED = ("presence", "sleep", "lapse")


class NoRenderService:
    """Draws nothing: every look is shown as its text."""

    async def draw(self, *args: Any, **named: Any) -> None:
        return None

    async def film(self, *args: Any, **named: Any) -> None:
        return None


def judged(card: Card) -> Card:
    """Return the card; fail if Discord would not take it, or if there is something raw in it."""
    assert faults(card) == []
    assert raw(card) == []
    return card


@dataclass(repr=False)  # asyncio writes what a fixture returns, twice for each
class World:
    """The host and its surroundings."""

    context: Context
    service: GameService
    dispatcher: Dispatcher
    messenger: FakeMessenger
    clock: SetClock
    store: SqliteStore
    folder: Path
    asked: int = 0

    def ask(
        self, user: int, *, guild: int | None = GUILD, channel: int = CHANNEL, locale: str = "en-US", **more: Any
    ) -> Request:
        self.asked += 1
        return Request(
            user=user,
            name=more.pop("name", NAMES.get(user, f"User {user}")),
            guild=guild,
            channel=channel,
            locale=locale,
            interaction=more.pop("interaction", 10**6 + self.asked),
            application=1,
            token=f"token-{self.asked}",
            source=more.pop("source", "panel"),
            **more,
        )

    async def press(
        self, user: int, verb: str, *nouns: str, table: int = 1, values: tuple[str, ...] = (), **more: Any
    ) -> Card:
        decision = more.pop("decision", 0)
        button_id = ButtonId(more.pop("of", GUILD), table, verb, nouns, decision)
        return judged(await self.service.press(self.ask(user, **more).on(button_id, values)))

    async def use(self, user: int, button_id: ButtonId, values: tuple[str, ...] = (), **more: Any) -> Card:
        """Press exactly this."""
        return judged(await self.service.press(self.ask(user, **more).on(button_id, values)))

    async def click(self, user: int, card: Card, label: str, **more: Any) -> Card:
        """Press the first button of a card whose label begins so."""
        found = [b for b in buttons(card) if b.label.startswith(label) and b.button_id]
        assert found, f"no {label!r} among {[b.label for b in buttons(card)]}"
        assert found[0].button_id is not None
        return await self.use(user, found[0].button_id, **more)

    async def command(
        self,
        user: int,
        verb: str,
        nouns: Mapping[str, str] | None = None,
        table: str | None = None,
        *,
        game: str = "space-mission",
        **more: Any,
    ) -> Card:
        """Use a slash command of a game."""
        asked = self.ask(user, source="slash", **more)
        return judged(await self.service.command(asked.at(table), game, verb, nouns or {}))

    async def look(self, user: int, look: str, about: str | None = None, table: str | None = None, **more: Any) -> Card:
        return judged(await self.service.look(self.ask(user, **more).at(table), look, about))

    async def settle(self) -> None:
        await self.dispatcher.settle()

    async def advance(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.settle()

    async def loaded(self, table: int = 1) -> LoadedTable:
        return await load_table(self.context, GUILD, table)

    async def entries(self, table: int = 1) -> list[Entry]:
        async with self.store.read(GUILD) as tx:
            return await tx.entries(table)

    async def unsent(self) -> tuple[list[OutboxMessage], list[Timer]]:
        """Everything that waits to be sent or done, however late; but for what is done when nobody does anything."""
        async with self.store.read(GUILD) as tx:
            timers = [timer for timer in await due_timers(tx, 1e12) if timer.kind not in UNTOUCHED]
            return await due_outgoing(tx, 1e12), timers

    async def opened(self, user: int, game: str = "space-mission", **more: Any) -> int:
        """Open a table and return its number."""
        opened = judged(await self.service.play(self.ask(user, **more), game, thread=False))
        assert "open" in text(opened), text(opened)
        return max(table.id for table in await self.tables())

    async def started(
        self,
        *users: int,
        computers: int = 0,
        order: str = "fixed",
        channel: int = CHANNEL,
        game: str = "space-mission",
        **options: str,
    ) -> LoadedTable:
        """Open, fill and start a table in order of seats."""
        number = await self.opened(users[0], game, channel=channel)
        for user in users[1:]:
            await self.press(user, "join", table=number)
        for _ in range(computers):
            await self.press(users[0], "computer", "easy", table=number)
        for option, choice in {"order": order, **options}.items():
            await self.press(users[0], "option", option.replace("_", "-"), table=number, values=(choice,))
        await self.press(users[0], "start", table=number)
        await self.settle()
        return await self.loaded(number)

    async def tables(self) -> list[Any]:
        async with self.store.read(GUILD) as tx:
            return await tx.tables(("lobby", "running", "paused", "over", "cancelled"))

    async def awaited(self, table: int = 1) -> int:
        """Return the person who is to move."""
        loaded = await self.loaded(table)
        user = loaded.seats[loaded.to_move()[0]].user
        assert user is not None
        return user

    async def act_any(self, chance: random.Random, table: int = 1) -> None:
        """Let the user to move click one of the things their panel offers."""
        user = await self.awaited(table)
        await self.use(user, *await self.offered(user, chance, table))

    async def offered(
        self, user: int, chance: random.Random, table: int = 1, *nouns: str
    ) -> tuple[ButtonId, tuple[str, ...]]:
        """Return one of the things that a user's panel offers: the button, and the chosen values."""
        panel = await self.press(user, "act", *nouns, table=table)
        offers = list(deeds(await self.others(user, panel)))
        assert offers, text(panel)
        verbs = sorted({button_id.nouns[0] for button_id, _ in offers})
        verb = chance.choice(verbs)
        button_id, values = chance.choice([offer for offer in offers if offer[0].nouns[0] == verb])
        while button_id.verb == "pick":
            answer = await self.use(user, button_id, values)
            button_id, values = chance.choice(list(deeds(answer)))
        return button_id, values

    async def others(self, user: int, panel: Card) -> Card:
        """Return the card of all actions that a guided panel has behind one button; the panel if it shows them."""
        found = [one.button_id for one in buttons(panel) if one.button_id and one.button_id.verb == "pick"]
        found = [button_id for button_id in found if not button_id.nouns]
        return await self.use(user, found[0]) if found else panel

    async def fly(self, user: int, table: int = 1) -> Card:
        """Let a person do something that can be taken back: fly, or jump while still at the gate."""
        panel = await self.press(user, "act", table=table)
        offers = [(h, v) for h, v in deeds(panel) if h.nouns[0] in ("fly", "jump")]
        offers.sort(key=lambda offer: offer[0].nouns[0] != "fly")
        button_id, values = offers[0]
        answer = await self.use(user, button_id, values)
        if button_id.verb == "pick":
            answer = await self.use(user, *next(deeds(answer)))
        return answer

    async def discard(self, user: int, table: int = 1) -> Card:
        """Let a person do something that cannot be taken back: discard a card and draw another."""
        loaded = await self.loaded(table)
        card = loaded.view(loaded.seat_number(user)).hand[0].number
        return await self.use(user, ButtonId(GUILD, table, "do", ("top-up", str(card))))

    async def turn(self, user: int, table: int = 1) -> None:
        """Let a user take both actions of their turn; the last one cannot be taken back."""
        await self.discard(user, table)
        await self.discard(user, table)


@cache
def translator() -> Translator:
    return Translator(strict=True)


def unbounded(**most: int) -> Bounds:
    """Return bounds of which all are off but these."""
    off = dict.fromkeys(Bounds.__dataclass_fields__.keys() - {"hourly"}, 0)
    return Bounds(**{**off, **most}, hourly=dict.fromkeys(HOURLY, 0))


@asynccontextmanager
async def world(
    folder: Path,
    *,
    hold: float = 20.0,
    seed: int = 7,
    clock: SetClock | None = None,
    messenger: FakeMessenger | None = None,
    render_service: RenderService | None = None,
    titles: Mapping[str, Title] = TITLES,
    words: Translator | None = None,
    bounds: Bounds | None = None,
    live: float = 0.0,
    pace: float = HostSettings().pace,
    open_files: OpenFileLimit = OPEN_FILES,
    opened: Any = None,
) -> AsyncIterator[World]:
    """Open a host on a folder, or on a store that was `opened` already.

    With the messenger and clock of another world it is the next process there.
    """
    clock = clock or SetClock()
    chance = random.Random(seed)
    store: SqliteStore = opened or await open_store(folder, clock=clock, open_files=open_files)
    messenger = messenger or FakeMessenger(clock=clock, judge=judged)
    settings = HostSettings(hold=hold, live=live, pace=pace, bounds=bounds or Bounds())
    drawing = render_service or NoRenderService()
    context = Context(store, words or translator(), drawing, messenger, clock, titles, chance.randbytes, settings)
    dispatcher = Dispatcher(context)
    # Tests say when: nothing is sent before `settle`.
    try:
        yield World(context, GameService(context), dispatcher, messenger, clock, store, folder)
    finally:
        await dispatcher.close()
        await store.close()
