"""A damaged file stops its own guild alone and is left unchanged."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreError, StoreFull, StoreUnavailable
from bot.service.records import Person
from db import NewerFile, SqliteStore, open_store
from db.schemas import GUILD as GUILD_KIND
from db.sqlite_errors import translate_error
from tests.db.support import GUILD, USER, act, an_entry, contents, numbers, spoil, with_table

OTHER = GUILD + 1


async def filled(folder: Path, clock: SetClock) -> None:
    """Make a folder with two guilds of 60 entries each, closed properly."""
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        table = await with_table(store, guild)
        async with store.write(guild) as writing:
            for number in range(1, 61):
                await writing.append(table, an_entry(number, body=b"x" * 900))
    await store.close()


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-10_000])


def no_database(path: Path) -> None:
    path.write_text("This is a letter to my aunt. " * 500)


def strangers(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE aunts (name)")


def nonsense_header(path: Path) -> None:
    path.write_bytes(b"\0" * 4096 + path.read_bytes()[4096:])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def log_alone(path: Path) -> None:
    path.rename(f"{path}-wal")


def broken_schema(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[100:4096] = b"\xff" * 3996
    path.write_bytes(data)


@pytest.mark.guarantee("damaged-file-isolated")
@pytest.mark.parametrize(
    "hurt",
    [truncate, no_database, strangers, nonsense_header, empty, log_alone, broken_schema],
    ids=lambda f: f.__name__,
)
async def test_a_damaged_file_is_refused_and_kept(
    tmp_path: Path, clock: SetClock, hurt: Callable[[Path], None]
) -> None:
    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    hurt(store.folder.guild(GUILD))
    before = contents(store.folder.guilds)
    for _ in range(2):
        with pytest.raises(DamagedFile) as read:
            await numbers(store, GUILD, 1)
        assert read.value.guild == GUILD
        assert read.value.path == str(store.folder.guild(GUILD))
        assert read.value.why
        with pytest.raises(DamagedFile):
            async with store.write(GUILD) as writing:
                await writing.say_once(1, "x")
    assert await act(store, OTHER, 1) == 61  # the others play on
    await store.close()
    after = contents(store.folder.guilds)
    assert {name: data for name, data in after.items() if str(GUILD) in name} == {
        name: data for name, data in before.items() if str(GUILD) in name
    }


async def test_a_page_broken_in_the_middle_is_found_when_it_is_met(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    path = store.folder.guild(GUILD)
    spoil(path, 32, path.stat().st_size // 4096)
    broken = path.read_bytes()
    with pytest.raises(DamagedFile):
        await numbers(store, GUILD, 1)
    with pytest.raises(DamagedFile):
        await act(store, GUILD, 1)
    assert len(await numbers(store, OTHER, 1)) == 60
    await store.close()
    assert path.read_bytes() == broken


async def test_file_open_in_a_crash_is_checked_before_a_write(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path / "one", clock)
    store = await open_store(tmp_path / "one", clock=clock)
    await act(store, GUILD, 1)
    shutil.copytree(tmp_path / "one", tmp_path / "two")  # as a crash leaves it: with its write-ahead log
    await store.close()
    path = tmp_path / "two" / "guilds" / f"{GUILD}.sqlite"
    data = bytearray(path.read_bytes())
    data[-8192:-4096] = b"\xa5" * 4096  # a page that a mere opening does not look at
    path.write_bytes(data)
    before = contents(tmp_path / "two" / "guilds")
    store = await open_store(tmp_path / "two", clock=clock)
    with pytest.raises(DamagedFile):
        async with store.read(GUILD) as reading:
            await reading.info()
    await store.close()
    assert contents(tmp_path / "two" / "guilds") == before


async def test_a_restored_file_is_taken_up_without_a_restart(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    path = store.folder.guild(GUILD)
    good = path.read_bytes()
    path.write_bytes(good[:5000])
    with pytest.raises(DamagedFile):
        await act(store, GUILD, 1)
    path.unlink()
    path.write_bytes(good)
    assert await act(store, GUILD, 1) == 61


async def test_a_file_that_vanishes_while_it_is_open_is_not_made_again(store: SqliteStore) -> None:
    table = await with_table(store)
    path = store.folder.guild(GUILD)
    elsewhere = path.with_suffix(".elsewhere")
    path.rename(elsewhere)
    with pytest.raises(StoreUnavailable, match="taken away"):
        await act(store, GUILD, table)
    with pytest.raises(DamagedFile, match="taken away"):
        await act(store, GUILD, table)
    with pytest.raises(DamagedFile, match="missing"):
        await numbers(store, GUILD, table)
    assert not path.exists()
    elsewhere.rename(path)
    assert await act(store, GUILD, table) == 1


async def test_a_newer_file_is_refused_and_kept(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path, clock)
    store = await open_store(tmp_path, clock=clock)
    with closing(sqlite3.connect(store.folder.guild(GUILD))) as connection:
        connection.execute(f"PRAGMA user_version = {GUILD_KIND.version + 1}")
    before = contents(store.folder.guilds)
    with pytest.raises(NewerFile, match=f"version {GUILD_KIND.version + 1}"):
        await act(store, GUILD, 1)
    await store.close()
    assert contents(store.folder.guilds) == before


async def test_a_damaged_due_index_is_set_aside_and_made_again(tmp_path: Path, clock: SetClock) -> None:
    await filled(tmp_path, clock)
    (tmp_path / "wake.sqlite").write_text("nonsense " * 1000)
    store = await open_store(tmp_path, clock=clock)
    assert (tmp_path / "wake.sqlite.damaged-1").read_text().startswith("nonsense")
    assert not await store.due_index_file.whole()  # so `repair` fills it
    await act(store, GUILD, 1)


async def test_damaged_preferences_refuse_the_start_and_stay(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await store.people.save_person(Person(user=USER, language="de"))
    await store.close()
    good = (tmp_path / "people.sqlite").read_bytes()
    (tmp_path / "people.sqlite").write_bytes(good[:6000])
    with pytest.raises(DamagedFile, match=r"people\.sqlite"):
        await open_store(tmp_path, clock=clock)
    assert (tmp_path / "people.sqlite").read_bytes() == good[:6000]
    (tmp_path / "people.sqlite").write_bytes(good)
    store = await open_store(tmp_path, clock=clock)  # and the folder is free again
    assert (await store.people.person(USER)).language == "de"


async def test_a_place_that_is_no_file_or_folder(tmp_path: Path, clock: SetClock) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable):
        await open_store(tmp_path / "file", clock=clock)
    store = await open_store(tmp_path / "data", clock=clock)
    store.folder.guild(GUILD).mkdir()
    with pytest.raises(StoreUnavailable):
        await act(store, GUILD, 1)


@contextmanager
def powerless() -> Iterator[Path]:
    """Make a folder and drop root's rights: root may write everywhere."""
    folder = Path(tempfile.mkdtemp(prefix="store-powerless-"))
    folder.chmod(0o777)
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if was_root:
            os.seteuid(0)
        (folder / "data").chmod(0o755)
        (folder / "data" / "guilds").chmod(0o755)
        shutil.rmtree(folder)


async def test_a_folder_that_cannot_be_written_refuses_the_start(clock: SetClock) -> None:
    with powerless() as folder:
        store = await open_store(folder / "data", clock=clock)
        await store.close()
        (folder / "data").chmod(0o555)
        with pytest.raises(StoreUnavailable, match="cannot be written"):
            await open_store(folder / "data", clock=clock)
        (folder / "data").chmod(0o755)
        (folder / "data" / "guilds").chmod(0o555)
        with pytest.raises(StoreUnavailable, match="cannot be written"):
            await open_store(folder / "data", clock=clock)


@pytest.mark.guarantee("file-faults-harmless")
async def test_a_read_only_file_refuses_writing_and_that_guild_alone(clock: SetClock) -> None:
    with powerless() as folder:
        store = await open_store(folder / "data", clock=clock)
        await with_table(store, GUILD)
        await store.close()
        store.folder.guild(GUILD).chmod(0o444)
        store = await open_store(folder / "data", clock=clock)
        with pytest.raises(StoreUnavailable, match="readonly"):
            await act(store, GUILD, 1)
        await with_table(store, OTHER)
        await store.close()


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OSError(28, "No space left on device"), StoreFull),
        (OSError(30, "Read-only file system"), StoreUnavailable),
        (sqlite3.OperationalError("Could not decode to UTF-8 column 'name'"), DamagedFile),
        (sqlite3.ProgrammingError("type not supported"), StoreError),
        (sqlite3.IntegrityError("CHECK"), ValueError),
    ],
)
def test_foreign_errors_become_ours(error: Exception, kind: type[Exception]) -> None:
    assert type(translate_error(error, Path("guilds/1.sqlite"), 1)) is kind


def test_other_errors_stay_what_they_are() -> None:
    error = KeyError("ours")
    assert translate_error(error, Path("x"), 1) is error
