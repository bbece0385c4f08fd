"""The whole bot is killed at random moments under load: nothing is lost, nothing done or told twice, no file hurt."""

from __future__ import annotations

import gc
import random
from pathlib import Path

import pytest

from tests.e2e.conftest import assert_no_token_in
from tests.e2e.kill_load import GAMES, OPEN_FILES, KillLoad
from tests.soaking import SEED, seeded
from tests.support.bot_process import BotProcess
from tests.support.loopback import LoopbackDiscord

# A kill in the middle of an upload leaves the temporary file in which aiohttp receives it.
UPLOADS = "ignore:Unclosed file <tempfile.SpooledTemporaryFile:ResourceWarning"
pytestmark = [pytest.mark.e2e, pytest.mark.filterwarnings(UPLOADS)]


async def kill(
    loopback: LoopbackDiscord, data: Path, kills: int, servers: int, at_requests: float = 0.0, games: int = 0
) -> KillLoad:
    """Kill the bot so many times; what must hold is checked after each."""
    bot = BotProcess(loopback, data, settings={"MISSION_HOLD_SECONDS": "0", "MISSION_OPEN_FILES": OPEN_FILES})
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    load = KillLoad(loopback, bot, data, servers, random.Random(seed), at_requests)
    await load.run(kills, games)
    gc.collect()  # while these warnings are ignored
    assert load.counts["kills"] >= kills
    assert load.counts["accepted actions"] > 0
    assert {match.game for match in (*load.matches, *load.finished)} == set(GAMES)
    assert "Traceback" not in bot.log, bot.log
    assert_no_token_in(bot.log)
    return load


@pytest.mark.guarantee("kill-harmless")
async def test_bot_killed_at_random_under_load_loses_nothing(loopback: LoopbackDiscord, data: Path) -> None:
    await kill(loopback, data, 3, servers=len(GAMES))


@pytest.mark.slow
async def test_hundred_kills_of_the_bot_under_load_lose_nothing(loopback: LoopbackDiscord, data: Path) -> None:
    load = await kill(loopback, data, 100, servers=5)
    assert all(load.counts[f"accepted in {game}"] > 20 for game in GAMES) and load.counts["backups"] > 0


@pytest.mark.slow
async def test_games_of_a_bot_killed_at_requests_verify(loopback: LoopbackDiscord, data: Path) -> None:
    load = await kill(loopback, data, 20, servers=len(GAMES), at_requests=0.5, games=2)
    assert load.counts["games verified"] >= 2 and load.counts["kills at requests"] > 3
