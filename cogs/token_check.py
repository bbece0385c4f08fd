"""The bot's account as the command line asks for it: is the token good, where is the bot, how is it invited?"""

from __future__ import annotations

from dataclasses import dataclass

import aiohttp
import discord

from cogs import bodies
from cogs.permissions import invite

TokenRefused = discord.LoginFailure
"""Discord does not accept the token."""

UNREACHABLE = (aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited)
"""What is raised when Discord cannot be asked."""


@dataclass(frozen=True)
class BotAccount:
    """What Discord says of the bot behind a token."""

    servers: int
    invite: str


async def check_token(token: str) -> BotAccount:
    """Log in for a moment and ask. Raises `TokenRefused`, or one of `UNREACHABLE`."""
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=bodies.trace()) as client:
        await client.login(token)
        application = await client.application_info()
        servers = sum([1 async for _ in client.fetch_guilds(limit=None)])
        return BotAccount(servers, discord.utils.oauth_url(application.id, permissions=invite()))
