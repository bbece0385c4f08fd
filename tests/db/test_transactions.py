"""A transaction is committed as a whole or not at all, whatever ends it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot import progress
from bot.clock import SetClock
from bot.errors import StoreError, StoreFull, StoreUnavailable, WaitedTooLong
from bot.service.records import Note, OutboxMessage, Person, Snapshot
from db import SqliteStore, open_store
from db.connection import uninterrupted
from tests.db.support import GUILD, USER, AnyStore, Guilds, a_table, act, an_entry, numbers, with_table


async def test_an_exception_rolls_all_back(guilds: Guilds) -> None:
    table = await with_table(guilds)
    with pytest.raises(KeyError):
        async with guilds.write(GUILD) as writing:
            await writing.append(table, an_entry(1))
            await writing.save_snapshot(table, Snapshot(1, b"", ()))
            await writing.put_outgoing(OutboxMessage(table=table, kind="board"))
            raise KeyError
    async with guilds.read(GUILD) as reading:
        assert await reading.entries(table) == []
        assert await reading.snapshot(table) is None
        assert await reading.next_due() is None


async def test_a_fault_that_the_block_swallowed_still_undoes_it(guilds: Guilds) -> None:
    table = await with_table(guilds)
    with pytest.raises(ValueError, match="does not fit"):
        async with guilds.write(GUILD) as writing:
            await writing.save_snapshot(table, Snapshot(1, b"", ()))
            with suppress(ValueError):
                await writing.append(table, an_entry(5))
    async with guilds.read(GUILD) as reading:
        assert await reading.snapshot(table) is None


async def test_a_text_with_nul_is_refused_and_undoes_all(either: AnyStore) -> None:
    table = await with_table(either)
    with pytest.raises(ValueError, match="NUL"):
        async with either.write(GUILD) as writing:
            await writing.save_snapshot(table, Snapshot(1, b"\0", ()))
            with suppress(ValueError):
                await writing.add_note(Note(table=table, user=USER, at=1.0, text="gold\0"))
    async with either.read(GUILD) as reading:
        assert await reading.snapshot(table) is None
    with pytest.raises(ValueError, match="NUL"):
        await either.people.save_person(Person(user=USER, zone="Europe\0"))
    assert (await either.people.person(USER)).zone is None


async def test_a_fault_in_what_waited_for_the_commit_undoes_all(either: AnyStore) -> None:
    table = await with_table(either)
    with pytest.raises(ValueError, match=r"(?i)foreign key"):
        async with either.write(GUILD) as writing:
            await writing.append(table, an_entry(1))
            await writing.save_snapshot(table + 1, Snapshot(1, b"", ()))
    assert await numbers(either, GUILD, table) == []


async def test_only_a_commit_does_what_waits_for_it(either: AnyStore) -> None:
    done: list[str] = []
    with suppress(KeyError):
        async with either.write(GUILD) as tx:
            tx.once_committed(lambda: done.append("undone"))
            raise KeyError
    async with either.write(GUILD) as tx:
        tx.once_committed(lambda: done.append("written"))
        assert done == []
    async with either.read(GUILD) as reading:
        reading.once_committed(lambda: done.append("read"))
        assert done == ["written", "read"]


async def test_cancelling_a_block_rolls_it_back(either: AnyStore) -> None:
    table = await with_table(either)
    inside = asyncio.Event()

    async def never_ending() -> None:
        async with either.write(GUILD) as writing:
            await writing.append(table, an_entry(1))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(never_ending())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await numbers(either, GUILD, table) == []
    assert await act(either, GUILD, table) == 1


async def test_cancelling_at_every_moment_leaves_all_or_nothing(either: AnyStore) -> None:
    table = await with_table(either)
    for moment in range(40):
        task = asyncio.create_task(act(either, GUILD, table))
        for _ in range(moment):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with either.read(GUILD) as reading:
            entries = await reading.entries(table)
            snapshot = await reading.snapshot(table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert (snapshot.entries if snapshot else 0) == len(entries)


async def test_what_must_not_be_left_half_done_is_waited_for(store: SqliteStore) -> None:
    gate, done = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await gate.wait()
        done.set()

    task = asyncio.create_task(uninterrupted(work()))
    for _ in range(3):
        await asyncio.sleep(0)
        task.cancel()
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done.is_set()


async def test_many_tasks_on_one_guild_take_their_turns(either: AnyStore) -> None:
    table = await with_table(either)
    done = await asyncio.gather(*(act(either, GUILD, table) for _ in range(40)))
    assert sorted(done) == list(range(1, 41))
    assert await numbers(either, GUILD, table) == list(range(1, 41))


async def test_a_reading_sees_one_state_and_none_that_is_half_written(either: AnyStore) -> None:
    table = await with_table(either)

    async def read() -> None:
        async with either.read(GUILD) as reading:
            snapshot = await reading.snapshot(table)
            await asyncio.sleep(0)
            entries = await reading.entries(table)
        assert (snapshot.entries if snapshot else 0) == len(entries)

    await asyncio.gather(*(task for _ in range(15) for task in (act(either, GUILD, table), read())))


async def test_nested_block_on_one_guild_is_refused_at_once(either: AnyStore) -> None:
    table = await with_table(either)
    with pytest.raises(RuntimeError, match="in this task already"):
        async with either.read(GUILD), either.write(GUILD):
            pass
    await act(either, GUILD, table)  # and the guild is not stuck
    async with either.read(GUILD), either.read(GUILD + 1):
        pass


async def test_a_block_is_of_no_use_after_its_end(either: AnyStore) -> None:
    table = await with_table(either)
    async with either.write(GUILD) as writing:
        pass
    with pytest.raises(RuntimeError, match="over"):
        await writing.append(table, an_entry(1))
    async with either.read(GUILD) as reading:
        pass
    with pytest.raises(RuntimeError, match="over"):
        await reading.table(table)


@pytest.mark.guarantee("file-faults-harmless")
async def test_a_full_disk_refuses_and_changes_nothing(store: SqliteStore) -> None:
    table = await with_table(store)
    await act(store, GUILD, table)
    await _limit_pages(store, True)
    with pytest.raises(StoreFull):
        async with store.write(GUILD) as writing:
            await writing.append(table, an_entry(2))
            await writing.save_snapshot(table, Snapshot(2, b"x" * 900_000, ()))
    assert await numbers(store, GUILD, table) == [1]  # reading goes on
    await _limit_pages(store, False)
    assert await act(store, GUILD, table) == 2


async def _limit_pages(store: SqliteStore, on: bool) -> None:
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        async with file.reading() as session:
            await session.rows(f"PRAGMA max_page_count = {1 if on else 1_000_000}")  # 1: no page more than there are


@pytest.mark.guarantee("file-faults-harmless")
async def test_a_file_locked_by_another_process_is_unavailable(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock, busy=0.0)
    table = await with_table(store)
    with closing(sqlite3.connect(store.folder.guild(GUILD), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await act(store, GUILD, table)
        other.execute("ROLLBACK")
    assert await act(store, GUILD, table) == 1


async def test_database_error_stays_inside_and_replaces_its_connection(store: SqliteStore) -> None:
    table = await with_table(store)
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        async with file.writing() as session:
            await session.rows("CREATE TEMP TABLE mark_of_this_connection (x)")
        with pytest.raises(StoreError, match="no such table: nowhere"):
            async with file.reading() as session:
                await session.rows("SELECT * FROM nowhere")
        with pytest.raises(StoreError, match="no such table: mark_of_this_connection"):
            async with file.reading() as session:
                await session.rows("SELECT * FROM mark_of_this_connection")
    assert await act(store, GUILD, table) == 1


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("DELETE FROM entry", "append-only"),
        ("UPDATE entry SET body = x'00'", "append-only"),
        ("UPDATE entry SET events = x'00'", "append-only"),
        ("UPDATE entry SET user_id = 5", "append-only"),
        ("UPDATE entry SET undone_by = NULL", "append-only"),
        ("UPDATE entry SET undone_by = 3 WHERE number = 1", "append-only"),
        ("UPDATE entry SET number = 9 WHERE number = 3", "append-only"),
        ("INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE number = 1", "follows"),
        ("DELETE FROM game_table", "FOREIGN KEY"),
    ],
)
async def test_the_file_itself_keeps_the_log_as_it_is(store: SqliteStore, sql: str, why: str) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        for number in (1, 2, 3):
            await writing.append(table, an_entry(number))
        await writing.mark_undone(table, 1, 2)
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        with pytest.raises(ValueError, match=why):
            async with file.writing() as session:
                await session.rows(sql)
    async with store.read(GUILD) as reading:
        assert [entry.undone_by for entry in await reading.entries(table)] == [2, None, None]


async def test_files_are_opened_with_the_promised_settings(store: SqliteStore) -> None:
    async with store.write(GUILD) as writing:
        await writing.add_table(a_table())
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        async with file.reading() as session:
            found = {
                name: (await session.rows(f"PRAGMA {name}"))[0][0]
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete")
            }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "secure_delete": 1,
    }


async def test_a_request_that_waited_too_long_writes_nothing(either: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table, moment = await with_table(either), [0.0]
    monkeypatch.setattr("bot.progress.monotonic", lambda: moment[0])

    async def write() -> None:
        with progress.watched():
            await act(either, GUILD, table)

    async with either.write(GUILD):
        late = asyncio.create_task(write())
        await asyncio.sleep(0)
        moment[0] = progress.PATIENCE
        early = asyncio.create_task(write())
        await asyncio.sleep(0)
    with pytest.raises(WaitedTooLong):
        await late
    await early
    async with either.read(GUILD) as reading:
        assert len(await reading.entries(table)) == 1
