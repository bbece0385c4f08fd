"""Which guilds this process serves: all of them, or those of the shards that are leased to it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Protocol

from bot.service.context import Context
from bot.service.messages.dispatcher import Dispatcher
from bot.service.ports.uptime import ShardBeats
from bot.service.tables.uptime import Heart, ShardHearts
from cogs.connection import ConnectionMonitor
from cogs.leased_shards import LeasedShards

if TYPE_CHECKING:
    from bot.member import Member
    from db.postgres.store import PostgresStore


class Serving(Protocol):
    """Notes that players are heard."""

    async def beat(self, monitor: ConnectionMonitor) -> None:
        """Note it, by the connection to Discord. Called every second."""
        ...


class ServingAll:
    """One process serves all guilds."""

    def __init__(self, heart: Heart) -> None:
        self._heart = heart

    async def beat(self, monitor: ConnectionMonitor) -> None:
        """Note it once all shards are heard."""
        if monitor.is_heard():
            await self._heart.beat()


class ServingShards:
    """Several processes serve the shards. It brings each leased one up, and down (`bot.cluster.shards.Server`)."""

    def __init__(self, context: Context, beats: ShardBeats, dispatcher: Dispatcher, leased: LeasedShards) -> None:
        self._dispatcher = dispatcher
        self._leased = leased
        self._hearts = ShardHearts(context, beats, leased.shard_of)
        context.runtime.serves = leased.has

    async def beat(self, monitor: ConnectionMonitor) -> None:
        """Note it for each shard by itself."""
        await self._hearts.beat(monitor.heard())

    def connected(self) -> Collection[int]:
        """Return the shards that receive events now."""
        return self._leased.connected()

    async def adopt(self, shard: int, epoch: int) -> None:
        """Serve a shard's guilds, and begin its session. Its clocks come first: an outage is known before any is read.

        Raises StoreError, TimeoutError.
        """
        await self._hearts.begin(shard)
        try:
            await self._leased.adopt(shard, epoch)
        except BaseException:
            self._hearts.end(shard)
            raise

    async def release(self, shard: int) -> None:
        """Finish what is sent for a shard's guilds, and end its session."""
        self._leased.let_go(shard)
        await self._dispatcher.finish(lambda guild: self._leased.shard_of(guild) == shard)
        await self._leased.release(shard)
        self._hearts.end(shard)


def by_lease(
    context: Context, store: PostgresStore, dispatcher: Dispatcher, leased: LeasedShards, member: Member
) -> ServingShards:
    """Serve the shards that are leased to a member, and wake the others when something is due at their guilds."""
    serving = ServingShards(context, store.shard_beats, dispatcher, leased)
    store.dues.held = leased.held
    store.due_index.listener = _waking(dispatcher, leased, member)
    member.serve(leased, serving, dispatcher.wake)
    return serving


def _waking(dispatcher: Dispatcher, leased: LeasedShards, member: Member) -> Callable[[int], None]:
    def wake(guild: int) -> None:
        if leased.has(guild):
            dispatcher.wake()
        else:
            member.wake(guild)

    return wake
