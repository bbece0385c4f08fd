from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SetClock
from db import SqliteStore, open_store


@pytest.fixture
def clock() -> SetClock:
    return SetClock(5000.0)


@pytest.fixture
async def store(tmp_path: Path, clock: SetClock) -> AsyncIterator[SqliteStore]:
    store = await open_store(tmp_path / "data", clock=clock)
    yield store
    await store.close()
