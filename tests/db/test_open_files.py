"""The number of open files is limited; they are closed in the background."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreUnavailable
from bot.service.records import Person
from db import FolderInUse, SqliteStore, open_store
from db.descriptor_limit import OpenFileLimit, limit_for
from tests.db.support import GUILD, act, listings, numbers, with_table


@pytest.fixture
async def small(tmp_path: Path, clock: SetClock) -> AsyncIterator[SqliteStore]:
    store = await open_store(tmp_path / "data", clock=clock, open_files=limit_for(3))
    yield store
    await store.close()


async def until(what: str, store: SqliteStore, most: int) -> None:
    for _ in range(2000):
        if store.files.open <= most:
            return
        await asyncio.sleep(0.001)
    raise AssertionError(f"{what}: {store.files.open} files are open, not {most}")


async def test_many_guilds_at_once_with_three_open_files(small: SqliteStore) -> None:
    guilds = range(1, 31)
    await asyncio.gather(*(with_table(small, guild) for guild in guilds))
    most = 0

    async def play(guild: int) -> None:
        nonlocal most
        for _ in range(4):
            await act(small, guild, 1)
            most = max(most, small.files.open)

    await asyncio.gather(*(play(guild) for guild in guilds))
    await until("after the rush", small, 3)
    assert most <= 3 + 16 + 30  # the limit, the slack, and those in use at the same time
    for guild in guilds:
        assert await numbers(small, guild, 1) == [1, 2, 3, 4]


async def test_one_after_another_stays_near_the_limit(small: SqliteStore) -> None:
    for guild in range(1, 60):
        await with_table(small, guild)
        assert small.files.open <= 3 + 16 + 1
    await until("in the end", small, 3)


async def test_a_file_in_use_is_never_closed(small: SqliteStore) -> None:
    table = await with_table(small)
    async with small.write(GUILD) as writing:
        for guild in range(1, 12):
            await with_table(small, guild)
        await until("while one is in use", small, 3)
        assert await writing.seats(table)
    await act(small, GUILD, table)


async def test_the_least_recently_used_is_closed_first(small: SqliteStore) -> None:
    for guild in (1, 2, 3):
        await with_table(small, guild)
    await act(small, 1, 1)
    await with_table(small, 4)
    await until("one too many", small, 3)
    logs = {path.name for path in small.folder.guilds.glob("*-wal")}
    assert logs == {"1.sqlite-wal", "3.sqlite-wal", "4.sqlite-wal"}


async def test_closing_does_not_hold_an_action_up(small: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    from db.connection import File

    for guild in (1, 2, 3):
        await with_table(small, guild)
    gate = asyncio.Event()
    shut = File.shut

    async def slowly(self: File) -> None:
        await gate.wait()
        await shut(self)

    monkeypatch.setattr(File, "shut", slowly)
    for guild in range(4, 12):  # each one more than allowed, while no file can be closed at all
        await asyncio.wait_for(with_table(small, guild), 20)
    gate.set()
    await until("in the end", small, 3)


async def test_file_needed_while_it_closes_is_opened_again(small: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    from db.connection import File

    closing = asyncio.Event()
    shut = File.shut

    async def told(self: File) -> None:
        closing.set()
        await asyncio.sleep(0)
        await shut(self)

    for guild in (1, 2, 3):
        await with_table(small, guild)
    monkeypatch.setattr(File, "shut", told)
    await with_table(small, 4)
    await closing.wait()
    assert await act(small, 1, 1) == 1


async def test_idle_files_are_closed(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock, idle=0.02)
    for guild in (1, 2, 3):
        await with_table(store, guild)
    await until("idle", store, 0)
    assert list(store.folder.guilds.glob("*-wal")) == []
    assert await act(store, 2, 1) == 1


async def test_closing_the_store_ends_all_threads_and_waits_for_blocks(tmp_path: Path, clock: SetClock) -> None:
    before = set(threading.enumerate())
    store = await open_store(tmp_path, clock=clock)
    for guild in range(1, 8):
        await with_table(store, guild)
    assert len(set(threading.enumerate()) - before) >= 9
    inside = asyncio.Event()

    async def last_action() -> None:
        async with store.write(1) as writing:
            inside.set()
            await asyncio.sleep(0.01)
            await writing.say_once(1, "bye")

    task = asyncio.create_task(last_action())
    await inside.wait()
    late = asyncio.create_task(act(store, 1, 1))  # waits for the block, and the store is closed meanwhile
    await asyncio.sleep(0)
    await store.close()
    await task
    with pytest.raises(StoreUnavailable, match="closed"):
        await late
    with pytest.raises(StoreUnavailable, match="closed"):
        await with_table(store, 1)
    left = [thread for thread in set(threading.enumerate()) - before if thread.name.startswith("Thread")]
    for thread in left:
        await asyncio.to_thread(thread.join, 5)
    assert not any(thread.is_alive() for thread in left)
    again = await open_store(tmp_path, clock=clock)
    async with again.read(1) as reading:
        assert await reading.said(1, "bye")


LATE: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "what somebody chose": lambda store: store.people.person(1),
    "what somebody chooses": lambda store: store.people.save_person(Person(user=1)),
    "whose table it is": lambda store: store.people_rows.index(GUILD, 1, listings(1), "Club"),
    "whether the index is whole": lambda store: store.due_index_file.whole(),
    "when somebody is awaited": lambda store: store.due_index_file.mark(GUILD, 0.0),
    "what is not answered": lambda store: store.pending.rows(),
}


@pytest.mark.guarantee("one-process")
@pytest.mark.parametrize("late", LATE.values(), ids=LATE)
async def test_who_comes_after_the_close_does_not_open_a_file_again(
    tmp_path: Path, clock: SetClock, late: Callable[[SqliteStore], Awaitable[object]]
) -> None:
    """The folder is free then, and may be another's; and a thread of a file would hold the process for ever."""
    before = set(threading.enumerate())
    store = await open_store(tmp_path, clock=clock)
    await with_table(store)
    await store.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await late(store)
    await store.close()
    for thread in set(threading.enumerate()) - before:
        if thread.name.startswith("Thread"):
            await asyncio.to_thread(thread.join, 5)
            assert not thread.is_alive()


async def test_a_second_store_on_the_folder_is_refused(store: SqliteStore, clock: SetClock) -> None:
    with pytest.raises(FolderInUse, match="another process"):
        await open_store(store.folder.root, clock=clock)
    await with_table(store)  # the first goes on


async def test_starting_opens_no_guild_file(tmp_path: Path, clock: SetClock) -> None:
    await (await open_store(tmp_path, clock=clock)).close()
    for guild in range(1, 300):
        (tmp_path / "guilds" / f"{guild}.sqlite").write_text("no database at all")
    store = await open_store(tmp_path, clock=clock)
    assert store.files.open == 0
    assert len(await store.guilds()) == 299


async def test_never_more_files_are_open_than_there_is_room_for(tmp_path: Path, clock: SetClock) -> None:
    """If all open files are in use, new readers wait. A reader that has one and wants another does not."""
    store = await open_store(tmp_path / "data", clock=clock, open_files=OpenFileLimit(2, 4))
    open_at_once: list[int] = []

    async def play(guild: int) -> None:
        async with store.write(guild) as writing:
            await writing.info()
            open_at_once.append(store.files.open)
            await asyncio.sleep(0.001)

    await asyncio.gather(*map(play, range(1, 60)))
    assert max(open_at_once) == 4 and len(open_at_once) == 59

    async def two(guild: int) -> None:
        async with store.read(guild) as one:
            await one.info()
            await asyncio.sleep(0.001)
            async with store.read(guild + 50) as other:
                await other.info()

    async with asyncio.timeout(30):
        await asyncio.gather(*map(two, range(1, 9)))
    path = store.folder.guild(60)
    path.write_text("no file of ours " * 99)
    for _ in range(5):  # one that cannot be opened gives its place back
        with pytest.raises(DamagedFile):
            await play(60)
        await store.files.tidy(float("inf"))
        await asyncio.gather(*map(play, range(1, 9)))
