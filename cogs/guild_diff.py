"""The servers that a shard has lost while it was disconnected.

A resumed session receives the removals. A new session receives the present servers in READY, but the library with
several shards (2.7.1) keeps its other servers as if the bot were still in them. It makes new objects for the servers of
READY, so a lost server is one whose object is the same as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord

Find = Callable[[int], discord.Guild | None]
"""Returns the library's cached server of an id."""


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
        """Return the servers that READY does not name. Each is returned once only."""
        kept = [guild for guild in self._before.pop(shard, ()) if self._find(guild.id) is guild]
        missing = [guild for guild in kept if not self.is_gone(guild)]
        self._gone |= {guild.id: guild for guild in missing}
        return missing

    def back(self, guild: discord.Guild) -> None:
        """Note that the bot is in this server (again)."""
        self._gone.pop(guild.id, None)

    def present(self, number: int) -> discord.Guild | None:
        """Return the server of this id, None if the bot is not in it."""
        guild = self._find(number)
        return None if guild is None or self.is_gone(guild) else guild

    def is_gone(self, guild: discord.Guild) -> bool:
        """Return whether the library still has this server although the bot is not in it."""
        return self._gone.get(guild.id) is guild
