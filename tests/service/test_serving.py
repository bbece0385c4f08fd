"""A process that serves some of the guilds: another one sends the messages of the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.messages import dispatcher
from tests.service.test_breakers import slow_in, until
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.service.world import world as make_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data") as opened:
        yield opened


async def test_messages_of_other_guilds_wait_for_who_serves_them(world: World) -> None:
    await world.started(ANN, BOB)
    heard = len(world.messenger.notices(BOB))
    world.context.runtime.serves = lambda guild: guild != GUILD
    await world.turn(ANN)
    world.clock.advance(60)
    await world.settle()
    assert len(world.messenger.notices(BOB)) == heard
    rows, timers = await world.unsent()
    assert rows or timers
    world.context.runtime.serves = lambda guild: guild == GUILD
    await world.settle()
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert await world.unsent() == ([], [])


async def test_nothing_is_sent_for_a_guild_after_it_is_finished(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow request is given up; its row stays claimed, and whoever serves the guild looks for the message."""
    monkeypatch.setattr(dispatcher, "GRACE", 0.02)
    await world.started(ANN, BOB)
    gate = slow_in(world, monkeypatch, CHANNEL)
    await world.turn(ANN)
    world.clock.advance(60)
    world.dispatcher.wake()
    await until(lambda: gate.reached)
    world.context.runtime.serves = lambda guild: guild != GUILD
    await world.dispatcher.finish(lambda guild: guild == GUILD)
    stood = dict(world.messenger.messages)
    gate.set()
    await world.settle()
    await asyncio.sleep(0)
    assert world.messenger.messages == stood
    world.context.runtime.serves = lambda guild: True
    world.clock.advance(60)
    await world.settle()
    assert await world.unsent() == ([], [])
