"""A barrier on the way of a reward's move: the seat pays or stops (rules 11; rulings 11 and 12)."""

from __future__ import annotations

import pytest

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines.actions import Finish, Pay
from bot.games.skymines.barriers import BARRIER
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Advanced, Stopped
from bot.games.skymines.state import Due, SkyminesState
from tests.games.skymines.positions import owing, position

TAWAC = 1
BEFORE = 5
"""The space of B1 before a barrier of 2 CrypCoin."""


def _before(spaces: int) -> SkyminesState:
    """Return a table where seat 1 has so many spaces left before a barrier."""
    state = with_player(position(2, turn=1), 1, tracks=(0, BEFORE, 0, 0), cash=9)
    return owing(state, Due("barrier", spaces, TAWAC), Due("end"))


def _choose(state: SkyminesState, action: Action) -> tuple[SkyminesState, list[Event]]:
    assert action in BARRIER.options(state, 1)
    assert BARRIER.moves[type(action)].why_not(state, 1, action) is None
    events = list[Event]()
    return BARRIER.moves[type(action)].do(state, 1, action, events), events


def test_a_seat_pays_the_barrier_or_stops() -> None:
    assert BARRIER.options(_before(2), 1) == (Pay(), Finish())


@pytest.mark.parametrize(("spaces", "due"), [(3, (Due("move", 2, TAWAC),)), (2, (Due("move", 1, TAWAC),)), (1, ())])
def test_a_paid_barrier_takes_one_space(spaces: int, due: tuple[Due, ...]) -> None:
    """The spaces that are left are moved after it: another barrier is another question."""
    state, events = _choose(_before(spaces), Pay())
    assert (state.players[1].tracks, state.players[1].cash) == ((0, BEFORE + 1, 0, 0), 7)
    assert events == [Advanced(1, TAWAC, BEFORE, BEFORE + 1, paid=2)]
    assert state.pending == (*due, Due("end"))


def test_a_marker_that_stops_loses_the_rest() -> None:
    """Ruling 12."""
    before = _before(2)
    state, events = _choose(before, Finish())
    assert state.players == before.players
    assert events == [Stopped(1, "barrier", 2, TAWAC)]
    assert state.pending == (Due("end"),)
