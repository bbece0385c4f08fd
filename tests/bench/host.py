"""The whole host: start beside very many guild files, memory with many tables, answers with pictures."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from bot.clock import SetClock
from bot.render_worker import render_pool
from bot.service.card import ButtonId, Card
from bot.service.messenger import Sent
from bot.service.quotas import Bounds
from renderers.service import RenderService
from tests.bench.folders import make_folder, started
from tests.bench.parts import Part, Row, row
from tests.load.run import resident
from tests.service.world import ANN, BOB, GUILD, FakeMessenger, World, world

_ANY_NUMBER = Bounds(lobbies=0, tables=0, opened=0, seats=0, channel=0, guild=0)


@dataclass(frozen=True)
class Size:
    """How many guild files there are at a start, how often it is started, and how many tables and clicks there are."""

    files: int
    starts: int
    tables: int
    clicks: int


class Forgetful(FakeMessenger):
    """Keeps no contents: what Discord holds does not count as the host's memory."""

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        return await super().send(channel, Card(()), nonce)

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        return await super().edit(channel, message, Card(()))


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield how long a start takes, what many tables weigh, and how long answers with pictures take."""
    folder = Path(tempfile.mkdtemp(prefix="bench-host-"))
    try:
        yield await _start(folder / "start", size)
        async for rows in _tables(folder / "tables", size):
            yield rows
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


async def _start(folder: Path, size: Size) -> list[Row]:
    crowded, empty = f"beside {size.files} guild files", "in an empty folder"
    places = {crowded: folder / "crowded", empty: folder / "empty"}
    await make_folder(places[crowded], size.files)
    await make_folder(places[empty], 0)
    found = await asyncio.to_thread(started, places, size.starts)
    rows = [
        each
        for name, starts in found.items()
        for each in (
            row(f"host.start {name}, median", starts.median, "s"),
            row(f"host.start {name}, processor time, median", statistics.median(starts.worked), "s"),
        )
    ]
    return [*rows, row(f"host.start {crowded} / {empty}", found[crowded].median / found[empty].median, "ratio")]


async def _tables(folder: Path, size: Size) -> AsyncIterator[list[Row]]:
    chance, clock, backend = random.Random(1), SetClock(), render_pool()
    render_service = RenderService(backend)
    try:
        messenger = Forgetful(clock=clock)
        async with world(
            folder, clock=clock, messenger=messenger, render_service=render_service, bounds=_ANY_NUMBER
        ) as made:
            for number in range(1, size.tables + 1):
                await made.started(ANN, BOB)
                for _ in range(3):
                    await made.act_any(chance, table=number)
                messenger.made.clear()
            await made.settle()
            most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            yield [
                row(f"host.resident with {size.tables} tables in play", resident(), "MB"),
                row(f"host.peak with {size.tables} tables in play", most, "MB"),
            ]
            yield await _clicks(made, render_service, size)
            shares = [resident(pid) for pid in backend.pids]
            yield [
                row(f"host.resident of the {len(shares)} processes that draw", sum(shares), "MB"),
                row("host.resident after all these pictures", resident(), "MB"),
            ]
    finally:
        render_service.close()


async def _clicks(made: World, render_service: RenderService, size: Size) -> list[Row]:
    """Time the private panel with the hand drawn.

    First the answer to the very press that makes a new hand, so that its picture was never drawn: alone, and while
    the dispatcher renews board and direct messages in earnest. Then a panel whose pictures are known.
    """
    tables = [1 + number % size.tables for number in range(size.clicks)]
    fresh = [await _new_hand(made, render_service, table) for table in tables]
    await made.settle()
    made.store.due_index.listener = lambda _: made.dispatcher.wake()
    busy = [await _new_hand(made, render_service, table) for table in tables]
    await made.settle()
    made.store.due_index.listener = lambda _: None
    known: list[_Took] = []
    for table in tables:
        user = await made.awaited(table)
        known += [await _timed(made.press(user, "act", table=table)) for _ in range(2)][1:]
    worked = statistics.median(took.worked for took in fresh)
    return [
        *_times("host.answer to the press that makes a new hand, its picture drawn", fresh),
        row("host.the same, processor time of each in the host itself, median", worked, "ms"),
        *_times("host.the same while board and direct messages are renewed", busy),
        row("host.panel with known pictures, median", statistics.median(took.waited for took in known), "ms"),
    ]


class _Took(NamedTuple):
    """Milliseconds that an answer took, and those of processor time in this process."""

    waited: float
    worked: float


async def _new_hand(made: World, render_service: RenderService, table: int) -> _Took:
    """Discard a card and draw another: the answer shows a hand that was never drawn."""
    user = await made.awaited(table)
    loaded = await made.loaded(table)
    card = loaded.view(loaded.seat_number(user)).hand[0].number
    held = render_service.weight
    took = await _timed(made.use(user, ButtonId(GUILD, table, "do", ("top-up", str(card)))))
    assert render_service.weight != held, "no picture was drawn"
    return took


async def _timed(answer: Awaitable[Any]) -> _Took:
    begin, worked = time.perf_counter(), time.process_time()
    await answer
    return _Took((time.perf_counter() - begin) * 1000, (time.process_time() - worked) * 1000)


def _times(name: str, times: list[_Took]) -> list[Row]:
    waited = [took.waited for took in times]
    return [
        row(f"{name}, median", statistics.median(waited), "ms"),
        row(f"{name}, 99th percentile", statistics.quantiles(waited, n=100)[98], "ms"),
    ]


PARTS = {
    "host": Part(
        measure,
        full=Size(files=10_000, starts=5, tables=200, clicks=120),
        short=Size(files=2, starts=1, tables=2, clicks=2),
    )
}
