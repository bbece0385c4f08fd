from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SetClock
from db import SqliteStore, open_store


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
