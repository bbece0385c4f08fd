"""Stations: taking and returning pieces, coin icons, the rule of thumb (rules 5.5, 5.7; rulings 30 and 40)."""

from __future__ import annotations

import pytest

from bot.games.skymines.geography import HOME_COINS
from bot.games.skymines.state import Station
from bot.games.skymines.stations import (
    ALL_COLUMNS,
    best_column,
    can_take,
    covers,
    give_back,
    outpost_columns,
    pieces,
    room,
    station_value,
    take,
    uncovers,
    value,
    with_pieces,
)
from tests.games.skymines.boards import MINERVA, with_vacated
from tests.games.skymines.builders import table

LEFT, MIDDLE, RIGHT = ALL_COLUMNS


def taken(*columns: int) -> Station:
    station = Station()
    for column in columns:
        station = take(station, column)
    return station


def visible(station: Station, board: str = "moon") -> int:
    """Count the coin icons from the home spaces themselves: which of them are vacant."""
    count = 0
    for column, coins in enumerate(HOME_COINS[board]):
        vacant = station.vacated[column]
        if station.opened[column]:
            count += coins[4] + sum(coins[: vacant - 1])
        else:
            count += sum(coins[:vacant])
    return count


def test_piece_leaves_column_from_the_top() -> None:
    station = taken(LEFT, LEFT)
    assert station == Station((2, 0, 0))
    assert pieces(station) == 13
    assert value(station, "moon") == sum(HOME_COINS["moon"][LEFT][:2])


def test_fifth_piece_opens_the_crossed_out_space() -> None:
    station = taken(*[MIDDLE] * 5)
    assert station == Station((0, 5, 0), (False, True, False))
    assert not can_take(station, MIDDLE)
    assert value(station, "moon") == sum(HOME_COINS["moon"][MIDDLE])


def test_returned_piece_takes_the_lowest_vacant_space() -> None:
    """Ruling 40: the third space, of three vacant ones, hides its coin icon again."""
    station = taken(LEFT, LEFT, LEFT)
    coins = HOME_COINS["moon"][LEFT]
    assert covers(station, "moon", LEFT) == coins[2]
    assert give_back(station, LEFT) == taken(LEFT, LEFT)


def test_returned_piece_leaves_the_crossed_out_space_vacant() -> None:
    coins = HOME_COINS["moon"][LEFT]
    station = give_back(taken(*[LEFT] * 5), LEFT)
    assert station == Station((4, 0, 0), (True, False, False))
    assert value(station, "moon") == sum(coins[:3]) + coins[4]


def test_opened_column_is_full_with_four_pieces() -> None:
    """Ruling 40: one vacant space is the crossed-out one, and nothing returns to it."""
    station = taken(*[RIGHT] * 5)
    for _ in range(4):
        station = give_back(station, RIGHT)
    assert station == Station((0, 0, 1), (False, False, True))
    assert room(station) == ()
    assert pieces(station) == 14
    assert value(station, "moon") == HOME_COINS["moon"][RIGHT][4]


def test_opened_column_is_emptied_from_its_top_again() -> None:
    coins = HOME_COINS["moon"][RIGHT]
    station = Station((0, 0, 1), (False, False, True))
    assert uncovers(station, "moon", RIGHT) == coins[0]
    station = take(station, RIGHT)
    assert value(station, "moon") == coins[4] + coins[0]
    assert covers(station, "moon", RIGHT) == coins[0]
    for _ in range(3):
        station = take(station, RIGHT)
    assert station == Station((0, 0, 5), (False, False, True))
    assert value(station, "moon") == sum(coins)


def test_full_station_has_no_room_and_no_coins() -> None:
    assert room(Station()) == ()
    assert value(Station(), "moon") == 0
    assert with_pieces(Station()) == ALL_COLUMNS


def test_empty_station_has_no_pieces_and_twelve_coins() -> None:
    """`moon.toml` and `belt.toml`: a share is worth 0 to 12."""
    station = taken(*[column for column in ALL_COLUMNS for _ in range(5)])
    assert with_pieces(station) == ()
    assert pieces(station) == 0
    assert value(station, "moon") == value(station, "belt") == 12


@pytest.mark.parametrize("board", ["moon", "belt"])
def test_coins_follow_from_the_vacant_spaces(board: str) -> None:
    for column in ALL_COLUMNS:
        for vacant in range(6):
            for opened in (False, True):
                if opened <= vacant and (vacant < 5 or opened):
                    vacated = tuple([vacant if at == column else 0 for at in ALL_COLUMNS])
                    flags = tuple([opened and at == column for at in ALL_COLUMNS])
                    station = Station((vacated[0], vacated[1], vacated[2]), (flags[0], flags[1], flags[2]))
                    assert value(station, board) == visible(station, board)


def test_outposts_lie_in_outer_columns_on_the_belt() -> None:
    assert outpost_columns("moon") == (LEFT, MIDDLE, RIGHT)
    assert outpost_columns("belt") == (LEFT, RIGHT)


def test_station_value_is_that_of_the_company() -> None:
    state = with_vacated(table(), MINERVA, 5, 0, 1)
    assert [station_value(state, company) for company in range(4)] == [0, 0, 0, 4 + HOME_COINS["moon"][RIGHT][0]]


@pytest.mark.parametrize(
    ("vacated", "best"),
    [
        ((0, 0, 0), RIGHT),  # none is started: the right column shows a coin icon at once
        ((1, 0, 0), LEFT),
        ((1, 2, 0), MIDDLE),
        ((5, 1, 0), MIDDLE),  # an empty column is no more to be finished
        ((2, 2, 0), MIDDLE),  # two alike: left uncovers 0, middle 1
        ((2, 2, 2), MIDDLE),
        ((3, 3, 0), LEFT),  # both uncover 1: the left one
        ((4, 4, 4), LEFT),
    ],
)
def test_rule_of_thumb_finishes_the_started_column(vacated: tuple[int, int, int], best: int) -> None:
    opened = tuple([count == 5 for count in vacated])
    assert best_column(Station(vacated, (opened[0], opened[1], opened[2])), "moon", ALL_COLUMNS) == best


def test_rule_of_thumb_keeps_to_the_given_columns() -> None:
    assert best_column(Station((1, 4, 2), (False, False, False)), "belt", outpost_columns("belt")) == RIGHT
