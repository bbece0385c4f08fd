"""Wakes the members that serve a guild when another member made something due there.

It saves them up to a second, and may be lost: each member looks at what is due once a second anyway. A NOTIFY in the
transaction itself would serialise the commits of all members. So the guilds are collected, and told in a commit of its
own on a connection of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg

from bot.errors import StoreUnavailable
from bot.failure_log import RepeatedFailure
from db.postgres.block import translated
from db.postgres.pool import Connection

EVERY = 0.05
"""Seconds in which guilds are collected."""
AGAIN = 1.0
"""Seconds until a lost connection is made again."""
PATIENCE = 5.0
"""Seconds after which a statement fails."""

_NOTIFY = """
SELECT pg_notify('member_' || member_id, string_agg(guild::text, ' '))
FROM (
    SELECT member_id, guild, (row_number() OVER (PARTITION BY member_id) - 1) / 300 AS part
    FROM unnest($1::bigint[]) AS guild
    JOIN cluster.shard_lease ON shard = CASE WHEN guild < 0 THEN 0 ELSE (guild >> 22) % shard_count END
    WHERE member_id <> $2
) AS told GROUP BY member_id, part
"""
"""A notice holds less than 8,000 bytes: 300 guilds fit. The guilds below 0 are direct messages, which shard 0 has."""

log = logging.getLogger("mission.cluster")


class Wakeups:
    """Wakes other members, and is woken by them."""

    def __init__(self, url: str, member: int, woken: Callable[[list[int]], None]) -> None:
        """`woken` is called with the guilds in which another member made something due."""
        self._url = url
        self._member = member
        self._woken = woken
        self._guilds: set[int] = set()
        self._changed = asyncio.Event()
        self.listening = asyncio.Event()
        self._unwoken = RepeatedFailure(log, "members are not woken")

    def wake(self, guild: int) -> None:
        """Wake the member that serves this guild, soon. One that no other member serves wakes nobody."""
        self._guilds.add(guild)
        self._changed.set()

    async def keep(self) -> None:
        """Listen and tell until cancelled. A lost connection is made again."""
        while True:
            try:
                await self._talk()
            except StoreUnavailable as error:
                self._unwoken.failed(error)
            self.listening.clear()
            await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """Listen and tell on one connection until it is lost. Raises StoreUnavailable."""
        try:
            connection = await asyncpg.connect(
                self._url, command_timeout=PATIENCE, server_settings={"synchronous_commit": "off"}
            )
            try:
                await self._tell_on(connection)
            finally:
                connection.terminate()
        except Exception as error:
            raise translated(error) from error

    async def _tell_on(self, connection: Connection) -> None:
        connection.add_termination_listener(lambda _: self._changed.set())
        await connection.add_listener(f"member_{self._member}", self._heard)
        self.listening.set()
        self._unwoken.over()
        while not connection.is_closed():
            await self._changed.wait()
            await asyncio.sleep(EVERY)
            self._changed.clear()
            guilds, self._guilds = self._guilds, set()
            if guilds:
                await connection.execute(_NOTIFY, list(guilds), self._member)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        self._woken([int(guild) for guild in str(payload).split()])
