"""Render and AI workers: one that dies costs no answer, and none outlives the bot, however it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.e2e.hall import Hall
from tests.play.reading import does
from tests.soaking import by_turns
from tests.support.bot_process import BotProcess
from tests.support.loopback import Player

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="who started whom is read from /proc"),
]


def render_pool(pid: int) -> list[int]:
    """The processes that this one started and that have not ended."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(parent) == pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def killed(bot: BotProcess) -> None:
    await bot.kill()


async def stopped(bot: BotProcess) -> None:
    assert await bot.stop() == 0


async def interrupted_twice(bot: BotProcess) -> None:
    os.kill(bot.pid, signal.SIGINT)
    assert await bot.interrupt() == 0


@pytest.mark.guarantee("render-worker-dies")
@pytest.mark.parametrize("end", by_turns([killed, stopped, interrupted_twice], 3))
async def test_no_render_worker_outlives_the_bot(hall: Hall, end: Callable[[BotProcess], Awaitable[None]]) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    assert (await hall.press(ada, hall.card(), "look", "hand")).attachments
    drawing = render_pool(hall.bot.pid)
    assert drawing
    await end(hall.bot)
    async with asyncio.timeout(10):
        while any(runs(pid) for pid in drawing):
            await asyncio.sleep(0.01)


async def test_a_process_that_draws_is_replaced_when_it_died(hall: Hall) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob")
    await hall.begun(ada, bob)
    hall.bot.forgiven = True  # a picture that was being drawn is missed, and that is logged
    for pid in render_pool(hall.bot.pid):
        os.kill(pid, signal.SIGKILL)
    await hall.act(ada)
    await hall.bot.said("another takes its place")
    assert (await hall.press(ada, hall.card(), "look", "hand")).attachments


async def turn_and_back(hall: Hall, ada: Player) -> None:
    """Ada plays her turn, and then the computer."""
    letter = hall.letter(ada)
    await hall.a_turn(ada)
    await hall.until(lambda: does(hall.letter(ada), "do") and hall.letter(ada) != letter, "Ada's next turn")


async def thought_of(hall: Hall, ada: Player) -> list[int]:
    """Begin a game against a strong computer, let it have a turn, and return the processes that think."""
    await hall.begun(ada, computers=1, level="strong")
    drawing = render_pool(hall.bot.pid)
    await turn_and_back(hall, ada)
    return [pid for pid in render_pool(hall.bot.pid) if pid not in drawing]


@pytest.mark.guarantee("ai-worker-dies")
@pytest.mark.parametrize("end", by_turns([killed, stopped], 2))
async def test_no_ai_worker_outlives_the_bot(hall: Hall, end: Callable[[BotProcess], Awaitable[None]]) -> None:
    thinking = await thought_of(hall, hall.loopback.member("ada"))
    assert thinking
    await end(hall.bot)
    async with asyncio.timeout(10):
        while any(runs(pid) for pid in thinking):
            await asyncio.sleep(0.01)


async def test_dead_ai_process_is_replaced_and_the_table_goes_on(hall: Hall) -> None:
    ada = hall.loopback.member("ada")
    thinking = await thought_of(hall, ada)
    hall.bot.forgiven = True
    for pid in thinking:
        os.kill(pid, signal.SIGKILL)
    await turn_and_back(hall, ada)
    await hall.bot.said("a process that thinks ended")
