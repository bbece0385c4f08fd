"""The leases of shards on PostgreSQL (`bot.cluster.ports.ShardLeases`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.errors import StoreUnavailable
from db.postgres.cluster_pool import ClusterPool, lent, transaction

PACE = 5.0
"""Seconds between two moves: Discord lets one shard begin a session in so long."""
KEPT = 0.2
"""The part of the daily sessions that is kept for members that die."""

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(19779, 0)"
"""No member has the number 0. Statements after it see what the claim before has committed. Skipping locked rows would
not do: a claim whose snapshot is older than a new member would take that member's shards for free."""
_OTHERS = """
SELECT shard_count FROM cluster.shard_lease JOIN cluster.member USING (member_id)
WHERE NOT dead AND shard_count <> $1 LIMIT 1
"""
_REMOVE = "DELETE FROM cluster.shard_lease WHERE shard_count <> $1"
_FILL = """
INSERT INTO cluster.shard_lease (shard, shard_count) SELECT number, $1 FROM generate_series(0, $1 - 1) AS number
ON CONFLICT DO NOTHING
"""
_LACKING = """
SELECT total / members + CASE WHEN place <= total % members THEN 1 ELSE 0 END
    - (SELECT count(*) FROM cluster.shard_lease WHERE member_id = $1)
FROM (
    SELECT member_id, row_number() OVER (ORDER BY member_id) AS place, count(*) OVER () AS members
    FROM cluster.member WHERE NOT dead
) AS living, (SELECT count(*) AS total FROM cluster.shard_lease) AS shards
WHERE member_id = $1
"""
_CLAIM = """
UPDATE cluster.shard_lease SET member_id = $1, epoch = nextval('cluster.epoch') WHERE shard IN (
    SELECT shard FROM cluster.shard_lease LEFT JOIN cluster.member USING (member_id)
    WHERE dead IS NOT FALSE ORDER BY shard LIMIT $2
)
"""
_OWN = "SELECT shard, epoch FROM cluster.shard_lease WHERE member_id = $1 ORDER BY shard"
_MOVE = """
UPDATE cluster.shard_lease SET moved = cluster.now() WHERE shard = (
    SELECT max(shard) FROM cluster.shard_lease WHERE member_id = $1
) AND NOT EXISTS (SELECT 1 FROM cluster.shard_lease WHERE moved > cluster.now() - $2)
AND NOT EXISTS (
    SELECT 1 FROM cluster.session_limit WHERE resets > cluster.now() AND remaining < $3::double precision * total
)
RETURNING shard
"""
_GIVE_BACK = "UPDATE cluster.shard_lease SET member_id = NULL WHERE member_id = $1 AND shard = ANY($2)"


class PostgresShardLeases:
    """The leases of shards.

    The fair shares of the living members differ by one at most, and the older members have the larger ones. So a member
    that dies makes no other share smaller.
    """

    def __init__(self, pool: ClusterPool, *, pace: float = PACE) -> None:
        self._pool = pool
        self._pace = pace

    async def prepare(self, count: int) -> None:
        """Let there be so many shards."""
        async with transaction(self._pool, _ONE_AT_A_TIME) as connection:
            other = await connection.fetchval(_OTHERS, count)
            if other is not None:
                raise StoreUnavailable(f"the members that run serve {other} shards, not {count}: stop them all first")
            await connection.execute(_REMOVE, count)
            await connection.execute(_FILL, count)

    async def claim(self, member: int) -> dict[int, int]:
        """Return all leases of the member: an earlier claim may have been committed and its answer lost."""
        async with transaction(self._pool, _entering(member)) as connection:
            lacking = cast("int", await connection.fetchval(_LACKING, member))
            if lacking > 0:
                await connection.execute(_CLAIM, member, lacking)
            return {row["shard"]: row["epoch"] for row in await connection.fetch(_OWN, member)}

    async def begin_move(self, member: int) -> int | None:
        """Choose the member's last shard. It keeps the lease until it gives it back."""
        async with transaction(self._pool, _entering(member)) as connection:
            if cast("int", await connection.fetchval(_LACKING, member)) >= 0:
                return None
            return await connection.fetchval(_MOVE, member, self._pace, KEPT)

    async def give_back(self, member: int, shards: Iterable[int]) -> None:
        """End leases. What another member has taken since stays its own."""
        async with lent(self._pool) as connection:
            await connection.execute(_GIVE_BACK, member, list(shards))


def _entering(member: int) -> str:
    return f"SELECT cluster.enter({member}); {_ONE_AT_A_TIME}"
