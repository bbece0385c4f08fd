"""The strong computer: its candidates, how it divides its effort, and its reasons."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase
from bot.games.space_mission.actions import TopUp
from bot.games.space_mission.speech.prompt import label
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.strong.search import TOP_UPS, WIDTH, Outcome, promising, search
from bot.games.space_mission.turn_evaluator import at_a_steady_look
from tests.games.script import stream
from tests.games.space_mission.builders import GAME, about_to_build, action
from tests.games.space_mission.games import random_game


def searched(state: SpaceMissionState, effort: int, number: object = 0) -> tuple[Outcome, ...]:
    seat = state.turn
    return search(GAME.view(state, seat), GAME.legal(state, seat), seat, effort, stream("search", number))


def why(state: SpaceMissionState, chosen: Action) -> Phrase | None:
    seat = state.turn
    legal = GAME.legal(state, seat)
    return GAME.explain(GAME.view(state, seat), legal, seat, "strong", 40, stream("search", 0), chosen)


def midst(number: int, seats: int) -> SpaceMissionState:
    """The middle of a random game, where no seat is choosing a tile."""
    moments = [moment for moment in random_game(number, seats, {}) if moment.before.pending is None]
    return moments[len(moments) // 2].before


@pytest.mark.parametrize("effort", [64, 200, 1000])
def test_it_spends_its_effort_and_most_of_it_on_the_best(effort: int) -> None:
    outcomes = searched(midst(1, 2), effort)
    spent = [outcome.tables for outcome in outcomes]
    assert len(spent) == WIDTH and 0.85 * effort <= sum(spent) <= effort
    assert spent == sorted(spent, reverse=True) and spent[0] == spent[1] > 2 * spent[-1]


def test_with_next_to_no_effort_everything_is_tried_once() -> None:
    assert [outcome.tables for outcome in searched(midst(1, 2), 0)] == [3, 3, 2, 2, 1, 1, 1, 1]


def test_the_best_came_first_in_the_last_round() -> None:
    one, other, *_ = searched(midst(2, 3), 100)
    assert one.ahead >= other.ahead


def test_outcomes_depend_on_the_chance_alone() -> None:
    state = midst(3, 4)
    assert searched(state, 64) == searched(state, 64) != searched(state, 64, "another")


def test_what_promises_most_is_tried_and_few_top_ups_among_it() -> None:
    state = midst(4, 2)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    tried, judge = promising(view, legal, state.turn), at_a_steady_look(view, state.turn)
    assert tried[0] == max(legal, key=judge) and [*map(judge, tried)] == sorted(map(judge, tried), reverse=True)
    assert sum(isinstance(each, TopUp) for each in legal) > TOP_UPS >= sum(isinstance(each, TopUp) for each in tried)


def test_it_builds_when_it_can() -> None:
    assert searched(about_to_build(), 40)[0].action == action("develop 19+20")


def test_it_does_what_came_out_best() -> None:
    state = midst(3, 4)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    one, other, *_ = searched(state, 64)
    assert GAME.choose(view, legal, state.turn, "strong", 64, stream("search", 0)) == one.action != other.action


def test_it_says_how_far_ahead_it_came_and_what_was_next_best() -> None:
    state = about_to_build()
    one, other, *_ = searched(state, 40)
    said = why(state, one.action)
    assert said is not None and said.key == "sm-why-strong" and said.facts["tables"] == one.tables
    assert (said.facts["lead"], said.facts["points"]) == told(one.ahead)
    less = round(one.ahead) - round(other.ahead)
    assert (said.facts["next"], said.facts["less"]) == told(less)
    assert said.facts["other"] == label(GAME.view(state, 0), other.action)
    of_the_next = why(state, other.action)
    assert of_the_next is not None and (of_the_next.facts["next"], of_the_next.facts["less"]) == told(-less)


def told(ahead: float) -> tuple[str, int]:
    """Return a lead as it is told: no number is negative."""
    points = round(ahead)
    return ("level" if points == 0 else "ahead" if points > 0 else "behind"), abs(points)


def test_of_what_it_did_not_think_of_it_says_nothing() -> None:
    state = midst(4, 2)
    tried = {outcome.action for outcome in searched(state, 40)}
    missed = next(each for each in GAME.legal(state, state.turn) if each not in tried)
    assert why(state, missed) is None
