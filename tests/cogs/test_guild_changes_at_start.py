"""Servers that add or remove the bot while it still greets others at the start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.service.service import GameService
from cogs.errors import Apologies
from cogs.guild_diff import GuildDiff
from cogs.lifecycle import Lifecycle
from tests.cogs.conftest import translator
from tests.cogs.fake_service import FakeService
from tests.service.world import ANN, BOB, World
from tests.service.world import world as make_world

NEW, OLD = 900, 7


class Servers:
    """What the library knows, and what it tells: its cache is changed first."""

    def __init__(self, service: GameService, *known: int) -> None:
        self.kept: dict[int, Any] = {}
        self.lifecycle = Lifecycle(service, Apologies(service, translator()), GuildDiff(self.kept.get).present)
        for number in known:
            self.put(number)

    def put(self, number: int) -> Any:
        locale = SimpleNamespace(value="en-US")
        greeted = {"system_channel": None, "text_channels": [], "me": SimpleNamespace(joined_at=None)}
        named = {"id": number, "name": f"S{number}", "preferred_locale": locale}
        guild = SimpleNamespace(unavailable=False, shard_id=0, **named, **greeted)
        self.kept[number] = guild
        return guild

    async def joins(self, number: int) -> None:
        await self.lifecycle.seen(self.put(number))

    async def removes(self, number: int) -> None:
        await self.lifecycle.lost(self.kept.pop(number))

    def start(self) -> asyncio.Task[None]:
        return asyncio.create_task(self.lifecycle.ready(list(self.kept.values())))


class Slow(FakeService):
    """Greets a server only when it is let."""

    def __init__(self, held: int) -> None:
        super().__init__()
        self.held = held
        self.begun, self.gate = asyncio.Event(), asyncio.Event()

    async def guild_seen(self, guild: int, name: str, locale: str) -> None:
        if guild == self.held:
            self.begun.set()
            await self.gate.wait()
        await super().guild_seen(guild, name, locale)

    def told_of(self, guild: int) -> list[str]:
        return [name for name, given in self.calls if given[:1] == (guild,) and name != "welcome"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data") as opened:
        yield opened


@pytest.mark.guarantee("guild-changes-at-start")
async def test_who_joins_while_300_are_greeted_keeps_its_table(world: World) -> None:
    servers = Servers(world.service, *range(1, 301))
    start = servers.start()
    await asyncio.sleep(0.02)
    assert not start.done()
    await servers.joins(NEW)
    number = await world.opened(ANN)
    await start
    assert (await world.loaded(number)).table.status == "lobby"
    async with world.store.read(NEW) as tx:
        assert (await tx.info()).present


async def test_who_joins_while_the_missing_are_looked_for_is_in(world: World) -> None:
    """The bot is added between the look and the transaction that would close the tables."""
    await world.started(ANN, BOB)
    asked: list[int] = []

    def is_in(guild: int) -> bool:
        asked.append(guild)
        return len(asked) > 1

    await world.service.ready(is_in)
    assert asked == [NEW, NEW] and (await world.loaded()).table.status == "running"


async def test_who_removes_the_bot_before_its_greeting_is_missed() -> None:
    service = Slow(1)
    servers = Servers(service, 1, OLD)
    start = servers.start()
    await service.begun.wait()
    await servers.removes(OLD)
    service.gate.set()
    await start
    assert service.told_of(OLD) == ["guild_lost"]
    [(is_in,)] = service.called("ready")
    assert not is_in(OLD) and is_in(1)


@pytest.mark.guarantee("guild-changes-at-start")
async def test_guild_that_removes_the_bot_during_greeting_is_missed() -> None:
    service = Slow(OLD)
    servers = Servers(service, OLD)
    start = servers.start()
    await service.begun.wait()
    removal = asyncio.create_task(servers.removes(OLD))
    await asyncio.sleep(0)
    service.gate.set()
    await asyncio.gather(start, removal)
    assert service.told_of(OLD) == ["guild_seen", "guild_lost"]


@pytest.mark.parametrize("held", [1, OLD])
async def test_who_removes_the_bot_and_takes_it_back_is_in(held: int) -> None:
    service = Slow(held)
    servers = Servers(service, 1, OLD)
    start = servers.start()
    await service.begun.wait()
    removal = asyncio.create_task(servers.removes(OLD))
    await asyncio.sleep(0)
    joining = asyncio.create_task(servers.joins(OLD))
    await asyncio.sleep(0)
    service.gate.set()
    await asyncio.gather(start, removal, joining)
    assert service.told_of(OLD)[-1] == "guild_seen"
    [(is_in,)] = service.called("ready")
    assert is_in(OLD)


async def test_removal_is_noticed_whatever_a_real_host_does(world: World) -> None:
    await world.started(ANN, BOB)
    servers = Servers(world.service, *range(1, 30), NEW)
    start = servers.start()
    await asyncio.sleep(0.01)
    await servers.removes(NEW)
    await start
    async with world.store.read(NEW) as tx:
        assert not (await tx.info()).present
    assert (await world.loaded()).table.paused == "guild"
    await servers.joins(NEW)
    assert (await world.loaded()).table.status == "running"
