"""The process that verifies records: the same verdict, and one that takes too long costs that record alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.games.history.referee import verify
from bot.games.registry import TITLES
from bot.verify_worker import VerifyPool
from bot.workers.pool import TaskFailed
from tests.fixtures.library import files, plain_bytes

RECORD = plain_bytes(min(files(), key=lambda file: file.stat().st_size))


@pytest.fixture
async def pool() -> AsyncIterator[VerifyPool]:
    made = VerifyPool()
    yield made
    await asyncio.to_thread(made.close)


async def test_worker_gives_the_verdict_and_ends(pool: VerifyPool) -> None:
    for data in (b"{}", RECORD):
        assert await pool.verify(data) == verify(data, TITLES.get)
    assert not pool.pids, "a record's memory is given back"


async def test_record_that_takes_too_long_is_given_up(pool: VerifyPool) -> None:
    slow = VerifyPool(timeout=0.0)
    try:
        with pytest.raises(TaskFailed):
            await slow.verify(RECORD)
    finally:
        await asyncio.to_thread(slow.close)
    assert (await pool.verify(b"{}")).fault is not None
