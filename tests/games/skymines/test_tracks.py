"""Company tracks and the tank track (rules 7.2, 11; rulings 11, 12, 14, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.events import Event
from bot.games.skymines.change import with_luna, with_player
from bot.games.skymines.events import Advanced, Passed, Stopped, Stored
from bot.games.skymines.luna.steps import gain
from bot.games.skymines.material import LUNA, TANK_LAST, TANK_SLOT_AT
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.tank import store
from bot.games.skymines.tracks import (
    advance,
    barrier_ahead,
    bonus,
    can_move_free,
    farthest,
    level,
    move,
    shares_on_track,
)
from tests.games.skymines.builders import table

ASTROGO, TAWAC, SKYMINE, MINERVA = range(4)


def standing_at(company: int, place: int, seat: int = 0, **changes: Any) -> SkyminesState:
    state = table(3)
    tracks = [0, 0, 0, 0]
    tracks[company] = place
    return with_player(state, seat, tracks=tuple(tracks), **changes)


def moved(
    state: SkyminesState, company: int, steps: int, *, pay: bool = True
) -> tuple[SkyminesState, int, list[Event]]:
    events: list[Event] = []
    state, left = advance(state, 0, company, steps, events, pay=pay)
    return state, left, events


def test_a_marker_moves_space_by_space() -> None:
    state, left, events = moved(table(), SKYMINE, 2)
    assert (state.players[0].tracks, left) == ((0, 0, 2, 0), 0)
    assert events == [Advanced(0, SKYMINE, 0, 2)]


@pytest.mark.parametrize(("place", "shares"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (24, 10)])
def test_the_last_share_icon_reached_counts(place: int, shares: int) -> None:
    assert shares_on_track(standing_at(SKYMINE, place), 0, SKYMINE) == shares


def test_a_barrier_is_paid_on_the_way() -> None:
    state, left, events = moved(standing_at(ASTROGO, 6), ASTROGO, 3)
    assert (state.players[0].tracks[ASTROGO], state.players[0].cash, left) == (9, 9, 0)
    assert events == [Advanced(0, ASTROGO, 6, 9, paid=1)]


def test_a_marker_stops_before_a_barrier_it_cannot_pay() -> None:
    state, left, events = moved(standing_at(ASTROGO, 6, cash=0), ASTROGO, 3)
    assert (state.players[0].tracks[ASTROGO], left) == (7, 2)
    assert events == [Advanced(0, ASTROGO, 6, 7)]
    assert farthest(standing_at(ASTROGO, 6, cash=0), 0, ASTROGO, 3) == 1


def test_a_marker_stops_before_a_barrier_it_does_not_pay() -> None:
    state, left, _ = moved(standing_at(ASTROGO, 6), ASTROGO, 3, pay=False)
    assert (state.players[0].tracks[ASTROGO], state.players[0].cash, left) == (7, 10, 2)


def test_a_marker_that_cannot_move_tells_of_no_move() -> None:
    state, left, events = moved(standing_at(ASTROGO, 7), ASTROGO, 3, pay=False)
    assert (state, left, events) == (standing_at(ASTROGO, 7), 3, [])


def test_each_barrier_on_the_way_is_paid() -> None:
    """B1: 2 CrypCoin for the first barrier, 1 for the threshold, and the second barrier costs 2 again."""
    poor = standing_at(TAWAC, 5, cash=2)
    assert farthest(poor, 0, TAWAC, 12) == 10
    state, left, _ = moved(poor, TAWAC, 12)
    assert (state.players[0].tracks[TAWAC], state.players[0].cash, left) == (15, 1, 2)


def test_a_marker_stays_on_the_last_space() -> None:
    state, left, _ = moved(standing_at(ASTROGO, 23), ASTROGO, 5)
    assert (state.players[0].tracks[ASTROGO], left) == (24, 4)
    assert not can_move_free(state, 0, ASTROGO)


def test_coins_of_a_threshold_pay_a_later_barrier() -> None:
    """Ruling 11: spaces are entered one by one."""
    poor = standing_at(ASTROGO, 13, cash=0)
    state, left, events = moved(poor, ASTROGO, 4)
    assert (state.players[0].tracks[ASTROGO], state.players[0].cash, left) == (17, 0, 0)
    assert events == [Advanced(0, ASTROGO, 13, 17, paid=2), Passed(0, ASTROGO, 2, 2)]
    assert farthest(poor, 0, ASTROGO, 4) == 4


def test_a_threshold_pays_whoever_passed_it_before() -> None:
    """Ruling 14: not those who stand on the space before it."""
    state = standing_at(ASTROGO, 6, seat=1)
    state = with_player(state, 2, tracks=(5, 0, 0, 0))
    state = with_player(state, 0, tracks=(5, 0, 0, 0))
    state, _, events = moved(state, ASTROGO, 1)
    assert [player.cash for player in state.players] == [11, 11, 10]
    assert events[-1] == Passed(0, ASTROGO, 1, 1, (1,))


def test_a_threshold_pays_luna_who_passed_it_before() -> None:
    """Ruling 14: she is a participant, too."""
    state = with_luna(table(2, options={"luna": "1"}), tracks=(6, 0, 0, 0), cash=4)
    state = with_player(state, 0, tracks=(5, 0, 0, 0))
    state, _, events = moved(state, ASTROGO, 1)
    assert state.luna is not None
    assert (state.luna.cash, events[-1]) == (5, Passed(0, ASTROGO, 1, 1, (LUNA,)))


def test_the_level_counts_passed_thresholds() -> None:
    levels = [level(standing_at(ASTROGO, place), 0, ASTROGO) for place in (5, 6, 13, 14)]
    assert levels == [0, 1, 1, 2]


def test_a_bonus_counts_as_the_turn_began() -> None:
    """Ruling 15: a threshold passed now counts from the next turn on."""
    state, _, _ = moved(standing_at(ASTROGO, 5), ASTROGO, 1)
    assert bonus(state, 0, "A1") == 0
    assert bonus(with_player(state, 0, levels=(1, 0, 0, 0)), 0, "A1") == 1
    assert bonus(with_player(state, 0, levels=(1, 0, 0, 0)), 0, "E2") == 0


def test_a_reward_asks_before_a_barrier_that_can_be_paid() -> None:
    """Ruling 12: the player may stop; the rest is lost."""
    events: list[Event] = []
    state, left = move(standing_at(ASTROGO, 6, cash=1), 0, ASTROGO, 3, events)
    assert (left, barrier_ahead(state, 0, ASTROGO)) == (2, 1)
    assert events == [Advanced(0, ASTROGO, 6, 7)]


@pytest.mark.parametrize(("place", "cash", "what"), [(6, 0, "barrier"), (23, 5, "end")])
def test_a_reward_that_cannot_go_on_is_lost(place: int, cash: int, what: str) -> None:
    events: list[Event] = []
    _, left = move(standing_at(ASTROGO, place, cash=cash), 0, ASTROGO, 3, events)
    assert left == 0
    assert events[-1] == Stopped(0, what, 2, ASTROGO)


def test_the_tank_pays_beyond_its_last_space() -> None:
    events: list[Event] = []
    state = store(with_player(table(), 0, tank=TANK_LAST - 1), 0, 3, events)
    assert (state.players[0].tank, state.players[0].cash) == (TANK_LAST, 14)
    assert events == [Stored(0, TANK_LAST, 4)]


def test_the_tank_switches_a_slot_on_once() -> None:
    events: list[Event] = []
    state = store(with_player(table(), 0, tank=TANK_SLOT_AT - 2), 0, 2, events)
    store(state, 0, 1, events)
    assert [event.slot for event in events if isinstance(event, Stored)] == [True, False]


@pytest.mark.parametrize(("level", "slot"), [(0, False), (1, True)])
def test_lunas_tank_opens_no_slot_on_her_first_level(level: int, slot: bool) -> None:
    events: list[Event] = []
    gain(with_luna(table(2, options={"luna": str(level)}), tank=TANK_SLOT_AT - 1), events, helium=1)
    assert Stored(LUNA, TANK_SLOT_AT, slot=slot) in events


def test_luna_pays_what_she_has_and_goes_on() -> None:
    state = table(2, options={"luna": "1"})
    state = with_luna(state, tracks=(6, 0, 0, 0), cash=0)
    state, left = advance(state, LUNA, ASTROGO, 3, [], pay=True)
    assert state.luna is not None
    assert (state.luna.tracks[ASTROGO], state.luna.cash, left) == (9, 0, 0)


def test_luna_gains_coins_past_the_end() -> None:
    state = with_luna(table(2, options={"luna": "1"}), tracks=(23, 0, 0, 0), cash=0)
    state, left = advance(state, LUNA, ASTROGO, 3, [], pay=True)
    assert state.luna is not None
    assert (state.luna.tracks[ASTROGO], state.luna.cash, left) == (24, 4, 0)
