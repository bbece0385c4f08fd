"""Every game on a Discord that fails all the time: nothing is lost, done twice or said twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.errors import SetupError

from bot.games.registry import TITLES
from bot.service.context import HostSettings
from bot.service.records import OutboxMessage
from db import open_reading
from db.integrity import check_folder
from tests.crash.load import logged_once
from tests.e2e.hall import ANSWERS, MESSAGE, MESSAGES, Hall, done, says_done
from tests.play.reading import deeds, text
from tests.soaking import SEED, by_turns, seeded
from tests.support.due import due_outgoing
from tests.support.loopback import Player

pytestmark = pytest.mark.e2e

CALLBACK = "/interactions/*/*/callback"
STORMS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("POST", CALLBACK, {"status": 500, "when": "after"}),
    ("POST", CALLBACK, {"status": 503}),
    ("POST", CALLBACK, {"status": 404, "code": 10062}),
    ("PATCH", ANSWERS, {"status": 500, "when": "after"}),
    ("PATCH", ANSWERS, {"status": 429}),
    ("PATCH", ANSWERS, {"status": 503}),
    *(
        (method, pattern, how)
        for method, pattern in (("POST", MESSAGES), ("PATCH", MESSAGE), ("DELETE", MESSAGE))
        for how in ({"status": 429}, {"status": 500}, {"status": 502, "when": "after"}, {"status": 503})
    ),
)

GIVEN_UP = 5.0
"""Seconds after which a player tries again: Discord gave the click up, or it never reached the bot."""
FELT = 5
"""So many requests fail at least, else it was no bad weather."""


@dataclass
class Weather:
    """Something fails every few tenths of a second: one request, or the connection itself."""

    hall: Hall
    chance: random.Random
    met: Counter[str] = field(default_factory=Counter)
    cuts: int = 0

    @contextlib.asynccontextmanager
    async def blowing(self) -> AsyncIterator[None]:
        blowing = asyncio.create_task(self._blow())
        try:
            yield
        finally:
            blowing.cancel()
            await asyncio.gather(blowing, return_exceptions=True)
            self._clear()

    async def _blow(self) -> None:
        gateway = self.hall.loopback.gateway
        while True:
            method, pattern, how = self.chance.choice(STORMS)
            self.hall.loopback.rest.fail(method, pattern, **how)
            if gateway.ready and self.chance.random() < 0.05:
                self.cuts += 1
                await gateway.cut(resumable=self.chance.random() < 0.7)
            await asyncio.sleep(self.chance.uniform(0.05, 0.4))
            self._clear()

    @property
    def troubles(self) -> int:
        """How many requests failed."""
        return sum(self.met.values())

    def _clear(self) -> None:
        """Remove faults that no request met, so that they do not gather until all fails."""
        troubles = self.hall.loopback.rest.troubles
        self.met.update({f"{each.method} {each.pattern} {each.status}": each.met for each in troubles if each.met})
        troubles.clear()


@dataclass
class Crew:
    """People who click whatever they are offered, in the weather.

    `accepted`: the clicks that were told to be done, and how.
    """

    hall: Hall
    people: list[Player]
    chance: random.Random
    accepted: dict[int, str] = field(default_factory=dict)
    tried: int = 0

    @property
    def over(self) -> bool:
        card = self.hall.card()
        return card is not None and "The game is over" in text(card)

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until it is enough, or the game is over."""
        while not enough() and not self.over:
            assert self.hall.bot.running, f"the bot ended:\n{self.hall.bot.log}"
            for person in self.people:
                await self._turn(person)

    async def _turn(self, person: Player) -> None:
        shown = await self._answer(person.slash(self.hall.channel, "act"))
        while shown is not None and (offered := deeds(shown)) and not self.over:
            shown = await self._answer(done(person, shown, self.chance.choice(offered)))

    async def _answer(self, deed: Any) -> Any:
        """Return what a person is shown; None when nothing came."""
        self.tried += 1
        asked = asyncio.ensure_future(deed)
        done, _ = await asyncio.wait({asked}, timeout=GIVEN_UP)
        if not done:
            asked.cancel()
        with contextlib.suppress(asyncio.CancelledError, AssertionError, SetupError):
            result = await asked
            if says_done(answer := self.hall.loopback.answer(result)):
                self.accepted[result._interaction.id] = answer
            return result.response
        return None


async def in_bad_weather(hall: Hall, data: Path, game: str, done: int) -> None:
    """Play a game, let the weather calm down, and look at what came of it."""
    chance = random.Random(seed := seeded())
    print(f"again: {SEED}={seed}")  # noqa: T201 - shown beside what failed
    people = [hall.loopback.member(name) for name in ("ada", "bob")]
    await hall.begun(*people, computers=1, game=game)
    weather, crew = Weather(hall, chance), Crew(hall, people, chance)
    async with weather.blowing():
        await crew.play(lambda: len(crew.accepted) >= done and weather.troubles >= FELT)
    assert len(crew.accepted) >= min(done, 5) and weather.troubles >= FELT
    await calm(hall, crew)
    await nothing_put_off(hall, data)
    assert "Traceback" not in hall.bot.log, hall.bot.log
    assert await hall.bot.stop() == 0
    assert check_folder(data) == []
    await nothing_lost_or_doubled(hall, data, crew)
    nothing_said_twice(hall)


async def calm(hall: Hall, crew: Crew) -> None:
    """Awaited players have their choices in the end, in direct message and panel, or the game is over."""

    def told() -> bool:
        return crew.over or any((letter := hall.letter(who)) and deeds(letter) for who in crew.people)

    # What is asked while the connection is away never comes to the bot, in Discord as here.
    await hall.until(lambda: hall.loopback.gateway.ready, "the bot's connection", patience=120)
    await hall.until(told, "somebody who is told that he is awaited", patience=120)
    async with asyncio.timeout(120):
        while not crew.over and not any([deeds(await hall.ask(person, "act")) for person in crew.people]):
            await asyncio.sleep(0.2)  # a computer is to move


async def nothing_put_off(hall: Hall, data: Path) -> None:
    """A message that failed for a while was sent in the end; the delay between tries is bounded."""
    async with asyncio.timeout(HostSettings().retry_most + 60):
        while await put_off(hall, data):
            await asyncio.sleep(0.2)


async def put_off(hall: Hall, data: Path) -> list[OutboxMessage]:
    """Return what waits for another try. Each reading of a folder sees one moment of it."""
    async with open_reading(data) as store, store.read(hall.loopback.guild.id) as tx:
        return [row for row in await due_outgoing(tx, 1e12, 1000) if row.attempts]


async def nothing_lost_or_doubled(hall: Hall, data: Path, crew: Crew) -> None:
    async with open_reading(data) as store, store.read(hall.loopback.guild.id) as tx:
        logged_once(await tx.entries(1), crew.accepted)


def nothing_said_twice(hall: Hall) -> None:
    """Whatever was tried more than once is there once."""
    made: dict[str, set[str]] = {}
    for request in hall.loopback.requests:
        if request.is_to("POST", MESSAGES) and request.status == 200:
            made.setdefault(request.json["nonce"], set()).add(request.answer["id"])
    assert made and all(len(ids) == 1 for ids in made.values())


@pytest.mark.guarantee("discord-faults")
@pytest.mark.parametrize("game", by_turns(TITLES, len(TITLES)))
async def test_a_discord_that_fails_all_the_time(hall: Hall, data: Path, game: str) -> None:
    await in_bad_weather(hall, data, game, done=5)


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
async def test_a_whole_game_on_a_discord_that_fails_all_the_time(hall: Hall, data: Path, game: str) -> None:
    await in_bad_weather(hall, data, game, done=10**6)
