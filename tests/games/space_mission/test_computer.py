"""Computer players and the default action for absent players."""

from __future__ import annotations

from statistics import median
from typing import cast

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.codec import encode
from bot.games.core.contract import IllegalAction, settle
from bot.games.space_mission.actions import Jump, Take, TopUp
from bot.games.space_mission.computer import choose
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.turn_evaluator import TurnEvaluator
from tests.games.script import seed, stream
from tests.games.space_mission.builders import GAME, Table, about_to_build, action, play
from tests.games.space_mission.games import Dice

EFFORT = 0
"""As little as the strong one can do with: whole games are played here."""
LEVELS = GAME.meta.levels


def chosen(state: SpaceMissionState, level: str, number: object = 0) -> Action:
    (seat,) = GAME.to_move(state)
    return GAME.choose(GAME.view(state, seat), GAME.legal(state, seat), seat, level, EFFORT, stream("choose", number))


def play_out(levels: tuple[str, ...], number: int, **options: str) -> SpaceMissionState:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.setup(len(levels), settle(GAME.meta.options, named), seed("computers", number))
    chance = stream("computers", number)
    while due := GAME.to_move(state):
        seat = due[0]
        choice = GAME.choose(GAME.view(state, seat), GAME.legal(state, seat), seat, levels[seat], EFFORT, chance)
        state = GAME.apply(state, seat, choice).state
        assert not GAME.stalled(state) and state.round < 60
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_computers_bring_every_game_to_its_end(level: str, seats: int) -> None:
    for number in range(1 if level == "strong" else 2):
        assert play_out((level,) * seats, number).over == "space"


@pytest.mark.parametrize("level", LEVELS)
def test_computers_end_jump_gates_variant_too(level: str) -> None:
    assert play_out((level,) * 3, 1, end="developed").over == "developed"


def test_computers_play_without_notes_and_reserved_tiles() -> None:
    state = play_out(("steady", "easy", "steady"), 2, own_reserved="no", notebook="off")
    assert state.over == "space"


def test_games_of_computers_have_a_sensible_length() -> None:
    rounds = [play_out(("steady", "steady"), number).round for number in range(7)]
    assert 10 <= median(rounds) <= 20


def test_steady_beats_easy() -> None:
    won = 0.0
    for number in range(16):
        levels = ("steady", "easy") if number % 2 else ("easy", "steady")
        winners = [result.seat for result in GAME.score(play_out(levels, number)).results if result.rank == 1]
        won += sum(levels[seat] == "steady" for seat in winners if seat is not None) / len(winners)
    assert won >= 9


def test_a_choice_is_the_same_for_the_same_chance() -> None:
    state = Table(3).state
    assert [chosen(state, "easy", number) for number in range(5)] == [
        chosen(state, "easy", number) for number in range(5)
    ]
    assert len({encode(chosen(state, "easy", number)) for number in range(20)}) > 1


def test_steady_takes_the_tile_that_adds_most() -> None:
    table = (
        Table(2, {"freezer": "water*4 medal*2 space*2"}).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    )
    state = play(table.took(0, "freezer", "water", "water", "water").state, "0 discover").state
    assert chosen(state, "steady") == Take("water")


def test_steady_develops_for_station_and_tiles_when_it_can() -> None:
    assert chosen(about_to_build(), "steady") == action("develop 19+20")


def test_an_empty_hand_at_the_gate_is_topped_up() -> None:
    for level in ("easy", "steady"):
        assert chosen(Table(2).hand(0).state, level) == TopUp(())


def easy(state: SpaceMissionState, *draws: int, among: tuple[Action, ...] | None = None) -> Action:
    seat = state.turn
    return choose(
        GAME.view(state, seat), among or GAME.legal(state, seat), seat, "easy", 0, cast("Stream", Dice(*draws))
    )


def looking() -> SpaceMissionState:
    """Seat 0 looks at the freezer's pile."""
    return play(
        Table(2, {"freezer": "mineral-red water*3 medal space*3"}).hand(0, 2).at(0, "freezer").state, "0 scan 2"
    ).state


def test_easy_draws_the_kind_of_action_in_one_of_five_moves() -> None:
    state = Table(2).hand(0, 2, 18).state
    jumps, top_ups = GAME.legal(state, 0)[:6], GAME.legal(state, 0)[6:]
    assert {type(each) for each in jumps} == {Jump} and {type(each) for each in top_ups} == {TopUp}
    assert easy(state, 0, 0, 5) == jumps[5]
    assert easy(state, 0, 1, 3) == top_ups[3]


@pytest.mark.parametrize("mood", [1, 4])
def test_easy_does_what_looks_best_at_first_sight(mood: int) -> None:
    state = Table(2).hand(0, 2, 18, 33).state
    glance = TurnEvaluator(Outlook(GAME.view(state, 0), 0)).glance
    legal = GAME.legal(state, 0)
    assert easy(state, mood) == max(legal, key=glance)
    assert legal.index(max(legal, key=glance)) > 0


def test_easy_misjudges_each_action_by_less_than_five_points() -> None:
    state = Table(2).hand(0, 2, 19, 20).at(0, "freezer").scanned(0, "freezer").state
    glance = TurnEvaluator(Outlook(GAME.view(state, 0), 0)).glance
    good, bad = action("develop 19+20"), action("fly hazard")
    gap = glance(good) - glance(bad)
    assert 1 < gap < 4.9
    assert easy(state, 1, 0, 0, among=(bad, good)) == good
    assert easy(state, 1, 999, 0, among=(bad, good)) == bad, "4.995 points too much"
    assert easy(state, 1, 200, 0, among=(bad, good)) == good, "1 point too much"
    assert easy(state, 1, 999, 999, among=(bad, good)) == good
    assert easy(state, 1, 0, 999, among=(bad, good)) == good


def test_easy_chooses_a_tile_by_what_it_adds() -> None:
    assert easy(looking(), 1) == Take("medal")
    assert easy(looking(), 1, 0, 999, 0) == Take("water"), "misjudged"


def test_a_computer_does_not_think_about_the_only_thing_to_do() -> None:
    state = Table(2).hand(0).state
    assert easy(state, 9, among=(TopUp(()),)) == TopUp(()), "no such mood is ever drawn"
    assert easy(looking(), 1, among=(Take("water"), Take("medal"))) == Take("medal"), "of two it does"


def test_there_is_nothing_to_choose_from_nothing() -> None:
    with pytest.raises(ValueError, match=r"^level 'easy' with 0 actions to choose from$"):
        choose(GAME.view(Table(2).state, 0), (), 0, "easy", 0, stream("nothing"))


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match=r"^level 'grandmaster' with [0-9]+ actions to choose from$"):
        chosen(Table(2).state, "grandmaster")


def test_the_absent_pass_by_topping_up_and_take_what_adds_most() -> None:
    assert GAME.default(Table(2).state, 0) == TopUp(())
    assert GAME.default(Table(2).state, 1) is None
    table = Table(2, {"freezer": "mineral-red water*3 medal space*3"}).hand(0, 2).at(0, "freezer")
    assert GAME.default(play(table.state, "0 scan 2").state, 0) == Take("medal")


def test_an_illegal_action_is_never_applied() -> None:
    with pytest.raises(IllegalAction, match="fly-from-gate"):
        GAME.apply(Table(2).state, 0, action("fly hazard"))
