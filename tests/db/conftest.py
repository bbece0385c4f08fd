from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.clock import SetClock
from db import SqliteStore, open_store
from tests.db.support import AnyStore, Guilds
from tests.support.postgres import opened
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server


@pytest.fixture
def clock() -> SetClock:
    return SetClock(5000.0)


@pytest.fixture(autouse=True)
async def none_left_open(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Close the stores that a test leaves open: their threads would keep the test run from ending."""
    started: list[SqliteStore] = []
    start = SqliteStore.start

    async def noted(self: SqliteStore) -> None:
        started.append(self)
        await start(self)

    monkeypatch.setattr(SqliteStore, "start", noted)
    yield
    for store in started:
        await store.close()


@pytest.fixture
async def store(tmp_path: Path, clock: SetClock) -> AsyncIterator[SqliteStore]:
    store = await open_store(tmp_path / "data", clock=clock)
    yield store
    await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Return the URI of a PostgreSQL database, None for SQLite: a test that takes `guilds` runs on both."""
    return request.getfixturevalue("postgres_database") if request.param == "postgres" else None


@asynccontextmanager
async def one_of_both(
    database: str | None, folder: Path, clock: SetClock, *, alone: bool
) -> AsyncGenerator[AnyStore, None]:
    """Open an empty store; on PostgreSQL there is another guild, but with `alone`."""
    if database is None:
        store = await open_store(folder / "data", clock=clock)
        yield store
        await store.close()
        return
    async for store in opened(database, clock, alone=alone):
        yield store


@pytest.fixture
async def guilds(database: str | None, tmp_path: Path, clock: SetClock) -> AsyncIterator[Guilds]:
    async with one_of_both(database, tmp_path, clock, alone=False) as store:
        yield store


@pytest.fixture
async def either(database: str | None, tmp_path: Path, clock: SetClock) -> AsyncIterator[AnyStore]:
    """Yield an empty store on each engine in turn."""
    async with one_of_both(database, tmp_path, clock, alone=True) as store:
        yield store
