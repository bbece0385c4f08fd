"""Reports joined and lost servers, channels and threads to the service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from weakref import WeakValueDictionary

import discord

from bot.errors import StoreError
from bot.service.service import GameService
from cogs.errors import Apologies, Operation
from cogs.guild_diff import Find
from cogs.permissions import place_for_notices, places_to_greet

_log = logging.getLogger("mission.cogs")


class Lifecycle:
    """Reports changes of servers and channels to the service. An error of one server does not affect others.

    Servers may come and go while another report runs. So the reports of one server run one after the other, and each
    checks at its own start whether the bot is in the server.
    """

    def __init__(self, service: GameService, apologies: Apologies, find: Find) -> None:
        """`find` returns the server with an id, None if the bot is not in it."""
        self._service = service
        self._apologies = apologies
        self._find = find
        self._order: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def ready(
        self, guilds: Iterable[discord.Guild], expected: Callable[[int], bool] = lambda guild: True
    ) -> None:
        """Report all servers, after the start and after each new session. Later ones are reported by `seen`.

        `expected`: whether a server would be among these. The others are served by another process.
        """
        known = [guild.id for guild in guilds]
        for guild in known:
            await self._seen(guild)

        def is_in_or_elsewhere(guild: int) -> bool:
            return self._is_in(guild) or not expected(guild)

        await self._report(self._service.ready(is_in_or_elsewhere), "ready", 0)
        _log.info("ready in %s servers", sum(map(self._is_in, known)))

    async def seen(self, guild: discord.Guild) -> None:
        """Report a server: the bot joined it, it is back after an outage, or its name or language changed."""
        await self._seen(guild.id)

    async def joined(self, guild: discord.Guild) -> None:
        """Report that the bot was added to this server; the service welcomes its members."""
        await self._seen(guild.id, joined=True)

    async def lost(self, guild: discord.Guild) -> None:
        """Report that the bot was removed from this server, or that the server was deleted."""
        async with self._in_order(guild.id):
            if not self._is_in(guild.id):
                await self._report(self._service.guild_lost(guild.id), "guild lost", guild.id)

    async def channel_lost(self, guild: int, channel: int) -> None:
        """Report a deleted channel or thread. (discord.py reports a deleted channel's threads one by one.)"""
        await self._report(self._service.channel_lost(guild, channel), "channel lost", guild)

    async def _seen(self, number: int, *, joined: bool = False) -> None:
        async with self._in_order(number):
            guild = self._find(number)
            if guild is not None and not guild.unavailable:
                known = self._service.guild_seen(guild.id, guild.name, guild.preferred_locale.value)
                await self._report(known, "guild seen", guild.id)
                # If the bot was offline when it was added, it writes only into the channel for such messages.
                places = places_to_greet(guild) if joined else place_for_notices(guild)
                since = guild.me.joined_at
                welcome = self._service.welcome(guild.id, places, since.timestamp() if since is not None else 0.0)
                await self._report(welcome, "welcome", guild.id)

    def _is_in(self, guild: int) -> bool:
        return self._find(guild) is not None

    def _in_order(self, guild: int) -> asyncio.Lock:
        return self._order.setdefault(guild, asyncio.Lock())

    async def _report(self, call: Awaitable[None], what: str, guild: int) -> None:
        try:
            await call
        except StoreError as error:
            _log.warning("%s: the store failed for guild %s: %s", what, guild, error)
        except Exception as error:
            self._apologies.report(error, Operation(what, guild))
