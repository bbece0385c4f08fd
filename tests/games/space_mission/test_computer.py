"""Computer players: what they do, the strong one's search, their reasons, and the default action for absent players."""

from __future__ import annotations

from itertools import product
from statistics import median
from typing import cast

import pytest

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import IllegalAction, Question, settle
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.core.search import Outcome, search
from bot.games.history.log import encode
from bot.games.space_mission.actions import Fly, Jump, Take, TopUp
from bot.games.space_mission.advice import ADVICE, PRIOR, TOP_UPS, WIDTH, candidates
from bot.games.space_mission.chart import SCANS
from bot.games.space_mission.material import PLANETS
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.speech.prompt import label
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.turn_evaluator import Judge, TurnEvaluator, at_a_steady_look
from tests.games.script import seed, stream
from tests.games.space_mission.builders import GAME, Table, about_to_build, action, play
from tests.games.space_mission.games import Dice, random_game
from tests.soaking import by_turns

# --- Computer players and the default action for absent players ---

EFFORT = 0
"""As little as the strong one can do with: whole games are played here."""
LEVELS = GAME.meta.levels


def chosen(state: SpaceMissionState, level: str, number: object = 0) -> Action:
    (seat,) = GAME.to_move(state)
    return GAME.choose(
        Question(GAME.view(state, seat), GAME.legal(state, seat), seat, level, EFFORT, stream("choose", number))
    )


def play_out(levels: tuple[str, ...], number: int, **options: str) -> SpaceMissionState:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.setup(len(levels), settle(GAME.meta.options, named), seed("computers", number))
    chance = stream("computers", number)
    while due := GAME.to_move(state):
        seat = due[0]
        choice = GAME.choose(
            Question(GAME.view(state, seat), GAME.legal(state, seat), seat, levels[seat], EFFORT, chance)
        )
        state = GAME.apply(state, seat, choice).state
        assert not GAME.stalled(state) and state.round < 60
    return state


@pytest.mark.parametrize(("level", "seats"), by_turns(product(LEVELS, (2, 3, 4, 5)), 3))
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
    return GAME.choose(
        Question(
            GAME.view(state, seat), among or GAME.legal(state, seat), seat, "easy", 0, cast("Stream", Dice(*draws))
        )
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
        GAME.choose(Question(GAME.view(Table(2).state, 0), (), 0, "easy", 0, stream("nothing")))


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


# --- The strong computer: its candidates, how it divides its effort, and its reasons ---


def searched(state: SpaceMissionState, effort: int, number: object = 0) -> tuple[Outcome, ...]:
    seat = state.turn
    return search(
        ADVICE,
        Question(GAME.view(state, seat), GAME.legal(state, seat), seat, "strong", effort, stream("search", number)),
    )


def why_strong(state: SpaceMissionState, chosen: Action) -> Phrase | None:
    seat = state.turn
    legal = GAME.legal(state, seat)
    return GAME.explain(Question(GAME.view(state, seat), legal, seat, "strong", 40, stream("search", 0)), chosen)


def midst(number: int, seats: int) -> SpaceMissionState:
    """The middle of a random game, where no seat is choosing a tile."""
    moments = [moment for moment in random_game(number, seats, {}) if moment.before.pending is None]
    return moments[len(moments) // 2].before


@pytest.mark.parametrize("effort", [64, 200, 1000])
def test_it_spends_its_effort_and_most_of_it_on_the_best(effort: int) -> None:
    outcomes = searched(midst(1, 2), effort)
    spent = [outcome.samples for outcome in outcomes]
    assert len(spent) == WIDTH and 0.85 * effort <= sum(spent) <= effort
    assert spent == sorted(spent, reverse=True) and spent[0] == spent[1] > 2 * spent[-1]


def test_with_next_to_no_effort_everything_is_tried_once() -> None:
    assert [outcome.samples for outcome in searched(midst(1, 2), 0)] == [3, 3, 2, 2, 1, 1, 1, 1]


def test_the_steady_look_counts_like_some_samples() -> None:
    state = midst(2, 3)
    one, other, *_ = searched(state, 100)
    look = at_a_steady_look(GAME.view(state, state.turn), state.turn)
    assert one.samples == other.samples
    assert one.lead + PRIOR / one.samples * look(one.action) >= other.lead + PRIOR / other.samples * look(other.action)


def test_outcomes_depend_on_the_chance_alone() -> None:
    state = midst(3, 4)
    assert searched(state, 64) == searched(state, 64) != searched(state, 64, "another")


def test_what_promises_most_is_tried_and_few_top_ups_among_it() -> None:
    state = midst(4, 2)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    tried = [candidate.action for candidate in candidates(view, legal, state.turn)]
    judge = at_a_steady_look(view, state.turn)
    assert tried[0] == max(legal, key=judge) and [*map(judge, tried)] == sorted(map(judge, tried), reverse=True)
    assert sum(isinstance(each, TopUp) for each in legal) > TOP_UPS >= sum(isinstance(each, TopUp) for each in tried)


def test_it_builds_when_it_can() -> None:
    assert searched(about_to_build(), 40)[0].action == action("develop 19+20")


def test_it_does_what_came_out_best() -> None:
    state = midst(3, 4)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    one, other, *_ = searched(state, 64)
    assert (
        GAME.choose(Question(view, legal, state.turn, "strong", 64, stream("search", 0))) == one.action != other.action
    )


def test_it_says_how_far_ahead_it_came_and_what_was_next_best() -> None:
    state = about_to_build()
    one, other, *_ = searched(state, 40)
    said = why_strong(state, one.action)
    assert said is not None and said.key == "sm-why-strong" and said.facts["tables"] == one.samples
    assert (said.facts["lead"], said.facts["points"]) == told(one.lead)
    less = round(one.lead) - round(other.lead)
    assert (said.facts["next"], said.facts["less"]) == told(less)
    assert said.facts["other"] == label(GAME.view(state, 0), other.action)
    assert said.facts["because"] == say("sm-because-develop")
    of_the_next = why_strong(state, other.action)
    assert of_the_next is not None and (of_the_next.facts["next"], of_the_next.facts["less"]) == told(-less)


def test_its_reasons_are_the_steady_ones() -> None:
    state = midst(3, 4)
    for outcome in searched(state, 40):
        strong, steady = why_strong(state, outcome.action), why(state, "steady", outcome.action)
        assert strong is not None and steady is not None
        assert strong.facts["because"] == steady.facts["because"]


def told(ahead: float) -> tuple[str, int]:
    """Return a lead as it is told: no number is negative."""
    points = round(ahead)
    return ("level" if points == 0 else "ahead" if points > 0 else "behind"), abs(points)


def test_of_what_it_did_not_think_of_it_says_nothing() -> None:
    state = midst(4, 2)
    tried = {outcome.action for outcome in searched(state, 40)}
    missed = next(each for each in GAME.legal(state, state.turn) if each not in tried)
    assert why_strong(state, missed) is None


# --- A computer player's reasons: what it expected, and the second-best action ---

DEVELOP = action("develop 19+20")
WHIM, THOUGHT = 0, 1
"""What an easy player draws when it acts on a whim, and when it does not."""


def why(state: SpaceMissionState, level: str, chosen: Action, *draws: int) -> Phrase | None:
    """Ask a computer on the seat to move, whose chance is laid out, about an action."""
    seat, chance = state.turn, cast("Stream", Dice(*draws))
    return GAME.explain(Question(GAME.view(state, seat), GAME.legal(state, seat), seat, level, 40, chance), chosen)


def choosing() -> SpaceMissionState:
    """Seat 0 looks at the pile of the freezer."""
    table = Table(2, {"freezer": "water*4 medal*2 mineral-red space"}).hand(0, 2).at(0, "freezer")
    return play(table.state, "0 scan 2").state


def steady_look(state: SpaceMissionState) -> Judge:
    return at_a_steady_look(GAME.view(state, 0), 0)


FLY_TO_HAZARD = say("sm-because-fly", planet=say("sm-planet-hazard"), then="nothing", scan=3, first=2, second=4)
"""The reason for a flight, with the numbers that Hazard shows."""


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (DEVELOP, say("sm-because-develop")),
        (action("fly hazard"), FLY_TO_HAZARD),
    ],
)
def test_the_steady_one_says_its_reason_and_what_was_next_best(chosen: Action, reason: Phrase) -> None:
    state = about_to_build()
    judge = steady_look(state)
    other = max((each for each in GAME.legal(state, 0) if each != chosen), key=judge)
    expected: dict[str, Fact] = {"because": reason, "other": label(GAME.view(state, 0), other)}
    assert why(state, "steady", chosen) == Phrase("game-why-steady", expected)
    assert (other == DEVELOP) == (chosen != DEVELOP), "building is the best here"


def test_of_a_tile_it_says_that_it_promises_most() -> None:
    """Without a number: the button says what the tile adds now, which is less."""
    state, medal = choosing(), action("take medal")
    said = why(state, "steady", medal)
    assert said is not None and steady_look(state)(medal) > 0
    assert said.facts["because"] == say("sm-because-take", tile=say("sm-tile-medal"))


def test_of_a_journey_it_says_what_can_be_done_there() -> None:
    """Seat 0 is beside the freezer, which card 2 scans."""
    state = Table().hand(0, 2).at(0, "hazard").state
    there = next(each for each in GAME.legal(state, 0) if each in (action("fly freezer"), action("jump 2 freezer")))
    said = why(state, "steady", there)
    assert said is not None and isinstance(because := said.facts["because"], Phrase)
    assert because.facts["then"] == ("scan" if isinstance(there, Fly) else "nothing")


def test_a_second_scan_opens_nothing_new() -> None:
    state = Table().hand(0, 2, 19, 20).at(0, "freezer").state
    said = why(state, "easy", action("scan 2"), THOUGHT)
    assert said == say("game-why-easy", because=say("sm-because-scan", again=0))
    one, other = list(SCANS[PLANETS["freezer"].scan])[:2]
    table = Table(2, {"freezer": "water*4 medal*2 mineral-red space"}).hand(0, one, other).at(0, "freezer")
    seen = play(table.state, f"0 scan {one}", "0 take medal").state
    said = why(seen, "easy", action(f"scan {other}"), THOUGHT)
    assert said == say("game-why-easy", because=say("sm-because-scan", again=1))


@pytest.mark.parametrize("mood", [THOUGHT, 4])
def test_the_easy_one_says_what_it_saw_at_first_sight(mood: int) -> None:
    assert why(about_to_build(), "easy", DEVELOP, mood) == say("game-why-easy", because=say("sm-because-develop"))


def test_on_a_whim_the_easy_one_has_no_reason() -> None:
    assert why(about_to_build(), "easy", DEVELOP, WHIM) == say("game-why-whim")


@pytest.mark.parametrize(("discard", "count"), [("-", 0), ("19", 1), ("19+20", 2)])
def test_of_a_top_up_it_says_how_many_cards_go(discard: str, count: int) -> None:
    said = why(about_to_build(), "easy", action(f"top-up {discard}"), THOUGHT)
    assert said == say("game-why-easy", because=say("sm-because-top-up", count=count))


def test_of_the_only_thing_to_do_there_is_nothing_to_say() -> None:
    for level in GAME.meta.levels:
        assert why(Table(2).hand(0).state, level, TopUp(())) == Phrase("game-why-only")


def test_no_other_level_says_anything() -> None:
    with pytest.raises(ValueError, match=r"^there is no level 'grandmaster'$"):
        why(about_to_build(), "grandmaster", DEVELOP)
