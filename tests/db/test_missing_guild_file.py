"""A missing guild file counts as damage, and no table number is given twice."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreUnavailable
from bot.service.records import TableId
from db import SqliteStore, open_store
from db.backup import back_up, restore_guild, restore_people
from db.integrity import check_folder
from db.privacy import anonymise_user, delete_guild
from db.rebuild import rebuild_index, repair
from db.schemas import PEOPLE
from db.shared_database import LOCK_PAUSE
from tests.db.make_old import load
from tests.db.support import GUILD, USER, act, listings, numbers, with_table

OTHER = GUILD + 1


async def filled(folder: Path, clock: SetClock) -> SqliteStore:
    """Make a folder with two tables each in two guilds, closed properly; return its store."""
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        for _ in range(2):
            await act(store, guild, await with_table(store, guild, status="running"))
    for table in (1, 2):
        await store.people_rows.index(GUILD, table, listings(USER), "Club")
    await repair(store)
    await store.close()
    return store


def lose(store: SqliteStore) -> bytes:
    path = store.folder.guild(GUILD)
    kept = path.read_bytes()
    path.unlink()
    return kept


async def refused(store: SqliteStore, guild: int = GUILD) -> None:
    """Fail unless the guild is refused by reading and writing, and nothing is put in the place of its file."""
    for _ in range(2):
        with pytest.raises(DamagedFile, match="missing") as told:
            await numbers(store, guild, 1)
        assert (told.value.guild, told.value.path) == (guild, str(store.folder.guild(guild)))
        with pytest.raises(DamagedFile, match="missing"):
            await with_table(store, guild)
    assert not store.folder.guild(guild).exists()


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the host's log says of the guild as an error."""
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    return [record.getMessage() for record in told if str(GUILD) in record.getMessage()]


async def test_file_lost_while_off_stops_its_own_guild_alone(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    kept = lose(await filled(tmp_path, clock))
    store = await open_store(tmp_path, clock=clock)
    assert len(lines(caplog)) == 1, "the host is told at the start, before anybody asks"
    assert await store.guilds() == [GUILD, OTHER]
    await refused(store)
    assert await act(store, OTHER, 1) == 2
    assert len(lines(caplog)) == 1
    store.folder.guild(GUILD).write_bytes(kept)  # put back by hand: taken up without a restart
    assert await act(store, GUILD, 1) == 2


async def test_file_lost_while_closed_stops_its_own_guild_alone(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    await act(store, GUILD, 1)
    await store.files.tidy(float("inf"))
    kept = lose(store)
    assert not lines(caplog)
    await refused(store)
    assert len(lines(caplog)) == 1
    assert await act(store, OTHER, 1) == 2
    store.folder.guild(GUILD).write_bytes(kept)
    assert await act(store, GUILD, 1) == 3


async def test_file_never_closed_is_known_after_a_crash(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await with_table(store)
    async with store.people_file._file.hold():
        known = await store.people_file._file.ask("SELECT guild FROM guild_file")
    assert known == [(GUILD,)], "it is registered as soon as it is there"


async def test_games_go_on_with_an_unwritable_registry(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(tmp_path, clock=clock, busy=0.0)
    with closing(sqlite3.connect(store.folder.people, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert await with_table(store) == 1
        assert "not in the registry" in caplog.text
        other.execute("ROLLBACK")
    assert await store.people_file.guild_files() == frozenset()
    clock.advance(LOCK_PAUSE)
    await act(store, GUILD, 1)  # tried again
    assert await store.people_file.guild_files() == {GUILD}


async def test_what_was_not_registered_is_registered_at_the_next_start(
    tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise StoreUnavailable("killed")

    store = await open_store(tmp_path, clock=clock)
    with monkeypatch.context() as patch:
        patch.setattr(store.people_file, "register", dies)
        await with_table(store)
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert await store.people_file.guild_files() == {GUILD}
    assert await numbers(store, GUILD, 1) == []
    await store.close()
    lose(store)
    store = await open_store(tmp_path, clock=clock)
    await refused(store)


async def test_new_guild_is_empty_and_a_lost_registry_is_rebuilt(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path, clock)
    (tmp_path / "people.sqlite").unlink()
    restore_people(None, tmp_path)
    store = await open_store(tmp_path, clock=clock)
    assert await numbers(store, 77, 1) == []
    assert await store.guilds() == [GUILD, OTHER]
    assert await store.people_file.guild_files() == {GUILD, OTHER}


async def test_what_the_index_of_an_older_version_knows_is_missed(tmp_path: Path, clock: SetClock) -> None:
    load(PEOPLE, 5, tmp_path / "people.sqlite")
    store = await open_store(tmp_path, clock=clock)
    await refused(store)


async def test_a_file_that_is_gone_keeps_its_lines_in_the_index(tmp_path: Path, clock: SetClock) -> None:
    lose(await filled(tmp_path, clock))
    store = await open_store(tmp_path, clock=clock)
    await rebuild_index(store)
    assert TableId(GUILD, 1) in await store.people.tables_of(USER)


async def test_deleted_user_is_told_that_a_file_was_left_out(tmp_path: Path, clock: SetClock) -> None:
    lose(await filled(tmp_path, clock))
    store = await open_store(tmp_path, clock=clock)
    assert await anonymise_user(store, USER) == [GUILD]


async def test_doctor_and_backup_name_it(tmp_path: Path, clock: SetClock) -> None:
    store = await filled(tmp_path / "data", clock)
    lose(store)
    assert [(found.guild, found.what, found.harmless) for found in check_folder(tmp_path / "data")] == [
        (GUILD, "gone", False)
    ]
    manifest = back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    assert list(manifest.left_out) == [f"guilds/{GUILD}.sqlite"]
    assert "missing" in manifest.left_out[f"guilds/{GUILD}.sqlite"]
    store = await open_store(tmp_path / "data", clock=clock)
    found = await asyncio.to_thread(check_folder, tmp_path / "data")
    assert [finding.what for finding in found] == ["gone"]  # while it is open too


async def test_a_restore_clears_it_and_gives_no_number_twice(tmp_path: Path, clock: SetClock) -> None:
    """Buttons of the tables opened since the backup stand in Discord: they fit no table to come."""
    store = await filled(tmp_path / "data", clock)
    back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    store = await open_store(tmp_path / "data", clock=clock)
    assert [await with_table(store), await with_table(store)] == [3, 4]
    await store.people_rows.index(GUILD, 4, listings(USER), "Club")
    await store.close()
    lose(store)
    assert restore_guild(tmp_path / "backup", tmp_path / "data", GUILD) is None
    assert check_folder(tmp_path / "data") == []
    store = await open_store(tmp_path / "data", clock=clock)
    assert await numbers(store, GUILD, 2) == [1]
    assert await with_table(store) == 5


async def test_nor_does_one_that_replaces_a_file(tmp_path: Path, clock: SetClock) -> None:
    store = await filled(tmp_path / "data", clock)
    back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    store = await open_store(tmp_path / "data", clock=clock)
    assert [await with_table(store), await with_table(store)] == [3, 4]  # the index has not heard of them
    await store.close()
    restore_guild(tmp_path / "backup", tmp_path / "data", GUILD)
    store = await open_store(tmp_path / "data", clock=clock)
    assert await with_table(store) == 5


@pytest.mark.parametrize("there", [True, False])
async def test_deleting_clears_it_and_gives_no_number_twice(tmp_path: Path, clock: SetClock, there: bool) -> None:
    store = await filled(tmp_path, clock)
    if not there:
        lose(store)
    store = await open_store(tmp_path, clock=clock)
    await delete_guild(store, GUILD)
    assert await store.guilds() == [OTHER]
    assert await numbers(store, GUILD, 1) == []
    assert await with_table(store) == 3
    assert await with_table(store, OTHER) == 3, "the others go on where they were"
    await delete_guild(store, OTHER)
    await store.close()
    assert check_folder(tmp_path) == []
    store = await open_store(tmp_path, clock=clock)
    assert await with_table(store, OTHER) == 4


async def test_a_kill_in_the_middle_of_deleting_can_be_made_up_for(
    tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise StoreUnavailable("killed")

    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    monkeypatch.setattr(store.people_file, "unregister", dies)
    with pytest.raises(StoreUnavailable, match="killed"):
        await delete_guild(store, GUILD)
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert GUILD in await store.guilds()  # so that it can be deleted
    await delete_guild(store, GUILD)
    assert await store.guilds() == [OTHER]
