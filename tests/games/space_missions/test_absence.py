"""The default action for absent players: it begins and risks nothing and ends what is under way."""

from __future__ import annotations

import pytest

from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, offered, play
from tests.games.space_missions.flights import pad, ready, stacked
from tests.games.space_missions.test_completing import with_bonus
from tests.support.logs import words

HARMLESS = {"thrust": "none none"}


def chosen(state: SpaceMissionsState, *lines: str) -> str:
    """Return what is done for seat 0 after these lines, in words."""
    action = GAME.default(play(state, *lines).state, 0)
    assert action is not None
    return words(action)


def test_who_owes_nothing_does_nothing():
    assert GAME.default(Table(2).state, 1) is None


class TestTheYear:
    def test_handicap_is_a_thrust_backup(self):
        """Every mission begins with thrust."""
        state = GAME.setup(2, {option.id: option.default for option in GAME.meta.options}, bytes(32))
        (seat,) = GAME.to_move(state)
        action = GAME.default(state, seat)
        assert action is not None and words(action) == "enhance thrust-backup"

    def test_a_pass(self):
        assert chosen(Table(2).state) == "pass"

    def test_problems_go_back_on_top(self):
        table = Table(2).deck(0, "thrust", "major", "none", "minor", "minor", "none")
        assert chosen(table.state, "0 specialist tester 1", "0 test thrust") == "put-back"

    def test_nothing_is_announced(self):
        assert chosen(ready(1, 1, 0, thrust_backup=1).state) == "decline"

    def test_nothing_more_is_loaded(self):
        assert chosen(ready(1, 1, 0, thrust_backup=1).state, "0 announce 1 1 0") == "ready"


class TestTheEvent:
    def test_a_launch_in_calm(self):
        assert chosen(pad(1, 1, 0)) == "launch"

    @pytest.mark.parametrize("event", ["guidance-fault", "simulator-error", "gyro-drift-and-sickness", "pump-recall"])
    def test_launch_under_an_event_that_takes_nothing(self, event: str):
        assert chosen(pad(1, 1, 0, HARMLESS, event=event)) == "launch"

    def test_no_launch_into_an_abort(self):
        assert chosen(pad(1, 1, 0, HARMLESS, event="valve-fault")) == "cancel"

    def test_no_launch_that_costs_a_token(self):
        assert chosen(pad(1, 1, 0, HARMLESS, event="valve-fault", thrust_backup=1)) == "cancel"

    def test_no_launch_that_makes_sick(self):
        assert chosen(pad(2, 1, 1, HARMLESS, event="gyro-drift-and-sickness")) == "cancel"

    def test_the_inspection_goes_first_since_it_is_spent_anyway(self):
        state = pad(5, 2, 2, event="telemetry-dropout", life_support_backup=2, inspection=1)
        assert chosen(state, "0 launch") == "give inspection rocket"


class TestTheFlight:
    def test_a_problem_is_solved(self):
        assert chosen(pad(1, 1, 0, {"thrust": "minor minor"}, thrust_backup=1), "0 launch") == "solve thrust-backup"

    def test_21_healthy_astronauts_are_injured_first_and_none_lost(self):
        cards = {**HARMLESS, "life-support": "major"}
        state = pad(5, 2, 2, cards)
        asked = play(state, "0 launch").state
        assert offered(asked) == ["hit healthy", "hit injured"] and asked.pending == "injure"
        assert chosen(asked) == "hit healthy"

    def test_21_injured_are_lost_before_healthy_ones(self):
        cards = {**HARMLESS, "control": "none none", "re-entry": "minor none"}
        asked = play(pad(5, 2, 2, cards, event="cabin-leak-and-sickness"), "0 launch").state
        assert offered(asked) == ["hit healthy", "hit injured"] and asked.pending == "lose"
        assert chosen(asked) == "hit injured"


class TestAfterTheFlight:
    def test_the_gravest_problem_leaves_the_game(self):
        state = play(pad(1, 1, 0, {"thrust": "major none"}), "0 launch").state
        assert offered(state) == ["remove thrust major", "decline"]
        assert chosen(state) == "remove thrust major"

    def test_a_card_without_a_problem_never_does(self):
        """The event aborted it, and only a harmless card was drawn on the way home: without it the deck were worse."""
        state = play(pad(2, 1, 1, {**HARMLESS, "re-entry": "none"}, event="valve-fault"), "0 launch").state
        assert offered(state) == ["remove re-entry none", "decline"]
        assert chosen(state) == "decline"

    def test_the_tile_of_the_year_is_the_bonus(self):
        assert chosen(pad(1, 1, 0, HARMLESS), "0 launch") == "bonus fuel-2"

    def test_with_the_tile_out_of_reach_no_harmless_card_is_removed(self):
        board = ready(1, 1, 0, HARMLESS, inspection=1).stock(1, inspection=1).state
        state = play(with_bonus(board, "inspection"), "0 announce 1 1 0", "0 launch").state
        assert offered(state) == ["bonus remove-drawn-card", "decline"]
        assert chosen(state) == "decline"

    def test_with_the_tile_out_of_reach_a_problem_is_removed(self):
        cards = {"thrust": "minor none"}
        board = ready(1, 1, 0, cards, inspection=1, thrust_backup=1).stock(1, inspection=1).state
        state = stacked(play(with_bonus(board, "inspection"), "0 announce 1 1 0", "0 fill").state, 0, cards)
        state = play(state, "0 launch", "0 solve thrust-backup").state
        assert offered(state) == ["bonus remove-drawn-card", "decline"]
        assert chosen(state) == "bonus remove-drawn-card"

    def test_of_what_was_drawn_the_gravest_is_removed_by_the_bonus(self):
        cards = {"thrust": "none none", "control": "minor", "re-entry": "none"}
        state = pad(2, 1, 1, cards)
        assert chosen(state, "0 launch", "0 decline", "0 bonus remove-drawn-card") == "remove control minor"

    def test_cards_go_back_on_top(self):
        assert chosen(pad(2, 1, 1, HARMLESS), "0 launch", "0 decline") == "put-back"
