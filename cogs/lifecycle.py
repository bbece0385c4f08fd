"""Servers, channels and threads come and go: the service is told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable

import discord

from bot.errors import StoreError
from bot.service.door import Door
from cogs.errors import Doing, Excuses

_log = logging.getLogger("mission.cogs")


class Lifecycle:
    """Tells the service what happens to the places it plays in. Trouble with one server never touches another."""

    def __init__(self, door: Door, excuses: Excuses) -> None:
        self._door = door
        self._excuses = excuses

    async def ready(self, guilds: Iterable[discord.Guild]) -> None:
        """All servers are known: after the start, and after each new session."""
        known = list(guilds)
        count = 0
        for guild in known:
            if not guild.unavailable:
                count += 1
                await self.seen(guild)
        await self._told(self._door.ready({guild.id for guild in known}), "ready", 0)
        _log.info("ready in %s servers", count)

    async def seen(self, guild: discord.Guild) -> None:
        """The bot is in this server: joined, back after an outage, or the server has another name or language."""
        known = self._door.guild_seen(guild.id, guild.name, guild.preferred_locale.value)
        await self._told(known, "guild seen", guild.id)

    async def lost(self, guild: discord.Guild) -> None:
        """The bot was removed from this server, or the server was deleted."""
        await self._told(self._door.guild_lost(guild.id), "guild lost", guild.id)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread was deleted. (discord.py reports a deleted channel's threads one by one.)"""
        await self._told(self._door.channel_lost(guild, channel), "channel lost", guild)

    async def _told(self, telling: Awaitable[None], what: str, guild: int) -> None:
        try:
            await telling
        except StoreError as error:
            _log.warning("%s: the store refused it for guild %s: %s", what, guild, error)
        except Exception as error:
            self._excuses.report(error, Doing(what, guild))
