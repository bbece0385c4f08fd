"""Simulated players: each thinks for a while, clicks, and continues with what the answer offers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.service.answers.answering import REFUSED
from bot.service.card import ButtonId, Card
from bot.service.features.looks.cards import OVER
from bot.service.ports import Store
from bot.service.request import Request
from bot.service.service import GameService
from cogs.components.compose import compose
from tests.load.column import Column
from tests.service.pretended import deeds, text

Think = Callable[[], Awaitable[None]]
GAME = "space-mission"
"""The game that is measured: what is measured of one is compared with what was measured before."""
FIRST = 10**17
"""Interactions are numbered above it."""


@dataclass
class Tally:
    """What people did and saw. Times in seconds.

    `first`: from the click to the acknowledgement. `whole`: to the answer. `done`: the interactions after whose answer
    a player believes that their action counts; `refused`: those after which they do not.
    """

    first: Column[float] = field(default_factory=lambda: Column("d"))
    whole: Column[float] = field(default_factory=lambda: Column("d"))
    done: Column[int] = field(default_factory=lambda: Column("Q"))
    refused: Column[int] = field(default_factory=lambda: Column("Q"))
    excused: list[str] = field(default_factory=list)
    waiting: dict[int, float] = field(default_factory=dict)
    games: int = 0

    def longest_wait(self) -> float:
        """Return how long the one has been waiting who has waited longest for an answer that is not there yet."""
        return time.monotonic() - min(self.waiting.values(), default=time.monotonic())


class People:
    """All people at all tables, as one door sees them."""

    def __init__(
        self, service: GameService, store: Store, chance: random.Random, tally: Tally, first: int = FIRST
    ) -> None:
        self.service = service
        self.store = store
        self.chance = chance
        self.tally = tally
        self._interactions = first

    async def click(self, user: int, channel: int, button_id: ButtonId, values: tuple[str, ...] = ()) -> Card:
        """Click, as `cogs.interaction_runner` passes it to the service; return the answer.

        Sometimes Discord delivers a click twice, and sometimes a user clicks twice.
        """
        first = self.ask(user, button_id.guild, channel)
        fate = self.chance.random()
        if fate < 0.01:
            answers = await asyncio.gather(
                self._served(first, button_id, values), self._served(first, button_id, values, again=True)
            )
            return answers[0]
        if fate < 0.02 and button_id.verb == "do":
            second = self.ask(user, button_id.guild, channel)
            one, other = await asyncio.gather(
                self._served(first, button_id, values), self._served(second, button_id, values)
            )
            return other if _is_refused(one) else one
        return await self._served(first, button_id, values)

    def ask(self, user: int, guild: int, channel: int) -> Request:
        """Return a new click's question."""
        self._interactions += 1
        return Request(
            user=user,
            name=f"Player {user}",
            guild=guild,
            channel=channel,
            locale=("en-US", "de")[user % 2],
            interaction=self._interactions,
            application=1,
            token=f"token-{self._interactions}",
            source="panel",
        )

    async def _served(
        self, request: Request, button_id: ButtonId, values: tuple[str, ...], *, again: bool = False
    ) -> Card:
        tally = self.tally
        begin = time.monotonic()
        if not again:
            tally.waiting[request.interaction] = begin
        await self.service.note(request)
        acknowledged = time.monotonic()
        card = await self.service.press(request.on(button_id, values))
        compose(card)
        answered = time.monotonic()
        await self.service.answered(request)
        if not again:
            del tally.waiting[request.interaction]
            tally.first.append(acknowledged - begin)
            tally.whole.append(answered - begin)
            self._book(request, button_id, card)
        return card

    def _book(self, request: Request, button_id: ButtonId, card: Card) -> None:
        if card.accent == REFUSED and "🚫" not in text(card):
            self.tally.excused.append(text(card))
        if _is_refused(card):
            self.tally.refused.append(request.interaction)
        elif button_id.verb == "do":
            self.tally.done.append(request.interaction)


def _is_refused(card: Card) -> bool:
    """Return whether a click was in vain; one at a game that has ended meanwhile is answered in red."""
    return card.accent == REFUSED or "🚫" in text(card)


@dataclass
class Seats:
    """A table and the two who sit there; when its game is over they open the next one in the same channel."""

    guild: int
    channel: int
    users: tuple[int, int]
    table: int = 0
    game: str = GAME

    async def open(self, people: People) -> None:
        """Open a table, fill it and begin."""
        first, second = self.users
        await people.service.play(people.ask(first, self.guild, self.channel), self.game, thread=False)
        async with people.store.read(self.guild) as tx:
            self.table = max(table.id for table in await tx.tables(("lobby",), self.channel))
        for user, verb in ((second, "join"), (first, "start")):
            card = await people.service.press(
                people.ask(user, self.guild, self.channel).on(ButtonId(self.guild, self.table, verb))
            )
            assert card.accent != REFUSED, text(card)
        people.tally.games += 1

    async def awaited(self, people: People) -> tuple[int, str]:
        """Return the user to move, and the first card of their hand as a noun."""
        for user in self.users:
            request = people.ask(user, self.guild, self.channel)
            card = await people.service.press(request.on(ButtonId(self.guild, self.table, "act")))
            found = [
                (button_id, values) for button_id, values in deeds(card) if button_id.nouns[0] == "top-up" and values
            ]
            if found:
                return user, found[0][1][0]
        raise AssertionError("no user is to move, or has a card to discard")

    async def play(self, people: People, think: Think, over: Callable[[], bool]) -> None:
        """Play on and on, until it is over."""
        turn = people.chance.randrange(2)
        while not over():
            user = self.users[turn % 2]
            await think()
            card = await people.click(user, self.channel, ButtonId(self.guild, self.table, "act"))
            while card.accent != OVER and not over() and (offers := list(deeds(card))):
                await think()
                card = await people.click(user, self.channel, *self._chosen(people.chance, offers))
            if card.accent == OVER:
                await self.open(people)
            turn += 1

    def _chosen(
        self, chance: random.Random, offers: list[tuple[ButtonId, tuple[str, ...]]]
    ) -> tuple[ButtonId, tuple[str, ...]]:
        verb = chance.choice(sorted({button_id.nouns[0] for button_id, _ in offers}))
        return chance.choice([offer for offer in offers if offer[0].nouns[0] == verb])
