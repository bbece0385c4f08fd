"""Whether people can reach the bot."""

from __future__ import annotations

import discord


def in_touch(client: discord.AutoShardedClient) -> bool:
    """Return whether any connection to Discord stands; a shard keeps one that was cut until it has another."""
    return any(not shard.is_closed() for shard in client.shards.values())
