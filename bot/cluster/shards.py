"""The shards of this process: it serves those that are leased to it, and no others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Collection
from typing import Protocol

from bot.cluster.membership import Membership, repeated
from bot.cluster.ports import ShardLeases
from bot.errors import StoreError
from bot.failure_log import RepeatedFailure

EVERY = 1.0
"""Seconds between two looks at the leases."""

log = logging.getLogger("mission.cluster")


def shard_of(guild: int, count: int) -> int:
    """Return the shard of so many that has a guild. Direct messages (numbers below 0) are shard 0's."""
    return 0 if guild < 0 else (guild >> 22) % count


class Server(Protocol):
    """What connects shards to Discord, and sends the messages of their guilds."""

    async def adopt(self, shard: int, epoch: int) -> None:
        """Begin to serve a shard. May take as long as Discord wants; what it raises is tried again."""
        ...

    def connected(self) -> Collection[int]:
        """Return the shards that receive events now."""
        ...

    async def release(self, shard: int) -> None:
        """Stop serving a shard, also one that is not served: afterwards nothing more is sent for its guilds."""
        ...


class ShardKeeper:
    """Brings what a server serves in line with the leases, one shard after the other."""

    def __init__(self, membership: Membership, leases: ShardLeases, server: Server) -> None:
        self.leased: dict[int, int] = {}
        self.served: dict[int, int] = {}
        self._membership = membership
        self._leases = leases
        self._server = server
        self._changing = asyncio.Lock()
        self._kept = RepeatedFailure(log, "no shard is given back")
        self._serving: asyncio.Task[None] | None = None

    async def keep(self) -> None:
        """Look at the leases again and again. Raises DeclaredDead when this process was declared dead."""
        await repeated(self.look, "no shard is taken", every=EVERY, again=EVERY)

    async def look(self) -> None:
        """Take free shards and begin to serve them. Raises StoreError."""
        async with self._changing:
            self.leased = await self._leases.claim(self._membership.member)
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="shards")

    async def settle(self) -> None:
        """Wait until every leased shard is served, or was tried."""
        if self._serving is not None:
            await self._serving

    async def _serve(self) -> None:
        """Release what is not leased any more, adopt what is, and give a shard back if there are too many.

        Another epoch of the same shard is another lease. A shard may have connected again after its release.
        """
        for shard in sorted({*self.served, *self._server.connected()}):
            if shard not in self.served or self.leased.get(shard) != self.served[shard]:
                await self._release(shard)
        for shard, epoch in list(self.leased.items()):
            if (
                shard not in self.served
                and self.leased.get(shard) == epoch
                and await self._tried(shard, self._server.adopt(shard, epoch))
            ):
                self.served[shard] = epoch
        try:
            await self._move()
        except StoreError as error:
            self._kept.failed(error)
        else:
            self._kept.over()

    async def _move(self) -> None:
        member = self._membership.member
        surplus = await self._leases.begin_move(member)
        if surplus is None:
            return
        log.info("shard %s is given back, so that another member gets its share", surplus)
        await self._release(surplus)
        async with self._changing:  # a claim that is answered meanwhile still has the shard
            await self._leases.give_back(member, [surplus])
            self.leased.pop(surplus, None)

    async def _release(self, shard: int) -> None:
        await self._tried(shard, self._server.release(shard))
        self.served.pop(shard, None)

    async def _tried(self, shard: int, work: Awaitable[None]) -> bool:
        try:
            await work
        except Exception as error:
            log.warning("shard %s: %s: %s", shard, type(error).__name__, error)
            return False
        return True

    async def close(self) -> None:
        """Stop serving, and give all shards back, so that others take them at once. Raises StoreError."""
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        for shard in self.leased.keys() | self.served.keys():
            await self._release(shard)
        async with self._changing:
            await self._leases.give_back(self._membership.member, self.leased)
            self.leased = {}
