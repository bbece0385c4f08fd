"""The check of a table reads every kind of row that belongs to it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from bot.service.records import Ended, SeatResult
from db import SqliteStore
from db.repositories import flaws
from tests.db.support import GUILD, AnyStore, counted, with_table


async def test_rows_of_every_kind_are_looked_at(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await with_table(store)
    hops = counted(monkeypatch)
    async with store.read(GUILD) as reading:
        assert await reading.flaws(number) == []
    asked = flaws._ALL  # pyright: ignore[reportPrivateUsage] - what is asked
    assert hops == [len(asked)]
    with closing(sqlite3.connect(store.folder.guild(GUILD))) as file:
        kinds = {
            name
            for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
            if "table_id" in {row[1] for row in file.execute(f"PRAGMA table_info({name})")}
        }
    looked_at = {name for rows in asked for name in re.findall(r"\bFROM (\w+)", rows.sql)}
    assert kinds - looked_at == set()


async def test_a_sound_result_has_no_flaw(either: AnyStore) -> None:
    number = await with_table(either, status="over")
    seats = (SeatResult(seat=0, rank=1, total=9, lines=(("gate", 9),), part="whole"),)
    async with either.write(GUILD) as tx:
        await tx.save_result(Ended(table=number, at=1.0, ended="rules", places=1, seats=seats))
        assert await tx.flaws(number) == []
