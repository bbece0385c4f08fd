"""A click arriving at the service to the card returned: no picture, nothing of Discord; the panel included.

Three people and a computer in the middle of a game, on real files with synchronous=FULL. A click is timed alone; what
it leaves to be sent is sent afterwards, outside the clock.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.service.card import Card, Handle
from tests.service.pretended import deeds
from tests.service.world import ANN, BOB, CEM, GUILD, World, world

_CLICKS = 200
_LOOKS = 150


async def measure() -> list[dict[str, Any]]:
    """Return rows {"name", "value", "unit"}."""
    with tempfile.TemporaryDirectory(prefix="bench-answers-") as folder:
        async with world(Path(folder) / "data") as made:
            made.messenger.judge = None
            return await _Clicks(made).measured()


class _Clicks:
    """Clicks of people at one table, each timed."""

    def __init__(self, made: World) -> None:
        self.world = made
        self.chance = random.Random(11)
        self.times: dict[str, list[float]] = {}
        self.table = 0

    async def measured(self) -> list[dict[str, Any]]:
        await self._begin()
        for _ in range(_CLICKS):
            await self._act()
        for _ in range(_LOOKS):
            for name, handle in (
                ("board as text", Handle(GUILD, self.table, "look", ("board",))),
                ("own tiles as text", Handle(GUILD, self.table, "look", ("tiles",))),
                ("log", Handle(GUILD, self.table, "log")),
            ):
                await self._timed(name, ANN, handle)
            await self._complete()
        return [row for name, times in self.times.items() for row in _rows(name, times)]

    async def _begin(self) -> None:
        sitting = await self.world.started(ANN, BOB, CEM, computers=1)
        self.table = sitting.table.id

    async def _act(self) -> None:
        made = self.world
        user = await made.awaited(self.table)
        panel = await self._timed("panel opened", user, Handle(GUILD, self.table, "act"))
        offers = [(handle, values) for handle, values in deeds(panel) if handle.verb == "do"]
        kind = self.chance.choice(sorted({handle.nouns[0] for handle, _ in offers}))
        handle, values = self.chance.choice([offer for offer in offers if offer[0].nouns[0] == kind])
        await self._timed("action done and next panel", user, handle, values)
        await made.advance(25)
        if (await made.sitting(self.table)).table.status == "over":
            await self._begin()

    async def _complete(self) -> None:
        ask = self.world.ask(await self.world.awaited(self.table), door="slash")
        begin = time.perf_counter()
        await self.world.host.complete(ask, "space-mission", "top-up", "discard", {}, "", str(self.table))
        self.times.setdefault("autocomplete", []).append(time.perf_counter() - begin)

    async def _timed(self, name: str, user: int, handle: Handle, values: tuple[str, ...] = ()) -> Card:
        ask = self.world.ask(user)
        begin = time.perf_counter()
        card = await self.world.host.press(ask, handle, values)
        self.times.setdefault(name, []).append(time.perf_counter() - begin)
        return card


def _rows(name: str, times: list[float]) -> list[dict[str, Any]]:
    cuts = statistics.quantiles(times, n=100)
    return [
        {"name": f"answers.{name}, {which}", "value": round(value * 1000, 2), "unit": "ms"}
        for which, value in (("median", statistics.median(times)), ("99th percentile", cuts[98]))
    ]
