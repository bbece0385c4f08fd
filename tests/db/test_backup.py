"""A backup taken while games run can be restored; the doctor finds damage."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreUnavailable
from bot.service.records import Person, TableId, Timer
from db import FolderInUse, SqliteStore, open_store
from db.backup import back_up, read_manifest, restore, restore_guild
from db.integrity import Finding, check_folder
from db.rebuild import repair
from db.schemas import GUILD as GUILD_KIND
from tests.db.make_old import load
from tests.db.support import GUILD, USER, act, an_entry, contents, numbers, spoil, with_table

OTHER = GUILD + 1


async def fill(store: SqliteStore) -> None:
    await repair(store)  # the indexes count as whole, and the one of users' tables lacks what follows
    for guild in (GUILD, OTHER):
        table = await with_table(store, guild, status="running")
        for _ in range(3):
            await act(store, guild, table, due=100.0)
    await store.people.save_person(Person(user=USER, language="de"))


@pytest.mark.guarantee("backup-whole", "restore-checked")
async def test_a_backup_while_games_run_is_restored_whole(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    await fill(store)
    going = True

    async def play() -> None:
        while going:
            await act(store, GUILD, 1, due=100.0)

    player = asyncio.create_task(play())
    manifest = await asyncio.to_thread(back_up, store.folder.root, tmp_path / "backup", clock.now())
    going = False
    await player
    assert set(manifest.files) == {"people.sqlite", f"guilds/{GUILD}.sqlite", f"guilds/{OTHER}.sqlite"}
    assert manifest.left_out == {}
    assert manifest.made == clock.now()
    assert read_manifest(tmp_path / "backup") == manifest
    assert restore(tmp_path / "backup", tmp_path / "new") == manifest
    assert check_folder(tmp_path / "new") == []
    again = await open_store(tmp_path / "new", clock=clock)
    async with again.read(GUILD) as reading:
        entries = await reading.entries(1)
        snapshot = await reading.snapshot(1)
    assert snapshot is not None
    assert len(entries) == snapshot.entries >= 3
    assert await numbers(again, OTHER, 1) == [1, 2, 3]
    assert (await again.people.person(USER)).language == "de"
    await repair(again)
    assert await again.people.tables_of(USER) == [TableId(GUILD, 1), TableId(OTHER, 1)]
    assert sorted(await again.due_index.due(100.0)) == [GUILD, OTHER]


async def test_a_backup_changes_nothing_and_asks_for_an_empty_place(
    store: SqliteStore, tmp_path: Path, clock: SetClock
) -> None:
    await fill(store)
    before = contents(store.folder.guilds)
    back_up(store.folder.root, tmp_path / "backup", 1.0)
    assert contents(store.folder.guilds) == before
    kept = contents(tmp_path / "backup")
    with pytest.raises(StoreUnavailable, match="not empty"):
        back_up(store.folder.root, tmp_path / "backup", 2.0)
    assert contents(tmp_path / "backup") == kept
    with pytest.raises(StoreUnavailable, match="no data folder"):
        back_up(tmp_path / "nowhere", tmp_path / "other", 1.0)


async def test_a_damaged_guild_is_left_out_and_its_bytes_are_kept(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path / "data", clock=clock)
    await fill(store)
    async with store.write(GUILD) as writing:
        for number in range(4, 60):
            await writing.append(1, an_entry(number, body=b"x" * 900))
    await store.close()
    path = store.folder.guild(GUILD)
    spoil(path, 32, path.stat().st_size // 4096)
    manifest = back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    assert list(manifest.left_out) == [f"guilds/{GUILD}.sqlite"]
    assert set(manifest.files) == {"people.sqlite", f"guilds/{OTHER}.sqlite"}
    assert (tmp_path / "backup" / "damaged" / "guilds" / path.name).read_bytes() == path.read_bytes()
    restore(tmp_path / "backup", tmp_path / "new")
    assert [(found.guild, found.what) for found in check_folder(tmp_path / "new")] == [(GUILD, "gone")]


def spoil_a_file(backup: Path) -> None:
    path = backup / "guilds" / f"{GUILD}.sqlite"
    data = bytearray(path.read_bytes())
    data[5000] ^= 1
    path.write_bytes(data)


def cut_a_file(backup: Path) -> None:
    path = backup / "people.sqlite"
    path.write_bytes(path.read_bytes()[:-4096])


def lose_a_file(backup: Path) -> None:
    (backup / "guilds" / f"{OTHER}.sqlite").unlink()


def lose_the_manifest(backup: Path) -> None:
    (backup / "backup.json").unlink()


def climb_out(backup: Path) -> None:
    manifest = backup / "backup.json"
    manifest.write_text(manifest.read_text().replace("people.sqlite", "../people.sqlite"))


@pytest.mark.guarantee("restore-checked")
@pytest.mark.parametrize(
    "hurt", [spoil_a_file, cut_a_file, lose_a_file, lose_the_manifest, climb_out], ids=lambda f: f.__name__
)
async def test_incomplete_backup_is_refused_before_anything_is_written(
    store: SqliteStore, tmp_path: Path, hurt: Callable[[Path], None]
) -> None:
    await fill(store)
    back_up(store.folder.root, tmp_path / "backup", 1.0)
    hurt(tmp_path / "backup")
    with pytest.raises((DamagedFile, StoreUnavailable)):
        restore(tmp_path / "backup", tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.guarantee("backup-whole")
async def test_a_restore_never_writes_over_data(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    await fill(store)
    back_up(store.folder.root, tmp_path / "backup", 1.0)
    other = await open_store(tmp_path / "other", clock=clock)
    await other.close()
    before = contents(tmp_path / "other")
    with pytest.raises(StoreUnavailable, match="not empty"):
        restore(tmp_path / "backup", tmp_path / "other")
    assert contents(tmp_path / "other") == before


async def test_interrupted_restore_is_noticed_and_repeatable(
    store: SqliteStore, tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store)
    back_up(store.folder.root, tmp_path / "backup", 1.0)

    def cut_off(*_: Any, **__: Any) -> None:
        raise OSError(5, "the plug was pulled")

    with monkeypatch.context() as patch:
        patch.setattr("db.backup._put", cut_off)
        with pytest.raises(StoreUnavailable, match="plug"):
            restore(tmp_path / "backup", tmp_path / "new")
    with pytest.raises(StoreUnavailable, match="not finished"):
        await open_store(tmp_path / "new", clock=clock)
    assert [finding.what for finding in check_folder(tmp_path / "new")] == ["restore"]
    restore(tmp_path / "backup", tmp_path / "new")
    assert check_folder(tmp_path / "new") == []


async def test_one_guild_comes_back_from_a_backup(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path / "data", clock=clock)
    await fill(store)
    back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    with pytest.raises(FolderInUse):
        restore_guild(tmp_path / "backup", tmp_path / "data", GUILD)
    await act(store, OTHER, 1)
    await store.close()
    damaged = b"nonsense" * 1000
    store.folder.guild(GUILD).write_bytes(damaged)
    with pytest.raises(StoreUnavailable, match="no file of guild 77"):
        restore_guild(tmp_path / "backup", tmp_path / "data", 77)
    aside = restore_guild(tmp_path / "backup", tmp_path / "data", GUILD)
    assert aside is not None
    assert aside.read_bytes() == damaged
    store = await open_store(tmp_path / "data", clock=clock)
    assert await numbers(store, GUILD, 1) == [1, 2, 3]
    assert await numbers(store, OTHER, 1) == [1, 2, 3, 4]  # untouched
    await repair(store)
    assert await store.people.tables_of(USER) == [TableId(GUILD, 1), TableId(OTHER, 1)]
    assert GUILD in await store.due_index.due(100.0)
    await store.close()
    assert [path.name for path in await asyncio.to_thread(lambda: list(aside.parent.iterdir()))] == [aside.name]


async def test_one_guild_comes_back_from_a_backup_of_an_old_version(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path / "data", clock=clock)
    load(GUILD_KIND, 12, store.folder.guild(GUILD))
    back_up(store.folder.root, tmp_path / "backup", 1.0)
    assert [await with_table(store), await with_table(store)] == [3, 4]
    await store.close()
    assert restore_guild(tmp_path / "backup", store.folder.root, GUILD) is not None
    again = await open_store(store.folder.root, clock=clock)
    assert await with_table(again) == 5, "no button of a lost table fits a new one"
    async with again.read(GUILD) as reading:
        assert await reading.numbers() == [1, 2, 5]


async def test_doctor_finds_nothing_in_a_sound_folder_nor_writes(
    store: SqliteStore, tmp_path: Path, clock: SetClock
) -> None:
    assert [f.what for f in check_folder(tmp_path / "nowhere")] == ["missing"]
    await fill(store)
    assert check_folder(store.folder.root) == []  # while the store is at work
    await store.close()
    before = {path: path.stat().st_mtime_ns for path in store.folder.root.rglob("*")}
    assert check_folder(store.folder.root) == []
    assert {path: path.stat().st_mtime_ns for path in store.folder.root.rglob("*")} == before


@pytest.mark.guarantee("restore-checked")
async def test_the_doctor_names_each_fault_and_its_file(store: SqliteStore, tmp_path: Path) -> None:
    for guild in range(1, 9):
        table = await with_table(store, guild)
        async with store.write(guild) as writing:
            for number in range(1, 60):
                await writing.append(table, an_entry(number, body=b"x" * 900))
            await writing.put_timer(Timer(table=table, kind="remind", due=9.0))
    await store.close()
    files = {guild: store.folder.guild(guild) for guild in range(1, 9)}
    spoil(files[1], 32, 40)
    files[2].write_bytes(b"")
    files[3].write_text("a letter " * 1000)
    sql(files[4], "PRAGMA user_version = 99")
    sql(files[5], "PRAGMA foreign_keys = OFF; DROP TRIGGER entry_stays; DELETE FROM game_table; DELETE FROM entry;")
    sql(files[6], "DROP TRIGGER entry_stays; DELETE FROM entry WHERE number = 7;")
    sql(files[7], "INSERT INTO snapshot VALUES (7, 1, 60, x'', '[]');")
    files[8].rename(f"{files[8]}-wal")
    sql(store.folder.people, "PRAGMA application_id = 5")
    before = contents(store.folder.root)
    found = check_folder(store.folder.root)
    assert contents(store.folder.root) == before
    kinds = {(finding.guild, finding.what) for finding in found}
    assert kinds == {
        (None, "damaged"),
        (1, "damaged"),
        (2, "damaged"),
        (3, "damaged"),
        (4, "newer"),
        (5, "references"),
        (6, "log"),
        (7, "log"),
        (8, "lost"),
    }
    assert all(not finding.harmless for finding in found)
    assert {finding.path for finding in found} == {
        str(store.folder.people),
        *(str(path) for path in list(files.values())[:7]),
        f"{files[8]}-wal",
    }


def test_what_mends_itself_is_harmless() -> None:
    assert Finding("x", "older").harmless
    assert not Finding("x", "damaged").harmless


def sql(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
