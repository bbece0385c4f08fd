"""What tests of members share: leases that run out without waiting, and orders that are forced by locks."""

from __future__ import annotations

import asyncio
from typing import Any


async def run_out(pool: Any, *members: int) -> None:
    """Let these members' leases have run out long ago."""
    await pool.execute(
        "UPDATE cluster.member SET beat = beat - 100, expires = expires - 100 WHERE member_id = ANY($1)", list(members)
    )


async def until_waiting(pool: Any, count: int = 1) -> None:
    """Wait until so many sessions of the test's database wait for a lock."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with asyncio.timeout(5):
        while await pool.fetchval(waiting) < count:
            await asyncio.sleep(0.005)
