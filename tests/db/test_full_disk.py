"""The disk fills up during a write: nothing changes, the error is reported, and later writes succeed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull, StoreUnavailable
from bot.service.records import Person, Snapshot
from db import SqliteStore, open_store
from db.backup import back_up, read_manifest, restore, restore_guild, restore_people
from db.integrity import check_folder
from db.opening import log_of
from db.schemas import GUILD as GUILD_KIND
from tests.db.make_old import load
from tests.db.support import GUILD, USER, act, an_entry, contents, numbers, with_table
from tests.db.test_old_files import rows
from tests.support.full import no_room_above, size_of

OTHER = 5
ROOT = Path(__file__).parents[2]
# The first part of a log's index, which SQLite makes beside a file before it reads it.
INDEX = 32 * 1024


async def filled(folder: Path, clock: SetClock) -> SqliteStore:
    """Return a store with two guilds in which something was done; their files were closed, and one is open again."""
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        await act(store, guild, await with_table(store, guild))
    await store.files.tidy(float("inf"))
    await act(store, GUILD, 1)
    return store


@pytest.mark.parametrize("room", [0, 1, 24, 2000, 4120, 9000, 20_000, 40_000])
async def test_a_log_that_can_grow_no_more_takes_nothing_of_an_action(
    tmp_path: Path, clock: SetClock, room: int
) -> None:
    """Wherever in a commit the room ends: none of it is done, reading and other guilds go on, and so does it later."""
    store = await filled(tmp_path, clock)
    log = log_of(store.folder.guild(GUILD))
    with no_room_above(size_of(log) + room):
        done = await _acts_until_full(store)
        assert await numbers(store, GUILD, 1) == done
        with pytest.raises(StoreFull):
            async with store.write(GUILD) as writing:
                await writing.append(1, an_entry(len(done) + 1))
                await writing.save_snapshot(1, Snapshot(len(done) + 1, bytes(2_000_000), ()))
        assert await numbers(store, GUILD, 1) == done
        assert await act(store, OTHER, 1) == 2
    assert await act(store, GUILD, 1) == len(done) + 1
    await store.close()
    await _is_whole(tmp_path, clock, {GUILD: len(done) + 1, OTHER: 2})


@pytest.mark.parametrize("room", [0, 100, 5000, INDEX - 1])
async def test_file_without_room_to_open_is_full_and_not_damaged(
    tmp_path: Path, clock: SetClock, room: int, caplog: pytest.LogCaptureFixture
) -> None:
    """What SQLite needs beside a file before it can be read is refused with a word that does not say "full"."""
    store = await filled(tmp_path, clock)
    before = _said(store.folder.guilds)
    with no_room_above(room):
        with pytest.raises(StoreFull, match=r"no room left in .*guilds"):
            await act(store, OTHER, 1)
        with pytest.raises(StoreFull):
            await numbers(store, OTHER, 1)
        assert _said(store.folder.guilds) == before
    assert "damaged" not in caplog.text
    assert await act(store, OTHER, 1) == 2
    await store.close()
    await _is_whole(tmp_path, clock, {GUILD: 2, OTHER: 2})


async def test_guild_file_without_room_is_not_half_made(tmp_path: Path, clock: SetClock) -> None:
    store = await filled(tmp_path, clock)
    for room in (0, 3000, 50_000, 100_000):
        with no_room_above(room), pytest.raises(StoreFull):
            await with_table(store, 77)
        assert sorted(path.stem for path in store.folder.guilds.glob("77*")) == []
    assert await with_table(store, 77) == 1
    await store.close()
    assert check_folder(tmp_path) == []


async def test_what_people_choose_is_refused_and_said_once(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    store = await filled(tmp_path, clock)
    log = log_of(store.folder.people)
    while size_of(log) < 200_000:  # longer than the guilds' files, that they have room
        for language in ("en", "de"):  # what is stored already is not written again
            await store.people.save_person(Person(user=USER, language=language))
    with no_room_above(size_of(log) + 50):
        for _ in range(3):
            with pytest.raises(StoreFull) as refused:
                await store.people.save_person(Person(user=USER, language="en"))
            assert refused.value.of == "people"
        assert (await store.people.person(USER)).language == "de"
        assert await act(store, OTHER, 1) == 2, "games go on"
    assert caplog.text.count("the file of people's settings refuses") == 1
    await store.people.save_person(Person(user=USER, language="en"))
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert (await store.people.person(USER)).language == "en"


async def test_failed_due_mark_refuses_its_action_and_keeps_the_index(tmp_path: Path, clock: SetClock) -> None:
    """What is to be done later is marked before it is committed: without the mark it is not begun."""
    store = await filled(tmp_path, clock)
    await store.due_index.settle(GUILD, None)
    await store.due_index_file.flush()
    async with store.write(GUILD) as writing:
        await writing.save_snapshot(1, Snapshot(2, bytes(200_000), ()))  # the guild's own log has room enough
    index = size_of(log_of(store.folder.due_index))
    with no_room_above(index), pytest.raises(StoreFull) as refused:
        await store.due_index.mark(78, 1.0)
    assert refused.value.of == "wake"
    assert not list(tmp_path.glob("*damaged*"))
    await store.due_index.mark(78, 1.0)
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert 78 in await store.due_index.due(2.0)


@pytest.mark.parametrize("room", [0, 5000, 60_000])
async def test_store_closed_on_a_full_disk_leaves_all_to_the_next(tmp_path: Path, clock: SetClock, room: int) -> None:
    """A log that cannot be carried over into its file stays beside it, and the next start finds what is in it."""
    store = await filled(tmp_path, clock)
    async with store.write(GUILD) as writing:
        await writing.save_snapshot(1, Snapshot(2, bytes(300_000), (7,)))
    await store.people.save_person(Person(user=USER, language="de"))
    with no_room_above(room):
        with pytest.raises(StoreFull):
            await act(store, GUILD, 1)
        await store.close()
    assert check_folder(tmp_path) == []
    store = await open_store(tmp_path, clock=clock)
    async with store.read(GUILD) as reading:
        snapshot = await reading.snapshot(1)
        assert snapshot is not None and (snapshot.entries, snapshot.decisions) == (2, (7,))
    assert (await store.people.person(USER)).language == "de"
    assert await act(store, GUILD, 1) == 3
    await store.close()
    await _is_whole(tmp_path, clock, {GUILD: 3, OTHER: 1})


async def test_start_on_a_full_disk_is_refused_and_loses_nothing(tmp_path: Path, clock: SetClock) -> None:
    await (await filled(tmp_path, clock)).close()
    before = _said(tmp_path)
    for room in (0, 100, INDEX - 1):
        with no_room_above(room), pytest.raises(StoreFull):
            await open_store(tmp_path, clock=clock)
        assert _said(tmp_path) == before
    await _is_whole(tmp_path, clock, {GUILD: 2, OTHER: 1})


@pytest.mark.parametrize("room", [0, 3000, 20_000, 50_000, 130_000])
async def test_a_first_start_without_room_is_the_first_start_still(tmp_path: Path, clock: SetClock, room: int) -> None:
    with no_room_above(room):
        try:
            await (await open_store(tmp_path, clock=clock)).close()
        except StoreFull:
            assert room < 130_000
    store = await filled(tmp_path, clock)
    await store.close()
    await _is_whole(tmp_path, clock, {GUILD: 2, OTHER: 1})


@pytest.mark.parametrize("room", [0, 4096, 30_000, 100_000])
async def test_a_backup_that_finds_no_room_does_not_look_like_one(tmp_path: Path, clock: SetClock, room: int) -> None:
    await (await filled(tmp_path / "data", clock)).close()
    before = _said(tmp_path / "data")
    with no_room_above(room), pytest.raises(StoreFull):
        back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    with pytest.raises(StoreUnavailable, match="not a finished backup"):
        read_manifest(tmp_path / "backup")
    with pytest.raises(StoreUnavailable, match="not a finished backup"):
        restore(tmp_path / "backup", tmp_path / "new")
    assert _said(tmp_path / "data") == before
    assert not list(tmp_path.rglob("*.part")), "half a copy takes the room that is lacking"
    back_up(tmp_path / "data", tmp_path / "again", 2.0)
    restore(tmp_path / "again", tmp_path / "new")
    await _is_whole(tmp_path / "new", clock, {GUILD: 2, OTHER: 1})


@pytest.mark.parametrize("room", [0, 4096, 30_000, 100_000])
async def test_a_restore_that_finds_no_room_can_be_repeated(tmp_path: Path, clock: SetClock, room: int) -> None:
    await (await filled(tmp_path / "data", clock)).close()
    back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    with no_room_above(room), pytest.raises(StoreFull):
        restore(tmp_path / "backup", tmp_path / "new")
    if (tmp_path / "new" / "guilds").exists():
        with pytest.raises(StoreUnavailable, match="not finished"):
            await open_store(tmp_path / "new", clock=clock)
    restore(tmp_path / "backup", tmp_path / "new")
    await _is_whole(tmp_path / "new", clock, {GUILD: 2, OTHER: 1})


RESTORES: list[Callable[[Path, Path], object]] = [
    lambda backup, folder: restore_guild(backup, folder, GUILD),
    restore_people,
    lambda _, folder: restore_people(None, folder),
]


@pytest.mark.parametrize("room", [10, 4096, 30_000])
@pytest.mark.parametrize("again", RESTORES, ids=["a guild", "people", "people anew"])
async def test_restore_without_room_keeps_the_present_file(
    tmp_path: Path, clock: SetClock, again: Callable[[Path, Path], object], room: int
) -> None:
    """The file in use is moved aside only when the other is whole beside it; the bot can be started as before."""
    store = await filled(tmp_path / "data", clock)
    await store.people.save_person(Person(user=USER, language="de"))
    await store.close()
    back_up(tmp_path / "data", tmp_path / "backup", 1.0)
    store = await open_store(tmp_path / "data", clock=clock)
    await act(store, GUILD, 1)
    await store.close()
    with no_room_above(room), pytest.raises(StoreFull):
        again(tmp_path / "backup", tmp_path / "data")
    assert sorted(_said(tmp_path / "data")) == [
        f"guilds/{GUILD}.sqlite",
        f"guilds/{OTHER}.sqlite",
        "people.sqlite",
        "wake.sqlite",
    ]
    store = await open_store(tmp_path / "data", clock=clock)
    assert (await store.people.person(USER)).language == "de"
    await store.close()
    await _is_whole(tmp_path / "data", clock, {GUILD: 3, OTHER: 1})
    again(tmp_path / "backup", tmp_path / "data")
    assert check_folder(tmp_path / "data") == []


@pytest.mark.parametrize("version", [1, GUILD_KIND.version - 1])
@pytest.mark.parametrize("room", [0, 10_000, 40_000, 80_000])
async def test_migration_without_room_leaves_the_old_file_usable(
    tmp_path: Path, clock: SetClock, version: int, room: int
) -> None:
    """It may end while the copy is made that is kept of the old file, or while the new version is written."""
    await (await open_store(tmp_path, clock=clock)).close()
    path = load(GUILD_KIND, version, tmp_path / "guilds" / f"{GUILD}.sqlite")
    before = rows(path)
    store = await open_store(tmp_path, clock=clock)
    with no_room_above(room), pytest.raises(StoreFull):
        async with store.read(GUILD) as reading:
            await reading.table(1)
    assert [finding.what for finding in check_folder(tmp_path)] == ["older"]
    assert rows(path) == before
    assert not list(tmp_path.rglob("*.part"))
    async with store.read(GUILD) as reading:
        assert await reading.table(1) is not None
    await store.close()
    assert check_folder(tmp_path) == []


def _said(folder: Path) -> dict[str, bytes]:
    """Return all files that hold data: a log that SQLite began, but could write nothing into, says nothing."""
    return {name: content for name, content in contents(folder).items() if content}


def _of_its_own(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command that sees a small file system of its own in this folder, which ends with it."""
    mounted = 'mount -t tmpfs -o size=4m none "$0" && exec "$@"'
    return subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mounted, str(folder), *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_file_system_that_is_full_refuses_in_the_same_way(tmp_path: Path) -> None:
    """Its refusals have other names than those of a limit of size; not every system lets anybody mount one."""
    if shutil.which("unshare") is None or _of_its_own(tmp_path, "true").returncode:
        pytest.skip("no file system can be mounted here")
    done = _of_its_own(tmp_path, sys.executable, "-m", "tests.db.full_disk_worker", str(tmp_path))
    assert done.returncode == 0, done.stderr


async def _acts_until_full(store: SqliteStore) -> list[int]:
    """Act until that is refused; return the numbers of what was done before."""
    for number in range(3, 100):
        try:
            assert await act(store, GUILD, 1) == number
        except StoreFull:
            return list(range(1, number))
    raise AssertionError("there was always room")


async def _is_whole(folder: Path, clock: SetClock, done: dict[int, int]) -> None:
    """Look whether the next process finds exactly what was done, and can go on."""
    store = await open_store(folder, clock=clock)
    for guild, count in done.items():
        assert await numbers(store, guild, 1) == list(range(1, count + 1))
        assert await act(store, guild, 1) == count + 1
    await store.close()
    assert check_folder(folder) == []
