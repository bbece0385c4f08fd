"""What a click costs on SQLite and on PostgreSQL: by turns in one process, with a disk that both wait for.

The processor time is that of the bot's own process: of SQLite all work, of PostgreSQL what the driver does.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pytest import MonkeyPatch

from bot.service.card import ButtonId
from db import connection
from tests.bench.load import _told
from tests.bench.parts import Part, Row, row
from tests.load.run import LoadOptions, loaded
from tests.service.pretended import FakeMessenger
from tests.service.world import ANN, BOB, GUILD, World, world
from tests.support.postgres import safe_database

_AT_ONCE = 10
"""Clicks of one engine before the other's turn."""


@dataclass(frozen=True)
class Size:
    """So many clicks on each engine, and the load that each of them has to bear afterwards."""

    clicks: int
    load: LoadOptions


@dataclass
class Taken:
    """What clicks took. `answer`: seconds to each answer; `processor`: seconds a click of each turn, with all that is
    sent after it; `commit`: seconds of each action's transaction.
    """

    answer: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    commit: list[float] = field(default_factory=list)


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield the costs of a click on each engine, their ratios, and the load."""
    folder = Path(tempfile.mkdtemp(prefix="bench-engines-"))
    try:
        with safe_database() as uri:
            yield await _clicks(folder, uri, size.clicks)
        for engine in ("SQLite", "PostgreSQL"):
            with safe_database() as uri:
                plan = replace(size.load, database=uri if engine == "PostgreSQL" else "")
                found = _told(f"{plan.tables} tables", await loaded(folder / f"load-{engine}", plan))
                yield [{**each, "name": f"engines.{engine}, {each['name'].partition('.')[2]}"} for each in found]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


async def _clicks(folder: Path, uri: str, clicks: int) -> list[Row]:
    from bot.clock import SetClock
    from db.postgres.store import open_postgres

    async with AsyncExitStack() as stack:
        worlds: dict[str, World] = {}
        for engine in ("SQLite", "PostgreSQL"):
            clock = SetClock()
            opened = await open_postgres(uri, clock) if engine == "PostgreSQL" else None
            quiet = FakeMessenger(clock=clock)
            made = world(folder / engine, clock=clock, messenger=quiet, hold=0.0, opened=opened)
            worlds[engine] = await stack.enter_async_context(made)
            await worlds[engine].started(ANN, BOB)
        taken = {engine: Taken() for engine in worlds}
        for turn in range(-1, max(1, clicks // _AT_ONCE)):
            for engine, made in worlds.items():
                await _turn(made, taken[engine] if turn >= 0 else Taken())
        counts = {engine: await _counted(made) for engine, made in worlds.items()}
    return [*_of_each(taken, counts), *_compared(taken)]


def _of_each(taken: dict[str, Taken], counts: dict[str, dict[str, float]]) -> list[Row]:
    rows: list[Row] = []
    for engine, one in taken.items():
        rows += [
            row(f"engines.{engine}, an action's transaction, median", statistics.median(one.commit) * 1000, "ms"),
            row(f"engines.{engine}, click to answer, median", statistics.median(one.answer) * 1000, "ms"),
            row(f"engines.{engine}, processor time a click, median", statistics.median(one.processor) * 1000, "ms"),
            *(row(f"engines.{engine}, {name}", count, "") for name, count in counts[engine].items()),
        ]
    return rows


def _compared(taken: dict[str, Taken]) -> list[Row]:
    mine, theirs = (statistics.median(one.processor) for one in (taken["PostgreSQL"], taken["SQLite"]))
    return [row("engines.processor time a click, PostgreSQL / SQLite", mine / theirs, "ratio")]


async def _turn(made: World, taken: Taken) -> None:
    """Click some times. An awaited player discards a card; the notices of the turn follow."""
    spent = 0.0
    for _ in range(_AT_ONCE):
        user, loaded = await made.awaited(), await made.loaded()
        card = loaded.view(loaded.seat_number(user)).hand[0].number
        begun = time.process_time()
        await _click(made, user, card, taken)
        await made.settle()
        spent += time.process_time() - begun
    taken.processor.append(spent / _AT_ONCE)


async def _click(made: World, user: int, card: int, taken: Taken) -> None:
    request = made.ask(user).on(ButtonId(GUILD, 1, "do", ("top-up", str(card))))
    begun = time.perf_counter()
    await made.service.note(request)
    with _timed_writes(made.store, taken.commit.append):
        answer = await made.service.press(request)
    taken.answer.append(time.perf_counter() - begun)
    assert answer.panel is not None
    await made.service.answered(request)


@contextmanager
def _timed_writes(store: Any, note: Callable[[float], None]) -> Iterator[None]:
    """Note the seconds of each transaction on a guild."""
    write = store.write

    def writing(guild: int) -> Any:
        return _Timed(write(guild), note)

    with MonkeyPatch.context() as patch:
        patch.setattr(store, "write", writing)
        yield


@dataclass
class _Timed:
    """A block, and how long it was open."""

    block: Any
    note: Callable[[float], None]
    begun: float = 0.0

    async def __aenter__(self) -> Any:
        self.begun = time.perf_counter()
        return await self.block.__aenter__()

    async def __aexit__(self, *how: Any) -> Any:
        ended = await self.block.__aexit__(*how)
        self.note(time.perf_counter() - self.begun)
        return ended


async def _counted(made: World) -> dict[str, float]:
    """Return what a click sends to its store until it is answered, its pending note included."""
    from db.postgres.block import Block
    from db.postgres.connections import Connections

    found = {"statements a click": 0.0, "trips a click": 0.0, "trips of the action's transaction": 0.0}

    def sent(statements: int, trips: int, *, action: bool) -> None:
        found["statements a click"] += statements
        found["trips a click"] += trips
        found["trips of the action's transaction"] += trips * action

    on_file, in_block, ask = connection.File._run, Block.run, Connections.ask  # pyright: ignore[reportPrivateUsage]
    acting: list[bool] = []

    async def of_file(file: Any, statements: Any) -> Any:
        sent(len(statements), 1, action=file.of == "guild")
        return await on_file(file, statements)

    async def of_block(block: Block, statements: Any) -> Any:
        before = block.sent
        try:
            return await in_block(block, statements)
        finally:
            sent(len(statements), block.sent - before, action=block.guild is not None and bool(acting))

    async def asked(connections: Connections, sql: str, *values: Any) -> Any:
        sent(1, 1, action=False)
        return await ask(connections, sql, *values)

    user, loaded = await made.awaited(), await made.loaded()
    card = loaded.view(loaded.seat_number(user)).hand[0].number
    with MonkeyPatch.context() as patch:
        patch.setattr(connection.File, "_run", of_file)
        patch.setattr(Block, "run", of_block)
        patch.setattr(Connections, "ask", asked)
        acting.append(True)
        await _click(made, user, card, Taken())
    return found


PARTS = {
    "engines": Part(
        measure,
        full=Size(clicks=300, load=LoadOptions(tables=1000, guilds=200, seconds=60.0)),
        short=Size(clicks=_AT_ONCE, load=LoadOptions(tables=2, guilds=1, seconds=0.2, think=(0.0, 0.05), drawn=False)),
    )
}
