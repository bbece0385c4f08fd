"""Computer players: what they see, and that they play sensibly."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.contract import Question
from bot.games.space_missions.actions import Put, Specialist
from bot.games.space_missions.judgement import Judgement
from bot.games.space_missions.material import TECHNOLOGIES, mission_of
from bot.games.space_missions.odds import FRESH, Aboard, Mix, odds
from bot.games.space_missions.outlook import Outlook
from bot.games.space_missions.speech.words import technology
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.why import because
from bot.games.space_missions.year_evaluator import YearEvaluator, removals
from tests.games.script import seed, stream
from tests.games.space_missions.builders import GAME, Table, play
from tests.selfplay.play import play as selfplay
from tests.support.logs import words

NOTHING = ((0,) * 5,) * 4


def chosen(state: SpaceMissionsState, level: str = "steady", number: int = 0) -> str:
    seat = state.turn
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return words(GAME.choose(Question(view, legal, seat, level, 0, stream("choice", number))))


# The odds


def rocket(thrust: int) -> tuple[tuple[int, ...], ...]:
    return ((0, thrust, 0, 0, 0), *NOTHING[1:])


def test_the_odds_of_the_first_mission_are_those_of_two_cards() -> None:
    """Of a fresh deck two cards in two steps: without a backup both must be harmless."""
    deck = Mix(1, 2, 2)
    mixes = (deck,) * len(TECHNOLOGIES)
    assert odds(1, mixes, Aboard(rocket(0), 0, 0)).success == pytest.approx(2 / 5 * 1 / 4)
    # With one backup one minor problem may come: none, none; minor, none; none, minor.
    with_one = odds(1, mixes, Aboard(rocket(1), 0, 0)).success
    assert with_one == pytest.approx((2 * 1 + 2 * 2 + 2 * 2) / 20)


def test_a_major_problem_takes_two_backups() -> None:
    mixes = (Mix(1, 0, 1),) * len(TECHNOLOGIES)
    assert odds(1, mixes, Aboard(rocket(1), 0, 0)).success == pytest.approx(0)
    assert odds(1, mixes, Aboard(rocket(2), 0, 0)).success == pytest.approx(1)


def test_harmless_decks_bring_everybody_home() -> None:
    mixes = (Mix(0, 0, 5),) * len(TECHNOLOGIES)
    found = odds(5, mixes, Aboard(NOTHING, 0, 2))
    assert (found.success, found.healthy, found.lost) == (pytest.approx(1), pytest.approx(2), pytest.approx(0))


def test_the_crew_pays_for_the_re_entry() -> None:
    mixes = tuple(Mix(0, 2, 0) if name == "re-entry" else Mix(0, 0, 5) for name in TECHNOLOGIES)
    found = odds(5, mixes, Aboard(NOTHING, 0, 2))
    assert (found.success, found.lost) == (pytest.approx(0), pytest.approx(2))
    backed = ((0,) * 5, (0,) * 5, (0, 0, 0, 1, 0), (0,) * 5)
    found = odds(5, mixes, Aboard(backed, 0, 2))
    assert (found.success, found.healthy, found.lost) == (pytest.approx(1), pytest.approx(1), pytest.approx(1))


@pytest.mark.parametrize("mission", range(1, 9))
def test_more_tokens_never_harm(mission: int) -> None:
    mixes = (FRESH,) * len(TECHNOLOGIES)
    crew = 2
    before = -1.0
    for count in range(4):
        slots = ((count,) * 4 + (0,),) * 4
        now = odds(mission, mixes, Aboard(slots, count, crew)).success
        assert now >= before - 1e-9
        before = now


# What a deck may hold, and what tests promise


def test_a_deck_is_known_as_far_as_it_was_seen() -> None:
    table = Table(2).deck(0, "thrust", "none", "minor", "minor").knows(0, "thrust")
    mixes = Outlook(GAME.view(table.state, 0), 0).mixes
    assert mixes[0] == Mix(0, 2, 1)
    fresh = Outlook(GAME.view(table.state, 0), 0).mixes[1]
    assert fresh.majors == 1 and 2 < fresh.minors < 3


def test_what_lies_on_top_is_what_a_test_finds() -> None:
    table = Table(2).deck(0, "thrust", "major", "none", "none", "minor", "minor").knows(0, "thrust", 1, 2, 3)
    outlook = Outlook(GAME.view(table.state, 0), 0)
    deck = outlook.me.decks[0]
    assert removals(deck, outlook.mixes[0], "test-1-3") == (1.0, 0.0)
    assert removals(deck, outlook.mixes[0], "test-2") == (0.0, 0.0)


# Single decisions


def test_problems_leave_the_game_in_a_test() -> None:
    table = Table(2).deck(0, "thrust", "none", "major", "minor", "minor", "none")
    state = play(table.state, "0 specialist tester 1", "0 test thrust").state
    assert chosen(state) == "draw"
    state = play(state, "0 draw").state
    assert chosen(state) == "remove thrust major"


def test_a_minor_problem_is_removed_when_no_major_one_came() -> None:
    table = Table(2).deck(0, "thrust", "none", "minor", "minor", "major", "none")
    state = play(table.state, "0 specialist tester 1", "0 test thrust", "0 draw", "0 draw").state
    assert chosen(state) == "remove thrust minor"


def test_no_launch_into_an_abort() -> None:
    table = Table(2, phase="announce").stock(0, fuel=1).events("valve-fault")
    assert chosen(play(table.state, "0 announce 1 1 0").state) == "cancel"


def test_a_good_flight_is_launched_and_filled() -> None:
    table = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1).events("all-clear-1")
    table = table.deck(0, "thrust", "none", "none").knows(0, "thrust")
    assert chosen(table.state) == "announce 1 1 0"
    state = play(table.state, "0 announce 1 1 0").state
    assert chosen(state) == "fill"
    assert chosen(play(state, "0 fill").state) == "launch"


def test_an_inspection_is_given_before_a_backup() -> None:
    table = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1, inspection=1).events("valve-fault")
    state = play(table.state, "0 announce 1 1 0", "0 fill", "0 launch").state
    assert chosen(state) == "give inspection rocket"


def test_problems_are_solved() -> None:
    table = Table(2, phase="announce").stock(0, fuel=1, thrust_backup=1).events("all-clear-1")
    state = play(table.deck(0, "thrust", "minor", "minor").state, "0 announce 1 1 0", "0 fill", "0 launch").state
    assert chosen(state) == "solve thrust-backup"


@pytest.mark.parametrize("rid", ["thrust", "control"])
def test_a_hint_to_test_names_what_is_then_tested(rid: str) -> None:
    """The technology of the mission in view whose deck still has problems."""
    table = Table(2).stock(0, fuel=1).succeeded(0, 1).deck(0, rid, "none").knows(0, rid)
    said = because(GAME.view(table.state, 0), 0, Specialist("tester", 1))
    tested = chosen(play(table.state, "0 specialist tester 1").state).split()[-1]
    assert said.key == "sms-because-tests" and said.facts["technology"] == technology(tested)
    assert tested != rid


def test_the_missing_fuel_is_fetched() -> None:
    """With all but the fuel for a safe mission in hand, no action is worth as much as fuel."""
    table = (
        Table(2)
        .stock(0, thrust_backup=1)
        .deck(0, "thrust", "none", "none")
        .knows(0, "thrust")
        .hand(0, "engineer", "spy")
    )
    planner = YearEvaluator(Outlook(GAME.view(table.state, 0), 0))
    assert planner.target is not None and planner.target.fuel == 1
    assert planner.gain(("fuel", "fuel")) > planner.gain(("develop",))
    assert chosen(table.state) == "specialist engineer 2"


# Levels


def test_lunar_success_is_preferred() -> None:
    def sought(*scored: str) -> float:
        given = {each: "scored" if each in scored else "unscored" for each in ("lunar", "manned", "unmanned")}
        outlook = Outlook(GAME.view(Table(2, 1962, "actions", None, **given).succeeded(0, 1).state, 0), 0)
        return outlook.success_worth(mission_of(4))

    alone = sought()
    assert sought("lunar") - alone > 1.9 * 2.2 > sought("unmanned") - alone > 0


def test_unknown_levels_and_empty_lists_are_refused() -> None:
    state = Table(2).state
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    with pytest.raises(ValueError, match="genius"):
        GAME.choose(Question(view, legal, 0, "genius", 0, stream()))
    with pytest.raises(ValueError, match="0 actions"):
        GAME.choose(Question(view, (), 0, "easy", 0, stream()))
    with pytest.raises(ValueError, match="genius"):
        GAME.explain(Question(view, legal, 0, "genius", 0, stream()), legal[0])


def test_best_of_equals_does_not_depend_on_cards_given_back() -> None:
    table = Table(2).deck(0, "thrust", "none", "none", "minor", "minor", "major")
    state = play(table.state, "0 specialist scientist 1", "0 test thrust").state
    assert any(isinstance(action, Put) for action in GAME.legal(state, 0))
    assert chosen(state) == "put-back"


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_easy_clearly(seats: int) -> None:
    points = {"easy": 0, "steady": 0}
    for number in range(2):
        record = selfplay(GAME, seats, seed("levels", number), ("easy", "steady"), {})
        for result in record.result:
            assert result.seat is not None
            points[("easy", "steady")[result.seat % 2]] += result.total
    assert points["steady"] > 1.3 * points["easy"]


def test_steady_lands_on_the_moon_sooner_or_later() -> None:
    """The simple players by whom the edition was tuned did so in 80 of 100 games of three."""
    records = [selfplay(GAME, 3, seed("moon", number), ("steady",), {}) for number in range(3)]
    ends = [record.entries[-1].happened[-1]["reason"] for record in records]
    assert "landing" in ends
    totals = [result.total for record in records for result in record.result]
    assert sum(totals) / len(totals) > 50


def test_a_judgement_looks_at_the_view_alone() -> None:
    state = Table(2).state
    view = GAME.view(state, 0)
    hidden = GAME.view(replace(state, events=state.events[::-1]), 0)
    for action in GAME.legal(state, 0):
        assert Judgement(view, 0).worth(action) == Judgement(hidden, 0).worth(action)
