"""Who works on a database: a claim is a lock that lasts as long as a connection of its own.

Bots share it, as members of a cluster (`bot.cluster`). What needs a stopped bot takes it alone.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from db.errors import DatabaseInUse
from db.postgres.block import translated
from db.postgres.pool import Connection

_KEY = 0x4D437073
"""The ASCII of "MCps"."""
_ALONE = (f"SELECT pg_try_advisory_lock({_KEY})", f"SELECT pg_advisory_unlock({_KEY})")
_SHARED = (f"SELECT pg_try_advisory_lock_shared({_KEY})", f"SELECT pg_advisory_unlock_shared({_KEY})")
_SETTINGS = {
    "application_name": "mission-control claim",
    # A machine that vanished frees its claim after a minute.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
_ANSWER = 10.0
"""Seconds for one answer of the server."""


class Claim:
    """The claim of this process. A claim whose connection is lost is taken again before the next write."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        """`shared`: other processes may share it; none may have it alone."""
        self._url = url
        self._take_sql, self._free_sql = _SHARED if shared else _ALONE
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()

    async def hold(self) -> None:
        """Take the claim unless this process has it. Raises DatabaseInUse; what asyncpg raises as StoreError."""
        if self._is_held():
            return
        async with self._lock:
            if not self._is_held():
                try:
                    await self._take()
                except Exception as error:
                    raise translated(error) from error

    async def _take(self) -> None:
        settings: Any = _SETTINGS
        connection = await asyncpg.connect(self._url, command_timeout=_ANSWER, server_settings=settings)
        if await connection.fetchval(self._take_sql):
            self._connection = connection
            return
        await connection.close()
        raise DatabaseInUse("another process works on this database")

    def _is_held(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def close(self) -> None:
        """Give the claim up."""
        if self._connection is not None and self._is_held():
            with suppress(Exception):  # the server frees it when the connection ends
                await self._connection.execute(self._free_sql)
                await self._connection.close(timeout=_ANSWER)
            self._connection.terminate()
