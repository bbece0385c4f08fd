"""The service on PostgreSQL: tests of a game's life that run on files otherwise, and a whole game.

Each statement in a block on a guild fails if it meets a row of another guild (`tests.support.postgres`).
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SetClock
from db.anonymise import NAMELESS
from tests.service.every_game import wide_world
from tests.service.pretended import text
from tests.service.test_undo import test_last_action_is_undone_and_crossed_out_in_the_log as test_action_is_undone
from tests.service.world import ANN, BOB, GUILD, World
from tests.support.postgres import opened
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

__all__ = ["test_action_is_undone"]


@pytest.fixture
async def world(postgres_database: str, tmp_path: Path) -> AsyncIterator[World]:
    """A host of every game, on a database."""
    clock = SetClock()
    async for store in opened(postgres_database, clock, alone=True):
        async with wide_world(tmp_path / "data", clock=clock, opened=store) as made:
            yield made


async def test_a_game_is_played_and_its_player_forgotten(world: World) -> None:
    chance = random.Random(5)
    await world.started(ANN, BOB, game="sealed-bid")
    while (await world.loaded()).table.status == "running":
        await world.act_any(chance)
    await world.advance(30.0)
    assert (await world.loaded()).table.status == "over"
    assert "The game is over" in text(world.messenger.in_channel()[-1].card)
    assert await world.unsent() == ([], []) and all(len(world.messenger.dms(user)) == 1 for user in (ANN, BOB))
    async with world.store.read(GUILD) as tx:
        [play] = await tx.plays()
        assert sorted(seat.user or 0 for seat in play.seats) == [ANN, BOB]
    asked = await world.click(ANN, await world.look(ANN, "my-data"), "Forget me")
    assert "do not know you" in text(await world.click(ANN, asked, "Yes"))
    await world.settle()
    assert (await world.store.data_of(ANN))["guilds"] == {} and not world.messenger.dms(ANN)
    assert (await world.loaded()).seats[0].name == NAMELESS
