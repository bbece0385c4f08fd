"""The process dies after any of its deeds while plans are carried out: each step is done once, and who is to be told is
told once.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.service.card import ButtonId
from bot.service.tables import premoves
from tests.service.crashes import EVERY, deaths, rings
from tests.service.fuse import Fuse
from tests.service.lives import Life, Outside, Script, begun, ended, prepared, process
from tests.service.planned import LONGEST, kept
from tests.service.world import ANN, GUILD
from tests.soaking import turn


async def _planned(life: Life, *steps: tuple[str, ...]) -> None:
    for number, words in enumerate(steps, 1):
        await life.press(ANN, number, ButtonId(GUILD, 1, "plan-do", words))
    await life.settle()
    for number in range(len(steps)):
        life.once(f"step {number}", lambda: life.outside.clock.advance(LONGEST))
        await life.settle()


@rings(premoves.KIND)
async def a_whole_turn(life: Life) -> None:
    """Ann plans both actions; the turn passes to the computer and on to Bob."""
    messenger: Any = life.outside.messenger
    await _planned(life, messenger.first_jump, ("top-up", messenger.first_cards[0]))


@rings(premoves.KIND, premoves.TELL_STOPPED)
async def half_a_turn(life: Life) -> None:
    """Ann plans one action of two; then she is called."""
    messenger: Any = life.outside.messenger
    await _planned(life, messenger.first_jump)


async def lived(folder: Path, start: Path, around: Outside, script: Script, dies: int | None) -> tuple[Any, Fuse]:
    around, fuse = await begun(folder, start, around, script, dies)
    around.clock.advance(3)
    left = await ended(folder, around, script)
    async with process(folder, around, Fuse()) as world:
        plan = await kept(world, ANN)
        users = [entry.user for entry in await world.entries()]
    left.pop("answers")
    return (left, plan and (plan.steps, plan.stopped), users), fuse


@pytest.mark.guarantee("premove-once")
@EVERY
@pytest.mark.parametrize("script", [a_whole_turn, half_a_turn])
async def test_each_step_is_done_once_whenever_the_process_dies(tmp_path: Path, script: Script, every: int) -> None:
    around = await prepared(tmp_path / "start")
    whole, fuse = await lived(tmp_path / "whole", tmp_path / "start", around, script, None)
    assert fuse.passed > 10
    for dies in deaths(script, fuse, every, turn() % every):
        left, _ = await lived(tmp_path / str(dies), tmp_path / "start", around, script, dies)
        assert left == whole, f"died after {dies} deeds"
        shutil.rmtree(tmp_path / str(dies))
