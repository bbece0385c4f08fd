"""What follows an action: what is due, the end of a turn, the next participant, the end of a round (rules 2, 17).

Which reward is due in which order is the affair of `gains`; what a round begins with, of `preparation`.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna, with_player
from bot.games.skymines.events import (
    Fulfilled,
    HalfTaken,
    Linked,
    LunaActed,
    LunaPassed,
    Passed,
    Prepared,
    ResearchRefilled,
    Stored,
)
from bot.games.skymines.flow import begin_turn, begun, follow
from bot.games.skymines.rules import DUES, RULES
from bot.games.skymines.state import Deeds, Due, SkyminesState
from tests.games.skymines.luna_table import in_slot, luna_table
from tests.games.skymines.positions import owing, position, with_variant

END = Due("end")
OPEN = Due("half", space="A2-1")
"""A choice between two answers."""


def _followed(state: SkyminesState, *dues: Due, seat: int = 0) -> tuple[SkyminesState, list[Event]]:
    """Return what came of all that is due to a seat in its turn, as far as it follows by itself."""
    events = list[Event]()
    return follow(replace(owing(state, *dues), turn=seat), seat, events, RULES.legal, DUES), events


def _dropped(state: SkyminesState, *seats: int) -> SkyminesState:
    for seat in seats:
        state = with_player(state, seat, dropped=True)
    return state


# -- what is due ------------------------------------------------------------------------------------------------------


def test_an_action_ends_the_turn_when_nothing_else_is_due() -> None:
    """Tasks are looked at after each action (ruling 59); what an action before has brought about counts no more."""
    state = begun(position(deeds=Deeds(targets=3)))
    assert (state.pending, state.deeds) == ((Due("task"), END), Deeds())


def test_rewards_are_gained_by_themselves() -> None:
    state, events = _followed(position(), Due("coin", 3), Due("helium", 2), Due("move", 4, 2), seat=1)
    owner = state.players[1]
    assert (owner.cash, owner.tank, owner.tracks) == (14, 2, (0, 0, 4, 0))
    assert state.pending == ()
    assert events[0] == Stored(1, 2)
    assert events[-1] == Passed(1, 2, 1, 1)


def test_a_move_asks_before_a_barrier() -> None:
    """Ruling 12: A1 has one after space 7."""
    state, _ = _followed(with_player(position(), 0, tracks=(6, 0, 0, 0)), Due("move", 3, 0), END)
    assert state.players[0].tracks == (7, 0, 0, 0)
    assert state.pending == (Due("barrier", 2, 0), END)


def test_what_is_due_waits_for_a_choice() -> None:
    state, _ = _followed(position(), Due("coin", 1), OPEN, Due("coin", 5))
    assert state.players[0].cash == 11
    assert state.pending == (OPEN, Due("coin", 5))


def test_a_choice_with_one_answer_is_made() -> None:
    """A share has no action (ruling 34), so the half that buys a card of the pile follows."""
    state, events = _followed(position(discard=("B01",)), Due("half", card="E01", space="E2-1"))
    assert events == [HalfTaken(0, 2)]
    assert state.pending == (Due("recover", card="E01", space="E2-1"),)


def test_a_choice_without_an_answer_lapses() -> None:
    """Ruling 33: nothing can be moved."""
    before = with_player(position(), 0, tracks=(24, 24, 24, 24))
    assert _followed(before, Due("track", 2), Due("coin", 1))[0] == with_player(before, 0, cash=11)


def test_tasks_are_fulfilled_after_the_action() -> None:
    state = with_player(with_variant(position(), missions=("M1", "M2")), 0, mission="M1", tasks=(1,), tank=6)
    state, events = _followed(state, Due("task"))
    assert events == [Fulfilled(0, "M1", 1, last=True)]
    assert state.pending == ()


def test_a_mission_may_be_linked_after_the_action() -> None:
    state = with_player(with_variant(position(), missions=("M1", "M2")), 0, tasks=(0, 1, 2), tank=6)
    assert _followed(state, Due("task"), END)[0].pending == (Due("link"), END)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def _after_turn(state: SkyminesState, seat: int = 0) -> tuple[SkyminesState, list[Event]]:
    return _followed(state, END, seat=seat)


@pytest.mark.parametrize(("after", "following"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_round(after: int, following: int) -> None:
    state, _ = _after_turn(position(turn=after, turns=4, deeds=Deeds(value=3)), after)
    assert (state.turn, state.turns, state.round, state.phase) == (following, 5, 2, "actions")
    assert (state.pending, state.deeds) == ((), Deeds())


def test_seats_that_dropped_out_have_no_turn() -> None:
    assert _after_turn(_dropped(position(), 1))[0].turn == 2
    assert _after_turn(_dropped(position(), 1, 2))[0].turn == 0


def test_a_round_ends_when_all_have_dropped_out() -> None:
    state, events = _after_turn(_dropped(position(), 0, 1, 2))
    assert (state.round, state.phase) == (3, "planning")
    assert isinstance(events[-1], Prepared)


def test_research_display_is_refilled_after_the_turn() -> None:
    """Rules 10.1: each row from its own supply, the left space first; all see the new plans."""
    rows = (("", "A01", "", "A02"), ("B01", "B02", "B03", "B04"), ("C01", "", "C02", "C03"))
    state = position(research_display=rows, plans=(("A05", "A06", "A07"), ("B05",), ("C05", "C06")))
    state, events = _after_turn(state)
    assert state.research_display == (("A05", "A01", "A06", "A02"), rows[1], ("C01", "C05", "C02", "C03"))
    assert state.plans == (("A07",), ("B05",), ("C06",))
    assert events == [ResearchRefilled(("A05", "A06", "C05"))]
    assert state.knowledge == (1, 1, 1)


def test_a_supply_that_is_out_leaves_spaces_empty() -> None:
    rows = (("", "A01", "", "A02"), ("", "B02", "B03", "B04"), ("C01", "C04", "C02", "C03"))
    state, events = _after_turn(position(research_display=rows, plans=(("A05",), (), ())))
    assert state.research_display == (("A05", "A01", "", "A02"), *rows[1:])
    assert events == [ResearchRefilled(("A05",))]
    after, events = _after_turn(position(research_display=state.research_display, plans=((), (), ())))
    assert (after.research_display, events, after.knowledge) == (state.research_display, [], (0, 0, 0))


def test_a_space_that_is_empty_in_each_row_is_refilled() -> None:
    rows = (("", "A01", "A03", "A02"), ("B01", "", "B03", "B04"), ("C01", "C04", "C02", ""))
    state, _ = _after_turn(position(research_display=rows, plans=(("A05",), ("B05",), ("C05",))))
    assert [row.count("") for row in state.research_display] == [0, 0, 0]


# -- Luna -------------------------------------------------------------------------------------------------------------


def _with_luna(**changes: Any) -> SkyminesState:
    """Return a table of two and Luna, who has a card in her slots B and E."""
    return in_slot(luna_table(seats=2, **changes), "I-9")


def test_luna_acts_after_the_last_seat() -> None:
    """Rules 17.1: the last one as seen from the seat that began the round."""
    state, events = _after_turn(_with_luna(), 0)
    assert (state.turn, events) == (1, [])
    state, events = _after_turn(_with_luna(), 1)
    assert (state.turn, events[0]) == (0, LunaActed(1, "I-9"))
    assert luna_of(state).slots == ("", "", "", "", "I-1")
    state, events = _after_turn(_with_luna(starter=1), 0)
    assert (state.turn, events[0]) == (1, LunaActed(1, "I-9"))
    assert _after_turn(_with_luna(starter=1), 1)[1] == []


def test_research_display_is_refilled_after_luna() -> None:
    """I-9 discards a plan."""
    state, events = _after_turn(_with_luna(), 1)
    assert isinstance(events[-1], ResearchRefilled)
    assert not any("" in row for row in state.research_display)


def test_luna_has_no_turn_after_she_passed() -> None:
    state, events = _after_turn(with_luna(_with_luna(), passed=True), 1)
    assert (state.turn, events) == (0, [])


def test_a_round_ends_when_luna_has_passed_too() -> None:
    """She takes the turns that are left to her one after the other."""
    state, events = _after_turn(_dropped(_with_luna(), 0, 1), 1)
    assert [event.slot for event in events if isinstance(event, LunaActed)] == [1, 4]
    assert [type(event) for event in events if isinstance(event, LunaPassed | Prepared)] == [LunaPassed, Prepared]
    assert state.round == 3
    assert _after_turn(with_luna(_dropped(_with_luna(), 0), passed=True), 0)[0].turn == 1


# -- the start of a turn ----------------------------------------------------------------------------------------------


def test_levels_are_fixed_when_a_turn_begins() -> None:
    """Ruling 15: thresholds of A1 lie after spaces 5 and 13, of B1 after 6 and 16, of D1 after 3 and 12."""
    state = with_player(position(), 1, tracks=(14, 6, 0, 4))
    state, _ = _after_turn(state)
    assert [player.levels for player in state.players] == [(0,) * 4, (2, 0, 0, 1), (0,) * 4]


@pytest.mark.parametrize(("place", "before", "more"), [(6, 0, 0), (7, 0, 1), (17, 0, 2), (17, 1, 1), (7, 1, 0)])
def test_b1_brings_a_marker_for_each_threshold(place: int, before: int, more: int) -> None:
    """It comes once, with the first turn in which the level counts."""
    state = with_player(position(), 2, tracks=(0, place, 4, 0), levels=(0, before, 0, 0), markers=1)
    state = begin_turn(state, 2, [])
    assert state.players[2].markers == 1 + more
    assert begin_turn(state, 2, []) == state


def test_other_tracks_bring_no_marker() -> None:
    state = with_player(position(tracks=("A1", "B2", "C1", "D1")), 0, tracks=(24, 24, 24, 24), markers=1)
    assert begin_turn(state, 0, []).players[0].markers == 1


def test_tasks_are_looked_at_before_the_action() -> None:
    """Ruling 59: what others did may have met them."""
    state = with_player(with_variant(position(), missions=("M1",)), 1, tasks=(0, 1, 2), tank=6)
    assert _after_turn(state)[1] == [Linked(1, "M1"), Fulfilled(1, "M1", 1)]
