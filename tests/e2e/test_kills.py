"""The whole bot is killed at random moments under load: nothing is lost, nothing done or told twice, no file hurt."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.e2e.conftest import assert_no_token_in
from tests.e2e.storm import GAMES, OPEN_FILES, Storm
from tests.soaking import SEED, seeded
from tests.support.bot_process import BotProcess
from tests.support.loopback import LoopbackDiscord

pytestmark = pytest.mark.e2e


async def storm(loopback: LoopbackDiscord, data: Path, kills: int, servers: int) -> Storm:
    """Kill the bot so many times; what must hold is looked at after each."""
    bot = BotProcess(loopback, data, settings={"MISSION_HOLD_SECONDS": "0", "MISSION_OPEN_FILES": OPEN_FILES})
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    raging = Storm(loopback, bot, data, servers, random.Random(seed))
    await raging.rage(kills)
    assert raging.counts["kills"] >= kills
    assert raging.counts["accepted actions"] > 0
    assert {match.game for match in (*raging.matches, *raging.finished)} == set(GAMES)
    assert "Traceback" not in bot.log, bot.log
    assert_no_token_in(bot.log)
    return raging


@pytest.mark.guarantee("kill-harmless")
async def test_bot_killed_at_random_under_load_loses_nothing(loopback: LoopbackDiscord, data: Path) -> None:
    await storm(loopback, data, 3, servers=2)


@pytest.mark.slow
async def test_hundred_kills_of_the_bot_under_load_lose_nothing(loopback: LoopbackDiscord, data: Path) -> None:
    raged = await storm(loopback, data, 100, servers=5)
    assert all(raged.counts[f"accepted in {game}"] > 20 for game in GAMES) and raged.counts["backups"] > 0
