"""The time from a click's arrival at the service to the returned card, with the panel, without pictures or Discord.

Three people and a computer in the middle of a game, on real files with synchronous=FULL. A click is timed alone; what
it leaves to be sent is sent afterwards, outside the clock.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from bot.service.card import ButtonId, Card
from tests.bench.parts import Part, Row, row
from tests.service.pretended import deeds
from tests.service.world import ANN, BOB, CEM, GUILD, World, world


@dataclass(frozen=True)
class Size:
    """How many actions are done, and how often each thing is looked at."""

    clicks: int
    looks: int


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield the median and the 99th percentile of each answer."""
    with tempfile.TemporaryDirectory(prefix="bench-answers-") as folder:
        async with world(Path(folder) / "data") as made:
            made.messenger.judge = None
            yield await _Clicks(made, size).measured()


class _Clicks:
    """Clicks of people at one table, each timed."""

    def __init__(self, made: World, size: Size) -> None:
        self.world = made
        self.size = size
        self.chance = random.Random(11)
        self.times: dict[str, list[float]] = {}
        self.table = 0

    async def measured(self) -> list[Row]:
        await self._begin()
        for _ in range(self.size.clicks):
            await self._act()
        for _ in range(self.size.looks):
            for name, button_id in (
                ("board as text", ButtonId(GUILD, self.table, "look", ("board",))),
                ("own tiles as text", ButtonId(GUILD, self.table, "look", ("tiles",))),
                ("log", ButtonId(GUILD, self.table, "log")),
            ):
                await self._timed(name, ANN, button_id)
            await self._complete()
        return [each for name, times in self.times.items() for each in _rows(name, times)]

    async def _begin(self) -> None:
        loaded = await self.world.started(ANN, BOB, CEM, computers=1)
        self.table = loaded.table.id

    async def _act(self) -> None:
        made = self.world
        user = await made.awaited(self.table)
        panel = await self._timed("panel opened", user, ButtonId(GUILD, self.table, "act"))
        offers = [(button_id, values) for button_id, values in deeds(panel) if button_id.verb == "do"]
        kind = self.chance.choice(sorted({button_id.nouns[0] for button_id, _ in offers}))
        button_id, values = self.chance.choice([offer for offer in offers if offer[0].nouns[0] == kind])
        await self._timed("action done and next panel", user, button_id, values)
        await made.advance(25)
        if (await made.loaded(self.table)).table.status == "over":
            await self._begin()

    async def _complete(self) -> None:
        request = self.world.ask(await self.world.awaited(self.table), source="slash")
        begin = time.perf_counter()
        await self.world.service.complete(request.at(str(self.table)), "space-mission", "top-up", "discard", {}, "")
        self.times.setdefault("autocomplete", []).append(time.perf_counter() - begin)

    async def _timed(self, name: str, user: int, button_id: ButtonId, values: tuple[str, ...] = ()) -> Card:
        request = self.world.ask(user)
        begin = time.perf_counter()
        card = await self.world.service.press(request.on(button_id, values))
        self.times.setdefault(name, []).append(time.perf_counter() - begin)
        return card


def _rows(name: str, times: list[float]) -> list[Row]:
    cuts = statistics.quantiles(times, n=100)
    return [
        row(f"answers.{name}, {which}", value * 1000, "ms")
        for which, value in (("median", statistics.median(times)), ("99th percentile", cuts[98]))
    ]


PARTS = {"answers": Part(measure, full=Size(clicks=200, looks=150), short=Size(clicks=8, looks=2))}
