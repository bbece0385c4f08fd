"""The schema goes on while processes of the version before work: expand, restart one after the other, contract."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SetClock
from db.errors import DatabaseInUse, NewerFile
from tests.db.support import GUILD, act, with_table
from tests.support.postgres import in_database, make_database

EXPANDS = "-- from: {own}\nALTER TABLE game_table ADD COLUMN more bigint NOT NULL DEFAULT 0;"
CONTRACTS = "-- from: {next}\nALTER TABLE game_table DROP COLUMN more;"


@pytest.fixture
async def own_database(postgres_server: str) -> AsyncIterator[str]:
    """Return the URI of a database whose schema the test may change."""
    import asyncpg

    name = f"rolling_{os.getpid()}"
    await make_database(postgres_server, name)
    yield in_database(postgres_server, name)
    server = await asyncpg.connect(postgres_server)
    await server.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await server.close()


async def test_a_schema_goes_on_beside_running_processes(own_database: str, clock: SetClock, tmp_path: Path) -> None:
    import asyncpg

    from db.postgres.cluster_pool import open_pool
    from db.postgres.members import PostgresMembers
    from db.postgres.schema import FOLDER, migrate, scripts
    from db.postgres.store import open_postgres

    own, folder = max(scripts()), tmp_path / "next"
    shutil.copytree(FOLDER, folder)
    running = await open_postgres(own_database, clock, use="shared")
    pool = await open_pool(own_database)
    member = await PostgresMembers(pool).join("running", "v1", 60.0)
    table = await with_table(running, status="running")
    new = await asyncpg.connect(own_database)

    (folder / f"{own + 1:03}_more.sql").write_text(EXPANDS.format(own=own))
    assert await migrate(new, folder, beside=True) == 1
    await act(running, GUILD, table)
    again = await open_postgres(own_database, clock, use="shared")
    await act(again, GUILD, await with_table(again, status="running"))
    await PostgresMembers(pool).join("restarted", "v1", 60.0)
    with pytest.raises(NewerFile):  # what needs a stopped bot knows the newest version or nothing
        await open_postgres(own_database, clock, use="reading")

    (folder / f"{own + 2:03}_less.sql").write_text(CONTRACTS.format(next=own + 1))
    with pytest.raises(DatabaseInUse, match="to be stopped first: restarted, running"):
        await migrate(new, folder, beside=True)
    await new.execute("UPDATE cluster.member SET schema = $1", own + 1)
    assert await migrate(new, folder, beside=True) == 1
    with pytest.raises(NewerFile):
        await PostgresMembers(pool).join("too old", "v1", 60.0)
    with pytest.raises(NewerFile):
        await open_postgres(own_database, clock, use="shared")
    for each in (running, again, pool, new):
        await each.close()
    assert member


async def test_a_migration_does_not_wait_long_for_a_table(own_database: str, tmp_path: Path) -> None:
    import asyncpg

    from db.postgres.schema import FOLDER, migrate, scripts

    folder = tmp_path / "next"
    shutil.copytree(FOLDER, folder)
    own = max(scripts())
    (folder / f"{own + 1:03}_more.sql").write_text(f"SET LOCAL lock_timeout = 1;{EXPANDS.format(own=own)}")
    busy, new = await asyncpg.connect(own_database), await asyncpg.connect(own_database)
    async with busy.transaction():
        await busy.execute("LOCK TABLE game_table")
        with pytest.raises(DatabaseInUse, match="what other processes do"):
            await migrate(new, folder, beside=True)
    for each in (busy, new):
        await each.close()
