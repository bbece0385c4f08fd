"""The shards of a client that are leased to this process one by one, and not all of them at its start.

The library (2.7.1) has no documented way for a running client to gain a shard or to lose one. `launch_shard` is public
by its name and does the first, `ShardInfo.disconnect` the second (`tests/cogs/test_leased_shards.py` tries both). A
released shard stays among the library's shards, closed, and its servers stay in the cache; so the client shows the
leased shards alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord.gateway import DiscordWebSocket

from bot.cluster.shards import shard_of

PATIENCE = 90.0
"""Seconds in which a shard has to begin its session, with the wait for its permit."""


@dataclass(frozen=True)
class Advice:
    """What Discord says when it is asked for the gateway: how many shards it recommends, and how many sessions may
    begin a day (`total`), until the count begins again in `reset_after` seconds (`remaining`), and at the same time.
    """

    shards: int
    total: int
    remaining: int
    reset_after: float
    max_concurrency: int


Agree: TypeAlias = Callable[[Advice], Awaitable[int]]
"""Returns the number of the bot's shards."""


class LeasedShards:
    """Begins and ends sessions of single shards (`bot.cluster.shards.Server`)."""

    def __init__(self, agree: Agree, permit: Callable[[int], Awaitable[None]]) -> None:
        """`permit` waits until a shard may begin a session."""
        self.count = 1
        self.begun = asyncio.Event()
        self.permit = permit
        self._agree = agree
        self.leased: set[int] = set()
        self.ready: set[int] = set()
        self._client: discord.AutoShardedClient | None = None

    def attach(self, client: discord.AutoShardedClient) -> None:
        """Use this client from now on."""
        self._client = client

    async def begin(self) -> int:
        """Return the number of the bot's shards, after the client's login. From now on shards can be adopted.

        Raises discord.GatewayNotFound, and what `agree` raises.
        """
        shards, _, limit = await self._attached().http.get_bot_gateway()
        bounds = limit["total"], limit["remaining"], limit["reset_after"] / 1000, limit["max_concurrency"]
        self.count = await self._agree(Advice(shards, *bounds))
        self.begun.set()
        return self.count

    def shard_of(self, guild: int) -> int:
        """Return the shard of a server."""
        return shard_of(guild, self.count)

    def has(self, guild: int) -> bool:
        """Return whether the shard of a server is leased to this process."""
        return self.shard_of(guild) in self.leased

    def held(self) -> tuple[int, list[int]]:
        """Return the number of the bot's shards, and those that are leased to this process."""
        return self.count, sorted(self.leased)

    def is_ready(self) -> bool:
        """Return whether all leased shards, and at least one, have received their servers."""
        return bool(self.leased) and self.ready >= self.leased

    def connected(self) -> set[int]:
        """Return the shards with an open session. The library may reconnect one that was released meanwhile."""
        found = {number: self._attached().get_shard(number) for number in range(self.count)}
        return {number for number, shard in found.items() if shard is not None and not shard.is_closed()}

    async def adopt(self, shard: int, epoch: int) -> None:
        """Begin a session. Raises TimeoutError when Discord does not take it in time."""
        self.leased.add(shard)
        try:
            launching = self._attached().launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
            await asyncio.wait_for(launching, PATIENCE)
        except BaseException:
            self.leased.discard(shard)
            raise

    def let_go(self, shard: int) -> None:
        """Note that a shard is leased no more."""
        self.leased.discard(shard)
        self.ready.discard(shard)

    async def release(self, shard: int) -> None:
        """End the session, if there is one."""
        self.let_go(shard)
        found = self._attached().get_shard(shard)
        if found is not None and not found.is_closed():
            await found.disconnect()

    def _attached(self) -> discord.AutoShardedClient:
        if self._client is None:
            raise RuntimeError("no client is attached")
        return self._client
