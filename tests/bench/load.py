"""Many tables at once: a fixed load, an overload of one game and of every game, a burst beside one click, and very many
finished games.

Everything is real but Discord (`tests.load`): the service, its files, and the pictures, drawn in their workers.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.service import GameService
from tests.bench.folders import started
from tests.bench.parts import Part, Row, row
from tests.load.finished import chance, copy_finished, spread
from tests.load.limits import LimitedMessenger
from tests.load.players import People, Seats, Tally
from tests.load.run import GUILDS, LoadOptions, Outcome, hall, loaded
from tests.service.pretended import button_ids

Size = TypeVar("Size")
Measure = Callable[[Path, Size], Awaitable[list[Row]]]
_RUSH = (0.0, 0.0)


async def _measured(name: str, measure: Measure[Size], size: Size) -> AsyncIterator[list[Row]]:
    """Measure in a folder that is removed, and tell beside it how busy the machine was."""
    folder = Path(tempfile.mkdtemp(prefix=f"bench-{name}-"))
    try:
        yield [row(f"{name}: load average of the machine before", os.getloadavg()[0], "")]
        yield await measure(folder, size)
        yield [row(f"{name}: load average of the machine after", os.getloadavg()[0], "")]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


async def _under_load(folder: Path, plan: LoadOptions) -> list[Row]:
    name = "as fast as it answers" if plan.think == _RUSH else f"{plan.tables} tables"
    if len(plan.games) > 1:
        name = f"{name}, every game"
    return told(name, await loaded(folder / "data", plan))


@dataclass(frozen=True)
class Burst:
    """So many tables move at the same moment, so often."""

    moving: int
    times: int


@dataclass(frozen=True)
class Finished:
    """A folder with few finished games beside one with many, spread over so many guilds at most; how often the host is
    started on each (the short form leaves that to `tests.bench.host`), and how often each thing is asked.
    """

    few: int
    many: int
    guilds: int
    starts: int
    asked: int


def _quantile(times: Iterable[float], share: float) -> float:
    found = sorted(times)
    return found[min(len(found) - 1, int(len(found) * share))] if found else 0.0


def told(name: str, outcome: Outcome) -> list[Row]:
    """Return the figures of a load."""
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
        ("processor time a click, database", outcome.database / max(1, len(tally.whole)) * 1000, "ms"),
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
        ("requests postponed by a limit", counts.refused, ""),
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
    return [row(f"load.{name}: {figure}", value, unit) for figure, value, unit in figures]


async def _burst(folder: Path, size: Burst) -> list[Row]:
    """Many tables move at the same moment, again and again; a player at another table clicks meanwhile."""
    plan = LoadOptions(tables=size.moving + 1, guilds=size.moving + 1)
    first: list[float] = []
    async with hall(folder, plan, LimitedMessenger(chance())) as made:
        people = People(made.service, made.store, chance(), Tally())
        tables = [Seats(GUILDS + n, 10**6 + n, (2 * n + 1, 2 * n + 2)) for n in range(plan.tables)]
        for table in tables:
            await table.open(people)
        made.store.due_index.listener = lambda _: made.dispatcher.wake()
        await made.dispatcher.settle()
        mine, others = tables[0], tables[1:]
        for _ in range(size.times):
            moves = [asyncio.create_task(_move(people, table)) for table in others]
            while not all(move.done() for move in moves):
                first.append(await _noted(people, mine))
                await asyncio.sleep(0.02)
            await asyncio.gather(*moves)
    name = f"load.a click's first answer while {size.moving} tables move"
    return [
        row(f"{name}, median", _quantile(first, 0.5) * 1000, "ms"),
        row(f"{name}, p95", _quantile(first, 0.95) * 1000, "ms"),
        row(f"{name}, clicks", len(first), ""),
    ]


async def _noted(people: People, table: Seats) -> float:
    """Return the seconds from a click's arrival to when it is acknowledged."""
    request = people.ask(table.users[0], table.guild, table.channel)
    begin = time.perf_counter()
    await people.service.note(request)
    took = time.perf_counter() - begin
    await people.service.answered(request)
    return took


async def _move(people: People, table: Seats) -> float:
    """Let the seat to move discard the first card of its hand; return the seconds until the answer."""
    user, card = await table.awaited(people)
    button_id = ButtonId(table.guild, table.table, "do", ("top-up", card))
    begin = time.perf_counter()
    await people.click(user, table.channel, button_id)
    return time.perf_counter() - begin


async def _beside_finished(folder: Path, size: Finished) -> list[Row]:
    """The same few questions in a folder with few finished games and in one with very many, by turns."""
    places = {str(games): folder / str(games) for games in (size.few, size.many)}
    rows: list[Row] = []
    for games, place in places.items():
        table, begin = await _played(place), time.monotonic()
        guilds, shares = place / "guilds", spread(int(games), min(int(games), size.guilds))
        await asyncio.to_thread(copy_finished, guilds / f"{GUILDS - 1}.sqlite", table, guilds, shares)
        rows.append(row(f"load.{games} finished games: made in", time.monotonic() - begin, "s"))
    found: dict[str, dict[str, list[float]]] = {games: {} for games in places}
    if size.starts:
        starts = await asyncio.to_thread(started, places, size.starts)
        found = {games: {"start": starts[games].ready} for games in places}
    async with AsyncExitStack() as stack:
        asked: dict[str, _Asked] = {}
        for games, place in places.items():
            messenger = LimitedMessenger(chance(), lifted=True)
            made = await stack.enter_async_context(hall(place, LoadOptions(1, 1, drawn=False), messenger))
            asked[games] = _Asked(made.service, People(made.service, made.store, chance(), Tally()))
            await asked[games].open()
            await made.dispatcher.settle()  # now it stands in its people's list
        for _ in range(size.asked):
            for games, one in asked.items():
                found[games].setdefault("/my-tables", []).append(await _timed(one.my_tables()))
                found[games].setdefault("a move, no picture", []).append(await one.move())
    return [*rows, *_compared(found, str(size.few), str(size.many))]


def _compared(found: dict[str, dict[str, list[float]]], few: str, many: str) -> list[Row]:
    medians = {games: {name: statistics.median(times) for name, times in each.items()} for games, each in found.items()}
    return [
        *(
            row(f"load.{games} finished games: {name}, median", value * 1000, "ms")
            for games, each in medians.items()
            for name, value in each.items()
        ),
        *(
            row(f"load.{many} / {few} finished games: {name}", value / medians[few][name], "ratio")
            for name, value in medians[many].items()
        ),
    ]


async def _timed(work: Awaitable[Any]) -> float:
    begin = time.perf_counter()
    await work
    return time.perf_counter() - begin


@dataclass
class _Asked:
    """Two people at one table in the guild that has half of all finished games."""

    service: GameService
    people: People
    table: Seats = field(default_factory=lambda: Seats(GUILDS, 10**6, (3, 4)))

    async def open(self) -> None:
        await self.table.open(self.people)

    async def my_tables(self) -> None:
        request = self.people.ask(self.table.users[0], self.table.guild, self.table.channel)
        card = await self.service.look(request, "my-tables")
        assert self.table.table in {button_id.table for button_id in button_ids(card)}

    async def move(self) -> float:
        return await _move(self.people, self.table)


async def _played(folder: Path) -> int:
    """Play a table for a while, in a file of its own; return its number."""
    async with hall(folder, LoadOptions(1, 1, drawn=False), LimitedMessenger(chance(), lifted=True)) as made:
        people = People(made.service, made.store, chance(), Tally())
        table = Seats(GUILDS - 1, 10**6, (1, 2))
        await table.open(people)
        for _ in range(20):
            await _move(people, table)
        await made.dispatcher.settle()
        return table.table


def _part(name: str, measure: Measure[Size], full: Size, short: Size) -> Part[Size]:
    return Part(partial(_measured, name, measure), full, short)


PARTS: dict[str, Part[Any]] = {
    "load.fixed": _part(
        "load.fixed",
        _under_load,
        LoadOptions(tables=1000, guilds=200, seconds=60.0),
        LoadOptions(tables=2, guilds=1, seconds=0.2, think=(0.0, 0.05)),
    ),
    "load.rush": _part(
        "load.rush",
        _under_load,
        LoadOptions(tables=200, guilds=40, seconds=20.0, think=_RUSH),
        LoadOptions(tables=2, guilds=1, seconds=0.2, think=_RUSH, drawn=False),
    ),
    "load.games": _part(
        "load.games",
        _under_load,
        LoadOptions(tables=200, guilds=40, seconds=20.0, think=_RUSH, games=(*TITLES,)),
        LoadOptions(tables=len(TITLES), guilds=1, seconds=0.2, think=_RUSH, games=(*TITLES,)),
    ),
    "load.burst": _part("load.burst", _burst, Burst(moving=50, times=10), Burst(moving=2, times=1)),
    "load.finished": _part(
        "load.finished",
        _beside_finished,
        Finished(few=10, many=100_000, guilds=200, starts=5, asked=60),
        Finished(few=2, many=4, guilds=2, starts=0, asked=1),
    ),
}
