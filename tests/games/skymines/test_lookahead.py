"""Lookahead: what a seat could do in the Action phase, and what stops its plan."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.lookahead import LookaheadResult
from bot.games.history.premoves import relevant_digest
from bot.games.skymines.actions import Advance, Place, Plan, Resources
from bot.games.skymines.change import with_player
from bot.games.skymines.game import Skymines
from bot.games.skymines.material import NONE
from bot.games.skymines.state import SkyminesState
from tests.games.skymines.builders import at, first

GAME = Skymines()


def ready() -> SkyminesState:
    """The Action phase of the first round: seat 0 is to act; each seat has a resource card and energy."""
    state = first(3)
    while state.phase != "actions":
        (seat, *_) = GAME.to_move(state)
        plan = Plan((f"titanium2-{seat}", f"minerals1-{seat}", f"energy2-{seat}"))
        legal = GAME.legal(state, seat)
        state = GAME.apply(state, seat, plan if plan in legal else legal[0]).state
    return replace(state, turn=0)


def ahead(state: SkyminesState, seat: int, *planned: Action) -> LookaheadResult:
    return GAME.look_ahead(GAME.view(state, seat), seat, planned)


def digest(state: SkyminesState, seat: int) -> str:
    return relevant_digest(GAME, GAME.view(state, seat), seat)


def test_a_waiting_seat_foresees_its_own_turn() -> None:
    state = ready()
    assert ahead(state, 0).actions == GAME.legal(state, 0)
    for seat in (1, 2):
        assert ahead(state, seat).actions == GAME.legal(replace(state, turn=seat), seat) != ()
        assert ahead(state, seat).certain


def test_several_turns_may_be_planned() -> None:
    first_turn, second_turn = Place("tile-plus"), Resources((f"titanium2-{1}",), NONE)
    assert second_turn in ahead(ready(), 1, first_turn).actions
    assert first_turn not in ahead(ready(), 1, first_turn).actions
    due = ahead(ready(), 1, first_turn, second_turn)
    assert any(isinstance(action, Advance) for action in due.actions), (
        "the units that are left are a choice of the turn"
    )


def test_what_is_not_legal_then_ends_the_plan() -> None:
    assert ahead(ready(), 1, Resources(("titanium2-0",), NONE)).actions == ()
    assert ahead(ready(), 1, Place("tile-plus"), Place("tile-plus")).actions == ()


def test_who_has_dropped_out_foresees_nothing() -> None:
    state = GAME.apply(ready(), 0, GAME.legal(ready(), 0)[-1]).state
    while GAME.to_move(state) == (0,):
        state = GAME.apply(state, 0, GAME.legal(state, 0)[-1]).state
    assert ahead(state, 0).actions == () != ahead(state, 1).actions


def test_nothing_is_foreseen_beyond_a_secret_choice() -> None:
    state = first(2)
    chosen = GAME.legal(state, 0)[0]
    assert ahead(state, 0).actions == GAME.legal(state, 0)
    later = ahead(state, 0, chosen)
    assert later.actions == GAME.legal(GAME.apply(state, 0, chosen).state, 0)


def test_what_lies_on_another_board_stops_no_plan() -> None:
    assert digest(with_player(ready(), 0, cash=3), 1) == digest(ready(), 1)


def test_a_space_that_is_taken_stops_a_plan() -> None:
    state = GAME.apply(ready(), 0, Place("tile-plus")).state
    assert Place("tile-plus") in ahead(ready(), 2).actions
    assert digest(state, 2) != digest(ready(), 2)


def test_own_board_the_map_and_the_display_stop_a_plan() -> None:
    state = ready()
    (bought,) = [action for action in GAME.legal(state, 0) if isinstance(action, Resources) and action.buy != NONE][:1]
    for changed in (with_player(state, 1, cash=3), at(state, "minerva", 16), GAME.apply(state, 0, bought).state):
        assert digest(changed, 1) != digest(state, 1)
