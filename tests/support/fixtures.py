"""Fixtures over the stand-ins. A test folder's conftest.py takes what it needs:

from tests.support.fixtures import discord_world as discord_world
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import pytest

from tests.support.inprocess import World, simulated
from tests.support.loopback import LoopbackDiscord

WorldFactory = Callable[[discord.Client], Awaitable[World]]


@pytest.fixture
async def discord_world() -> AsyncIterator[WorldFactory]:
    """Start a client in a simulated Discord; one world at a time. Faults fail the test when it ends."""
    async with contextlib.AsyncExitStack() as stack:

        async def start(client: discord.Client) -> World:
            return await stack.enter_async_context(simulated(client))

        yield start


@pytest.fixture
async def loopback() -> AsyncIterator[LoopbackDiscord]:
    """Discord on loopback for a bot in its own process. Faults of the bot's requests fail the test when it ends."""
    async with LoopbackDiscord() as discord_:
        yield discord_
