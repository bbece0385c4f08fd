"""The whole host: start beside 10,000 guild files, memory with 200 tables, answers with pictures."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.registry import TITLES
from bot.painter import painters
from bot.service.card import Card, Handle
from bot.service.host import Host
from bot.service.house import House, Manners
from bot.service.house.bounds import Bounds
from bot.service.messenger import Sent
from bot.service.outgoing.dispatch import Dispatcher
from bot.text.translator import Translator
from db.kinds import GUILD as GUILD_KIND
from db.opening import make_file
from db.store import open_store
from renderers.artist import Artist
from tests.load.run import resident
from tests.service.world import ANN, BOB, GUILD, FakeMessenger, World

_FILES = 10_000
_TABLES = 200
_CLICKS = 120
_STARTS = 5
_ANY_NUMBER = Bounds(lobbies=0, tables=0, opened=0, seats=0, channel=0, guild=0)
START = """
import asyncio, sys, time
from pathlib import Path
async def main():
    import bot.commands.run
    from bot.app import open_app
    app = await open_app(Path(sys.argv[1]))
    await app.dispatcher.settle()
    print(time.time(), time.process_time())
    await app.close()
asyncio.run(main())
"""
"""A process that starts the host on a folder and tells when it would log in, and its processor time until then."""


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
        rows = await asyncio.to_thread(_start, folder / "start")
        return rows + await _tables(folder / "tables")
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


def _row(name: str, value: float, unit: str) -> dict[str, Any]:
    return {"name": name, "value": round(value, 2), "unit": unit}


def _start(folder: Path) -> list[dict[str, Any]]:
    """Measure from starting a process until it would log in to Discord; and how much a processor works for that."""
    crowded, empty = folder / "crowded", folder / "empty"
    (crowded / "guilds").mkdir(parents=True)
    first = crowded / "guilds" / "1.sqlite"
    make_file(first, GUILD_KIND)
    for number in range(2, _FILES + 1):
        shutil.copyfile(first, crowded / "guilds" / f"{number}.sqlite")
    ready: dict[Path, list[float]] = {crowded: [], empty: []}
    worked: dict[Path, list[float]] = {crowded: [], empty: []}
    for _ in range(_STARTS):
        for place in (crowded, empty):
            begin = time.time()
            done = subprocess.run([sys.executable, "-c", START, str(place)], check=True, capture_output=True, text=True)
            at, spent = done.stdout.split()
            ready[place].append(float(at) - begin)
            worked[place].append(float(spent))
    return [
        _row("host.start beside 10,000 guild files, median", statistics.median(ready[crowded]), "s"),
        _row("host.start beside 10,000 guild files, processor time", statistics.median(worked[crowded]), "s"),
        _row("host.start in an empty folder, median", statistics.median(ready[empty]), "s"),
        _row("host.start in an empty folder, processor time", statistics.median(worked[empty]), "s"),
    ]


async def _tables(folder: Path) -> list[dict[str, Any]]:
    chance = random.Random(1)
    clock = SetClock()
    store = await open_store(folder, clock=clock)
    studio = painters()
    artist = Artist(studio)
    messenger = Forgetful()
    house = House(store, Translator(), artist, messenger, clock, TITLES, chance.randbytes, Manners(bounds=_ANY_NUMBER))
    world = World(house, Host(house), Dispatcher(house), messenger, clock, store, folder)
    try:
        for number in range(1, _TABLES + 1):
            await world.started(ANN, BOB)
            for _ in range(3):
                await world.act_any(chance, table=number)
            messenger.made.clear()
        await world.settle()
        held = resident()
        rows = [_row("host.resident with 200 tables in play", held, "MB")]
        rows.append(
            _row("host.peak with 200 tables in play", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MB")
        )
        rows += await _clicks(world, artist, chance)
        shares = [resident(pid) for pid in studio.pids]
        rows.append(_row(f"host.resident of the {len(shares)} processes that draw", sum(shares), "MB"))
        return [*rows, _row("host.resident after all these pictures", resident(), "MB")]
    finally:
        await world.dispatcher.close()
        await store.close()
        artist.close()


async def _clicks(world: World, artist: Artist, chance: random.Random) -> list[dict[str, Any]]:
    """Time the private panel with the hand drawn.

    First the answer to the very press that makes a new hand, so that its picture was never drawn: alone, and while
    the dispatcher renews board and direct messages in earnest. Then a panel whose pictures are known.
    """
    worked = time.process_time()
    fresh = [await _new_hand(world, artist, 1 + n % _TABLES) for n in range(_CLICKS)]
    worked = (time.process_time() - worked) * 1000 / _CLICKS
    await world.settle()
    world.house.kick = world.dispatcher.ring
    busy = [await _new_hand(world, artist, 1 + n % _TABLES) for n in range(_CLICKS)]
    await world.settle()
    world.house.kick = lambda: None
    known: list[float] = []
    for n in range(_CLICKS):
        user = await world.awaited(1 + n % _TABLES)
        known += [await _timed(world.press(user, "act", table=1 + n % _TABLES)) for _ in range(2)][1:]
    return [
        *_times("host.answer to the press that makes a new hand, its picture drawn", fresh),
        _row("host.the same, processor time of each in the host itself", worked, "ms"),
        *_times("host.the same while board and direct messages are renewed", busy),
        _row("host.panel with known pictures, median", statistics.median(known), "ms"),
    ]


async def _new_hand(world: World, artist: Artist, table: int) -> float:
    """Discard a card and draw another: the answer shows a hand that was never drawn. Return milliseconds."""
    user = await world.awaited(table)
    sitting = await world.sitting(table)
    card = sitting.view(sitting.seat_number(user)).hand[0].number
    held = artist.weight
    took = await _timed(world.use(user, Handle(GUILD, table, "do", ("top-up", str(card)))))
    assert artist.weight != held, "no picture was drawn"
    return took


async def _timed(answer: Awaitable[Any]) -> float:
    begin = time.perf_counter()
    await answer
    return (time.perf_counter() - begin) * 1000


def _times(name: str, times: list[float]) -> list[dict[str, Any]]:
    return [
        _row(f"{name}, median", statistics.median(times), "ms"),
        _row(f"{name}, p99", statistics.quantiles(times, n=100)[98], "ms"),
    ]
