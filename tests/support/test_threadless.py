"""Files without threads answer as files with threads do."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import aiosqlite
import pytest

from tests.support.threadless import sqlite_without_threads as sqlite_without_threads


async def test_a_file_has_no_thread_and_does_its_work_in_order(tmp_path: Path) -> None:
    threads = threading.active_count()
    async with aiosqlite.connect(tmp_path / "x.sqlite", isolation_level=None) as file:
        await file.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
        asked = [file.execute_insert("INSERT INTO t VALUES (?)", (n,)) for n in (1, 2, 3)]
        assert await asyncio.gather(*asked) == [(1,), (2,), (3,)]
        assert threading.active_count() == threads


async def test_other_tasks_have_their_turn_before_an_answer(tmp_path: Path) -> None:
    told: list[str] = []

    async def asking(file: aiosqlite.Connection) -> None:
        await file.execute_fetchall("SELECT 1")
        told.append("answer")

    async def another() -> None:
        told.append("another task")

    async with aiosqlite.connect(tmp_path / "x.sqlite") as file:
        await asyncio.gather(asking(file), another())
    assert told == ["another task", "answer"]


async def test_an_error_is_the_askers(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "x.sqlite") as file:
        with pytest.raises(sqlite3.OperationalError):
            await file.execute("nonsense")
        assert await file.execute_fetchall("SELECT 2") == [(2,)]
