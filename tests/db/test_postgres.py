"""The guilds' part of the store on PostgreSQL, beside the tests that run on both engines."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreError, StoreFull, StoreUnavailable
from bot.service.records import OutboxMessage, Snapshot, Timer
from db.anonymise import NAMELESS, Anonymisation, occurs
from db.broken import Row
from db.errors import NewerFile
from db.opening import migrate as migrate_file
from db.schemas import DUE_INDEX, PEOPLE
from db.schemas import GUILD as GUILD_KIND
from db.session import Statement
from tests.db.support import GUILD, USER, Guilds, act, an_entry, with_table
from tests.support.postgres import ANOTHER, in_database, need_postgres, opened

OWN = ("schema_version", "guild_file", "moving", "copy_progress")
"""What only PostgreSQL has."""
KINDS = {"INTEGER": {"bigint", "smallint"}, "TEXT": {"text"}, "REAL": {"double precision"}, "BLOB": {"bytea"}}


@pytest.fixture
async def store(postgres_database: str, clock: SetClock) -> AsyncIterator[Guilds]:
    async for store in opened(postgres_database, clock):
        yield store


@pytest.fixture
async def connection(postgres_database: str) -> AsyncIterator[Any]:
    import asyncpg

    found = await asyncpg.connect(postgres_database)
    yield found
    await found.close()


def files_columns(file: sqlite3.Connection, table: str) -> dict[str, tuple[set[str], bool]]:
    """Return for each column of a table in a guild's file its kinds on PostgreSQL, and whether it takes NULL."""
    rows = file.execute('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,))
    return {name: (KINDS[kind], not (notnull or pk)) for name, kind, notnull, pk in rows}


def files_keys(file: sqlite3.Connection, table: str) -> set[tuple[str, ...]]:
    """Return the primary and unique keys, and the foreign keys with what they refer to."""
    columns = file.execute("SELECT name, pk FROM pragma_table_info(?) WHERE pk ORDER BY pk", (table,)).fetchall()
    found = {("key", *(name for name, _ in columns))} if columns else set[tuple[str, ...]]()
    unique = "SELECT name FROM pragma_index_list(?) WHERE \"unique\" AND origin <> 'pk'"
    for (index,) in file.execute(unique, (table,)).fetchall():
        found.add(("key", *(name for (name,) in file.execute("SELECT name FROM pragma_index_info(?)", (index,)))))
    foreign: dict[int, list[str]] = defaultdict(list)
    parts = 'SELECT id, "table", "from" FROM pragma_foreign_key_list(?) ORDER BY id, seq'
    for number, parent, column in file.execute(parts, (table,)):
        foreign[number] = [*(foreign[number] or ["to", parent]), column]
    return found | {tuple(parts) for parts in foreign.values()}


async def test_both_engines_have_the_same_tables_and_keys(connection: Any) -> None:
    columns: dict[str, dict[str, tuple[set[str], bool]]] = {}
    keys: dict[str, set[tuple[str, ...]]] = {}
    for kind in (DUE_INDEX, GUILD_KIND, PEOPLE):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
            migrate_file(file, kind, 0)
            names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            for table in {name for (name,) in file.execute(names)} - {"guild_file", "wake"}:
                columns[table] = files_columns(file, table)
                keys[table] = files_keys(file, table)
    del columns["progress"]["whole"]
    theirs: dict[str, dict[str, tuple[str, bool]]] = defaultdict(dict)
    for table, name, kind, null in await connection.fetch(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        f" WHERE table_schema = 'public' AND table_name NOT IN {OWN}"
    ):
        theirs[table][name] = kind, null == "YES"
    del theirs["unanswered"]["member_id"], theirs["guild"]["revision"]  # files have one process
    assert {table: set(found) for table, found in theirs.items()} == {table: set(own) for table, own in columns.items()}
    assert [
        (table, name)
        for table, own in columns.items()
        for name, (kinds, null) in own.items()
        if theirs[table][name][0] not in kinds or theirs[table][name][1] != null
    ] == []
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for table, parent, own in await connection.fetch(
        "SELECT c.conrelid::regclass::text, c.confrelid::regclass::text, (SELECT array_agg(attname ORDER BY place)"
        " FROM unnest(c.conkey) WITH ORDINALITY AS k(number, place) JOIN pg_attribute"
        " ON attrelid = c.conrelid AND attnum = number) FROM pg_constraint AS c WHERE contype = 'f'"
        " AND connamespace = 'public'::regnamespace"
    ):
        found[table].add(("to", parent, *own))
    for table, own in await connection.fetch(
        "SELECT i.indrelid::regclass::text, (SELECT array_agg(attname ORDER BY place)"
        " FROM unnest(i.indkey) WITH ORDINALITY AS k(number, place) JOIN pg_attribute"
        " ON attrelid = i.indrelid AND attnum = number) FROM pg_index AS i JOIN pg_class ON pg_class.oid = i.indrelid"
        f" WHERE indisunique AND relnamespace = 'public'::regnamespace AND relname NOT IN {OWN}"
    ):
        found[table].add(("key", *own))
    assert dict(found) == {table: own for table, own in keys.items() if own}


@pytest.fixture
async def empty(postgres_server: str) -> AsyncIterator[str]:
    """Return the URI of a database in which nothing is yet."""
    import asyncpg

    server = await asyncpg.connect(postgres_server)
    name = f"nothing_yet_{os.getpid()}"
    await server.execute(f"CREATE DATABASE {name} STRATEGY wal_log")
    yield in_database(postgres_server, name)
    await server.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await server.close()


async def test_migrations_run_once_and_only_as_they_were(empty: str, tmp_path: Path) -> None:
    import asyncpg

    from db.postgres.schema import migrate

    (tmp_path / "001_one.sql").write_text("CREATE TABLE one (id bigint);")
    two = [await asyncpg.connect(empty) for _ in range(2)]
    assert sorted(await asyncio.gather(*(migrate(each, tmp_path) for each in two))) == [0, 1], "one of them waits"
    (tmp_path / "002_two.sql").write_text("CREATE TABLE two (id bigint); SELECT 1 / 0;")
    with pytest.raises(asyncpg.DivisionByZeroError):
        await migrate(two[0], tmp_path)
    (tmp_path / "002_two.sql").write_text("CREATE TABLE two (id bigint);")
    assert await migrate(two[0], tmp_path) == 1, "what failed left nothing"
    (tmp_path / "001_one.sql").write_text("CREATE TABLE one (id smallint);")
    with pytest.raises(StoreUnavailable, match="migration 1"):
        await migrate(two[0], tmp_path)
    (tmp_path / "002_two.sql").unlink()
    with pytest.raises(NewerFile, match="version 2"):
        await migrate(two[0], tmp_path)
    for each in two:
        await each.close()


async def test_a_statement_that_forgets_its_guild_fails(store: Guilds) -> None:
    """What the tests on both engines rely on: another guild has a row in every table."""
    with pytest.raises(StoreError, match=f"meets a row of guild {ANOTHER}"):
        async with store.read(GUILD) as reading:
            await reading._source.rows("SELECT id FROM game_table WHERE id = ?", 1)  # pyright: ignore[reportPrivateUsage]


async def test_forgetting_a_user_names_the_guild_in_each_statement(store: Guilds) -> None:
    table, lobby = await with_table(store, status="running"), await with_table(store, status="lobby")
    async with store.write(GUILD) as tx:
        source = tx._source  # pyright: ignore[reportPrivateUsage] - as `db.privacy` has one
        assert await occurs(source, GUILD, USER) and not await occurs(source, GUILD, 7)
        await Anonymisation(source, GUILD).anonymise(USER)
    async with store.read(GUILD) as tx:
        assert not await occurs(tx._source, GUILD, USER)  # pyright: ignore[reportPrivateUsage]
        seats = await tx.seats(table)
        assert (seats[0].name, seats[0].status) == (NAMELESS, "left")
        found = await tx.table(table), await tx.table(lobby)
        assert [each and each.status for each in found] == ["paused", "cancelled"]


async def test_writers_of_a_guild_wait_and_see_what_was_written(store: Guilds) -> None:
    table = await with_table(store)
    inside, go = asyncio.Event(), asyncio.Event()

    async def first() -> None:
        async with store.write(GUILD) as tx:
            await tx.append(table, an_entry(1))
            assert len(await tx.entries(table)) == 1
            inside.set()
            await go.wait()

    async def second() -> int:
        async with store.write(GUILD) as tx:
            number = len(await tx.entries(table)) + 1
            await tx.append(table, an_entry(number))
        return number

    writing = asyncio.create_task(first())
    await inside.wait()
    waiting = asyncio.create_task(second())
    async with store.read(GUILD) as reading:
        assert await reading.entries(table) == [], "a reader does not wait"
        go.set()
        assert await waiting == 2
        assert await reading.entries(table) == [], "and sees one state"
    await writing


@pytest.mark.parametrize("guild", [2**63, 2**64 - 1, -(2**63) - 1])
async def test_a_guild_that_no_row_can_have_is_empty(store: Guilds, guild: int) -> None:
    """A forged button may name it."""
    async with store.read(guild) as tx:
        assert await tx.tables(("running",)) == []


async def test_an_action_takes_four_round_trips(store: Guilds, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many messages and timers it puts."""
    from db.postgres.block import Block

    table = await with_table(store)
    await act(store, GUILD, table)
    blocks: list[Block] = []
    run = Block.run

    async def noted(self: Block, statements: list[Statement]) -> list[list[Row]]:
        blocks.append(self)
        return await run(self, statements)

    monkeypatch.setattr(Block, "run", noted)
    async with store.write(GUILD) as tx:
        assert await tx.position(table)
        await tx.append(table, an_entry(2))
        await tx.save_snapshot(table, Snapshot(2, b"{}", ()))
        for kind in ("board", "dm_panel", "story"):
            await tx.put_outgoing(OutboxMessage(table=table, kind=kind))
        for target in (0, 1):
            await tx.put_timer(Timer(table=table, kind="remind", due=9.0, target=target))
    assert blocks[0].sent == 4


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("DiskFullError", StoreFull),
        ("AdminShutdownError", StoreUnavailable),
        ("DeadlockDetectedError", StoreUnavailable),
        ("InterfaceError", StoreUnavailable),
        ("InternalClientError", StoreUnavailable),
        ("UndefinedTableError", StoreError),
        ("UniqueViolationError", ValueError),
        ("CharacterNotInRepertoireError", ValueError),
    ],
)
def test_the_drivers_errors_become_the_stores(name: str, kind: type[Exception]) -> None:
    need_postgres()
    import asyncpg

    from db.postgres.block import translated

    assert type(translated(getattr(asyncpg, name)("why"))) is kind


def test_missing_postgres_skips_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.postgres.PACKAGES", ("no_such_package",))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no_such_package"):
        need_postgres()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no_such_package"):
        need_postgres()


async def test_a_lost_connection_is_an_unavailable_store(store: Guilds, connection: Any) -> None:
    table = await with_table(store)
    with pytest.raises(StoreUnavailable):
        async with store.write(GUILD) as tx:
            await tx.append(table, an_entry(1))
            assert len(await tx.entries(table)) == 1
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database() AND backend_type = 'client backend'"
            )
    async with store.read(GUILD) as reading:
        assert await reading.entries(table) == []
