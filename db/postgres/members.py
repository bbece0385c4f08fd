"""The members' rows on PostgreSQL (`bot.cluster.ports.Members`)."""

from __future__ import annotations

from typing import cast

from bot.errors import DeclaredDead
from db.postgres.cluster_pool import ClusterPool, lent, transaction
from db.postgres.schema import hold_version

_JOIN = """
INSERT INTO cluster.member (member_id, name, version, joined, beat, expires, schema)
SELECT nextval('cluster.epoch'), $1, $2, at, at, at + $3, $4 FROM cluster.now() AS at RETURNING member_id
"""
_BEAT = """
UPDATE cluster.member SET beat = at, expires = at + $2 FROM cluster.now() AS at
WHERE member_id = $1 AND NOT dead RETURNING 1
"""
_RUN_OUT = "SELECT member_id FROM cluster.member WHERE NOT dead AND expires < cluster.now() ORDER BY member_id"
_DECLARE = (
    "UPDATE cluster.member SET dead = true WHERE member_id = $1 AND NOT dead AND expires < cluster.now() RETURNING 1"
)
_LEAVE = "UPDATE cluster.member SET dead = true WHERE member_id = $1"
_FORGET = "DELETE FROM cluster.member WHERE dead AND expires < cluster.now() - 86400"


class PostgresMembers:
    """The members' rows. A dead member's row is kept for a day."""

    def __init__(self, pool: ClusterPool) -> None:
        self._pool = pool

    async def join(self, name: str, version: str, lease: float) -> int:
        """Add a member, and delete those that are long dead. No migration runs meanwhile."""
        async with transaction(self._pool) as connection:
            known = await hold_version(connection)
            await connection.execute(_FORGET)
            return cast("int", await connection.fetchval(_JOIN, name, version, lease, known))

    async def beat(self, member: int, lease: float) -> None:
        """Renew a member's lease, also one that has run out and was not declared dead yet."""
        async with lent(self._pool) as connection:
            if await connection.fetchval(_BEAT, member, lease) is None:
                raise DeclaredDead(f"member {member} was declared dead")

    async def declare_dead(self) -> list[int]:
        """Declare dead one after the other, each in a transaction: a beat that comes first saves its member."""
        async with lent(self._pool) as connection:
            found = [row[0] for row in await connection.fetch(_RUN_OUT)]
        return [member for member in found if await self._end(member, _DECLARE)]

    async def leave(self, member: int) -> None:
        """Declare this process itself dead."""
        await self._end(member, _LEAVE)

    async def _end(self, member: int, sql: str) -> bool:
        async with transaction(self._pool, exclusively(member)) as connection:
            return await connection.fetchval(sql, member) is not None


def exclusively(member: int) -> str:
    """Return the statement that waits for a member's transactions and holds off new ones (`cluster.enter`)."""
    return f"SELECT pg_advisory_xact_lock(19779, {member})"
