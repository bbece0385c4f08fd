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
REPEAT_AFTER = 30.0
"""Seconds after which what the store did not take is reported once more."""


class Lifecycle:
    """Reports changes of servers and channels to the service. An error of one server does not affect others.

    Servers may come and go while another report runs. So the reports of one server run one after the other, and each
    checks at its own start whether the bot is in the server. What the store does not take is reported again until it
    does: else the tables of a server that removed the bot would be played on.
    """

    def __init__(self, service: GameService, apologies: Apologies, find: Find) -> None:
        """`find` returns the server with an id, None if the bot is not in it."""
        self._service = service
        self._apologies = apologies
        self._find = find
        self._order: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unseen: set[int] = set()
        self._uncompared: list[Callable[[int], bool]] = []
        self._repeating: asyncio.Task[None] | None = None

    async def ready(
        self, guilds: Iterable[discord.Guild], expected: Callable[[int], bool] = lambda guild: True
    ) -> None:
        """Report all servers, after the start and after each new session. Later ones are reported by `seen`.

        `expected`: whether a server would be among these. The others are served by another process.
        """
        known = [guild.id for guild in guilds]
        for guild in known:
            await self._seen(guild)
        await self._compare(expected)
        _log.info("ready in %s servers", sum(map(self._is_in, known)))

    async def _compare(self, expected: Callable[[int], bool]) -> None:
        """Report which servers removed the bot: those that it is expected in, and is not."""

        def is_in_or_elsewhere(guild: int) -> bool:
            return self._is_in(guild) or not expected(guild)

        if await self._report(self._service.ready(is_in_or_elsewhere), "ready", 0) is False:
            self._uncompared.append(expected)
            self._repeat_later()

    async def seen(self, guild: discord.Guild) -> None:
        """Report a server: the bot joined it, it is back after an outage, or its name or language changed."""
        await self._seen(guild.id)

    async def joined(self, guild: discord.Guild) -> None:
        """Report that the bot was added to this server; the service welcomes its members."""
        await self._seen(guild.id, joined=True)

    async def lost(self, guild: discord.Guild) -> None:
        """Report that the bot was removed from this server, or that the server was deleted."""
        async with self._in_order(guild.id):
            if self._is_in(guild.id):
                return
            if await self._report(self._service.guild_lost(guild.id), "guild lost", guild.id) is False:
                self._uncompared.append(lambda known: known == guild.id)
                self._repeat_later()

    async def channel_lost(self, guild: int, channel: int) -> None:
        """Report a deleted channel or thread. (discord.py reports a deleted channel's threads one by one.)"""
        await self._report(self._service.channel_lost(guild, channel), "channel lost", guild)

    async def _seen(self, number: int, *, joined: bool = False) -> None:
        async with self._in_order(number):
            guild = self._find(number)
            if guild is not None and not guild.unavailable:
                known = self._service.guild_seen(guild.id, guild.name, guild.preferred_locale.value)
                if await self._report(known, "guild seen", guild.id) is False:
                    self._unseen.add(number)
                    self._repeat_later()
                # If the bot was offline when it was added, it writes only into the channel for such messages.
                places = places_to_greet(guild) if joined else place_for_notices(guild)
                since = guild.me.joined_at
                welcome = self._service.welcome(guild.id, places, since.timestamp() if since is not None else 0.0)
                await self._report(welcome, "welcome", guild.id)

    def _is_in(self, guild: int) -> bool:
        return self._find(guild) is not None

    def _in_order(self, guild: int) -> asyncio.Lock:
        return self._order.setdefault(guild, asyncio.Lock())

    def _repeat_later(self) -> None:
        if self._repeating is None or self._repeating.done():
            self._repeating = asyncio.create_task(self._repeat(), name="report once more")

    async def _repeat(self) -> None:
        """Report once more what the store did not take, again and again."""
        while self._unseen or self._uncompared:
            await asyncio.sleep(REPEAT_AFTER)
            unseen, self._unseen = self._unseen, set()
            uncompared, self._uncompared = self._uncompared, []
            for guild in unseen:
                await self._seen(guild)
            for expected in uncompared:
                await self._compare(expected)

    def close(self) -> None:
        """Report nothing more: the next session begins with all servers."""
        if self._repeating is not None:
            self._repeating.cancel()

    async def _report(self, call: Awaitable[bool | None], what: str, guild: int) -> bool | None:
        """Return what the service returns, and False if the store took nothing."""
        try:
            return await call
        except StoreError as error:
            _log.warning("%s: the store failed for guild %s: %s", what, guild, error)
            return False
        except Exception as error:
            self._apologies.report(error, Operation(what, guild))
            return None
