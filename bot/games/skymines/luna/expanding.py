"""How Luna expands a company: a piece for each expansion point, at no cost and without rewards (rules 17.3).

She enters the lowest or the highest target within reach. The first choice is a vacant one that is new to the company.
The second choice, on the Belt alone, is a vacant space on one of the company's own asteroids. Else she ousts a piece of
the company within reach on whose track she is farthest behind.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.core.events import Event
from bot.games.skymines.entry import Entry
from bot.games.skymines.events import Entered, Expanded, Returned, Stopped
from bot.games.skymines.expansion import entries, with_entry
from bot.games.skymines.geography import HOME_COINS
from bot.games.skymines.luna.companies import farthest_behind
from bot.games.skymines.material import LUNA, NOBODY
from bot.games.skymines.returning import columns_of
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.stations import SHUTTLE_COLUMNS, give_back, room, with_pieces, with_station, without

POINT = 1
"""Expansion points for each piece, wherever it goes."""


def expand(state: SkyminesState, company: int, points: int, events: list[Event], *, highest: bool) -> SkyminesState:
    """Expand a company by so many pieces; points that cannot be used are lost."""
    entry = _next_entry(state, company, highest=highest)
    if entry is None:
        events.append(Expanded(LUNA, points))
        return state
    events.append(Expanded(LUNA, points, company))
    while entry is not None:
        state = _enter(state, company, entry, events)
        points -= POINT
        entry = _next_entry(state, company, highest=highest) if points else None
    if points:
        events.append(Stopped(LUNA, "energy", points, company))
    return state


def _next_entry(state: SkyminesState, company: int, *, highest: bool) -> Entry | None:
    """Return the space that is entered next, None if there is none.

    Of the spaces of an asteroid she takes the first.
    """
    reach = entries(state, company)
    found = [entry for entry in reach if entry.ousted == NOBODY]
    found = [entry for entry in found if company not in state.board[entry.target - 1]] or found
    if reach and not found:
        rival = farthest_behind(state, {entry.ousted for entry in reach})
        found = [entry for entry in reach if entry.ousted == rival]
    return min(found, key=lambda entry: (-entry.target if highest else entry.target, entry.space), default=None)


def _enter(state: SkyminesState, company: int, entry: Entry, events: list[Event]) -> SkyminesState:
    station = state.stations[company]
    column = main_column(state, company, with_pieces(station, columns_of(state, entry.target)))
    events.append(Entered(LUNA, company, entry.target, POINT, entry.ousted))
    state = with_entry(state, company, entry, column)
    return state if entry.ousted == NOBODY else _return(state, entry.ousted, entry.target, events)


def _return(state: SkyminesState, company: int, target: int, events: list[Event]) -> SkyminesState:
    """Return an ousted piece to the main column of its station; without room it leaves the game."""
    station, columns = state.stations[company], columns_of(state, target)
    open_ = room(station, columns)
    if not open_:
        shuttle = columns == SHUTTLE_COLUMNS
        events.append(Returned(company, target, NOBODY))
        return without(state, company, outposts=not shuttle, shuttles=shuttle)
    column = main_column(state, company, open_)
    events.append(Returned(company, target, column))
    return with_station(state, company, give_back(station, column))


def main_column(state: SkyminesState, company: int, columns: Iterable[int]) -> int:
    """Return which of some columns of a station is the main one.

    It is the one with most vacant home spaces of those whose crossed-out space is not vacant. Where all of these are
    vacant, the number of coin icons decides between equals: the fewest. Of equals the left one is it (ruling 69). The
    columns are those that have a piece, or room for one that returns: another one could not be used.
    """
    station, coins = state.stations[company], HOME_COINS[state.variant.board]

    def order(column: int) -> tuple[bool, int, int, int]:
        opened, vacant = station.opened[column], station.vacated[column]
        shown = sum(coins[column][: vacant - 1]) if opened else 0
        return opened, -vacant, shown, column

    return min(columns, key=order)
