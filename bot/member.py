"""Makes this process a member of those that share a PostgreSQL database.

Its writes are fenced, its requests end with its lease, and it serves the shards that are leased to it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from bot.cluster.limits import RequestTokens, wait_for_permit
from bot.cluster.membership import LEASE, Membership
from bot.cluster.shards import Server, ShardKeeper
from bot.errors import DeclaredDead, StoreError
from bot.version import version
from cogs.leased_shards import Advice, LeasedShards
from cogs.send_guard import SendGuard
from db.postgres.block import Fence
from db.postgres.cluster_pool import ClusterPool, close_pool, open_pool
from db.postgres.limits import PostgresPermits, PostgresTokens
from db.postgres.members import PostgresMembers
from db.postgres.shards import PostgresShardLeases
from db.postgres.wakeups import Wakeups

log = logging.getLogger("mission.cluster")


class Member:
    """A membership that is kept until `leave`: it beats, and watches the other members. Made by `join`."""

    def __init__(self, pool: ClusterPool, membership: Membership, url: str) -> None:
        tokens = RequestTokens(PostgresTokens(pool))
        self.membership = membership
        self.guard = SendGuard(membership.is_in_time, tokens.take, tokens.empty)
        self._pool = pool
        self._url = url
        self._permits = PostgresPermits(pool)
        self._leases = PostgresShardLeases(pool)
        self._keeper: ShardKeeper | None = None
        self._wakeups: Wakeups | None = None
        self._dead = asyncio.Event()
        self._keeping: list[asyncio.Task[None]] = []
        self._tasks = [
            asyncio.create_task(self._until_dead(membership.keep()), name="beat"),
            asyncio.create_task(membership.watch(), name="leases"),
        ]

    @property
    def fence(self) -> Fence:
        """Return what keeps this process from writing when another one declared it dead."""
        return Fence(self.membership.member)

    @property
    def is_dead(self) -> bool:
        """Return whether another process has declared this one dead."""
        return self._dead.is_set()

    def on_death(self, call: Callable[[], Awaitable[None]]) -> None:
        """Call this when another process has declared this one dead."""
        self._tasks.append(asyncio.create_task(self._at_death(call), name="death"))

    def shards(self, wanted: int | None) -> LeasedShards:
        """Return the shards of this process, none at first. `wanted`: how many the whole bot is to have."""
        return LeasedShards(partial(self._agree, wanted), partial(wait_for_permit, self._permits))

    async def _agree(self, wanted: int | None, advice: Advice) -> int:
        await self._permits.note_limit(advice.total, advice.remaining, advice.reset_after, advice.max_concurrency)
        return await self._leases.agree(self.membership.member, wanted, advice.shards)

    def serve(self, leased: LeasedShards, server: Server, woken: Callable[[], None]) -> None:
        """Let this server serve the leased shards, as soon as the client is ready to begin.

        `woken`: called when another member made something due in a guild of this one's.
        """
        self._keeper = ShardKeeper(self.membership, self._leases, server)
        self._wakeups = Wakeups(self._url, self.membership.member, lambda guilds: woken())
        self._keeping = [
            asyncio.create_task(self._until_dead(_keep(self._keeper, leased)), name="shards"),
            asyncio.create_task(self._wakeups.keep(), name="wakeups"),
        ]

    def wake(self, guild: int) -> None:
        """Wake the member that serves a guild, if it is another one."""
        if self._wakeups is not None:
            self._wakeups.wake(guild)

    async def _until_dead(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except DeclaredDead as error:
            if not self._dead.is_set():
                log.error("this process was away for too long and starts again: %s", error)
            self._dead.set()

    async def _at_death(self, call: Callable[[], Awaitable[None]]) -> None:
        await self._dead.wait()
        await call()

    async def release(self) -> None:
        """Stop serving and give all shards back, so that other members take them at once."""
        await _cancelled(self._keeping)
        if self._keeper is not None:
            with suppress(StoreError):  # then the leases end with the membership
                await self._keeper.close()

    async def leave(self) -> None:
        """End the membership, so that no other process waits for the lease to run out. Call it after the last write."""
        await _cancelled([*self._keeping, *self._tasks])
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
    return Member(pool, membership, url)


async def _keep(keeper: ShardKeeper, leased: LeasedShards) -> None:
    await leased.begun.wait()
    await keeper.keep()


async def _cancelled(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
