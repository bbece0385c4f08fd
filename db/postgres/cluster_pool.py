"""The connections of a member, apart from those of the store: a busy store must not delay its beat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias, cast

import asyncpg

from db.connection import is_cancelled
from db.postgres.block import translated
from db.postgres.connections import unreachable
from db.postgres.pool import Connection

logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
"""What it warns of, with a traceback, the caller tells in a line."""

ClusterPool: TypeAlias = asyncpg.Pool

MOST = 4
"""Connections of a member."""
PATIENCE = 5.0
"""Seconds for one answer of the server, and for a connection."""


async def open_pool(url: str) -> ClusterPool:
    """Connect. Raises StoreUnavailable."""

    async def left_as_it_is(_: Connection) -> None:
        """Do nothing: no statement here changes the session."""

    try:
        return await asyncpg.create_pool(
            url, min_size=1, max_size=MOST, timeout=PATIENCE, command_timeout=PATIENCE, reset=left_as_it_is
        )
    except Exception as error:
        raise unreachable(error) from None


async def close_pool(pool: ClusterPool) -> None:
    """Close all connections. Waits for their statements for a while."""
    try:
        async with asyncio.timeout(PATIENCE):
            await pool.close()
    except TimeoutError:
        pool.terminate()


@asynccontextmanager
async def lent(pool: ClusterPool) -> AsyncIterator[Connection]:
    """Lend a connection. The driver's errors become StoreError and its kinds.

    A transaction that cannot be rolled back, as the connection is lost, raises an error in the place of a cancellation.
    It is a cancellation again here, or else a task that is told to end would try once more, and never end.
    """
    try:
        async with pool.acquire(timeout=PATIENCE) as connection:
            yield cast("Connection", connection)
    except Exception as error:
        if is_cancelled():
            raise asyncio.CancelledError from error
        raise translated(error) from error


@asynccontextmanager
async def transaction(pool: ClusterPool, begin: str = "") -> AsyncIterator[Connection]:
    """Open a transaction that starts with these statements. Raises StoreError and its kinds."""
    async with lent(pool) as connection, connection.transaction():
        if begin:
            await connection.execute(begin)
        yield connection
