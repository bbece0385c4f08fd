"""The derived indexes can be made anew from the guild files."""

from __future__ import annotations

from pathlib import Path

from bot.clock import SetClock
from bot.service.records import Person, Seat, TableOf, Timer
from db import SqliteStore, open_store
from db.backup import restore_people
from db.rebuild import rebuild_index, rebuild_wake, repair
from tests.db.support import USER, a_table, with_table


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
    await store.people.index(5, 2, [USER])  # over since
    await store.people.index(99, 1, [USER])  # a guild that is gone
    await store.people.save_person(Person(user=USER, language="de"))
    await rebuild_index(store)
    assert await store.people.tables_of(USER) == [TableOf(6, 1), TableOf(5, 3), TableOf(5, 1)]  # by age
    assert await store.people.tables_of(7) == [TableOf(5, 4), TableOf(5, 3), TableOf(5, 1)]
    assert await store.people.tables_of(-3) == []
    assert (await store.people.person(USER)).language == "de"
    assert await store.people_file.whole()


async def test_damaged_files_are_passed_over_and_keep_their_lines(store: SqliteStore) -> None:
    await some_tables(store)
    store.folder.guild(4).write_text("nonsense " * 1000)
    await store.people.index(4, 1, [USER])
    await rebuild_index(store)
    await rebuild_wake(store)
    assert TableOf(4, 1) in await store.people.tables_of(USER)
    assert TableOf(6, 1) in await store.people.tables_of(USER)


async def test_a_lost_wake_index_comes_back(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await some_tables(store)
    await store.close()
    (tmp_path / "wake.sqlite").unlink()
    restore_people(None, tmp_path)
    store = await open_store(tmp_path, clock=clock)
    assert await store.wake.next() is None
    await repair(store)
    assert await store.wake.due(300.0) == [6]
    assert len(await store.people.tables_of(USER)) == 3
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert await store.wake.next() == 300.0
    assert await store.wake_file.whole()
    await store.close()


async def test_after_a_crash_only_files_that_were_open_are_looked_at(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    await repair(store)
    await with_table(store, 1, status="running")
    await with_table(store, 2, status="running")
    await store.people.index(1, 1, [USER])
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    await store.people.index(1, 1, ())  # as if the crash had come before the index was written
    await store.people.index(2, 1, ())
    async with store.write(2) as writing:
        await writing.say_once(1, "x")  # its log is there: it counts as open
    await repair(store)
    assert await store.people.tables_of(USER) == [TableOf(2, 1)]
    await store.close()


async def test_rebuilding_many_files_leaves_the_busy_ones_open(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    for guild in range(1, 13):
        await with_table(store, guild, status="running")
    await store.close()
    store = await open_store(tmp_path, clock=clock, open_files=3)
    for guild in (1, 2):
        await with_table(store, guild)
    await rebuild_index(store)
    assert len(await store.people.tables_of(USER)) == 14
    open_now = {path.name for path in store.folder.guilds.glob("*-wal")}
    assert {"1.sqlite-wal", "2.sqlite-wal"} <= open_now
    await store.close()
