"""The fixture `hall`: Discord on loopback with the real bot in its own process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.hall import Hall
from tests.support.bot_process import BotProcess
from tests.support.fixtures import loopback as loopback
from tests.support.loopback import LoopbackDiscord

HOLD = "0"
SPEED = 10.0
"""Of a hastened bot."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The bot's data folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture
def speed(request: pytest.FixtureRequest) -> float:
    """How much faster than real time the bot's time runs; in long forms, it never does."""
    marks = {mark.name for mark in request.node.iter_markers()}
    return SPEED if "hastened" in marks and "slow" not in marks else 1.0


@pytest.fixture
async def hall(loopback: LoopbackDiscord, data: Path, speed: float) -> AsyncIterator[Hall]:
    """The bot is running; at the end it is stopped, and no token may stand in what it wrote."""
    async with BotProcess(loopback, data, settings={"MISSION_HOLD_SECONDS": HOLD}, speed=speed) as bot:
        yield Hall(loopback, bot)
    assert_no_token(bot)


def assert_no_token(bot: BotProcess) -> None:
    assert bot.lines or not bot.running
    assert_no_token_in(bot.log)


def assert_no_token_in(log: str) -> None:
    assert "loopback.practice.token" not in log
    assert "simcord_interaction" not in log, "an interaction's token was logged"
