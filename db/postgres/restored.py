"""What a database needs after a restore to an earlier moment.

The numbers of members and of leases given since then are forgotten, and would be given again: a process of before the
restore would then pass for a new one.
"""

from __future__ import annotations

from db.postgres.claim import Claim
from db.postgres.connections import unreachable
from db.postgres.store import prepared

LEAP = 100_000
"""More numbers than are given between a backup and its restore: each start of a process takes one, and each lease."""
_LEAP = "SELECT setval('cluster.epoch', (SELECT last_value FROM cluster.epoch) + $1)"
_END = "UPDATE cluster.member SET dead = true WHERE NOT dead"
_FREE = "UPDATE cluster.shard_lease SET member_id = NULL WHERE member_id IS NOT NULL"


async def begin_anew(url: str) -> int:
    """Let all numbers be higher than those that were given, and end the members of before. Return how many were known.

    Raises DatabaseInUse, StoreUnavailable, whose text never holds the URL.
    """
    claim = Claim(url)
    try:
        await claim.hold()
        connection = await prepared(url, make=False)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE cluster.member IN EXCLUSIVE MODE")
                await connection.fetchval(_LEAP, LEAP)
                ended = await connection.execute(_END)
                await connection.execute(_FREE)
        finally:
            await connection.close()
    except Exception as error:
        raise unreachable(error) from None
    finally:
        await claim.close()
    return int(ended.rpartition(" ")[2])
