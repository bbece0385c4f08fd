"""The derived indexes can be rebuilt from the guild files."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.service.records import Person, Seat, TableId, Timer
from db import SqliteStore, open_store
from db.backup import restore_people
from db.descriptor_limit import limit_for
from db.due_index import DueIndexFile
from db.folder import Folder
from db.guild import GuildReading, GuildWriting
from db.people import PeopleFile
from db.rebuild import rebuild_due_index, rebuild_index, repair
from tests.db.support import USER, a_table, listings, with_table


async def some_tables(store: SqliteStore) -> None:
    async with store.write(5) as writing:
        for number, status in enumerate(("running", "over", "lobby", "paused", "cancelled"), 1):
            table = await writing.add_table(a_table(status=status, created=100.0 - number))
            await writing.save_seats(
                table.id,
                [
                    Seat(number=0, user=USER, name="A", status="left" if status == "paused" else "seated"),
                    Seat(number=1, user=7, name="B", status="invited"),
                    Seat(number=2, computer="easy", name="C"),
                    Seat(number=3, user=-3, name="Player"),
                ],
            )
    async with store.write(6) as writing:
        table = await writing.add_table(a_table(status="running", created=50.0))
        await writing.save_seats(table.id, [Seat(number=0, user=USER, name="A")])
        await writing.put_timer(Timer(table=table.id, kind="remind", due=300.0))


async def test_the_index_is_filled_from_the_seats(store: SqliteStore) -> None:
    await some_tables(store)
    await store.people_rows.index(5, 2, listings(USER), "Club")  # over since
    await store.people_rows.index(99, 1, listings(USER), "Club")  # a guild that is gone
    await store.people.save_person(Person(user=USER, language="de"))
    await rebuild_index(store)
    assert await store.people.tables_of(USER) == [TableId(6, 1), TableId(5, 3), TableId(5, 1)]  # by age
    assert await store.people.tables_of(7) == [TableId(5, 4), TableId(5, 3), TableId(5, 1)]
    assert await store.people.tables_of(-3) == []
    assert (await store.people.person(USER)).language == "de"
    assert await store.people_file.whole()


async def test_damaged_files_are_passed_over_and_keep_their_lines(store: SqliteStore) -> None:
    await some_tables(store)
    store.folder.guild(4).write_text("nonsense " * 1000)
    await store.people_rows.index(4, 1, listings(USER), "Club")
    await rebuild_index(store)
    await rebuild_due_index(store)
    assert TableId(4, 1) in await store.people.tables_of(USER)
    assert TableId(6, 1) in await store.people.tables_of(USER)


async def test_a_lost_due_index_comes_back(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await some_tables(store)
    await store.close()
    (tmp_path / "wake.sqlite").unlink()
    restore_people(None, tmp_path)
    store = await open_store(tmp_path, clock=clock)
    assert await store.due_index.next() is None
    await repair(store)
    assert sorted(await store.due_index.due(2e9)) == [5, 6], "each running table asks the rules who is awaited"
    assert len(await store.people.tables_of(USER)) == 3
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert await store.due_index.next() == 300.0
    assert await store.due_index_file.whole()


async def test_after_a_crash_only_files_that_were_open_are_looked_at(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await repair(store)
    await with_table(store, 1, status="running")
    await with_table(store, 2, status="running")
    await store.people_rows.index(1, 1, listings(USER), "Club")
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    await store.people_rows.index(1, 1, {}, "")  # as if the crash had come before the index was written
    await store.people_rows.index(2, 1, {}, "")
    async with store.write(2) as writing:
        await writing.say_once(1, "x")  # its log is there: it counts as open
    await repair(store)
    assert await store.people.tables_of(USER) == [TableId(2, 1)]


async def test_rebuilding_many_files_leaves_the_busy_ones_open(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    for guild in range(1, 13):
        await with_table(store, guild, status="running")
    await store.close()
    store = await open_store(tmp_path, clock=clock, open_files=limit_for(3))
    for guild in (1, 2):
        await with_table(store, guild)
    await rebuild_index(store)
    assert len(await store.people.tables_of(USER)) == 14
    open_now = {path.name for path in store.folder.guilds.glob("*-wal")}
    assert {"1.sqlite-wal", "2.sqlite-wal"} <= open_now


@pytest.fixture
async def again(store: SqliteStore, clock: SetClock) -> AsyncIterator[SqliteStore]:
    """The store opened again after some tables were filled and what is derived from them was lost."""
    await some_tables(store)
    await store.close()
    store.folder.due_index.unlink()
    restore_people(None, store.folder.root)
    opened = await open_store(store.folder.root, clock=clock)
    yield opened
    await opened.close()


def failing(works: Callable[..., Any], error: Exception, times: int = 1_000, guild: int = 0) -> Callable[..., Any]:
    """Return what raises this some times (about this guild, if one is named) before it does its work."""
    left = times

    def done(part: Any, *given: Any, **named: Any) -> Any:
        nonlocal left
        if not left or (guild and part._guild != guild):
            return works(part, *given, **named)
        left -= 1
        raise error

    return done


NO_THREAD = RuntimeError("can't start new thread")
BUSY = StoreUnavailable("wake.sqlite: database is locked")


@pytest.mark.parametrize(
    ("part", "name", "error"),
    [
        (DueIndexFile, "whole", BUSY),
        (DueIndexFile, "flush", BUSY),
        (DueIndexFile, "set_whole", BUSY),
        (DueIndexFile, "whole", NO_THREAD),
    ],
)
async def test_failing_due_index_does_not_stop_the_index_of_tables(
    again: SqliteStore, monkeypatch: pytest.MonkeyPatch, part: type[Any], name: str, error: Exception
) -> None:
    with monkeypatch.context() as bad:
        bad.setattr(part, name, failing(getattr(part, name), error))
        await repair(again, pauses=())
    assert len(await again.people.tables_of(USER)) == 3 and await again.people_file.whole()
    assert not await again.due_index_file.whole()


@pytest.mark.parametrize(
    ("part", "name", "error"),
    [
        (DueIndexFile, "set_whole", BUSY),
        (PeopleFile, "set_whole", NO_THREAD),
        (Folder, "guild_ids", OSError(errno.EMFILE, "Too many open files")),
    ],
)
async def test_what_failed_is_tried_again(
    again: SqliteStore, monkeypatch: pytest.MonkeyPatch, part: type[Any], name: str, error: Exception
) -> None:
    monkeypatch.setattr(part, name, failing(getattr(part, name), error, times=2))
    await repair(again, pauses=(0.0, 0.0))
    assert await again.due_index_file.whole() and await again.people_file.whole()
    assert sorted(await again.due_index.due(2e9)) == [5, 6] and len(await again.people.tables_of(USER)) == 3


async def test_unreadable_guild_delays_no_other_and_leaks_nothing(
    again: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for kind, name in ((GuildWriting, "numbers"), (GuildReading, "next_due")):
        works = getattr(kind, name)
        monkeypatch.setattr(kind, name, failing(works, ValueError("the queen of hearts"), guild=5))
    await repair(again, pauses=())
    assert await again.due_index.due(300.0) == [6] and await again.people.tables_of(USER) == [TableId(6, 1)]
    assert "guild 5 is left out of the due index: ValueError at" in caplog.text
    assert "guild 5 is left out of the index of users' tables: ValueError at" in caplog.text
    assert "next start" in caplog.text and "queen" not in caplog.text
    monkeypatch.undo()
    await repair(again)
    assert len(await again.people.tables_of(USER)) == 3, "the index was not called whole"


async def test_file_unopenable_for_a_moment_is_read_after_a_pause(
    again: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = StoreUnavailable("6.sqlite: unable to open database file")
    monkeypatch.setattr(GuildReading, "next_due", failing(GuildReading.next_due, error, times=1, guild=6))
    monkeypatch.setattr(GuildWriting, "numbers", failing(GuildWriting.numbers, error, times=1, guild=6))
    await repair(again, pauses=(0.0,))
    assert sorted(await again.due_index.due(2e9)) == [5, 6] and TableId(6, 1) in await again.people.tables_of(USER)
    assert await again.due_index_file.whole() and await again.people_file.whole()


async def test_a_folder_that_cannot_be_listed_is_the_stores_refusal(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Folder, "unclean", failing(Folder.unclean, OSError(errno.EMFILE, "Too many open files")))
    with pytest.raises(StoreUnavailable, match="Too many open files"):
        await store.unclean()


async def test_waiting_for_another_try_ends_with_the_bot(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DueIndexFile, "whole", failing(DueIndexFile.whole, BUSY))
    task = asyncio.create_task(repair(store))
    async with asyncio.timeout(9):
        while not await store.people_file.whole():
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    assert not task.done()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
