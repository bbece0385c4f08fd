"""A client whose shards are leased, against the simulated gateway over a real WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import MissionClient
from bot.cluster.shards import shard_of
from cogs.leased_shards import Advice, LeasedShards
from tests.cogs.conftest import client_of
from tests.cogs.fake_service import FakeService
from tests.support.loopback import TOKEN, LoopbackDiscord

COUNT = 4


class Service(FakeService):
    """Notes which stored servers would be taken for lost."""

    def __init__(self) -> None:
        super().__init__()
        self.stored: list[int] = []
        self.missing: list[list[int]] = []

    async def ready(self, is_in: Any) -> bool:
        self.missing.append([guild for guild in self.stored if not is_in(guild)])
        return True


@dataclass
class Bot:
    """A connected client without a shard. `permits`: the shards that asked for one."""

    loopback: LoopbackDiscord
    service: Service
    leased: LeasedShards
    client: MissionClient
    permits: list[int] = field(default_factory=list)

    async def adopt(self, shard: int) -> None:
        """Adopt a shard and wait until it has received its servers."""
        seen = len(self.service.missing)
        await self.leased.adopt(shard, 1)
        async with asyncio.timeout(10):
            while len(self.service.missing) == seen:
                await asyncio.sleep(0.005)

    def sessions(self) -> list[int]:
        """Return the shards with a session, as Discord knows them."""
        return sorted(each.shard for each in self.loopback.gateway.sessions.values() if each.connection is not None)


@pytest.fixture
async def bot(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    async with LoopbackDiscord(shards=COUNT) as loopback:
        monkeypatch.setattr(Route, "BASE", loopback.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(loopback.gateway_url))
        service = Service()
        permits: list[int] = []

        async def permit(shard: int) -> None:
            permits.append(shard)

        async def agree(advice: Advice) -> int:
            assert (advice.total, advice.remaining, advice.max_concurrency) == (1000, 999, 1)
            return advice.shards

        leased = LeasedShards(agree, permit)
        client = client_of(service, {}, leased=leased)
        client._connection.guild_ready_timeout = 0.05  # pyright: ignore[reportPrivateUsage] - an option that it has not
        await client.login(TOKEN)
        connected = asyncio.create_task(client.connect())
        await leased.begun.wait()
        yield Bot(loopback, service, leased, client, permits)
        await client.close()
        await asyncio.gather(connected, return_exceptions=True)


async def test_a_client_gains_and_loses_shards(bot: Bot) -> None:
    assert (bot.leased.count, bot.sessions(), bot.client.is_ready()) == (COUNT, [], False)
    await bot.adopt(2)
    assert (bot.sessions(), bot.leased.connected(), set(bot.client.shards)) == ([2], {2}, {2})
    assert bot.client.is_ready()
    await bot.adopt(0)
    assert (bot.sessions(), set(bot.client.shards)) == ([0, 2], {0, 2})
    await bot.leased.release(2)
    await bot.leased.release(3)
    assert (bot.leased.connected(), set(bot.client.shards)) == ({0}, {0})
    await bot.adopt(2)
    assert bot.sessions() == [0, 2], "it is leased again"
    assert bot.permits == [2, 0, 2], "each session begins with a permit"


async def test_a_shard_misses_none_of_another_shards_servers(bot: Bot) -> None:
    """Else a second process would pause every table of the first."""
    there = bot.loopback.guild.id
    own = shard_of(there, COUNT)
    gone = [((each << 22) + (1 << 50)) for each in range(COUNT)]
    bot.service.stored = [there, *gone]
    assert [shard_of(guild, COUNT) for guild in gone] == list(range(COUNT))
    await bot.adopt(own)
    other = (own + 1) % COUNT
    await bot.adopt(other)
    assert bot.service.missing == [[gone[own]], [gone[other]]]
    assert [bot.leased.has(guild) for guild in gone] == [each in (own, other) for each in range(COUNT)]
