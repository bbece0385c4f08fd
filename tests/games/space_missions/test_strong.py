"""The strong computer: its quick policy, what a state promises, its search, and its reasons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.contract import Question
from bot.games.core.dice import Dice
from bot.games.core.phrase import Phrase
from bot.games.core.search import Outcome
from bot.games.space_missions import policy
from bot.games.space_missions.actions import Put
from bot.games.space_missions.advice import ADVICE, WIDTH, searched
from bot.games.space_missions.judgement import Judgement, considered
from bot.games.space_missions.outlook import FITTED
from bot.games.space_missions.policy import decide
from bot.games.space_missions.prospects import LAUNCHED, prospects
from bot.games.space_missions.speech.labels import label
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import stream
from tests.games.space_missions.builders import GAME, Table, play
from tests.games.space_missions.games import random_game
from tests.support.logs import words

SEATS = [1, 2, 4]


def outcomes(state: SpaceMissionsState, effort: int = 100, number: int = 0) -> tuple[Outcome, ...]:
    seat = state.turn
    return searched(
        Question(GAME.view(state, seat), GAME.legal(state, seat), seat, "strong", effort, stream("strong", number))
    )


def best(state: SpaceMissionsState, effort: int = 100) -> str:
    return words(outcomes(state, effort)[0].action)


def why(state: SpaceMissionsState, action: Action, effort: int = 100) -> Phrase | None:
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    return GAME.explain(Question(view, legal, state.turn, "strong", effort, stream("strong", 0)), action)


def positions(seats: int, number: int = 0) -> list[SpaceMissionsState]:
    return [moment.before for moment in random_game(number, seats, {})]


# --- The quick policy ---


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_policy_decides_as_a_judgement_does(seats: int) -> None:
    """Also when it remembers the position: each is asked twice."""
    for state in positions(seats) * 2:
        seat = state.turn
        actions = considered(GAME.legal(state, seat))
        worth = Judgement(GAME.view(state, seat), seat, FITTED).worth
        assert worth(decide(state)) == max(map(worth, actions)), words(decide(state))


@pytest.mark.parametrize("seats", SEATS)
def test_the_quick_policy_sees_what_its_seat_sees(seats: int) -> None:
    for number, state in enumerate(positions(seats, 1)[::5]):
        seat = state.turn
        other = GAME.sample_state(GAME.view(state, seat), seat, stream("other", number))
        assert decide(other) == decide(state)


def test_the_memory_of_decisions_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "REMEMBERED", 8)
    policy._remembered.clear()
    sizes: list[int] = []
    for state in positions(2):
        decide(state)
        sizes.append(len(policy._remembered))
    assert max(sizes) == 8 and 1 in sizes[sizes.index(8) :], "it fills and is emptied"


# --- What a state promises ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_ended_game_promises_what_was_scored(seats: int) -> None:
    *_, last = random_game(0, seats, {})
    ended = last.step.state
    assert ended.over is not None
    results = GAME.score(ended).results
    totals = {result.seat: result.total for result in results}
    assert prospects(ended) == [totals[seat] for seat in (*range(seats), *([None] if seats == 1 else []))]


def on_the_pad(*thrust: str, backups: int = 1) -> SpaceMissionsState:
    """Seat 0 is about to launch mission 1 with this deck of thrust."""
    table = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=backups).deck(0, "thrust", *thrust)
    lines = ("0 announce 1 1 0", *(["0 fill"] if backups else []))
    return play(table.state, *lines).state


def test_a_safe_flight_promises_its_reward() -> None:
    safe, doomed = on_the_pad("none", "none"), on_the_pad("major", "minor", "minor", backups=0)
    assert safe.phase in LAUNCHED and doomed.phase in LAUNCHED
    gain = prospects(safe)[0] - prospects(replace(safe, phase="fly"))[0]
    loss = prospects(doomed)[0] - prospects(replace(doomed, phase="fly"))[0]
    assert gain - loss > 5


def test_the_second_to_succeed_is_promised_less() -> None:
    safe = on_the_pad("none", "none")
    flight = safe.agencies[0].flight
    assert flight is not None
    both = replace(safe, agencies=(safe.agencies[0], replace(safe.agencies[0])))
    first, second = prospects(both)
    assert first > second
    assert prospects(replace(both, sequence=(1, 0)))[0] == second


def test_problems_cost_more_than_they_cost_at_the_end() -> None:
    clean = Table(2).deck(0, "control", "none", "none").state
    assert prospects(clean)[0] > prospects(Table(2).state)[0]
    over = replace(clean, over="sixties")
    assert prospects(over)[0] == prospects(replace(Table(2).state, over="sixties"))[0]


def about_to_land(**craft: int) -> SpaceMissionsState:
    """Seat 0 is about to fly the last mission, with next to no problems; seat 1 has developed this craft."""
    table = Table(2, 1966, phase="announce").stock(0, fuel=3, payload=2).levels(0, rocket=3, capsule=3)
    table = table.levels(1, **craft).succeeded(0, 1, 2)
    for technology in ("thrust", "control", "life-support", "sensor"):
        table = table.deck(0, technology, "none", "none")
    for technology in ("landing", "re-entry"):
        table = table.deck(0, technology, "none")
    return play(table.state, "0 announce 8 3 3").state


def test_craft_is_worth_nothing_when_the_game_is_about_to_end() -> None:
    with_rocket, without = about_to_land(rocket=3), about_to_land()
    assert with_rocket.phase == "event"
    assert abs(prospects(with_rocket)[1] - prospects(without)[1]) < 0.5
    later = [prospects(replace(state, phase="fly"))[1] for state in (with_rocket, without)]
    assert later[0] - later[1] > 5


# --- The search ---


@pytest.mark.parametrize("seats", SEATS)
def test_playouts_end_with_the_launch_or_with_the_year(seats: int) -> None:
    for number, state in enumerate(positions(seats, 2)[::7]):
        view = GAME.view(state, state.turn)
        after = ADVICE.playout(state, ADVICE.horizon(view), Dice(0))
        if state.phase in LAUNCHED:
            assert after.over or (after.year, after.phase) == (state.year + 1, "actions"), number
        else:
            launch = after.year == state.year and after.phase == "event"
            assert after.over or launch or after.year == state.year + 1, number


def test_an_effort_tries_what_promises_most() -> None:
    state = Table(2).state
    found = outcomes(state, 200)
    legal = considered(GAME.legal(state, 0))
    worth = Judgement(GAME.view(state, 0), 0, FITTED).worth
    assert {outcome.action for outcome in found} == set(sorted(legal, key=worth, reverse=True)[:WIDTH])
    assert sum(outcome.samples for outcome in found) < sum(outcome.samples for outcome in outcomes(state, 2000))
    assert not any(isinstance(outcome.action, Put) for outcome in found)


def test_samples_are_fewer_where_playouts_are_longer() -> None:
    long = sum(outcome.samples for outcome in outcomes(Table(4).state, 1000))
    short = sum(outcome.samples for outcome in outcomes(Table(2).hand(0, "engineer", "spy").passed(1).state, 1000))
    assert short > 3 * long


def test_outcomes_depend_on_the_chance_alone() -> None:
    state = positions(2, 3)[40]
    policy._remembered.clear()
    fresh = outcomes(state)
    assert fresh == outcomes(state) != outcomes(state, number=1)


def test_it_does_what_came_out_best() -> None:
    state = positions(2, 3)[40]
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    chosen = GAME.choose(Question(view, legal, state.turn, "strong", 100, stream("strong", 0)))
    assert chosen == outcomes(state)[0].action


def test_it_knows_what_to_load_without_a_search() -> None:
    state = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1).state
    assert [words(outcome.action) for outcome in outcomes(play(state, "0 announce 1 1 0").state)] == ["fill"]


def test_it_launches_into_an_abort_for_the_bonus() -> None:
    """Nobody is aboard, and a mission that was flown brings two fuel for one. In the last year nothing does."""
    for year, expected in ((1962, "launch"), (1969, "cancel")):
        state = Table(2, year, phase="announce").stock(0, fuel=1).events("valve-fault").state
        assert best(play(state, "0 announce 1 1 0").state) == expected


def test_it_removes_a_major_problem() -> None:
    table = Table(2).deck(0, "thrust", "none", "major", "minor", "minor", "none")
    state = play(table.state, "0 specialist tester 1", "0 test thrust", "0 draw").state
    assert best(state) == "remove thrust major"


def test_it_announces_a_safe_mission() -> None:
    table = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1)
    assert best(table.deck(0, "thrust", "none", "none").state) == "announce 1 1 0"


# --- Its reasons ---


def test_it_says_how_far_ahead_it_came_and_what_was_next_best() -> None:
    state = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1).deck(0, "thrust", "none", "none").state
    one, other = outcomes(state)
    said = why(state, one.action)
    assert said is not None and said.key == "sms-why-strong"
    assert (said.facts["tables"], said.facts["next"]) == (one.samples, "ahead")
    assert said.facts["less"] == round(one.lead) - round(other.lead) > 0
    assert said.facts["other"] == label(GAME.view(state, 0), other.action)
    of_the_other = why(state, other.action)
    assert of_the_other is not None and of_the_other.facts["next"] == "behind"


def test_of_what_it_did_not_think_of_it_says_nothing() -> None:
    state = Table(2).state
    tried = {outcome.action for outcome in outcomes(state)}
    assert why(state, next(each for each in GAME.legal(state, 0) if each not in tried)) is None


def test_it_has_a_reason_where_it_does_not_search() -> None:
    state = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1).state
    state = play(state, "0 announce 1 1 0").state
    said = why(state, outcomes(state)[0].action)
    assert said is not None and said.key == "game-why-steady"
