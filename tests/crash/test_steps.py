"""The process dies at any step of a script and the next recovers: all is as if no process had died."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.service.card import ButtonId
from bot.service.messages.timers import KINDS
from bot.service.tables.uptime import Heart
from tests.crash.run import FORGOTTEN, Script, crashed, prepared, process, recovered
from tests.crash.scripts import DAY, SCRIPTS, a_player_missing
from tests.crash.steps import Crash, Steps, deaths
from tests.service.pretended import deeds, labels, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD
from tests.soaking import turn
from tests.support.threadless import sqlite_without_threads as sqlite_without_threads


def cases(*names: str) -> Any:
    """Each script in the short form with one of its games by turns, in the long form with all and at every step."""
    places = {name: place for place, name in enumerate(SCRIPTS)}
    games = {name: SCRIPTS[name].games for name in names}
    short = [(name, games[name][(places[name] + turn()) % len(games[name])], SCRIPTS[name].every) for name in names]
    long = [(name, game, 1) for name in names for game in games[name]]
    params = [*short, *(pytest.param(*case, marks=pytest.mark.slow) for case in long if case not in short)]
    return pytest.mark.parametrize(("name", "game", "every"), params)


async def die_at_steps(
    folder: Path, name: str, game: str, every: int, sabotage: Callable[[], object] | None = None
) -> None:
    """Play the script once without a death, then die at its steps; what is observed in the end is the same.

    `sabotage` is called after the run without a death.
    """
    script = SCRIPTS[name]
    kept = await prepared(folder / "start", script, game)
    around, steps = await crashed(folder / "whole", folder / "start", kept, script, None)
    whole = await recovered(folder / "whole", around, script)
    assert len(steps.names) > 5 and script.shows in str(whole)
    if sabotage is not None:
        sabotage()
    for after in deaths(steps, frozenset(script.timers), every, turn() % every):
        last = steps.names[after - 1] if after else "none"
        for seconds in (3, FORGOTTEN) if script.forgets and last.startswith("after send") else (3,):
            around, _ = await crashed(folder / "crash", folder / "start", kept, script, after)
            left = await recovered(folder / "crash", around, script, seconds)
            assert left == whole, f"died after {after} steps, the last: {last}; {seconds} seconds passed"
            shutil.rmtree(folder / "crash")


@pytest.mark.guarantee("accepted-once")
@cases("turn", "undo", "rewind", "trial", "steps")
async def test_actions_are_kept_and_done_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


OTHERS = [name for name, script in SCRIPTS.items() if script.shows]


@cases(*OTHERS)
async def test_table_events_happen_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@pytest.mark.guarantee("premove-once")
@cases("plan", "half-plan")
async def test_premoves_are_done_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@pytest.mark.guarantee("live-fallback-once")
@cases("live")
async def test_end_of_live_mode_notifies_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@pytest.mark.guarantee("reminders-arrive")
@cases("reminder", "digest")
async def test_reminders_and_digests_come_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@cases("lobby")
async def test_a_lobby_closes_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@cases("screen")
async def test_a_screen_is_covered_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


@pytest.mark.guarantee("narration-once")
@cases("narration")
async def test_narration_is_told_once_after_any_step(tmp_path: Path, name: str, game: str, every: int) -> None:
    await die_at_steps(tmp_path, name, game, every)


def test_scripts_act_on_each_kind_of_timer() -> None:
    assert {kind for script in SCRIPTS.values() for kind in script.timers} == set(KINDS)


async def test_a_script_shows_the_timers_that_it_names(tmp_path: Path) -> None:
    script = Script(a_player_missing)
    kept = await prepared(tmp_path / "start", script)
    _, steps = await crashed(tmp_path / "run", tmp_path / "start", kept, script, None)
    first = next(number for number, kinds in enumerate(steps.timers) if "presence" in kinds)
    assert first in deaths(steps, frozenset({"presence"}), every=100, first=50)
    with pytest.raises(AssertionError, match="wake"):
        deaths(steps, frozenset({"presence", "wake"}))


async def test_crash_between_heartbeats_costs_no_player_time(tmp_path: Path) -> None:
    kept = await prepared(tmp_path / "start", SCRIPTS["turn"])
    for after, days in ((None, 0), (0, 3), (1, 0), (1, 0)):  # a crash loop counts the same time once
        kept.clock.advance(days * DAY)
        async with process(tmp_path / "start", kept, Steps(after)) as world:
            with suppress(Crash):
                await Heart(world.context).wake()
    async with process(tmp_path / "start", kept, Steps()) as world:
        await Heart(world.context).wake()
        assert [until - since for since, until in world.context.runtime.uptime.outages] == [pytest.approx(3 * DAY)]


@pytest.mark.guarantee("pending-answered")
async def test_player_without_answer_is_answered_once(tmp_path: Path) -> None:
    around = await prepared(tmp_path / "start", SCRIPTS["turn"])
    async with process(tmp_path / "start", around, Steps()) as world:
        await world.service.note(world.ask(ANN, interaction=9))
        await world.service.note(world.ask(BOB, interaction=8, locale="de"))
        around.clock.advance(14 * 60)
        await world.service.note(world.ask(CEM, interaction=7))
    around.clock.advance(90)
    async with process(tmp_path / "start", around, Steps()) as world:
        for _ in range(2):
            await world.service.recover()
            await world.service.late.settle()
    (answer,) = around.messenger.answers
    assert "restarted" in text(answer[1]), "the older two can be answered no more"


@pytest.mark.guarantee("pending-answered")
async def test_player_without_answer_sees_their_choices_again(tmp_path: Path) -> None:
    """The answer takes the place of the panel that was clicked: it is as good as that, and the panel is renewed."""
    around = await prepared(tmp_path / "start", SCRIPTS["turn"])
    async with process(tmp_path / "start", around, Steps()) as world:
        await world.service.note(world.ask(ANN, interaction=9, guild=None).on(ButtonId(GUILD, 1, "act")))
        await world.service.note(world.ask(DAN, interaction=8))
    (panel,) = around.messenger.dms(ANN)
    versions = panel.versions
    async with process(tmp_path / "start", around, Steps()) as world:
        await world.service.recover()
        await world.service.late.settle()
        await world.settle()
    (_, stranger), (_, answer) = around.messenger.answers
    assert "restarted" in text(answer) and {h for h, _ in deeds(answer)} == {h for h, _ in deeds(panel.card)} != set()
    assert "restarted" in text(stranger) and labels(stranger) == ["My tables"]
    assert panel.versions == versions + 1
