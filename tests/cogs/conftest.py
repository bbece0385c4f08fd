"""The client with a scripted service, in a simulated Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from bot.client import MissionClient
from bot.games.core.contract import Title
from bot.games.registry import TITLES
from bot.text.translator import Translator
from cogs.interaction_runner import InteractionRunner
from cogs.messenger import DiscordMessenger
from tests.cogs.fake_service import FakeService
from tests.service.every_game import EVERY
from tests.support.fixtures import WorldFactory
from tests.support.fixtures import commands_written_once as commands_written_once
from tests.support.fixtures import discord_world as discord_world
from tests.support.inprocess import World
from tests.toys.words import translator as wide_translator


@cache
def translator() -> Translator:
    """All texts; a missing one is an error."""
    return Translator(strict=True)


@dataclass(repr=False)  # asyncio writes what a fixture returns, twice for each
class Scene:
    """A guild, the bot in it, and what the service was asked."""

    world: World
    service: FakeService
    client: MissionClient
    messenger: DiscordMessenger

    @property
    def channel(self) -> Any:
        return self.world.channel


def client_of(
    service: FakeService,
    titles: Mapping[str, Title] = TITLES,
    texts: Translator | None = None,
    *,
    strict: bool = True,
    **given: Any,
) -> MissionClient:
    """Return a client that registers its commands at each start, unless told otherwise."""
    texts = texts or translator()
    return MissionClient(
        InteractionRunner(service, texts, strict=strict),
        titles,
        texts,
        **{"last_sync": _never, "save_sync": _forget, **given},
    )


async def _never() -> str | None:
    return None


async def _forget(_digest: str) -> None:
    pass


@pytest.fixture
async def scene(discord_world: WorldFactory) -> Scene:
    service = FakeService()
    return await staged(discord_world, service, client_of(service))


@pytest.fixture
async def wide_scene(discord_world: WorldFactory) -> Scene:
    """A bot that hosts every game, the toys too."""
    service = FakeService()
    return await staged(discord_world, service, client_of(service, EVERY, wide_translator()))


async def staged(discord_world: WorldFactory, service: FakeService, client: MissionClient) -> Scene:
    messenger = DiscordMessenger(tokens=client.runner.tokens, strict=True)
    messenger.attach(client)
    world = await discord_world(client)
    await world.env.settle()
    service.calls.clear()
    return Scene(world, service, client, messenger)
