from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.clock import SetClock
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server


@pytest.fixture
async def pool(postgres_database: str) -> AsyncIterator[Any]:
    """Return the connections of the members; all tables are as after the migrations."""
    from db.postgres.cluster_pool import open_pool

    await emptied(postgres_database, alone=True)
    pool = await open_pool(postgres_database)
    yield pool
    await pool.close()


@pytest.fixture
async def connection(postgres_database: str) -> AsyncIterator[Any]:
    import asyncpg

    found = await asyncpg.connect(postgres_database)
    yield found
    await found.close()


@pytest.fixture
def clock() -> SetClock:
    return SetClock(5000.0)


@pytest.fixture
async def stores(pool: Any, postgres_database: str, clock: SetClock) -> AsyncIterator[tuple[Any, Any]]:
    """Yield the stores of two processes that share an empty database, each a member of its own."""
    from db.postgres.block import Fence
    from db.postgres.members import PostgresMembers
    from db.postgres.store import open_postgres

    await emptied(postgres_database, alone=True)
    opened = [await open_postgres(postgres_database, clock, most=4, use="shared") for _ in range(2)]
    for store in opened:
        store.connections.fence = Fence(await PostgresMembers(pool).join("", "", 60.0))
    yield opened[0], opened[1]
    for store in opened:
        await store.close()
