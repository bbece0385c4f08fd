"""A process killed at any moment loses nothing that it had acknowledged."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from db import FolderInUse, open_store
from db.integrity import check_folder
from db.rebuild import repair
from db.schemas import GUILD as GUILD_KIND
from tests.db.support import an_entry, numbers
from tests.db.test_migrations import later, load_old

_ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def victim(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the process and kill it at the end of the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.db.kill_worker", *arguments, cwd=_ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


async def killed_after(folder: Path, seconds: float) -> dict[int, int]:
    """Let the process act on three guilds for so long; return the last number it acknowledged in each."""
    async with victim(str(folder), "3") as process:
        await asyncio.sleep(seconds)
    assert process.stdout is not None
    lines = (await process.stdout.read()).decode().splitlines(keepends=True)
    acknowledged: dict[int, int] = {}
    for line in lines:
        if line.endswith("\n"):  # a line that was cut off acknowledges nothing
            guild, number = map(int, line.split())
            acknowledged[guild] = number
    return acknowledged


async def check(folder: Path, clock: SetClock, acknowledged: dict[int, int]) -> None:
    assert check_folder(folder) == []
    store = await open_store(folder, clock=clock)
    for guild in await store.guilds():
        async with store.read(guild) as reading:
            entries = [entry.number for entry in await reading.entries(1)]
            snapshot = await reading.snapshot(1)
            due = await reading.next_due()
        assert entries == list(range(1, len(entries) + 1))
        assert len(entries) >= acknowledged.get(guild, 0)
        assert (snapshot.entries if snapshot else 0) == len(entries)
        if due is not None:  # the due index knows of it, without the guild's file having been opened for that
            assert guild in await store.due_index.due(max(due, clock.now()))
    await repair(store)
    await store.close()


@pytest.mark.guarantee("kill-harmless")
async def test_kills_at_random_moments_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random()
    acknowledged: dict[int, int] = {}
    acted = 0
    for _ in range(5):
        acknowledged |= await killed_after(tmp_path, dice.uniform(0.05, 0.5))
        acted += sum(acknowledged.values())
        await check(tmp_path, SetClock(), acknowledged)
    assert acted > 0


@pytest.mark.slow
async def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random()
    acknowledged: dict[int, int] = {}
    for _ in range(100):
        acknowledged |= await killed_after(tmp_path, dice.uniform(0.01, 0.6))
        await check(tmp_path, SetClock(), acknowledged)


async def test_second_process_is_refused_until_the_first_dies(tmp_path: Path, clock: SetClock) -> None:
    async with victim(str(tmp_path), "1") as process:
        with pytest.raises(FolderInUse, match=f"number {process.pid}"):
            await open_store(tmp_path, clock=clock)
        assert check_folder(tmp_path) == []  # doctor may look meanwhile
    store = await open_store(tmp_path, clock=clock)
    await store.close()


async def test_kill_during_migrations_leaves_old_or_new_files(tmp_path: Path, clock: SetClock) -> None:
    kind = later(
        tmp_path / "more",
        "ALTER TABLE entry ADD COLUMN note TEXT;",
        "CREATE TABLE copied AS SELECT * FROM entry AS a, entry AS b, entry AS c LIMIT 20000;",
    )
    folder = tmp_path / "data"
    store = await open_store(folder, clock=clock)
    for guild in range(1, 31):
        load_old(store.folder.guild(guild))
    await store.close()
    async with victim(str(folder), "migrate", str(tmp_path / "more")):
        await asyncio.sleep(random.Random().uniform(0.0, 0.15))
    versions: list[int] = []
    for guild in range(1, 31):
        with closing(sqlite3.connect(folder / "guilds" / f"{guild}.sqlite")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            versions.append(connection.execute("PRAGMA user_version").fetchone()[0])
    assert set(versions) <= {1, GUILD_KIND.version + 2}
    store = await open_store(folder, clock=clock, guild_schema=kind)
    for guild in range(1, 31):
        assert await numbers(store, guild, 1) == [1, 2, 3]
        async with store.write(guild) as writing:
            await writing.append(1, an_entry(4))
    await store.close()
