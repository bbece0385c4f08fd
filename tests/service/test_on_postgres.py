"""The service on PostgreSQL: tests of a game's life that run on files otherwise, and a whole game.

All of tests/service runs there in `make soak`. Each statement in a block on a guild fails if it meets a row of another
guild (`tests.support.postgres`).
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.anonymise import NAMELESS
from tests.service.every_game import wide_world
from tests.service.pretended import text
from tests.service.test_absence import test_a_game_is_cancelled_when_all_agree as test_game_is_cancelled
from tests.service.test_answer_retries import (
    test_pending_answers_of_a_former_process_delay_nothing as test_pending_answers_delay_nothing,
)
from tests.service.test_digest import test_a_digest_tells_of_all_servers_at_its_hour as test_digest_of_all_servers
from tests.service.test_my_data import test_forget_me_asks_first_and_own_remarks_are_told as test_forget_me
from tests.service.test_plans import test_premoves_play_the_turn_and_replace_its_notice as test_premoves_play
from tests.service.test_races import test_everybody_presses_at_once_and_only_who_is_to_move_acts as test_one_acts
from tests.service.test_reconcile import test_what_is_lost_delays_no_notice as test_lost_delays_no_notice
from tests.service.test_reminders import test_reminder_in_the_channel_is_crossed_out_after_the_move as test_reminder
from tests.service.test_transfer import test_all_that_stands_beside_a_table_moves_along as test_all_moves_along
from tests.service.test_undo import test_last_action_is_undone_and_crossed_out_in_the_log as test_action_is_undone
from tests.service.world import ANN, BOB, GUILD, World

__all__ = [
    "test_action_is_undone",
    "test_all_moves_along",
    "test_digest_of_all_servers",
    "test_forget_me",
    "test_game_is_cancelled",
    "test_lost_delays_no_notice",
    "test_one_acts",
    "test_pending_answers_delay_nothing",
    "test_premoves_play",
    "test_reminder",
]

pytestmark = pytest.mark.usefixtures("folders_in_postgres")


@pytest.fixture
async def world(folders_in_postgres: None, tmp_path: Path) -> AsyncIterator[World]:
    """A host of every game, on a database."""
    async with wide_world(tmp_path / "data") as made:
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
