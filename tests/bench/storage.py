"""What saving costs: commits into open and closed guild files, a start with many files, memory per open file.

All with WAL and synchronous=FULL. The flush probe tells how fast the disk was in the same minute: a commit cannot be
faster than one flush.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.clock import SystemClock
from bot.service.records import Entry, OutboxMessage, Seat, Snapshot, Table, Timer
from db import SqliteStore, open_store
from db.descriptor_limit import limit_for
from tests.bench.folders import make_folder
from tests.bench.parts import Part, Row, row
from tests.load.run import resident
from tests.support.due import due_outgoing

_PAUSE = 0.005
_ROUNDS = 4


@dataclass(frozen=True)
class Size:
    """How many actions go into an open file and into closed ones, how many guild files there are at a start, how often
    the store is started, and how many files are opened to see what each weighs.
    """

    actions: int
    misses: int
    files: int
    starts: int
    opened: int


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield what saving costs, and the machine's own figures beside it."""
    folder = Path(tempfile.mkdtemp(prefix="bench-store-"))
    try:
        yield [row("storage.flush of 8 kB", _flush_probe(folder), "ms")]
        yield await _open_file(folder / "one", size.actions)
        yield await _closed_files(folder / "many", size.misses)
        yield await _memory(folder / "memory", size.opened)
        yield await _start(folder / "start", size)
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


def _flush_probe(folder: Path, count: int = 100) -> float:
    times: list[float] = []
    with (folder / "probe").open("wb") as file:
        for _ in range(count):
            begin = time.perf_counter()
            file.write(b"x" * 8192)
            file.flush()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - begin) * 1000)
    return statistics.median(times)


async def _table(store: SqliteStore, guild: int) -> int:
    async with store.write(guild) as writing:
        table = await writing.add_table(
            Table(
                game="space-mission",
                channel=1,
                host=1,
                options={"preset": "yucata"},
                seed=bytes(32),
                rules_version=1,
                language="en",
                created=time.time(),
                status="running",
            )
        )
        await writing.save_seats(table.id, [Seat(number=n, user=n + 1, name=f"Player {n}") for n in range(4)])
    return table.id


async def _act(store: SqliteStore, guild: int, table: int) -> tuple[float, float]:
    """Save one action as the service does. Return ms for the whole block, and ms from the first write to the end."""
    begin = time.perf_counter()
    async with store.write(guild) as writing:
        stored = await writing.position(table)
        assert stored is not None
        number = 1 if stored[2] is None else stored[2].entries + 1
        written = time.perf_counter()
        entry = Entry(
            number=number,
            seat=0,
            user=1,
            source="slash",
            interaction=table * 10_000_000 + number,
            at=time.time(),
            body=b'{"entry":"acted","seat":0,"verb":"jump","nouns":["card-17","3"]}',
            events=b'[{"kind":"jumped","seat":0,"card":17,"planet":3}]' * 6,
        )
        await writing.append(table, entry)
        await writing.save_snapshot(table, Snapshot(number, b'{"state":1}' * 110, (number, number, 0, 0)))
        for kind in ("board", "hand", "notice"):
            await writing.put_outgoing(OutboxMessage(table=table, kind=kind))
        await writing.put_timer(Timer(table=table, kind="remind", due=time.time() + 86_400))
    end = time.perf_counter()
    return (end - begin) * 1000, (end - written) * 1000


async def _send(store: SqliteStore, guild: int) -> None:
    """Take the outbox's rows out and settle, as the dispatcher does between two actions."""
    async with store.write(guild) as writing:
        for row in await due_outgoing(writing, time.time()):
            await writing.drop_outgoing(row.id)
    await store.due_index.settle(guild, None)


async def _open_file(folder: Path, actions: int) -> list[Row]:
    store = await open_store(folder, clock=SystemClock())
    table = await _table(store, 1)
    times: list[tuple[float, float]] = []
    for _ in range(actions):
        times.append(await _act(store, 1, table))
        await _send(store, 1)
    rates: list[float] = []
    for _ in range(_ROUNDS):
        begin = time.perf_counter()
        await asyncio.gather(*(_act(store, 1, table) for _ in range(actions // _ROUNDS)))
        rates.append(actions // _ROUNDS / (time.perf_counter() - begin))
    await store.close()
    whole, written = [one for one, _ in times], [two for _, two in times]
    return [
        row("storage.save of one action (first write to commit), open file, median", statistics.median(written), "ms"),
        row("storage.save of one action, open file, 99th percentile", statistics.quantiles(written, n=100)[98], "ms"),
        row("storage.the same with reading table, seats and snapshot first, median", statistics.median(whole), "ms"),
        row("storage.saved actions, open file, many waiting at once, median", statistics.median(rates), "/s"),
    ]


async def _closed_files(folder: Path, misses: int) -> list[Row]:
    """Actions into files that must be opened first. Between them, in turn, what the machine needs at that moment for
    a flush and for the same with bare sqlite3: only a ratio tells much on a machine that others use too.
    """
    store = await open_store(folder, open_files=limit_for(4), clock=SystemClock())
    guilds = range(1, min(misses, 40) + 1)
    for guild in guilds:
        await _table(store, guild)
    await store.close()
    others = folder / "bare"
    shutil.copytree(folder / "guilds", others)
    store = await open_store(folder, open_files=limit_for(4), clock=SystemClock())
    times: list[float] = []
    flushes: list[float] = []
    bare: list[float] = []
    for turn in range(misses):
        guild = guilds[turn % len(guilds)]
        times.append((await _act(store, guild, 1))[0])
        await asyncio.sleep(_PAUSE)  # players are slower than this; closing goes on meanwhile
        bare.append(await asyncio.to_thread(_bare_open_and_commit, others / f"{guild}.sqlite"))
        flushes.append(await asyncio.to_thread(_flush_probe, folder, 1))
    await store.close()
    ours, theirs = statistics.median(times), statistics.median(bare)
    slow = statistics.quantiles(times, n=100)[98]
    return [
        row("storage.beside it: flush of 8 kB (write and fdatasync), median", statistics.median(flushes), "ms"),
        row("storage.beside it: bare sqlite3 opens a file and commits one row, median", theirs, "ms"),
        row("storage.open the file, read and save one action, median", ours, "ms"),
        row("storage.open the file, read and save one action, 99th percentile", slow, "ms"),
        row("storage.open the file, read and save one action / bare sqlite3", ours / theirs, "ratio"),
    ]


def _bare_open_and_commit(path: Path) -> float:
    """What a file that must be opened costs SQLite by itself: its first commit flushes log, folder and log again."""
    begin = time.perf_counter()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("INSERT OR REPLACE INTO said (guild_id, table_id, key) VALUES (1, 1, 'bare')")
        return (time.perf_counter() - begin) * 1000


async def _start(folder: Path, size: Size) -> list[Row]:
    await make_folder(folder, size.files)
    times: list[float] = []
    for _ in range(size.starts):
        begin = time.perf_counter()
        store = await open_store(folder, clock=SystemClock())
        times.append((time.perf_counter() - begin) * 1000)
        await store.close()
    name = f"storage.start of the store, {size.files} guild files present, median"
    return [row(name, statistics.median(times), "ms")]


async def _memory(folder: Path, count: int) -> list[Row]:
    store = await open_store(folder, clock=SystemClock())
    first = count + 1
    await _act(store, first, await _table(store, first))
    before = resident()
    for guild in range(1, count + 1):
        number = await _table(store, guild)
        for _ in range(5):
            await _act(store, guild, number)
    after = resident()
    await store.close()
    return [row("storage.memory of an open guild file after six commits", (after - before) / count * 1024, "kB")]


PARTS = {
    "storage": Part(
        measure,
        full=Size(actions=400, misses=150, files=10_000, starts=5, opened=90),
        short=Size(actions=8, misses=4, files=5, starts=1, opened=2),
    )
}
