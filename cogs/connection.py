"""A monitor of the gateway connection: whether the bot receives events."""

from __future__ import annotations

import math

import discord


class ConnectionMonitor:
    """Watches the gateway's heartbeat acknowledgements, one for each shard about every 41 seconds.

    An open socket says little: after a silent loss of the network it stays open for a minute or two.
    """

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._latencies: dict[int, float] = {}
        self._heard: set[int] = set()

    def heard(self) -> set[int]:
        """Return the shards that were acknowledged since this was asked last. Call it every second."""
        return {number for number, shard in self._client.shards.items() if self._has_answered(number, shard)}

    def is_heard(self) -> bool:
        """Return True once each shard was acknowledged since the last True. Call it every second."""
        shards = self._client.shards
        self._heard |= self.heard()
        if not shards or not self._heard >= shards.keys():
            return False
        self._heard.clear()
        return True

    def _has_answered(self, number: int, shard: discord.ShardInfo) -> bool:
        """Return whether the shard's latency was measured again, as it is at each acknowledgement.

        A simulated gateway measures none (0): it counts as alive while it is open.
        """
        latency = shard.latency
        if shard.is_closed() or not math.isfinite(latency):
            return False
        former, self._latencies[number] = self._latencies.get(number), latency
        return latency == 0 or latency != former
