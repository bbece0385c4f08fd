"""What a click costs on SQLite and on PostgreSQL: by turns in one process, with a disk that both wait for. Then the
same load of many tables on SQLite, and on PostgreSQL with one process of the bot and with several.

The processor time is that of the bot's own processes: of SQLite all work, of PostgreSQL what the driver does.
"""

from __future__ import annotations

import asyncio
import os
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
from tests.bench.load import told
from tests.bench.parts import Part, Row, row
from tests.load.run import LoadOptions, Outcome, loaded
from tests.load.several import loaded_together
from tests.service.pretended import FakeMessenger
from tests.service.world import ANN, BOB, GUILD, World, world
from tests.support.own_postgres import SAFE, SETTINGS, Settings, own_server


@dataclass(frozen=True)
class Size:
    """So many clicks on each engine, and the load that each of them has to bear afterwards.

    `at_once`: clicks of one engine before the other's turn. `processes`: how many share the load on PostgreSQL, one
    measurement for each number. `server`: the settings of the database's server.
    """

    clicks: int
    at_once: int
    load: LoadOptions
    processes: tuple[int, ...]
    server: Settings


@dataclass
class Taken:
    """What clicks took. `answer`: seconds to each answer; `processor`: seconds a click of each turn, with all that is
    sent after it; `commit`: seconds of each action's transaction.
    """

    answer: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    commit: list[float] = field(default_factory=list)


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield the costs of a click on each engine, their ratios, and the loads."""
    folder = Path(tempfile.mkdtemp(prefix="bench-engines-"))
    try:
        with own_server(size.server) as server:
            yield [_busy("before")]
            yield await _clicks(folder, await server.emptied(), size)
            yield _named("SQLite", size.load, await loaded(folder / "load", size.load))
            for processes in size.processes:
                plan = replace(size.load, database=await server.emptied(), processes=processes)
                outcome = await loaded_together(folder / f"load-{processes}", plan, server.processor)
                yield _named(
                    f"PostgreSQL with {processes} {'process' if processes == 1 else 'processes'}", plan, outcome
                )
            yield [_busy("after")]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


def _busy(when: str) -> Row:
    return row(f"engines.load average of the machine {when}", os.getloadavg()[0], "")


def _named(engine: str, plan: LoadOptions, outcome: Outcome) -> list[Row]:
    found = told(f"{plan.tables} tables", outcome)
    return [{**each, "name": f"engines.{engine}, {each['name'].partition('.')[2]}"} for each in found]


async def _clicks(folder: Path, uri: str, size: Size) -> list[Row]:
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
        for turn in range(-1, size.clicks // size.at_once):
            for engine, made in worlds.items():
                await _turn(made, taken[engine] if turn >= 0 else Taken(), size.at_once)
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


async def _turn(made: World, taken: Taken, clicks: int) -> None:
    """Click so many times. An awaited player discards a card; the notices of the turn follow."""
    spent = 0.0
    for _ in range(clicks):
        user, loaded = await made.awaited(), await made.loaded()
        card = loaded.view(loaded.seat_number(user)).hand[0].number
        begun = time.process_time()
        await _click(made, user, card, taken)
        await made.settle()
        spent += time.process_time() - begun
    taken.processor.append(spent / clicks)


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
        full=Size(
            clicks=300,
            at_once=10,
            load=LoadOptions(tables=1000, guilds=200, seconds=60.0),
            processes=(1, 4),
            server=SAFE,
        ),
        short=Size(
            clicks=2,
            at_once=1,
            load=LoadOptions(
                tables=2,
                guilds=2,
                seconds=0.1,
                think=(0.0, 0.05),
                drawn=False,
                hold=0.0,
                games=("crazy-eights",),
            ),
            processes=(2,),
            server=SETTINGS,
        ),
    )
}
