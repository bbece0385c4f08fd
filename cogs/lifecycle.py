"""Servers, channels and threads come and go: the service is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from weakref import WeakValueDictionary

import discord

from bot.errors import StoreError
from bot.service.service import GameService
from cogs.errors import Apologies, Operation
from cogs.guild_diff import Find

_log = logging.getLogger("mission.cogs")


class Lifecycle:
    """Tells the service what happens to the places it plays in. Trouble with one server never touches another.

    Servers come and go while the service is told of others. So what is known of a server is told one thing after the
    other, and whether the bot is in it is asked when that is told, not when it is noticed.
    """

    def __init__(self, service: GameService, apologies: Apologies, find: Find) -> None:
        """`find` returns the server of a number as it is now, None where the bot is not in it."""
        self._service = service
        self._apologies = apologies
        self._find = find
        self._order: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def ready(self, guilds: Iterable[discord.Guild]) -> None:
        """All servers are known: after the start, and after each new session. Those who come later are seen as such."""
        known = [guild.id for guild in guilds]
        for guild in known:
            await self._seen(guild)
        await self._told(self._service.ready(self._is_in), "ready", 0)
        _log.info("ready in %s servers", sum(map(self._is_in, known)))

    async def seen(self, guild: discord.Guild) -> None:
        """The bot is in this server: joined, back after an outage, or the server has another name or language."""
        await self._seen(guild.id)

    async def lost(self, guild: discord.Guild) -> None:
        """The bot was removed from this server, or the server was deleted."""
        async with self._in_order(guild.id):
            if not self._is_in(guild.id):
                await self._told(self._service.guild_lost(guild.id), "guild lost", guild.id)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """A channel or thread was deleted. (discord.py reports a deleted channel's threads one by one.)"""
        await self._told(self._service.channel_lost(guild, channel), "channel lost", guild)

    async def _seen(self, number: int) -> None:
        async with self._in_order(number):
            guild = self._find(number)
            if guild is not None and not guild.unavailable:
                known = self._service.guild_seen(guild.id, guild.name, guild.preferred_locale.value)
                await self._told(known, "guild seen", guild.id)

    def _is_in(self, guild: int) -> bool:
        return self._find(guild) is not None

    def _in_order(self, guild: int) -> asyncio.Lock:
        return self._order.setdefault(guild, asyncio.Lock())

    async def _told(self, telling: Awaitable[None], what: str, guild: int) -> None:
        try:
            await telling
        except StoreError as error:
            _log.warning("%s: the store refused it for guild %s: %s", what, guild, error)
        except Exception as error:
            self._apologies.report(error, Operation(what, guild))
