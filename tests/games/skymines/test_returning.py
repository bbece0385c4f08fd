"""Pieces that return, and outposts that are removed (rules 5, 16; rulings 30, 33, 40)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.skymines import refusals_of_boards as refusals
from bot.games.skymines.actions import Finish, Remove, Return
from bot.games.skymines.events import Removed, Returned
from bot.games.skymines.material import COMPANIES, NOBODY
from bot.games.skymines.returning import going_back
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState, Station
from tests.games.skymines.boards import (
    ASTROGO,
    MINERVA,
    SKYMINE,
    expanded,
    options,
    play,
    refusal,
    refused,
    standing,
    with_vacated,
)
from tests.games.skymines.builders import table

LEFT, MIDDLE, RIGHT = range(3)


def ousting(*vacated: int, opened: tuple[int, ...] = ()) -> SkyminesState:
    """Return the state after an expansion that ousts one outpost of Skymine, whose station is like this."""
    state = standing(table(), SKYMINE, 21)
    return expanded(with_vacated(state, SKYMINE, *vacated, opened=opened), MINERVA, 2, 21).state


def removing(state: SkyminesState, amount: int) -> SkyminesState:
    return replace(state, pending=(Due("remove", amount),))


def test_pieces_going_back_come_in_the_order_of_what_is_due() -> None:
    dues = (
        Due("expand", 1, MINERVA, ousted=((SKYMINE, 21), (ASTROGO, 3))),
        Due("coin", 2),
        Due("return", company=MINERVA, targets=(4,)),
    )
    assert going_back(replace(table(), pending=dues)) == ((SKYMINE, 21), (ASTROGO, 3), (MINERVA, 4))
    assert going_back(replace(table(), pending=dues[::-1])) == ((MINERVA, 4), (SKYMINE, 21), (ASTROGO, 3))


# -- returning --------------------------------------------------------------------------------------------------------


def test_return_is_asked_where_coin_icons_differ() -> None:
    """Ruling 30: the column is free; the third spaces of left and middle show 0 and 1."""
    state = ousting(3, 3, 0)
    assert options(state) == (Return(1), Return(2))
    outcome = play(state, Return(2))
    assert outcome.events == [Returned(SKYMINE, 21, MIDDLE)]
    assert outcome.state.stations[SKYMINE].vacated == (3, 2, 0)


def test_return_is_not_asked_where_coin_icons_are_alike() -> None:
    assert ousting(4, 4, 0).stations[SKYMINE].vacated == (3, 4, 0)


def test_return_is_not_asked_with_room_in_one_column() -> None:
    assert ousting(0, 0, 2).stations[SKYMINE].vacated == (0, 0, 1)


def test_return_avoids_the_crossed_out_space() -> None:
    state = ousting(5, 0, 0)
    assert state.stations[SKYMINE] == Station((4, 0, 0), (True, False, False))


def test_piece_without_room_is_out_of_the_game() -> None:
    """Ruling 40: of the opened columns only the crossed-out spaces are vacant."""
    state = standing(table(), SKYMINE, 21)
    state = with_vacated(state, SKYMINE, 1, 0, 1, opened=(LEFT, RIGHT))
    outcome = expanded(state, MINERVA, 2, 21)
    assert outcome.events[-2] == Returned(SKYMINE, 21, NOBODY)
    assert outcome.state.removed[SKYMINE] == (3, 0)
    assert outcome.state.stations[SKYMINE] == Station((1, 0, 1), (True, False, True))
    assert [each.kind for each in outcome.state.pending] == ["coin"]


def test_second_piece_without_room_is_out_of_the_game() -> None:
    state = standing(table(), SKYMINE, 21, 23)
    state = with_vacated(state, SKYMINE, 1, 0, 0)
    outcome = expanded(state, MINERVA, 4, 21, 23)
    assert [event for event in outcome.events if isinstance(event, Returned)] == [
        Returned(SKYMINE, 23, NOBODY),
        Returned(SKYMINE, 21, LEFT),
    ]


def test_belt_outposts_return_to_outer_columns() -> None:
    state = standing(table(board="belt"), ASTROGO, 18)
    state = expanded(with_vacated(state, ASTROGO, 3, 2, 1), MINERVA, 2, 118).state
    assert options(state) == (Return(1), Return(3))
    assert refused(state, Return(2)) == "no-column 16.1"


def test_belt_shuttles_return_to_the_middle_column() -> None:
    """Ruling 40: to the lowest vacant space, never to the crossed-out one."""
    state = standing(standing(table(board="belt"), MINERVA, 18), ASTROGO, 19, column=MIDDLE)
    state = expanded(with_vacated(state, ASTROGO, 3, 5, 1), MINERVA, 2, 19).state
    assert state.stations[ASTROGO] == Station((3, 4, 1), (False, True, False))


def test_belt_shuttle_without_room_is_out_of_the_game() -> None:
    state = standing(standing(table(board="belt"), MINERVA, 18), ASTROGO, 19, column=MIDDLE)
    state = with_vacated(state, ASTROGO, 3, 1, 1, opened=(MIDDLE,))
    outcome = expanded(state, MINERVA, 2, 19)
    assert Returned(ASTROGO, 19, NOBODY) in outcome.events
    assert outcome.state.removed[ASTROGO] == (4, 2)
    assert outcome.state.stations[ASTROGO].vacated == (3, 1, 1)


def test_refused_returns() -> None:
    state = ousting(3, 3, 1, opened=(RIGHT,))
    assert refused(state, Return(4)) == "no-column 5.5"
    assert refused(state, Return(3)) == "column-full 5.7"
    alike = replace(with_vacated(state, SKYMINE, 4, 4, 0), pending=state.pending[:1])
    assert options(alike) == (Return(1),)
    assert refused(alike, Return(2)) == "same-coins 5.7"
    assert refusal(alike, Return(2)) == refusals.same_coins(MIDDLE, SKYMINE, LEFT)


def test_columns_that_hide_as_much_are_named_by_number() -> None:
    found = refusals.same_coins(MIDDLE, SKYMINE, LEFT)
    assert found.reason.facts == {"column": 2, "company": words.company(SKYMINE)}
    assert found.remedy.facts == {"column": 1}


def test_refused_returns_on_the_belt_name_columns_of_such_pieces() -> None:
    state = with_vacated(table(board="belt"), ASTROGO, 3, 2, 1)
    outpost = replace(state, pending=(Due("return", company=ASTROGO, targets=(18,)),))
    assert refusal(outpost, Return(2)) == refusals.no_column(MIDDLE, (LEFT, RIGHT))
    shuttle = replace(state, pending=(Due("return", company=ASTROGO, targets=(19,)),))
    assert refusal(shuttle, Return(1)) == refusals.no_column(LEFT, (MIDDLE,))


# -- removing ---------------------------------------------------------------------------------------------------------


def test_outpost_is_removed_from_any_column_of_any_station() -> None:
    """Ruling 33."""
    state = removing(with_vacated(table(), SKYMINE, 5, 0, 0), 1)
    assert options(state) == tuple(
        [
            Remove(company, column)
            for company in COMPANIES
            for column in (1, 2, 3)
            if (company, column) != ("skymine", 1)
        ]
    )
    outcome = play(state, Remove("tawac", 3))
    assert outcome.events == [Removed(0, 1, RIGHT)]
    assert outcome.state.stations[1].vacated == (0, 0, 1)
    assert outcome.state.removed[1] == (1, 0)
    assert outcome.state.pending == ()


def test_two_outposts_are_removed_one_after_the_other() -> None:
    state = play(removing(table(), 2), Remove("tawac", 3)).state
    assert state.pending == (Due("remove", 1),)
    state = play(state, Remove("minerva", 1)).state
    assert state.pending == ()
    assert [gone[0] for gone in state.removed] == [0, 1, 0, 1]


def test_shuttles_are_never_removed() -> None:
    state = removing(table(board="belt"), 1)
    assert Remove("tawac", 2) not in options(state)
    assert refused(state, Remove("tawac", 2)) == "no-column 16.1"


def test_removal_lapses_without_outposts() -> None:
    """Ruling 33: nothing happens if none is left."""
    state = table()
    for company in range(4):
        state = with_vacated(state, company, 5, 5, 5)
    assert options(removing(state, 1)) == ()


def test_refused_removals() -> None:
    state = removing(with_vacated(table(), SKYMINE, 5, 0, 0), 1)
    assert refused(state, Remove("skymine", 1)) == "column-empty 5.5"
    assert refused(state, Remove("skymine", 4)) == "no-column 5.5"
    assert refused(state, Remove("nasa", 1)) == "no-company 5.2"
    state = removing(with_vacated(table(), SKYMINE, 0, 5, 0), 1)
    assert refusal(state, Remove("skymine", 2)) == refusals.empty_column(MIDDLE, SKYMINE, (LEFT, RIGHT))


def test_refused_removals_on_the_belt_name_columns_of_outposts() -> None:
    state = with_vacated(with_vacated(table(board="belt"), SKYMINE, 5, 0, 0), MINERVA, 5, 0, 5)
    assert refusal(removing(state, 1), Remove("skymine", 1)) == refusals.empty_column(LEFT, SKYMINE, (RIGHT,))
    assert refusal(removing(state, 1), Remove("nasa", 1)) == refusals.no_company([0, 1, SKYMINE])


def test_nothing_else_ends_a_return_or_removal() -> None:
    for state in (removing(table(), 1), ousting(3, 3, 0)):
        assert Finish() not in options(state)
