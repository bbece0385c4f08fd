"""A guild with something due is never forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull
from bot.service.records import OutboxMessage, Timer
from db import SqliteStore, open_store
from db.due_index import DueIndexFile
from tests.db.support import GUILD, a_table, act, with_table
from tests.support.due import due_outgoing


def on_disk(store: SqliteStore) -> dict[int, float]:
    with closing(sqlite3.connect(store.folder.due_index)) as connection:
        return dict(connection.execute("SELECT guild, due FROM wake").fetchall())


async def test_marks_settle_and_order(store: SqliteStore) -> None:
    assert await store.due_index.next() is None
    for guild, due in ((1, 30.0), (2, 10.0), (3, 20.0), (2, 15.0)):
        await store.due_index.mark(guild, due)
    assert await store.due_index.due(20.0) == [2, 3]
    assert await store.due_index.due(30.0) == [2, 3, 1]
    assert await store.due_index.next() == 10.0
    await store.due_index.settle(2, None)
    await store.due_index.settle(3, 25.0)
    assert await store.due_index.due(25.0) == [3]
    assert await store.due_index.next() == 25.0


async def test_what_a_transaction_puts_is_marked_before_its_commit(store: SqliteStore, clock: SetClock) -> None:
    table = await with_table(store)
    with pytest.raises(KeyError):
        async with store.write(GUILD) as writing:
            await writing.put_timer(Timer(table=table, kind="remind", due=9000.0))
            raise KeyError
    assert on_disk(store) == {}
    async with store.write(GUILD) as writing:
        await writing.put_timer(Timer(table=table, kind="remind", due=9000.0))
    assert on_disk(store) == {GUILD: 9000.0}
    async with store.write(GUILD) as writing:
        await writing.put_outgoing(OutboxMessage(table=table, kind="board"))
        await writing.put_timer(Timer(table=table, kind="other", due=8000.0))
    assert on_disk(store) == {GUILD: clock.now()}  # due 0 is now
    assert await store.due_index.due(clock.now()) == [GUILD]


async def test_no_commit_without_the_mark(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await with_table(store)

    async def full(self: DueIndexFile, guild: int, due: float) -> None:
        raise StoreFull("no room left")

    monkeypatch.setattr(DueIndexFile, "mark", full)
    with pytest.raises(StoreFull):
        await act(store, GUILD, table)
    async with store.read(GUILD) as reading:
        assert await reading.entries(table) == []


async def test_a_mark_that_says_nothing_new_is_not_written(store: SqliteStore) -> None:
    table = await with_table(store)
    await act(store, GUILD, table, due=10.0)
    written = on_disk(store)
    for due in (10.0, 500.0):
        await act(store, GUILD, table, due=due)
    assert on_disk(store) == written == {GUILD: 10.0}


async def test_settling_cannot_lose_what_was_put_meanwhile(store: SqliteStore) -> None:
    table = await with_table(store)
    await act(store, GUILD, table, due=10.0)
    async with store.write(GUILD) as writing:
        for row in await due_outgoing(writing, 10.0):
            await writing.drop_outgoing(row.id)
        left = await writing.next_due()
    await act(store, GUILD, table, due=20.0)  # between reading and settling
    await store.due_index.settle(GUILD, left)
    assert await store.due_index.next() == 20.0


@pytest.mark.parametrize("flushing", [False, True])
async def test_marks_settles_and_flushes_at_once_never_lose_a_due_row(store: SqliteStore, flushing: bool) -> None:
    table = await with_table(store)

    async def put(turn: int) -> None:
        async with store.write(GUILD) as writing:
            await writing.put_outgoing(OutboxMessage(table=table, kind=f"k{turn % 5}", due=100.0 - turn))

    async def send() -> None:
        async with store.write(GUILD) as writing:
            for row in await due_outgoing(writing, 200.0, limit=2):
                await writing.drop_outgoing(row.id)
        await store.due_index.settle(GUILD, None)

    for start in range(0, 30, 10):
        work = [task for turn in range(start, start + 10) for task in (put(turn), send())]
        if flushing:
            work += [store.due_index_file.flush() for _ in range(10)]
        await asyncio.gather(*work)
        async with store.read(GUILD) as reading:
            real = await reading.next_due()
        known = await store.due_index.next()
        assert real is None or (known is not None and known <= real)
        written = on_disk(store).get(GUILD)
        assert real is None or (written is not None and written <= real)
    await store.due_index.settle(GUILD, None)
    async with store.read(GUILD) as reading:
        assert await store.due_index.next() == await reading.next_due()


async def test_settling_inside_a_block_of_the_guild_is_refused(store: SqliteStore) -> None:
    await with_table(store)
    with pytest.raises(RuntimeError):
        async with store.read(GUILD):
            await store.due_index.settle(GUILD, None)


async def test_what_was_settled_reaches_the_file_when_closing(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        await writing.put_outgoing(OutboxMessage(table=table, kind="board"))
    async with store.write(GUILD + 1) as writing:
        other = await writing.add_table(a_table())
        await writing.put_timer(Timer(table=other.id, kind="remind", due=7000.0))
    async with store.write(GUILD) as writing:
        (row,) = await due_outgoing(writing, clock.now())
        await writing.drop_outgoing(row.id)
        await writing.put_timer(Timer(table=table, kind="remind", due=6000.0))
    await store.due_index.settle(GUILD, 6000.0)
    assert on_disk(store)[GUILD] == clock.now()  # lazily: too early is harmless
    await store.close()
    again = await open_store(tmp_path, clock=clock)
    assert on_disk(again) == {GUILD: 6000.0, GUILD + 1: 7000.0}
    assert await again.due_index.due(10_000.0) == [GUILD, GUILD + 1]


async def test_unreadable_guild_is_settled_but_not_dropped(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await with_table(store)
    await store.due_index.mark(GUILD, 10.0)
    await store.close()
    path = store.folder.guild(GUILD)
    whole = path.read_bytes()
    path.write_bytes(b"")
    store = await open_store(tmp_path, clock=clock)
    await store.due_index.settle(GUILD, None)
    assert await store.due_index.due(10_000.0) == []  # not asked again and again
    await store.close()
    path.write_bytes(whole)
    store = await open_store(tmp_path, clock=clock)
    assert await store.due_index.due(10_000.0) == [GUILD]  # but once after each start


@pytest.mark.parametrize("moment", range(6))
async def test_a_mark_counts_as_written_only_when_it_is(store: SqliteStore, moment: int) -> None:
    await store.due_index.mark(1, 10.0)
    await store.due_index.mark(2, 3.0)
    await store.due_index.settle(2, 20.0)  # so that there is something to flush
    async with store.due_index_file._file.hold():
        waiting = [asyncio.create_task(store.due_index_file.flush()), asyncio.create_task(_mark(store, 1, 5.0))]
        await asyncio.sleep(0)
    for _ in range(moment):
        await asyncio.sleep(0)
    await store.due_index.mark(1, 7.0)
    assert on_disk(store)[1] <= 7.0
    await asyncio.gather(*waiting)
    assert on_disk(store) == {1: 5.0, 2: 20.0}


async def _mark(store: SqliteStore, guild: int, due: float) -> None:
    await store.due_index.mark(guild, due)
