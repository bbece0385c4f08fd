"""Makes this process a member of those that share a PostgreSQL database.

Its writes are fenced, and its requests end with its lease.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.cluster.membership import LEASE, Membership
from bot.errors import DeclaredDead, StoreError
from bot.version import version
from cogs.send_guard import SendGuard
from db.postgres.block import Fence
from db.postgres.cluster_pool import ClusterPool, close_pool, open_pool
from db.postgres.members import PostgresMembers

log = logging.getLogger("mission.cluster")


class Member:
    """A membership that is kept until `leave`: it beats, and watches the other members. Made by `join`."""

    def __init__(self, pool: ClusterPool, membership: Membership) -> None:
        self.membership = membership
        self.guard = SendGuard(membership.is_in_time, _at_once, _ignore)
        self._pool = pool
        self._dead = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep(), name="beat"),
            asyncio.create_task(membership.watch(), name="leases"),
        ]

    @property
    def fence(self) -> Fence:
        """Return what keeps this process from writing when another one declared it dead."""
        return Fence(self.membership.member)

    def on_death(self, call: Callable[[], Awaitable[None]]) -> None:
        """Call this when another process has declared this one dead."""
        self._tasks.append(asyncio.create_task(self._at_death(call), name="death"))

    async def _keep(self) -> None:
        try:
            await self.membership.keep()
        except DeclaredDead as error:
            log.error("this process was away for too long and starts again: %s", error)
            self._dead.set()

    async def _at_death(self, call: Callable[[], Awaitable[None]]) -> None:
        await self._dead.wait()
        await call()

    async def leave(self) -> None:
        """End the membership, so that no other process waits for the lease to run out. Call it after the last write."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):  # then the lease runs out
            await self.membership.leave()
        await close_pool(self._pool)


async def join(url: str, name: str = "", *, lease: float = LEASE) -> Member:
    """Become a member of those that share this database, whose schema is the newest. Raises StoreUnavailable.

    `name`: for logs and `doctor`; else host and process tell which member it is.
    """
    name = name or f"{socket.gethostname()}:{os.getpid()}"
    pool = await open_pool(url)
    membership = Membership(PostgresMembers(pool), lease=lease)
    try:
        await membership.join(name, version())
    except BaseException:
        await close_pool(pool)
        raise
    log.info("%s is member %d of the processes on this database", name, membership.member)
    return Member(pool, membership)


async def _at_once() -> None:
    """Let a request pass: one process has Discord's global limit for itself, and the library keeps it."""


async def _ignore(_seconds: float) -> None:
    """Do nothing: no other process is to be told of a global rate limit."""
