"""Which servers a shard has lost while its connection was gone.

A session that is resumed tells of a removal. A new one names the servers that are left, in READY, and the library of
several shards (2.7.1) adds those and keeps the others: as they were, and as if the bot were still in them. Those whom
READY names it makes anew, so the others are known by being the same objects as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord

Find = Callable[[int], discord.Guild | None]
"""What the library keeps under a number now."""


class GuildDiff:
    """Compares what a shard had before a new session with what READY names."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._before: dict[int, list[discord.Guild]] = {}
        self._gone: dict[int, discord.Guild] = {}

    def before(self, shard: int, guilds: Iterable[discord.Guild]) -> None:
        """Remember the servers of a shard that asks for a new session; no others reach it until READY."""
        self._before[shard] = [guild for guild in guilds if guild.shard_id == shard]

    def missing(self, shard: int) -> list[discord.Guild]:
        """READY has come: return the servers that it does not name, each the first time only."""
        kept = [guild for guild in self._before.pop(shard, ()) if self._find(guild.id) is guild]
        missing = [guild for guild in kept if not self.is_gone(guild)]
        self._gone |= {guild.id: guild for guild in missing}
        return missing

    def back(self, guild: discord.Guild) -> None:
        """The bot is in this server, again perhaps."""
        self._gone.pop(guild.id, None)

    def present(self, number: int) -> discord.Guild | None:
        """Return the server of this number, None where the bot is not in it."""
        guild = self._find(number)
        return None if guild is None or self.is_gone(guild) else guild

    def is_gone(self, guild: discord.Guild) -> bool:
        """Return whether the library keeps this server although the bot is not in it."""
        return self._gone.get(guild.id) is guild
