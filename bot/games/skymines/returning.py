"""Pieces that return to their stations, and outposts removed from them (rules 5, 16; rulings 30, 33, 40).

A returned piece goes to the lowest vacant home space of a column, but never to the crossed-out one. Without room it is
out of the game. Shuttles have one column, and no reward removes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import Decision, all_listed
from bot.games.core.events import Event
from bot.games.skymines import refusals_of_boards as refusals
from bot.games.skymines.actions import Remove, Return
from bot.games.skymines.belt import is_shuttle
from bot.games.skymines.change import owe, settled
from bot.games.skymines.events import Removed, Returned
from bot.games.skymines.material import COMPANIES, NOBODY
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.stations import (
    SHUTTLE_COLUMNS,
    covers,
    give_back,
    outpost_columns,
    places,
    room,
    take,
    with_pieces,
    with_station,
    without,
)


def columns_of(state: SkyminesState, target: int) -> tuple[int, ...]:
    """Return the columns of a station that hold pieces such as stand on a target."""
    board = state.variant.board
    return SHUTTLE_COLUMNS if board == "belt" and is_shuttle(target) else outpost_columns(board)


def owe_returns(state: SkyminesState, ousted: Iterable[tuple[int, int]], events: list[Event]) -> SkyminesState:
    """Return the state in which each ousted piece, (company, target), is due to return in their order.

    A piece without room leaves the game at once: nothing that an expansion brings makes room in a station.
    """
    dues: list[Due] = []
    returning: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for company, target in ousted:
        columns = columns_of(state, target)
        returning[company, columns] += 1
        if returning[company, columns] <= sum([places(state.stations[company], column) for column in columns]):
            dues.append(Due("return", company=company, targets=(target,)))
        else:
            events.append(Returned(company, target, NOBODY))
            shuttle = columns == SHUTTLE_COLUMNS
            state = without(state, company, outposts=not shuttle, shuttles=shuttle)
    return owe(state, *dues)


def going_back(state: SkyminesState) -> tuple[tuple[int, int], ...]:
    """Return each ousted piece, (company, target), that is still to return to its station, the next one first.

    While a company is expanded, these are the pieces that it has ousted so far.
    """
    found: list[tuple[int, int]] = []
    for due in state.pending:
        if due.kind == "expand":
            found += due.ousted
        elif due.kind == "return":
            found.append((due.company, due.targets[0]))
    return tuple(found)


# -- a piece returns --------------------------------------------------------------------------------------------------


def _returns(state: SkyminesState, _seat: int) -> tuple[Action, ...]:
    """Return the columns with room; only the left one if each would hide equally many coin icons."""
    due = state.pending[0]
    station, board = state.stations[due.company], state.variant.board
    columns = room(station, columns_of(state, due.targets[0]))
    hidden = {covers(station, board, column) for column in columns}
    return tuple([Return(column + 1) for column in (columns if len(hidden) > 1 else columns[:1])])


def _why_no_return(state: SkyminesState, _seat: int, action: Return) -> Refusal:
    due = state.pending[0]
    column, columns = action.column - 1, columns_of(state, due.targets[0])
    open_ = room(state.stations[due.company], columns)
    if column not in columns:
        return refusals.no_column(column, open_)
    if column not in open_:
        return refusals.full_column(column, due.company, open_)
    return refusals.same_coins(column, due.company, open_[0])


def _return(state: SkyminesState, _seat: int, action: Return, events: list[Event]) -> SkyminesState:
    due, column = state.pending[0], action.column - 1
    events.append(Returned(due.company, due.targets[0], column))
    return with_station(settled(state), due.company, give_back(state.stations[due.company], column))


RETURN: Decision = all_listed(_returns, _why_no_return, {Return: _return})
"""What is decided while a `return` is due."""


# -- an outpost is removed --------------------------------------------------------------------------------------------


def _removals(state: SkyminesState, _seat: int) -> tuple[Action, ...]:
    """Return each column with an outpost; () if no station has one: then the reward lapses (ruling 33)."""
    columns = outpost_columns(state.variant.board)
    return tuple(
        [
            Remove(COMPANIES[company], column + 1)
            for company, station in enumerate(state.stations)
            for column in with_pieces(station, columns)
        ]
    )


def _why_no_removal(state: SkyminesState, _seat: int, action: Remove) -> Refusal:
    columns = outpost_columns(state.variant.board)
    if action.company not in COMPANIES:
        return refusals.no_company([at for at, each in enumerate(state.stations) if with_pieces(each, columns)])
    company = COMPANIES.index(action.company)
    left = with_pieces(state.stations[company], columns)
    if action.column - 1 not in columns:
        return refusals.no_column(action.column - 1, left)
    return refusals.empty_column(action.column - 1, company, left)


def _remove(state: SkyminesState, seat: int, action: Remove, events: list[Event]) -> SkyminesState:
    due, company, column = state.pending[0], COMPANIES.index(action.company), action.column - 1
    events.append(Removed(seat, company, column))
    state = with_station(settled(state), company, take(state.stations[company], column))
    state = without(state, company, outposts=1)
    return owe(state, Due("remove", due.amount - 1)) if due.amount > 1 else state


REMOVE: Decision = all_listed(_removals, _why_no_removal, {Remove: _remove})
"""What is decided while a `remove` is due."""
