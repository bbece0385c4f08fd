"""The process dies after any of its deeds while people leave, agree, take seats over and run out of time.

It comes back: what was accepted is there, every card stands once, nobody is told twice.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.service.card import Handle
from bot.service.table.heart import Heart
from tests.service.fuse import Fuse, Killed
from tests.service.lives import Life, Outside, Script, begun, ended, prepared, process
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, EVA, GUILD

DAY = 86400.0


async def a_cancelled_game(life: Life) -> None:
    """Ann asks, the others agree: the question is decided and the table called off."""
    await life.press(ANN, 1, Handle(GUILD, 1, "cancel-game"))
    await life.settle()
    for number, user in ((2, BOB), (3, CEM)):
        await life.press(user, number, Handle(GUILD, 1, "ballot", ("1", "yes")))
    await life.settle()


async def an_agreed_pause(life: Life) -> None:
    """The table pauses for a week, and goes on by itself."""
    for number, user in ((1, ANN), (2, BOB), (3, CEM)):
        handle = Handle(GUILD, 1, "pause", ("25.1.2027",)) if user == ANN else Handle(GUILD, 1, "ballot", ("1", "yes"))
        await life.press(user, number, handle)
        await life.settle()
    life.once("the week is over", lambda: life.outside.clock.advance(12 * DAY))
    await life.settle()


async def a_substitute(life: Life) -> None:
    """Ann, whose turn it is, gives her seat up and offers it; Eva takes it and is on turn."""
    await life.press(ANN, 1, Handle(GUILD, 1, "offer-seat", ("0", "anybody")))
    await life.settle()
    await life.press(EVA, 2, Handle(GUILD, 1, "take-seat", ("0",)))
    await life.settle()


async def a_resignation(life: Life) -> None:
    """Ann, whose turn it is, resigns: a computer plays, and Bob is told of his turn."""
    await life.press(ANN, 1, Handle(GUILD, 1, "resign", ("offer",)))
    await life.settle()


async def lived(folder: Path, start: Path, kept: Outside, script: Script, dies: int | None) -> tuple[Any, int]:
    around, passed = await begun(folder, start, kept, script, dies)
    around.clock.advance(3)
    left = await ended(folder, around, script)
    told = sorted(text(message.card) for message in around.messenger.made if message.channel == EVA * 1000)
    async with process(folder, around, Fuse()) as world:
        sitting = await world.sitting()
        seats = [(seat.user, seat.status, seat.standin and seat.standin.why) for seat in sitting.seats]
        log = text(await world.look(BOB, "log", table="1"))
    cards = [text(message.card) for message in around.messenger.in_channel()]
    standing = [card.splitlines()[1:3] for card in cards if not card.startswith("-#")]  # but for former boards
    answers = left.pop("answers")  # whoever had none asks again, and may be told that it is so already
    assert not any("🚫" in answer for number, answer in answers.items() if script is not a_resignation), answers
    return (left, told, seats, sitting.table.status, log, standing), passed


@pytest.mark.parametrize(
    "script",
    [a_cancelled_game, an_agreed_pause, a_substitute, a_resignation],
    ids=["cancel", "pause", "take", "resign"],
)
async def test_nothing_is_lost_or_doubled_whenever_the_process_dies(tmp_path: Path, script: Script) -> None:
    kept = await prepared(tmp_path / "start")
    whole, deeds = await lived(tmp_path / "whole", tmp_path / "start", kept, script, None)
    assert deeds > 10
    for dies in range(0, deeds, 3 if deeds > 60 else 1):
        left, _ = await lived(tmp_path / str(dies), tmp_path / "start", kept, script, dies)
        assert left == whole, f"died after {dies} deeds"
        shutil.rmtree(tmp_path / str(dies))


async def test_a_death_between_beats_costs_nobody_time(tmp_path: Path) -> None:
    kept = await prepared(tmp_path / "start")
    async with process(tmp_path / "start", kept, Fuse()) as world:
        await Heart(world.house).wake()
    kept.clock.advance(3 * DAY)
    async with process(tmp_path / "start", kept, Fuse(0)) as world:
        with suppress(Killed):
            await Heart(world.house).wake()
    for _ in range(2):  # a crash loop counts the same time once
        async with process(tmp_path / "start", kept, Fuse(1)) as world:
            with suppress(Killed):
                await Heart(world.house).wake()
    async with process(tmp_path / "start", kept, Fuse()) as world:
        await Heart(world.house).wake()
        assert [until - since for since, until in world.house.outages] == [pytest.approx(3 * DAY)]
