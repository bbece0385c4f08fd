"""The film of a long game of five: seconds, size, memory, and how long the event loop has to wait meanwhile."""

from __future__ import annotations

import asyncio
import resource
import statistics
import sys
import time
from typing import Any

from bot.games.core.chapters import chapters
from bot.games.core.record import FullRecord
from bot.games.core.replay import Replay, replay
from bot.games.registry import TITLES
from bot.painter import painters
from renderers.artist import Artist
from tests.fixtures.library import files, read

NAMES = ("Anna", "Bert", "Cleo", "Dan", "Eva")
TICK = 0.005


async def measure() -> list[dict[str, Any]]:
    """Tell the longest recorded game of five by turns and film it; return rows of name, value, unit."""
    record = _longest()
    start = time.perf_counter()
    game, walk = TITLES[record.game].game, _played(record)
    views = [game.view(chapter.state, None) for chapter in chapters(game, walk)]
    told = time.perf_counter() - start
    artist = Artist(painters())
    try:
        await artist.draw(record.game, "board", views[0], None, NAMES, "en")  # what every picture reads once
        before, start = _most_memory(), time.perf_counter()
        film, waits = await _besides(artist.film(record.game, "board", views, NAMES, "en"))
        taken = time.perf_counter() - start
        memory, apart = _most_memory() - before, _most_memory(resource.RUSAGE_CHILDREN)
    finally:
        artist.close()
    rows = [
        ("film.turns", len(views) - 1, "turns"),
        ("film.story", round(told * 1000, 1), "ms"),
        ("film.made", round(taken, 2), "s"),
        ("film.size", round(len(film.data) / 1000), "kB"),
        ("film.memory", round(memory / 1e6, 1), "MB"),
        ("film.memory of its process", round(apart / 1e6, 1), "MB"),
        ("film.loop_wait_p50", round(statistics.median(waits) * 1000, 2), "ms"),
        ("film.loop_wait_p99", round(statistics.quantiles(waits, n=100)[98] * 1000, 2), "ms"),
        ("film.loop_wait_most", round(max(waits) * 1000, 2), "ms"),
    ]
    return [{"name": name, "value": value, "unit": unit} for name, value, unit in rows]


def _longest() -> FullRecord:
    records = (read(file) for file in files() if "_5" in file.name and file.parts[-3] == "space-mission")
    return max(records, key=lambda record: len(record.entries))


def _played(record: FullRecord) -> Replay:
    game, log = TITLES[record.game].game, [entry.did for entry in record.entries]
    return replay(game, len(record.seats), record.options, bytes.fromhex(record.seed), log)


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
