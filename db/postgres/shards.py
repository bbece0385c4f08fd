"""The leases of shards on PostgreSQL (`bot.cluster.ports.ShardLeases`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.errors import StoreUnavailable
from db.postgres.cluster_pool import ClusterPool, lent, transaction
from db.postgres.pool import Connection

PACE = 5.0
"""Seconds between two moves: Discord lets one shard begin a session in so long."""
KEPT = 0.2
"""The part of the daily sessions that is kept for members that die."""

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(19779, 0)"
"""No member has the number 0. Statements after it see what the claim before has committed. Skipping locked rows would
not do: a claim whose snapshot is older than a new member would take that member's shards for free."""
_AGREED = "SELECT max(shards) FROM cluster.member WHERE NOT dead AND member_id <> $1"
_NOTE = "UPDATE cluster.member SET shards = $2 WHERE member_id = $1"
_REMOVE = "DELETE FROM cluster.shard_lease WHERE shard_count <> $1"
_FILL = """
INSERT INTO cluster.shard_lease (shard, shard_count, beat)
SELECT number, $1, (SELECT at FROM heartbeat) FROM generate_series(0, $1 - 1) AS number
ON CONFLICT DO NOTHING
"""
OUTAGES_OF_ALL = """
INSERT INTO outage (since, until) SELECT since, max(until) FROM cluster.outage GROUP BY since
ON CONFLICT (since) DO UPDATE SET until = greatest(outage.until, excluded.until)
"""
"""Where the number of shards has changed, nobody can tell whose outage it was: all clocks stood."""
_NO_OUTAGES = "DELETE FROM cluster.outage"
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

    async def agree(self, member: int, wanted: int | None, advised: int) -> int:
        """Return how many shards there are, as the members that run agreed; the first one decides.

        `wanted`: the number that the operator has set; StoreUnavailable while others serve another number. `advised`:
        what Discord recommends, which counts where none is set. Raises DeclaredDead.
        """
        async with transaction(self._pool, _entering(member)) as connection:
            agreed = cast("int | None", await connection.fetchval(_AGREED, member))
            if agreed is not None and wanted not in (None, agreed):
                raise StoreUnavailable(
                    f"the members that run serve {agreed} shards, and MISSION_SHARDS is {wanted}: "
                    "stop all of them to change the number"
                )
            count = agreed or wanted or advised
            await connection.execute(_NOTE, member, count)
            await _fill(connection, count)
        return count

    async def prepare(self, count: int) -> None:
        """Let there be so many shards."""
        async with transaction(self._pool, _ONE_AT_A_TIME) as connection:
            await _fill(connection, count)

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


async def _fill(connection: Connection, count: int) -> None:
    if await connection.execute(_REMOVE, count) != "DELETE 0":
        await connection.execute(OUTAGES_OF_ALL)
        await connection.execute(_NO_OUTAGES)
    await connection.execute(_FILL, count)


def _entering(member: int) -> str:
    return f"SELECT cluster.enter({member}); {_ONE_AT_A_TIME}"
