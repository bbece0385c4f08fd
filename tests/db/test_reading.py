"""A data folder is read from outside while the bot runs, and nothing in it changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreUnavailable
from db import SqliteStore, open_reading, open_store
from db.folder import UNFINISHED
from db.privacy import export_guild
from tests.db.support import GUILD, act, contents, numbers, with_table


async def test_a_table_is_read_while_the_bot_runs(store: SqliteStore) -> None:
    table = await with_table(store)
    await act(store, GUILD, table)
    async with open_reading(store.folder.root) as reading:
        assert await reading.guilds() == [GUILD]
        async with reading.read(GUILD) as tx:
            assert len(await tx.entries(table)) == 1
            assert len(await tx.seats(table)) == 2
        await act(store, GUILD, table)  # play goes on
        async with reading.read(GUILD) as tx:
            assert len(await tx.entries(table)) == 1, "one moment for all readings"
        assert b"space-mission" in await export_guild(store, GUILD)
    async with open_reading(store.folder.root) as reading, reading.read(GUILD) as tx:
        assert len(await tx.entries(table)) == 2
    assert await numbers(store, GUILD, table) == [1, 2]


async def test_what_people_chose_is_read_while_the_bot_runs(store: SqliteStore) -> None:
    await store.people.save_notice_at(7, GUILD, 1, "silent")
    async with open_reading(store.folder.root) as reading:
        assert await reading.people.notice_at(7, GUILD, 1) == "silent"
        await store.people.save_notice_at(7, GUILD, 1, None)
        assert await reading.people.notice_at(7, GUILD, 1) == "silent", "one moment for all readings"
        assert await reading.people.notice_at(8, GUILD, 1) is None


async def test_reading_leaves_a_stopped_folder_byte_for_byte_as_it_was(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    table = await with_table(store)
    await act(store, GUILD, table)
    await store.close()
    before = contents(tmp_path)
    async with open_reading(tmp_path) as reading:
        async with reading.read(GUILD) as tx:
            assert len(await tx.entries(table)) == 1
        async with reading.read(7) as tx:
            assert await tx.table(1) is None
        assert await reading.people.notice_at(7, GUILD, table) is None
    assert contents(tmp_path) == before


@pytest.mark.guarantee("migrations-complete")
async def test_an_older_file_is_read_and_stays_old(tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    old = Path(__file__).parent / "old" / "guild_1.sql"
    path = tmp_path / "guilds" / "5.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    before = path.read_bytes()
    async with open_reading(tmp_path) as reading, reading.read(5) as tx:
        assert await tx.tables(("running", "paused", "over", "lobby", "cancelled"))
    assert path.read_bytes() == before


async def test_nothing_there_is_nothing_read(tmp_path: Path) -> None:
    async with open_reading(tmp_path / "none") as reading:
        assert await reading.guilds() == []
        async with reading.read(GUILD) as tx:
            assert await tx.table(1) is None
        assert await reading.people.notice_at(7, GUILD, 1) is None
    assert not (tmp_path / "none").exists()


async def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    (tmp_path / "guilds" / "4.sqlite").write_text("nonsense")
    (tmp_path / "guilds" / "3.sqlite").touch()
    async with open_reading(tmp_path) as reading:
        for guild in (3, 4):
            with pytest.raises(DamagedFile):
                async with reading.read(guild):
                    pass
    (tmp_path / UNFINISHED).touch()
    with pytest.raises(StoreUnavailable, match="not finished"):
        async with open_reading(tmp_path):
            pass
