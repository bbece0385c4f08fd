"""Discord's limits for all members together, on a real PostgreSQL. Times are shifted in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.cluster.support import until_waiting


@pytest.fixture
def permits(pool: Any) -> Any:
    from db.postgres.limits import PostgresPermits

    return PostgresPermits(pool)


@pytest.fixture
def tokens(pool: Any) -> Any:
    from db.postgres.limits import PostgresTokens

    return PostgresTokens(pool)


async def later(pool: Any, seconds: float) -> None:
    """Let so much time pass for the limits."""
    await pool.execute("UPDATE cluster.identify_bucket SET free_at = free_at - $1", seconds)
    await pool.execute("UPDATE cluster.session_limit SET resets = resets - $1", seconds)
    await pool.execute("UPDATE cluster.request_tokens SET at = at - $1", seconds)


async def test_sessions_begin_a_gap_apart(permits: Any, pool: Any) -> None:
    both = await asyncio.gather(permits.take(0), permits.take(1))
    assert min(both) == 0.0 and max(both) == pytest.approx(5.5, abs=0.5), "they start together and do not begin so"
    await later(pool, 5.0)
    assert 0 < await permits.take(1) <= 0.5
    await later(pool, 0.5)
    assert await permits.take(1) == 0.0
    assert await permits.take(0) > 5


async def test_each_bucket_has_its_own_gap(permits: Any) -> None:
    await permits.note_limit(1000, 1000, 60.0, 2)
    assert [await permits.take(shard) == 0.0 for shard in (0, 1, 2, 3)] == [True, True, False, False]


async def test_no_more_sessions_begin_than_a_day_has(permits: Any, pool: Any) -> None:
    await permits.note_limit(3, 1, 60.0, 16)
    assert await permits.take(0) == 0.0
    assert await permits.take(1) == pytest.approx(60.0, abs=1.0)
    await later(pool, 61.0)
    assert [await permits.take(shard) == 0.0 for shard in (1, 2, 3, 4)] == [True, True, True, False]
    assert await permits.take(4) == pytest.approx(86400, abs=5)


async def test_tokens_grow_by_the_rate(tokens: Any, pool: Any) -> None:
    assert await tokens.take(5, 40.0) == 5, "the stock is full after a long time"
    await pool.execute("UPDATE cluster.request_tokens SET tokens = 0, at = cluster.now() + 0.2")
    assert await tokens.take(5, 40.0) == 0
    await later(pool, 0.3)
    assert 3 <= await tokens.take(5, 40.0) <= 5
    await later(pool, 1000)
    since = await pool.fetchval("SELECT cluster.now()")
    taken = [await tokens.take(5, 40.0) for _ in range(10)]
    took = await pool.fetchval("SELECT cluster.now()") - since
    assert taken[:8] == [5] * 8
    assert sum(taken) <= 40 * (1 + took), "no more than the stock, and what grew while they were taken"


async def test_a_global_limit_empties_the_stock_for_all(tokens: Any, pool: Any) -> None:
    await later(pool, 1000)
    await tokens.empty(30.0)
    await tokens.empty(1.0)
    assert await tokens.take(5, 40.0) == 0
    await later(pool, 29.0)
    assert await tokens.take(5, 40.0) == 0, "the longer limit counts"
    await later(pool, 1.5)
    assert await tokens.take(5, 4.0) in (2, 3), "it begins with nothing"


async def test_members_take_tokens_one_after_the_other(tokens: Any, pool: Any) -> None:
    """Of seven tokens one gets five and the other what is left."""
    await later(pool, 1000)
    async with pool.acquire() as connection:
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("SELECT 1 FROM cluster.request_tokens FOR UPDATE")
        two = [asyncio.create_task(tokens.take(5, 7.0)) for _ in range(2)]
        await until_waiting(pool, 2)
        await transaction.commit()
    assert 7 <= sum(await asyncio.gather(*two)) < 10
