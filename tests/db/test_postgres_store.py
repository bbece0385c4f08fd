"""The whole store on PostgreSQL: what it does in another way than the files do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.clock import SetClock
from bot.cluster.shards import shard_of
from bot.errors import StoreUnavailable
from bot.service.interactions import PendingInteraction
from bot.service.places import Place
from bot.service.ports.reports import Report
from bot.service.records import GuildInfo, OutboxMessage, Person, Timer
from db.privacy import delete_guild, show_user
from tests.db.support import GUILD, USER, act, an_entry, listings, with_table
from tests.db.test_privacy import a_life
from tests.support.postgres import opened


@pytest.fixture
async def store(postgres_database: str, clock: SetClock) -> AsyncIterator[Any]:
    async for store in opened(postgres_database, clock, alone=True):
        yield store


@pytest.fixture
async def connection(postgres_database: str) -> AsyncIterator[Any]:
    import asyncpg

    found = await asyncpg.connect(postgres_database)
    yield found
    await found.close()


async def naming(connection: Any, *words: str) -> set[str]:
    """Return the tables with one of these words in a row."""
    tables = await connection.fetch("SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 2200")
    said = {name: repr(await connection.fetch(f"SELECT * FROM {name}")) for (name,) in tables}
    return {name for name, rows in said.items() if any(word in rows for word in words)}


async def test_due_guilds_come_earliest_first(store: Any, clock: SetClock) -> None:
    now = clock.now()
    assert (await store.due_index.due(now), await store.due_index.next()) == ([], None)
    for guild, due in ((1, 30.0), (2, 10.0), (3, 20.0), (4, now + 1)):
        table = await with_table(store, guild)
        async with store.write(guild) as tx:
            await tx.put_timer(Timer(table=table, kind="remind", due=due))
            await tx.put_outgoing(OutboxMessage(table=table, kind="board", due=now + 99))
    async with store.write(3) as tx:
        await tx.put_outgoing(OutboxMessage(table=1, kind="lobby"))  # at once, which is later than what was due before
    assert await store.due_index.due(now) == [2, 3, 1]
    assert await store.due_index.next() == 0.0
    async with store.write(2) as tx:
        await tx.drop_timer(1, "remind")
    await store.due_index.settle(2, 10.0)
    assert await store.due_index.due(now) == [3, 1]


async def test_a_process_is_told_of_its_own_shards_dues(store: Any) -> None:
    guilds = [(number << 22) + 5 for number in range(6)]
    store.admit(-(3 << 22))
    for guild in (*guilds, -(3 << 22)):
        table = await with_table(store, guild)
        async with store.write(guild) as tx:
            await tx.put_timer(Timer(table=table, kind="remind", due=1.0))
    for shards in ([], [0], [1, 2]):
        store.dues.held = lambda held=shards: (4, held)
        served = [guild for guild in (-(3 << 22), *guilds) if shard_of(guild, 4) in shards]
        assert await store.due_index.due(2.0) == served, shards


async def test_commits_that_make_something_due_wake(store: Any) -> None:
    woken: list[tuple[int, int]] = []
    table = await with_table(store)

    def listener(guild: int) -> None:
        woken.append((guild, store.commits(GUILD)))

    store.due_index.listener = listener
    await act(store, GUILD, table)
    async with store.write(GUILD) as tx:
        await tx.say_once(table, "x")
    assert woken == [(GUILD, 2)] and store.commits(GUILD) == 3
    assert store.transactions == {"committed": 3}
    await store.forget(USER)
    assert len(woken) == 2


async def test_a_forgotten_user_is_in_no_row(store: Any, connection: Any) -> None:
    await a_life(store)
    store.admit(Place.direct(USER).number)
    await with_table(store, Place.direct(USER).number)
    assert await naming(connection, str(USER), "Ada") >= {"seat", "entry", "person", "sits", "unanswered", "guild"}
    shown = await show_user(store, USER)
    assert [seat["table"] for seat in shown["guilds"][str(GUILD)]["seats"]] == [1, 2, 3]
    assert len(shown["tables"]) == 2 and len(shown["unanswered"]) == 1 and shown["unreadable"] == []
    assert await store.forget(USER) == []
    assert await naming(connection, str(USER), "Ada") == set()
    assert await store.guilds() == [GUILD], "their direct messages are a place that goes as a whole"
    with pytest.raises(StoreUnavailable, match="deleted a moment ago"):
        await with_table(store, Place.direct(USER).number)
    store.admit(Place.direct(USER).number)
    assert await with_table(store, Place.direct(USER).number) == 2, "no old button fits a new table"


async def test_a_deleted_guild_leaves_no_row(store: Any, connection: Any) -> None:
    await a_life(store)
    await a_life(store, GUILD + 1)
    async with store.write(GUILD) as tx:
        await tx.mark_undone(1, 1, 2)
    for guild in (GUILD, GUILD + 1):
        report = Report(user=7, guild=guild, at=1.0, version="1", words="odd")
        await store.people.add_report(report, keep=9)
    await delete_guild(store, GUILD)
    assert await naming(connection, str(GUILD)) == set()
    assert await store.guilds() == [GUILD + 1]
    assert await naming(connection, str(GUILD + 1)) >= {"entry", "sits", "report", "unanswered", "kept_back"}
    assert await with_table(store, GUILD) == 4 and await with_table(store, GUILD + 2) == 4
    assert [report.guild for report in await store.people.reports()] == [GUILD + 1]


async def test_every_table_of_guilds_is_emptied(store: Any, connection: Any) -> None:
    from db.postgres.store import OF_GUILDS

    sql = (
        "SELECT attrelid::regclass::text FROM pg_attribute WHERE attname = 'guild_id' AND attrelid IN (SELECT oid FROM"
    )
    tables = {name for (name,) in await connection.fetch(f"{sql} pg_class WHERE relkind = 'r')")}
    assert tables == {"guild", *OF_GUILDS}


async def test_the_log_goes_only_with_its_guild(store: Any, connection: Any) -> None:
    import asyncpg

    table = await with_table(store)
    async with store.write(GUILD) as tx:
        await tx.append(table, an_entry(1))
    for deleted, sql in ((0, "DELETE FROM entry"), (7, "DELETE FROM entry"), (GUILD, "UPDATE entry SET body = ''")):
        await connection.execute(f"SELECT set_config('store.deleted_guild', '{deleted}', false)")
        with pytest.raises(asyncpg.IntegrityConstraintViolationError, match="append-only"):
            await connection.execute(sql)


async def test_pending_interactions_are_written_together(store: Any, connection: Any) -> None:
    def row(number: int, **changes: Any) -> PendingInteraction:
        values = {"application": 2, "token": "t", "user": USER, "guild": GUILD, "locale": "de", "at": float(number)}
        return PendingInteraction(interaction=number, **{**values, **changes})

    rows = [row(number) for number in range(1, 41)]
    await asyncio.gather(*map(store.pending.put, [*rows, rows[0]]))
    transactions = "SELECT count(DISTINCT xmin::text) FROM unanswered"
    assert await connection.fetchval(transactions) <= 2
    assert await store.pending.rows() == rows
    await store.pending.remove(1)
    await store.pending.put(row(99, guild=None, user=7))
    assert [each.interaction for each in await store.pending.rows()] == [*range(2, 41), 99]
    await store.pending_rows.forget_guild(GUILD)
    assert await store.pending.rows() == [row(99, guild=None, user=7)]


async def test_what_belongs_to_no_guild_is_read_inside_a_block(store: Any) -> None:
    """More blocks than connections, each of which needs one more: none waits for the others."""
    tables = [await with_table(store, guild) for guild in range(1, 9)]

    async def update(guild: int) -> None:
        async with store.write(guild) as tx:
            await tx.say_once(tables[guild - 1], "x")
            await store.people_rows.index(guild, 1, listings(USER), "Club")
            async with store.read(guild + 100) as other:
                assert await other.tables(("running",)) == []

    async with asyncio.timeout(9):
        await asyncio.gather(*(update(guild) for guild in range(1, 9)))
    assert len(await store.people.tables_of(USER)) == 8


async def test_a_name_is_the_guilds_own(store: Any) -> None:
    """The index does not write it: the block that updates the index holds the guild's row."""
    await with_table(store)
    async with asyncio.timeout(9), store.write(GUILD) as tx:
        await tx.save_info(GuildInfo(guild=GUILD, name="Club"))
        await store.people_rows.index(GUILD, 1, listings(USER), "Club")
    assert [listed.server for listed in await store.people.listed(USER)] == ["Club"]


async def test_transactions_that_stand_in_each_others_way_both_end(store: Any, connection: Any) -> None:
    """The server ends one of them, which is run again: all of it was known when it began."""
    for user in (1, 2):
        await store.people.save_person(Person(user=user))
    async with connection.transaction():
        await connection.execute("SET LOCAL deadlock_timeout = '60s'")  # so the other one looks first
        await connection.execute("UPDATE person SET language = 'de' WHERE user_id = 1")

        async def both() -> None:
            async with store.people_rows._writing() as session:
                session.defer("UPDATE person SET rated = 1 WHERE user_id = ?", 2)
                session.defer("UPDATE person SET rated = 1 WHERE user_id = ?", 1)

        task = asyncio.create_task(both())
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        async with asyncio.timeout(15):
            while not await connection.fetchval(waits):
                await asyncio.sleep(0.01)
            await connection.execute("UPDATE person SET language = 'de' WHERE user_id = 2")
    await task
    assert await store.people.rated((1, 2)) == {1, 2}
    assert {(await store.people.person(user)).language for user in (1, 2)} == {"de"}


async def test_a_reading_of_two_trips_sees_one_state(store: Any) -> None:
    """Between its trips another task writes: so it is read again, in a transaction."""
    table, found = await with_table(store), list[list[int]]()

    async def read(tx: Any) -> list[int]:
        found.append([entry.number for entry in await tx.entries(table)])
        await asyncio.create_task(act(store, GUILD, table))
        found.append([entry.number for entry in await tx.entries(table, last=9)])
        return found[-1]

    assert await store.read_with(GUILD, read) == [1]
    assert found == [[], [1], [1]]


async def test_a_reading_of_one_trip_begins_no_transaction(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from db.postgres.block import Block

    table, said = await with_table(store), list[str]()

    async def say(_: Block, sql: str) -> None:
        said.append(sql)

    monkeypatch.setattr(Block, "_say", say)

    async def read(tx: Any) -> Any:
        tx.prefetch.entries(table)
        return await tx.table(table), await tx.entries(table)

    found, entries = await store.read_with(GUILD, read)
    assert (found.id, entries, said) == (table, [], [])
