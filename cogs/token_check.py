"""A check of the bot's token for the command line: is it valid, in how many servers is the bot, its invite link."""

from __future__ import annotations

from dataclasses import dataclass

import aiohttp
import discord

from cogs import bodies
from cogs.permissions import invite

TokenRefused = discord.LoginFailure
"""Discord does not accept the token."""

UNREACHABLE = (aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited)
"""What is raised if Discord cannot be reached."""


@dataclass(frozen=True)
class BotAccount:
    """What Discord says of the bot behind a token."""

    servers: int
    invite: str


async def check_token(token: str) -> BotAccount:
    """Log in, ask Discord about the account, and log out. Raises `TokenRefused`, or one of `UNREACHABLE`."""
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=bodies.trace()) as client:
        await client.login(token)
        application = await client.application_info()
        servers = sum([1 async for _ in client.fetch_guilds(limit=None)])
        return BotAccount(servers, discord.utils.oauth_url(application.id, permissions=invite()))
