"""The whole host: start beside 10,000 guild files, memory with 200 tables, answers with pictures."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.registry import TITLES
from bot.service.cards import Card
from bot.service.dispatch import Dispatcher
from bot.service.host import Host
from bot.service.house import House
from bot.service.messenger import Sent
from bot.text.translator import Translator
from db.kinds import GUILD
from db.opening import make_file
from db.store import open_store
from renderers.artist import Artist
from tests.service.world import ANN, BOB, FakeMessenger, World

_FILES = 10_000
_TABLES = 200
_CLICKS = 120
_START = """
import asyncio, sys, time
from pathlib import Path
async def main():
    from bot.app import open_app
    app = await open_app(Path(sys.argv[1]))
    await app.dispatcher.settle()
    print(time.time())
    await app.close()
asyncio.run(main())
"""


class Forgetful(FakeMessenger):
    """Keeps no contents: what Discord holds does not count as the host's memory."""

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        return await super().send(channel, Card(()), nonce)

    async def edit(self, channel: int, message: int, card: Card) -> None:
        await super().edit(channel, message, Card(()))


async def measure() -> list[dict[str, Any]]:
    """Return rows {"name", "value", "unit"}."""
    folder = Path(tempfile.mkdtemp(prefix="bench-host-"))
    try:
        rows = [_row("host.start beside 10,000 guild files", await asyncio.to_thread(_start, folder / "start"), "s")]
        return rows + await _tables(folder / "tables")
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


def _row(name: str, value: float, unit: str) -> dict[str, Any]:
    return {"name": name, "value": round(value, 2), "unit": unit}


def _start(folder: Path) -> float:
    """Return seconds from starting a process until it would log in to Discord."""
    (folder / "guilds").mkdir(parents=True)
    first = folder / "guilds" / "1.sqlite"
    make_file(first, GUILD)
    for number in range(2, _FILES + 1):
        shutil.copyfile(first, folder / "guilds" / f"{number}.sqlite")
    times: list[float] = []
    for _ in range(3):
        begin = time.time()
        done = subprocess.run([sys.executable, "-c", _START, str(folder)], check=True, capture_output=True, text=True)
        times.append(float(done.stdout) - begin)
    return statistics.median(times)


async def _tables(folder: Path) -> list[dict[str, Any]]:
    chance = random.Random(1)
    clock = SetClock()
    store = await open_store(folder, clock=clock)
    artist = Artist()
    messenger = Forgetful()
    house = House(store, Translator(), artist, messenger, clock, TITLES, chance.randbytes)
    world = World(house, Host(house), Dispatcher(house), messenger, clock, store, folder)
    try:
        for number in range(1, _TABLES + 1):
            await world.started(ANN, BOB)
            for _ in range(3):
                await world.act_any(chance, table=number)
            messenger.made.clear()
        await world.settle()
        resident = _resident()
        rows = [_row("host.resident with 200 tables in play", resident, "MB")]
        rows.append(
            _row("host.peak with 200 tables in play", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MB")
        )
        return rows + await _clicks(world, chance)
    finally:
        await world.dispatcher.close()
        await store.close()
        artist.close()


async def _clicks(world: World, chance: random.Random) -> list[dict[str, Any]]:
    """Time the private panel with hand and tiles drawn: first for a position never drawn, then once more."""
    fresh: list[float] = []
    again: list[float] = []
    for n in range(_CLICKS):
        table = 1 + n % _TABLES
        before = await world.sitting(table)
        user = before.seats[before.to_move()[0]].user
        assert user is not None
        await world.act_any(chance, table=table)
        for times in (fresh, again):
            begin = time.perf_counter()
            await world.press(user, "act", table=table)
            times.append((time.perf_counter() - begin) * 1000)
    return [
        _row("host.panel with new pictures, median", statistics.median(fresh), "ms"),
        _row("host.panel with new pictures, p99", statistics.quantiles(fresh, n=100)[98], "ms"),
        _row("host.panel with known pictures, median", statistics.median(again), "ms"),
    ]


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
