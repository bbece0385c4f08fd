"""The film of a long game of five players: seconds, size, memory, and how long the event loop is blocked meanwhile."""

from __future__ import annotations

import asyncio
import resource
import statistics
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.games.history.record import FullRecord
from bot.games.history.replay import Replay, replay_log
from bot.games.history.turn_list import turn_list
from bot.games.registry import TITLES
from bot.render_worker import render_pool
from renderers.service import RenderService
from tests.bench.parts import Part, Row, row
from tests.fixtures.library import files, read

NAMES = ("Anna", "Bert", "Cleo", "Dan", "Eva")
TICK = 0.005


@dataclass(frozen=True)
class Size:
    """How many turns at most are filmed, and how often."""

    turns: int
    films: int


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Tell the longest recorded game of five by turns, and film it."""
    record = _longest()
    told: list[float] = []
    views: list[Any] = []
    for _ in range(size.films):
        start = time.perf_counter()
        views = _told(record)[: size.turns]
        told.append(time.perf_counter() - start)
    yield [row("film.turns", len(views) - 1, "turns"), row("film.story, median", statistics.median(told) * 1000, "ms")]
    made = [await _filmed(record.game, views) for _ in range(size.films)]
    waits = [wait for each in made for wait in each.waits]
    yield [
        row("film.made, median", statistics.median(each.seconds for each in made), "s"),
        row("film.size", made[0].size / 1000, "kB"),
        row("film.memory", made[0].grown / 1e6, "MB"),
        row("film.memory of its process", _most_memory(resource.RUSAGE_CHILDREN) / 1e6, "MB"),
        row("film.the event loop waits meanwhile, median", statistics.median(waits) * 1000, "ms"),
        row(
            "film.the event loop waits meanwhile, 99th percentile", statistics.quantiles(waits, n=100)[98] * 1000, "ms"
        ),
    ]


def _told(record: FullRecord) -> list[Any]:
    """Return what a spectator sees at the end of each turn."""
    game = TITLES[record.game].game
    return [game.view(chapter.state, None) for chapter in turn_list(game, _played(record))]


class _Filmed(NamedTuple):
    """Seconds that a film took, its bytes, those that this process grew by, and how late the event loop woke."""

    seconds: float
    size: int
    grown: int
    waits: list[float]


async def _filmed(game: str, views: list[Any]) -> _Filmed:
    render_service = RenderService(render_pool())  # a new one: it keeps its films
    try:
        await render_service.draw(game, "board", views[0], None, NAMES, "en")  # what every picture reads once
        before, start = _most_memory(), time.perf_counter()
        film, waits = await _besides(render_service.film(game, "board", views, NAMES, "en"))
        return _Filmed(time.perf_counter() - start, len(film.data), _most_memory() - before, waits)
    finally:
        render_service.close()


def _longest() -> FullRecord:
    records = (read(file) for file in files() if "_5" in file.name and file.parts[-3] == "space-mission")
    return max(records, key=lambda record: len(record.entries))


def _played(record: FullRecord) -> Replay:
    game, log = TITLES[record.game].game, [entry.did for entry in record.entries]
    return replay_log(game, len(record.seats), record.options, bytes.fromhex(record.seed), log)


async def _besides(work: Any) -> tuple[Any, list[float]]:
    """Do the work, and note how much later than asked for the event loop wakes meanwhile."""
    task, waits = asyncio.ensure_future(work), list[float]()
    while not task.done():
        asked = time.perf_counter()
        await asyncio.sleep(TICK)
        waits.append(time.perf_counter() - asked - TICK)
    return task.result(), waits


def _most_memory(who: int = resource.RUSAGE_SELF) -> int:
    """Return the most bytes that this process has taken so far, or the largest of those that it started and ended."""
    most = resource.getrusage(who).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


PARTS = {"film": Part(measure, full=Size(turns=10_000, films=5), short=Size(turns=6, films=1))}
