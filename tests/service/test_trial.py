"""Trying actions of one's turn: nothing happens until all of it is done at once, and nothing hidden is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import StoreError
from bot.games.core.actions import Action, Refusal, nouns, verb_of
from bot.games.core.phrase import say
from bot.games.space_mission.actions import Fly
from bot.service.card import ButtonId, Card
from bot.service.features.trial import actions
from bot.service.records import TableId
from bot.service.runtime.trials import Attempt, Trials
from tests.service.every_game import every_game_and, wide_world
from tests.service.planned import a_jump, jump_and_fly, jump_and_scan
from tests.service.positions import LANGUAGES
from tests.service.pretended import buttons, menus, text
from tests.service.test_reminders import prefers
from tests.service.world import ANN, BOB, GUILD, World

SINGLE = ("crazy-eights", "sealed-bid")
"""Games in which no action goes on without showing something."""


def button(card: Card, verb: str) -> ButtonId:
    return next(b.button_id for b in buttons(card) if b.button_id is not None and b.button_id.verb == verb)


def verbs(card: Card) -> set[str]:
    return {b.button_id.verb for b in buttons(card) if b.button_id is not None}


async def try_it(world: World, user: int, *actions: Action) -> Card:
    """Choose these actions in a trial; return the card after the last."""
    card = await world.press(user, "try")
    for action in actions:
        card = await world.use(user, replace(step_of(card), nouns=(verb_of(action), *nouns(action))))
    return card


def step_of(card: Card) -> ButtonId:
    """Return the id of a button or menu that tries another action."""
    found = [
        *(b.button_id for b in buttons(card) if b.button_id is not None),
        *(menu.button_id for menu in menus(card)),
    ]
    return next(button_id for button_id in found if button_id.verb == "try-do")


@pytest.mark.guarantee("trial-true")
async def test_a_trial_changes_nothing_until_it_is_done(world: World) -> None:
    await world.started(ANN, BOB)
    deeds = await jump_and_fly(world, ANN)
    before = await world.loaded()
    card = await try_it(world, ANN, *deeds)
    assert "1. Jump to" in text(card) and "2. Fly to" in text(card) and "Your turn would end here" in text(card)
    assert "try-do" not in verbs(card) and not menus(card)
    assert await world.loaded() == before
    done = await world.use(ANN, button(card, "try-all"))
    assert text(done).count("✅") == 2
    rows = await world.entries()
    assert [(row.seat, row.source, row.user) for row in rows] == [(0, "panel", ANN)] * 2
    assert (await world.loaded()).to_move() == (1,)


async def test_both_steps_of_a_done_trial_can_be_undone(world: World) -> None:
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, *await jump_and_fly(world, ANN))
    await world.use(ANN, button(card, "try-all"))
    await world.press(ANN, "undo")
    assert (await world.loaded()).to_move() == (0,)


@pytest.mark.guarantee("accepted-once")
async def test_a_trial_is_done_once_for_one_click(world: World) -> None:
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, *await jump_and_fly(world, ANN))
    request = world.ask(ANN).on(button(card, "try-all"))
    first = await world.service.press(request)
    entries = len(await world.entries())
    again = await world.service.press(request)
    assert len(await world.entries()) == entries == 2
    assert "✅" in text(first) and "moved on" not in text(again)
    other = await world.use(ANN, button(card, "try-all"))
    assert "when it is your turn" in text(other), "another click on the old card"
    assert len(await world.entries()) == entries


async def test_steps_are_taken_back_and_discarded(world: World) -> None:
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, *await jump_and_fly(world, ANN))
    card = await world.use(ANN, button(card, "try-back"))
    assert "1. Jump to" in text(card) and "2. Fly to" not in text(card)
    panel = await world.use(ANN, button(card, "try-clear"))
    assert {"do", "try"} <= verbs(panel)
    assert "Nothing is tried yet" in text(await world.press(ANN, "try"))
    assert "moved on" in text(await world.use(ANN, button(card, "try-all")))
    assert await world.entries() == []


async def test_a_trial_ends_before_what_it_cannot_know(world: World) -> None:
    """A scan shows tiles: the board is that after the jump, and what lies there is not told."""
    await world.started(ANN, BOB)
    jump, scan = await jump_and_scan(world, ANN)
    after_jump = await try_it(world, ANN, jump)
    board = text(after_jump).partition("After these steps it would look like this")[2].partition("Your turn")[0]
    card = await world.use(ANN, replace(step_of(after_jump), nouns=(verb_of(scan), *nouns(scan))))
    assert board and board[:400] in text(card)
    assert "shows only when you do it" in text(card) and "try-do" not in verbs(card)
    done = await world.use(ANN, button(card, "try-all"))
    assert len(await world.entries()) == 2 and (await world.loaded()).to_move() == (0,), "the tile is chosen next"
    assert "do" in verbs(done)


async def test_a_restart_or_another_action_ends_a_trial(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    jump = await a_jump(world, ANN)
    card = await try_it(world, ANN, jump)
    monkeypatch.setattr(world.context.runtime, "trials", Trials())
    for verb in ("try-all", "try-do", "try-rest"):
        if verb in verbs(card):
            assert "moved on" in text(await world.use(ANN, button(card, verb)))
    card = await try_it(world, ANN, jump)
    await world.use(ANN, ButtonId(GUILD, 1, "do", (verb_of(jump), *nouns(jump))))
    assert "moved on" in text(await world.use(ANN, button(card, "try-all")))
    assert len(await world.entries()) == 1


async def test_only_the_player_to_move_tries(world: World) -> None:
    await world.started(ANN, BOB)
    assert "when it is your turn" in text(await world.press(BOB, "try"))
    assert "try" not in verbs(await world.press(BOB, "act")) and "try" in verbs(await world.press(ANN, "act"))


async def test_the_rest_is_tried_by_default(world: World) -> None:
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, await a_jump(world, ANN))
    card = await world.use(ANN, button(card, "try-rest"))
    assert "\n2. " in text(card)
    await world.use(ANN, button(card, "try-all"))
    assert len(await world.entries()) == 2


def test_the_newest_trials_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.runtime.trials.MOST", 2)
    trials, fly = Trials(), Fly("hazard")
    for table in (1, 2, 3):
        trials.keep(TableId(GUILD, table), ANN, 0, 4, (fly,))
    assert [trials.of(TableId(GUILD, table), ANN, 0, 4).steps for table in (1, 2, 3)] == [(), (fly,), (fly,)]
    assert trials.of(TableId(GUILD, 3), ANN, 0, 5).steps == trials.of(TableId(GUILD, 3), BOB, 0, 4).steps == ()


def test_another_step_or_position_is_another_number() -> None:
    steps = [(), (Fly("hazard"),), (Fly("gate"),), (Fly("hazard"), Fly("gate"))]
    numbers = {Attempt(decision, step).number for decision in (3, 4) for step in steps}
    assert len(numbers) == 8 and 0 not in numbers


async def test_what_was_not_foreseen_ends_the_rest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial that takes a scan for a step that shows nothing stops behind it, and says so."""
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, *await jump_and_fly(world, ANN))
    monkeypatch.setattr("bot.service.features.play.actions.same_secrets", lambda _before, _after: False)
    done = await world.use(ANN, button(card, "try-all"))
    assert "1 of 2 steps" in text(done) and len(await world.entries()) == 1


async def test_a_step_that_became_illegal_ends_the_rest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    jump, fly = await jump_and_fly(world, ANN)
    card = await try_it(world, ANN, jump, fly)
    game = (await world.loaded()).game
    plain = game.why_illegal
    no = Refusal("test", "1.1", say("refused-stale"), say("refused-stale"))
    monkeypatch.setattr(game, "why_illegal", lambda *given: no if given[2] == fly else plain(*given), raising=False)
    done = await world.use(ANN, button(card, "try-all"))
    assert "did not do the remaining steps" in text(done) and len(await world.entries()) == 1


@every_game_and("language", LANGUAGES)
async def test_trials_of_every_game_fit_and_are_done(tmp_path: Path, game: str, language: str) -> None:
    """From some positions whatever is offered first is tried to the end of the trial, and done."""
    tried = 0
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        for user in (ANN, BOB):
            await prefers(world, user, language=language)
        for _ in range(40):
            loaded = await world.loaded()
            if not loaded.to_move():
                break
            user = await world.awaited()
            panel = await world.press(user, "act")
            if "try" in verbs(panel) and tried < 3:
                card = await world.press(user, "try")
                for _ in range(3):
                    if "try-do" not in verbs(card):
                        break
                    card = await world.use(user, button(card, "try-do"))
                assert await world.loaded() == loaded
                await world.use(user, button(card, "try-all"))
                tried += 1
                assert (await world.loaded()).entries > loaded.entries
            else:
                await world.use(user, button(panel, "do"))
    assert tried or game in SINGLE


async def test_a_failure_leaves_nothing_done_and_the_trial(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps are one transaction."""
    await world.started(ANN, BOB)
    card = await try_it(world, ANN, *await jump_and_fly(world, ANN))
    plain, steps = actions.turns.act_at, list[object]()

    async def failing(*given: Any, **named: Any) -> Any:
        steps.append(given)
        if len(steps) == 2:
            raise StoreError
        return await plain(*given, **named)

    with monkeypatch.context() as patch:
        patch.setattr(actions.turns, "act_at", failing)
        await world.use(ANN, button(card, "try-all"))
    assert len(steps) == 2
    assert await world.entries() == []
    await world.use(ANN, button(card, "try-all"))
    assert len(await world.entries()) == 2
