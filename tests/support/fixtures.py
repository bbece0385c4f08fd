"""Fixtures over the stand-ins. A test folder's conftest.py takes what it needs:

from tests.support.fixtures import discord_world as discord_world
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest

from cogs.tree import MissionTree
from tests.support.inprocess import World, simulated
from tests.support.json_copies import copied
from tests.support.loopback import LoopbackDiscord

_WRITTEN: dict[tuple[object, ...], list[dict[str, Any]]] = {}
"""Commands as Discord is told of them, by the translator and their names."""


@pytest.fixture(autouse=True)
def commands_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots with the same texts and games share what Discord is told of their commands.

    discord.py asks for each of their texts in each of Discord's languages. It was a third of a bot's start.
    """
    write = MissionTree.payload

    async def once(self: MissionTree) -> list[dict[str, Any]]:
        key = (self._translator, *(command.qualified_name for command in self.walk_commands()))
        if key not in _WRITTEN:
            _WRITTEN[key] = await write(self)
        return copied(_WRITTEN[key])

    monkeypatch.setattr(MissionTree, "payload", once)


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
