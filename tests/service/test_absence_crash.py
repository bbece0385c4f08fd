"""The process dies after any step while players leave, vote, go on vacation, take seats over or time out.

After the restart no accepted action is lost, every card stands once, and no notice is repeated.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.games.registry import TITLES
from bot.service.card import ButtonId
from bot.service.tables.clocks import PACES
from bot.service.tables.terms import OUT_OF_TIME
from bot.service.tables.uptime import Heart
from tests.service.crashes import deaths, rings
from tests.service.fuse import Fuse, Killed
from tests.service.lives import Life, Outside, Script, begun, ended, prepared, process, somebody_missing
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, EVA, GUILD
from tests.soaking import turn

DAY = 86400.0
EVERY = 2
"""In the short form a process dies after each deed that is done for a timer, and after every so many of the others."""


async def a_cancelled_game(life: Life) -> None:
    """Ann asks, the others agree: the question is decided and the table called off."""
    await life.press(ANN, 1, ButtonId(GUILD, 1, "cancel-game"))
    await life.settle()
    for number, user in ((2, BOB), (3, CEM)):
        await life.press(user, number, ButtonId(GUILD, 1, "ballot", ("1", "yes")))
    await life.settle()


@rings("wake")
async def an_agreed_pause(life: Life) -> None:
    """The table pauses for a week, and goes on by itself."""
    for number, user in ((1, ANN), (2, BOB), (3, CEM)):
        button_id = (
            ButtonId(GUILD, 1, "pause", ("25.1.2027",)) if user == ANN else ButtonId(GUILD, 1, "ballot", ("1", "yes"))
        )
        await life.press(user, number, button_id)
        await life.settle()
    life.once("the week is over", lambda: life.outside.clock.advance(12 * DAY))
    await life.settle()


async def a_substitute(life: Life) -> None:
    """Ann, whose turn it is, gives her seat up and offers it; Eva takes it and is on turn."""
    await life.press(ANN, 1, ButtonId(GUILD, 1, "offer-seat", ("0", "anybody")))
    await life.settle()
    await life.press(EVA, 2, ButtonId(GUILD, 1, "take-seat", ("0",)))
    await life.settle()


@rings("computer")
async def a_resignation(life: Life) -> None:
    """Ann, whose turn it is, resigns: a computer plays, and Bob is told that it is his turn."""
    await life.press(ANN, 1, ButtonId(GUILD, 1, "resign", ("offer",)))
    await life.settle()


@rings("clock", "computer")
async def time_is_up(life: Life) -> None:
    """The awaited player's clock runs out: what the table agreed on for that is done."""
    life.once("the time is up", lambda: life.outside.clock.advance(PACES["daily"].bank + 60))
    await life.settle()


@rings("ballot")
async def a_lapsed_question(life: Life) -> None:
    """Ann asks, Bob agrees, and Cem never answers."""
    await life.press(ANN, 1, ButtonId(GUILD, 1, "cancel-game"))
    await life.settle()
    await life.press(BOB, 2, ButtonId(GUILD, 1, "ballot", ("1", "yes")))
    life.once("Cem has not answered", lambda: life.outside.clock.advance(8 * DAY))
    await life.settle()


@rings("vacation")
async def a_vacation(life: Life) -> None:
    """Ann goes away for a week in some days; a computer plays for her, and she comes back."""
    await life.look(ANN, 1, "vacation", "computer 25.1.2027 - 31.1.2027")
    await life.settle()
    for what, days in (("it begins", 11), ("it ends", 7)):
        life.once(what, lambda days=days: life.outside.clock.advance(days * DAY))
        await life.settle()


@rings("sleep")
async def a_table_that_falls_asleep(life: Life) -> None:
    """Nothing happens for a month; then Bob wakes the table. (Who does so again is told that it is awake.)"""
    life.once("a month is over", lambda: life.outside.clock.advance(31 * DAY))
    await life.settle()
    await life.press(BOB, 1, ButtonId(GUILD, 1, "resume"))
    await life.settle()


SAYS_SO = (a_resignation, a_table_that_falls_asleep)
"""Scripts in which a user without an answer asks again and is told that it is done already."""


async def lived(folder: Path, start: Path, kept: Outside, script: Script, dies: int | None) -> tuple[Any, Fuse]:
    around, fuse = await begun(folder, start, kept, script, dies)
    around.clock.advance(3)
    left = await ended(folder, around, script)
    told = sorted(text(message.card) for message in around.messenger.made if message.channel == EVA * 1000)
    async with process(folder, around, Fuse()) as world:
        loaded = await world.loaded()
        seats = [(seat.user, seat.status, seat.standin and seat.standin.why) for seat in loaded.seats]
        times = [(seat.away, seat.bank and round(seat.bank / 600), seat.ticking is not None) for seat in loaded.seats]
        log = text(await world.look(BOB, "log", table="1"))
    cards = [text(message.card) for message in around.messenger.in_channel()]
    standing = [card.splitlines()[1:3] for card in cards if not card.startswith("-#")]  # but for former boards
    rows, timers, unanswered = left.pop("waiting")
    waiting = (rows, [(timer.kind, timer.target, round((timer.due - around.clock.now()) / 600)) for timer in timers])
    answers = left.pop("answers")  # a user without an answer asks again, and may read that it is done already
    assert not any("🚫" in answer for number, answer in answers.items() if script not in SAYS_SO), answers
    found = (left, told, seats, times, loaded.table.status, log, standing, waiting, unanswered)
    return found, fuse


class Trial(NamedTuple):
    """What is tried, the words that show that it happened, and what the table agrees on for it."""

    script: Script
    shows: str
    terms: Mapping[str, str] = {}


TRIALS = {
    "cancel": Trial(a_cancelled_game, "Everybody agreed"),
    "pause": Trial(an_agreed_pause, "Everybody agreed"),
    "take": Trial(a_substitute, "has a player again"),
    "resign": Trial(a_resignation, "Ann resigned"),
    "lapse": Trial(a_lapsed_question, "Not decided"),
    "vacation": Trial(a_vacation, "Ann is back"),
    "asleep": Trial(a_table_that_falls_asleep, "put to sleep"),
    "missing": Trial(somebody_missing, "paused"),
    **{
        f"time-up-{choice}": Trial(time_is_up, "ran out", {"clock": "daily", "out-of-time": choice})
        for choice in OUT_OF_TIME.choices
    },
}
EVERYWHERE = list(product(TRIALS, TITLES))
ONCE = [(name, list(TITLES)[place % len(TITLES)]) for place, name in enumerate(TRIALS)]
"""Each script with one game, and each game with some of them."""


async def die_again_and_again(tmp_path: Path, name: str, game: str, every: int) -> None:
    """Let the process die wherever it acts on a timer of the script's, and after every so many of its other deeds."""
    script, shows, terms = TRIALS[name]
    kept = await prepared(tmp_path / "start", game, terms)
    whole, fuse = await lived(tmp_path / "whole", tmp_path / "start", kept, script, None)
    assert fuse.passed > 5 and shows in str(whole)
    for after in deaths(script, fuse, every, turn() % every):
        left, _ = await lived(tmp_path / str(after), tmp_path / "start", kept, script, after)
        assert left == whole, f"died after {after} deeds"
        shutil.rmtree(tmp_path / str(after))


@pytest.mark.parametrize(("name", "game"), ONCE)
async def test_nothing_is_lost_or_doubled_wherever_the_process_dies(tmp_path: Path, name: str, game: str) -> None:
    await die_again_and_again(tmp_path, name, game, EVERY)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game"), EVERYWHERE)
async def test_nothing_is_lost_or_doubled_after_whichever_deed_it_dies(tmp_path: Path, name: str, game: str) -> None:
    await die_again_and_again(tmp_path, name, game, 1)


async def test_a_crash_between_heartbeats_costs_no_clock_time(tmp_path: Path) -> None:
    kept = await prepared(tmp_path / "start")
    async with process(tmp_path / "start", kept, Fuse()) as world:
        await Heart(world.context).wake()
    kept.clock.advance(3 * DAY)
    async with process(tmp_path / "start", kept, Fuse(0)) as world:
        with suppress(Killed):
            await Heart(world.context).wake()
    for _ in range(2):  # a crash loop counts the same time once
        async with process(tmp_path / "start", kept, Fuse(1)) as world:
            with suppress(Killed):
                await Heart(world.context).wake()
    async with process(tmp_path / "start", kept, Fuse()) as world:
        await Heart(world.context).wake()
        assert [until - since for since, until in world.context.runtime.outages] == [pytest.approx(3 * DAY)]
