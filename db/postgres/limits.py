"""Discord's limits for all members together, on PostgreSQL (`bot.cluster.ports.Permits` and `Tokens`)."""

from __future__ import annotations

from typing import Any, cast

from db.postgres.cluster_pool import ClusterPool, lent, transaction
from db.postgres.pool import Connection

GAP = 5.5
"""Seconds between two sessions that begin in a bucket: Discord's 5, and the time that the request takes."""
DAY = 86400.0

_LIMIT = """
SELECT total, remaining, max_concurrency, resets - cluster.now() AS seconds FROM cluster.session_limit FOR UPDATE
"""
_NEW_DAY = "UPDATE cluster.session_limit SET remaining = total, resets = cluster.now() + $1"
_TAKE = """
INSERT INTO cluster.identify_bucket AS own (bucket, free_at) VALUES ($1, cluster.now() + $2)
ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at WHERE own.free_at <= cluster.now() RETURNING 1
"""
_WAIT = "SELECT greatest(free_at - cluster.now(), 0.01) FROM cluster.identify_bucket WHERE bucket = $1"
_COUNT = "UPDATE cluster.session_limit SET remaining = remaining - 1"
_NOTE = """
UPDATE cluster.session_limit SET total = $1, remaining = $2, resets = cluster.now() + $3, max_concurrency = $4
"""
_TOKENS = """
WITH held AS MATERIALIZED (
    SELECT least($2, tokens + greatest(clock - at, 0) * $2) AS tokens, greatest(clock, at) AS at
    FROM (SELECT tokens, at FROM cluster.request_tokens FOR UPDATE) AS row, cluster.now() AS clock
), taken AS MATERIALIZED (
    SELECT CASE WHEN at > cluster.now() THEN 0 ELSE least(floor(tokens), $1) END AS number FROM held
)
UPDATE cluster.request_tokens AS own SET tokens = held.tokens - taken.number, at = held.at FROM held, taken
RETURNING taken.number::integer
"""
_EMPTY = """
UPDATE cluster.request_tokens SET tokens = 0, at = greatest(at, cluster.now() + $1)
"""


class PostgresPermits:
    """When a shard may begin a session. A permit that is not used costs its bucket's time."""

    def __init__(self, pool: ClusterPool, *, gap: float = GAP) -> None:
        self._pool = pool
        self._gap = gap

    async def note_limit(self, total: int, remaining: int, reset_after: float, max_concurrency: int) -> None:
        """Replace what was known."""
        async with lent(self._pool) as connection:
            await connection.execute(_NOTE, total, remaining, reset_after, max_concurrency)

    async def take(self, shard: int) -> float:
        """Take a permit, one member after the other."""
        async with transaction(self._pool) as connection:
            limit = await self._limit(connection)
            if limit["remaining"] == 0:
                return limit["seconds"]
            bucket = shard % limit["max_concurrency"]
            if await connection.fetchval(_TAKE, bucket, self._gap) is None:
                return cast("float", await connection.fetchval(_WAIT, bucket))
            await connection.execute(_COUNT)
        return 0.0

    async def _limit(self, connection: Connection) -> Any:
        """Return the row of the limit, which stays locked."""
        limit = cast("Any", await connection.fetchrow(_LIMIT))
        if limit["seconds"] > 0:
            return limit
        await connection.execute(_NEW_DAY, DAY)
        return await connection.fetchrow(_LIMIT)


class PostgresTokens:
    """The requests that the bot may send. The row need not be flushed to disk: what a crash forgets is a second's."""

    def __init__(self, pool: ClusterPool) -> None:
        self._pool = pool

    async def take(self, most: int, rate: float) -> int:
        """Take tokens, one member after the other."""
        async with transaction(self._pool, _NOT_FLUSHED) as connection:
            return cast("int", await connection.fetchval(_TOKENS, float(most), rate))

    async def empty(self, seconds: float) -> None:
        """Let there be no tokens; an earlier limit that lasts longer stays."""
        async with transaction(self._pool, _NOT_FLUSHED) as connection:
            await connection.execute(_EMPTY, seconds)


_NOT_FLUSHED = "SET LOCAL synchronous_commit = off"
