"""Many tables at once: a fixed load, more than the host can do, a burst beside one click, and very many finished games.

Everything is real but Discord (`tests.load`): the service, its files, and the pictures, drawn in their workers.
`BENCH_LOAD_SECONDS` is how long the fixed load lasts (`python -m tests.bench load --ten-minutes` sets 600), and
`BENCH_LOAD_PART` which part is measured alone (`--part fixed`): each prints its rows as soon as it has them.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.service.card import Handle
from bot.service.host import Host
from tests.bench.host import START
from tests.load import PART, SECONDS
from tests.load.finished import chance, copy_finished, spread
from tests.load.limits import LimitedMessenger
from tests.load.players import People, Seats, Tally
from tests.load.run import GUILDS, Outcome, Plan, hall, loaded
from tests.service.pretended import handles

_FIXED = 60.0
_TABLES, _GUILDS = 1000, 200
_RUSH = Plan(tables=200, guilds=40, seconds=20.0, think=(0.0, 0.0))
_MOVING, _BURSTS = 50, 10
_FINISHED = 100_000
_ASKED = 60


Rows = list[dict[str, Any]]


async def measure() -> AsyncIterator[Rows]:
    """Yield rows {"name", "value", "unit"}, part by part."""
    only = os.environ.get(PART)
    for name, part in PARTS.items():
        if only not in (None, name):
            continue
        folder = Path(tempfile.mkdtemp(prefix=f"bench-load-{name}-"))
        try:
            yield [_row(f"{name}: load average of the machine before", os.getloadavg()[0], "")]
            yield await part(folder)
            yield [_row(f"{name}: load average of the machine after", os.getloadavg()[0], "")]
        finally:
            await asyncio.to_thread(shutil.rmtree, folder)


async def _fixed(folder: Path) -> Rows:
    plan = Plan(tables=_TABLES, guilds=_GUILDS, seconds=float(os.environ.get(SECONDS, _FIXED)))
    return _told(f"{_TABLES} tables", await loaded(folder / "data", plan))


async def _rush(folder: Path) -> Rows:
    return _told("as fast as it answers", await loaded(folder / "data", _RUSH))


def _row(name: str, value: float, unit: str) -> dict[str, Any]:
    return {"name": f"load.{name}", "value": round(value, 3), "unit": unit}


def _quantile(times: Iterable[float], share: float) -> float:
    found = sorted(times)
    return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


def _told(name: str, outcome: Outcome) -> Rows:
    tally, watched, counts = outcome.tally, outcome.watched, outcome.messenger.counts
    drawing = sum(each.processor for each in outcome.drawing)
    figures = [
        ("seconds", outcome.seconds, "s"),
        ("clicks answered", len(tally.whole), ""),
        ("clicks answered a second", len(tally.whole) / outcome.seconds, "/s"),
        ("processors used by the host", outcome.processor / outcome.seconds, ""),
        ("processors used by those that draw", drawing / outcome.seconds, ""),
        ("processor time a click, host", outcome.processor / max(1, len(tally.whole)) * 1000, "ms"),
        ("processor time a click, drawing", drawing / max(1, len(tally.whole)) * 1000, "ms"),
        ("first answer, median", _quantile(tally.first, 0.5) * 1000, "ms"),
        ("first answer, p99", _quantile(tally.first, 0.99) * 1000, "ms"),
        ("whole answer, median", _quantile(tally.whole, 0.5) * 1000, "ms"),
        ("whole answer, p99", _quantile(tally.whole, 0.99) * 1000, "ms"),
        ("whole answer, slowest", max(tally.whole, default=0.0) * 1000, "ms"),
        ("actions done", len(tally.done), ""),
        ("clicks refused (stale, doubled)", len(tally.refused), ""),
        ("excuses", len(tally.excused), ""),
        ("actions lost", outcome.lost, ""),
        ("actions doubled", outcome.doubled, ""),
        ("requests to Discord", counts.requests, ""),
        ("requests that waited for a limit", counts.waited, ""),
        ("requests put off by a limit", counts.refused, ""),
        ("429 beyond the limits", counts.limited, ""),
        ("5xx, and answers that never came", counts.failed + counts.vanished, ""),
        ("edits of messages deleted before", counts.gone, ""),
        ("rows waiting for Discord at the end", outcome.backlog, ""),
        ("rows never sent", outcome.unsent, ""),
        ("boards that are not the newest", outcome.stale, ""),
        ("event loop late, p99", _quantile(watched.late, 0.99) * 1000, "ms"),
        ("event loop late, most", max(watched.late, default=0.0) * 1000, "ms"),
        ("memory at the end", watched.memory[-1], "MB"),
        (f"memory of the {len(outcome.drawing)} processes that draw", sum(e.memory for e in outcome.drawing), "MB"),
        ("memory of the measurement itself in that, at the beginning", outcome.pretended[0], "MB"),
        ("memory of the measurement itself in that, at the end", outcome.pretended[1], "MB"),
        *((f"memory, part {part} of the time", value, "MB") for part, value in enumerate(watched.curve(), 1)),
        ("open descriptors, most", max(watched.files), ""),
        ("open guild files, most", max(watched.guilds), ""),
        ("threads, most", max(watched.threads), ""),
    ]
    return [_row(f"{name}: {figure}", value, unit) for figure, value, unit in figures]


async def _burst(folder: Path) -> Rows:
    """Fifty tables move at the same moment, again and again; somebody at another table clicks meanwhile."""
    plan = Plan(tables=_MOVING + 1, guilds=_MOVING + 1)
    first: list[float] = []
    async with hall(folder, plan, LimitedMessenger(chance())) as made:
        people = People(made.host, made.store, chance(), Tally())
        tables = [Seats(GUILDS + n, 10**6 + n, (2 * n + 1, 2 * n + 2)) for n in range(plan.tables)]
        for table in tables:
            await table.open(people)
        made.house.kick = made.dispatcher.ring
        await made.dispatcher.settle()
        mine, others = tables[0], tables[1:]
        for _ in range(_BURSTS):
            moves = [asyncio.create_task(_move(people, table)) for table in others]
            while not all(move.done() for move in moves):
                first.append(await _noted(people, mine))
                await asyncio.sleep(0.02)
            await asyncio.gather(*moves)
    return [
        _row(f"a click's first answer while {_MOVING} tables move, median", _quantile(first, 0.5) * 1000, "ms"),
        _row(f"a click's first answer while {_MOVING} tables move, p95", _quantile(first, 0.95) * 1000, "ms"),
        _row(f"a click's first answer while {_MOVING} tables move, clicks", len(first), ""),
    ]


async def _noted(people: People, table: Seats) -> float:
    """Return the seconds from a click's arrival to when it is acknowledged."""
    ask = people.ask(table.users[0], table.guild, table.channel)
    begin = time.perf_counter()
    await people.host.note(ask, table.guild)
    took = time.perf_counter() - begin
    await people.host.answered(ask)
    return took


async def _move(people: People, table: Seats) -> float:
    """Let whoever is to move discard the first card of his hand; return the seconds until he is answered."""
    user, card = await table.awaited(people)
    handle = Handle(table.guild, table.table, "do", ("top-up", card))
    begin = time.perf_counter()
    await people.click(user, table.channel, handle)
    return time.perf_counter() - begin


async def _beside_finished(folder: Path) -> Rows:
    """The same few questions in a folder with ten finished games and in one with a hundred thousand, by turns."""
    rows: Rows = []
    places = {games: folder / str(games) for games in (10, _FINISHED)}
    for games, place in places.items():
        table = await _played(place)
        begin = time.monotonic()
        guilds = place / "guilds"
        shares = spread(games, min(games, _GUILDS))
        await asyncio.to_thread(copy_finished, guilds / f"{GUILDS - 1}.sqlite", table, guilds, shares)
        rows.append(_row(f"{games} finished games: made in", time.monotonic() - begin, "s"))
    starts = await asyncio.to_thread(_started, places)
    found: dict[int, dict[str, list[float]]] = {games: {"start": starts[games]} for games in places}
    async with AsyncExitStack() as stack:
        asked: dict[int, _Asked] = {}
        for games, place in places.items():
            plan = Plan(1, 1, drawn=False)
            made = await stack.enter_async_context(hall(place, plan, LimitedMessenger(chance(), lifted=True)))
            asked[games] = _Asked(made.host, People(made.host, made.store, chance(), Tally()))
            found[games]["open, join and begin a table"] = [await _timed(asked[games].open())]
            await made.dispatcher.settle()  # now it stands in its people's list
        for _ in range(_ASKED):
            for games, one in asked.items():
                found[games].setdefault("/my-tables", []).append(await _timed(one.my_tables()))
                found[games].setdefault("a move, no picture", []).append(await one.move())
    for games, times in found.items():
        for name, measured in times.items():
            rows.append(_row(f"{games} finished games: {name}, median", statistics.median(measured) * 1000, "ms"))
    return rows


def _started(places: dict[int, Path]) -> dict[int, list[float]]:
    starts: dict[int, list[float]] = {games: [] for games in places}
    for _ in range(5):
        for games, place in places.items():
            begin = time.time()
            command = [sys.executable, "-c", START, str(place)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            starts[games].append(float(done.stdout.split()[0]) - begin)
    return starts


async def _timed(work: Awaitable[Any]) -> float:
    begin = time.perf_counter()
    await work
    return time.perf_counter() - begin


@dataclass
class _Asked:
    """Two people at one table in the guild that has half of all finished games."""

    host: Host
    people: People
    table: Seats = field(default_factory=lambda: Seats(GUILDS, 10**6, (3, 4)))

    async def open(self) -> None:
        await self.table.open(self.people)

    async def my_tables(self) -> None:
        ask = self.people.ask(self.table.users[0], self.table.guild, self.table.channel)
        card = await self.host.look(ask, "my-tables", None, None)
        assert self.table.table in {handle.table for handle in handles(card)}

    async def move(self) -> float:
        return await _move(self.people, self.table)


async def _played(folder: Path) -> int:
    """Play a table for a while, in a file of its own; return its number."""
    async with hall(folder, Plan(1, 1, drawn=False), LimitedMessenger(chance(), lifted=True)) as made:
        people = People(made.host, made.store, chance(), Tally())
        table = Seats(GUILDS - 1, 10**6, (1, 2))
        await table.open(people)
        for _ in range(20):
            await _move(people, table)
        await made.dispatcher.settle()
        return table.table


PARTS: dict[str, Callable[[Path], Awaitable[Rows]]] = {
    "fixed": _fixed,
    "rush": _rush,
    "burst": _burst,
    "finished": _beside_finished,
}
