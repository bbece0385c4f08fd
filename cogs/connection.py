"""Whether the bot hears players."""

from __future__ import annotations

import math

import discord


class ConnectionMonitor:
    """Notices signs of life of Discord's gateway: it acknowledges a heartbeat of each shard every 41 seconds or so.

    That a socket is open says little: where the network is gone without a word it is open for a minute or two.
    """

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._latencies: dict[int, float] = {}
        self._heard: set[int] = set()

    def is_heard(self) -> bool:
        """Return whether each shard has given a sign of life since this was so last. To be asked every second."""
        shards = self._client.shards
        self._heard |= {number for number, shard in shards.items() if self._has_answered(number, shard)}
        if not shards or not self._heard >= shards.keys():
            return False
        self._heard.clear()
        return True

    def _has_answered(self, number: int, shard: discord.ShardInfo) -> bool:
        """Return whether its latency was measured anew, as it is at each acknowledgement.

        A simulated gateway measures none (0): as long as it is open, it hears.
        """
        latency = shard.latency
        if shard.is_closed() or not math.isfinite(latency):
            return False
        former, self._latencies[number] = self._latencies.get(number), latency
        return latency == 0 or latency != former
