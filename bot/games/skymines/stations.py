"""Stations: the pieces left in their columns, and the coin icons that their vacant home spaces show (rules 5.5).

Pieces leave a column from the top and return to its lowest vacant space, never to the crossed-out one (ruling 40: on
the Belt too). So a column needs two facts: how many home spaces are vacant, and whether the crossed-out one is one of
them. Once it is, it stays vacant, and four pieces fill the column.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from bot.games.core.pieces import put
from bot.games.skymines.geography import HOME_COINS
from bot.games.skymines.material import COLUMNS, HOMES, SHUTTLES
from bot.games.skymines.state import SkyminesState, Station

T = TypeVar("T")
ALL_COLUMNS = tuple(range(COLUMNS))
SHUTTLE_COLUMNS = (SHUTTLES,)
_OUTPOST_COLUMNS = {
    "moon": ALL_COLUMNS,
    "belt": tuple([column for column in ALL_COLUMNS if column not in SHUTTLE_COLUMNS]),
}


def outpost_columns(board: str) -> tuple[int, ...]:
    """Return the columns that hold outposts; the others hold shuttles."""
    return _OUTPOST_COLUMNS[board]


def can_take(station: Station, column: int) -> bool:
    """Return whether a column has a piece left."""
    return station.vacated[column] < HOMES


@cache
def with_pieces(station: Station, columns: tuple[int, ...] = ALL_COLUMNS) -> tuple[int, ...]:
    """Return those of the columns that have a piece left."""
    return tuple([column for column in columns if can_take(station, column)])


def pieces(station: Station, columns: tuple[int, ...] = ALL_COLUMNS) -> int:
    """Return how many pieces are left in the columns."""
    return sum([HOMES - station.vacated[column] for column in columns])


def take(station: Station, column: int) -> Station:
    """Return the station without the top piece of a column."""
    assert can_take(station, column), "the column has a piece"
    vacant = station.vacated[column] + 1
    station = replace(station, vacated=_with(station.vacated, column, vacant))
    return station if vacant < HOMES else replace(station, opened=_with(station.opened, column, True))


def places(station: Station, column: int) -> int:
    """Return how many returned pieces a column takes."""
    return station.vacated[column] - station.opened[column]


def room(station: Station, columns: tuple[int, ...] = ALL_COLUMNS) -> tuple[int, ...]:
    """Return those of the columns that take a returned piece."""
    return tuple([column for column in columns if places(station, column)])


def give_back(station: Station, column: int) -> Station:
    """Return the station with a returned piece on the lowest vacant space of a column."""
    assert places(station, column), "the column has room"
    return replace(station, vacated=_with(station.vacated, column, station.vacated[column] - 1))


def uncovers(station: Station, board: str, column: int) -> int:
    """Return how many coin icons become visible when the top piece of a column leaves."""
    worth, vacant = _worth(board, column, station.opened[column]), station.vacated[column]
    return worth[vacant + 1] - worth[vacant]


def covers(station: Station, board: str, column: int) -> int:
    """Return how many coin icons a returned piece hides in a column."""
    worth, vacant = _worth(board, column, station.opened[column]), station.vacated[column]
    return worth[vacant] - worth[vacant - 1]


def value(station: Station, board: str) -> int:
    """Return the coin icons that are visible: what a share is worth."""
    return sum([_worth(board, at, station.opened[at])[station.vacated[at]] for at in ALL_COLUMNS])


def station_value(state: SkyminesState, company: int) -> int:
    """Return what a share of a company is worth."""
    return value(state.stations[company], state.variant.board)


@cache
def best_column(station: Station, board: str, columns: tuple[int, ...]) -> int:
    """Return the column from which a piece is taken by the rule of thumb; one of the columns has a piece left.

    The column that was started is finished: the one with most vacant spaces. Of equals the one that uncovers most coin
    icons, then the left one.
    """
    return max(
        with_pieces(station, columns),
        key=lambda column: (station.vacated[column], uncovers(station, board, column), -column),
    )


def with_station(state: SkyminesState, company: int, station: Station) -> SkyminesState:
    """Return the state with another station of a company."""
    return replace(state, stations=put(state.stations, company, station))


def without(state: SkyminesState, company: int, *, outposts: int, shuttles: int = 0) -> SkyminesState:
    """Return the state in which more pieces of a company are out of the game."""
    gone = state.removed[company]
    return replace(state, removed=put(state.removed, company, (gone[0] + outposts, gone[1] + shuttles)))


@cache
def _worth(board: str, column: int, opened: bool) -> tuple[int, ...]:
    """Return the visible coin icons of a column by the number of its vacant spaces."""
    coins = HOME_COINS[board][column]
    if opened:
        # The crossed-out space is the first vacant one; the others follow from the top.
        return (0, *[coins[-1] + sum(coins[:above]) for above in range(HOMES)])
    return tuple([sum(coins[:vacant]) for vacant in range(HOMES + 1)])


def _with(by_column: tuple[T, T, T], column: int, fact: T) -> tuple[T, T, T]:
    left, middle, right = put(by_column, column, fact)
    return left, middle, right
