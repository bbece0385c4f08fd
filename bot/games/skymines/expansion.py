"""Expanding a company: what is within reach, entering, rewards (rules 5, 16; rulings 29 to 32, 42, 50).

An expansion is due until no energy is left, nothing can be entered, or the seat ends it. Then all its rewards are due
as one total (ruling 50), then the ousted pieces go back. Pieces are taken from the column that the rule of thumb names
(`stations.best_column`), or from one that the seat names: at most one between two entries, so an expansion ends.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, cast

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import Decision, all_listed
from bot.games.core.events import Event
from bot.games.core.pieces import put
from bot.games.skymines import belt, moon
from bot.games.skymines import refusals_of_boards as refusals
from bot.games.skymines.actions import Column, Enter, Finish
from bot.games.skymines.change import owe, owe_instead, settled
from bot.games.skymines.entry import Board, Entry, is_noun, split_noun
from bot.games.skymines.events import ColumnNamed, Entered, Expanded, Stopped
from bot.games.skymines.gains import gain
from bot.games.skymines.material import NOBODY, Reward
from bot.games.skymines.returning import owe_returns
from bot.games.skymines.state import Due, SkyminesState, Station
from bot.games.skymines.stations import (
    SHUTTLE_COLUMNS,
    best_column,
    outpost_columns,
    take,
    with_pieces,
)


class _Geography(Protocol):
    def empty(self) -> Board: ...
    def entries(self, board: Board, company: int, /) -> tuple[Entry, ...]: ...
    def reward(self, board: Board, company: int, targets: tuple[int, ...], /) -> Reward: ...
    def collectors(self, board: Board, company: int, /) -> int: ...


_GEOGRAPHY = {"moon": cast("_Geography", moon), "belt": cast("_Geography", belt)}


def empty_board(board: str) -> Board:
    """Return a board, `moon` or `belt`, without a piece."""
    return _GEOGRAPHY[board].empty()


def within_reach(state: SkyminesState, company: int) -> tuple[Entry, ...]:
    """Return all spaces within reach of a company, whatever they cost and whatever is left in its station."""
    return _GEOGRAPHY[state.variant.board].entries(state.board, company)


def entries(state: SkyminesState, company: int) -> tuple[Entry, ...]:
    """Return all spaces within reach for which the company's station has a piece, whatever they cost."""
    return _kept_entries(state.variant.board, state.board, state.stations[company], company)


def _entries(side: str, board: Board, station: Station, company: int) -> tuple[Entry, ...]:
    outposts = bool(with_pieces(station, outpost_columns(side)))
    shuttles = bool(with_pieces(station, SHUTTLE_COLUMNS))
    found = _GEOGRAPHY[side].entries(board, company)
    if outposts and shuttles:
        return found
    return tuple([entry for entry in found if (shuttles if entry.shuttle else outposts)])


_kept_entries = lru_cache(1024)(_entries)


def affordable(state: SkyminesState, company: int, energy: int) -> tuple[Entry, ...]:
    """Return the spaces that a company can enter with so much energy."""
    if not energy:  # as after most expansions: each space costs some
        return ()
    return tuple([entry for entry in entries(state, company) if entry.cost <= energy])


def openings(state: SkyminesState, energy: int) -> tuple[tuple[int, ...], ...]:
    """Return by company the numbers of the spaces that it can enter first with so much energy."""
    reach = _all_entries(state.variant.board, state.board, state.stations)
    return tuple([tuple([entry.noun for entry in found if entry.cost <= energy]) for found in reach])


@lru_cache(256)  # from one turn to the next, most boards and stations stay as they are
def _all_entries(side: str, board: Board, stations: tuple[Station, ...]) -> tuple[tuple[Entry, ...], ...]:
    """Return by company what `entries` does."""
    return tuple([_entries(side, board, station, company) for company, station in enumerate(stations)])


def placed(state: SkyminesState, company: int, entry: Entry) -> SkyminesState:
    """Return the state with a piece of a company on a space; a piece that stood there is off the board."""
    return replace(state, board=_with_piece(state.board, company, entry))


def with_entry(state: SkyminesState, company: int, entry: Entry, column: int) -> SkyminesState:
    """Return the state with a piece on a space that was taken from a column of its company's station."""
    station = take(state.stations[company], column)
    return replace(
        state,
        board=_with_piece(state.board, company, entry),
        stations=put(state.stations, company, station),
    )


def _with_piece(board: Board, company: int, entry: Entry) -> Board:
    at = entry.target - 1
    return put(board, at, put(board[at], entry.space, company))


def reward(state: SkyminesState, company: int, targets: tuple[int, ...]) -> Reward:
    """Return what entered targets bring, as one reward (ruling 50). The pieces that entered them are on the board."""
    return _GEOGRAPHY[state.variant.board].reward(state.board, company, targets)


def reward_of(state: SkyminesState, company: int, entry: Entry) -> Reward:
    """Return what entering a space would bring."""
    return reward(placed(state, company, entry), company, (entry.target,))


def collectors(state: SkyminesState, company: int) -> int:
    """Return how many gas collectors a company has, for its field scientist."""
    return _GEOGRAPHY[state.variant.board].collectors(state.board, company)


# -- the expansion that is due ----------------------------------------------------------------------------------------


def expand(state: SkyminesState, seat: int, company: int, energy: int, events: list[Event]) -> SkyminesState:
    """Return the state in which an expansion with so much energy is due first. With `NOBODY` the energy is lost."""
    events.append(Expanded(seat, energy, company))
    return state if company == NOBODY else owe(state, Due("expand", energy, company))


def why_not_first(state: SkyminesState, company: int, energy: int, noun: int) -> Refusal | None:
    """Return why a company cannot enter a space first in an expansion with so much energy, or None."""
    due, found = Due("expand", energy, company), affordable(state, company, energy)
    if noun in [entry.noun for entry in found]:
        return None
    return _why_not_enter(owe(state, due), due, noun, found)


def enter(state: SkyminesState, seat: int, noun: int, events: list[Event]) -> SkyminesState:
    """Return the state after the company whose expansion is due has entered a space."""
    return _enter(state, seat, Enter(noun), events)


def column_in_use(state: SkyminesState, due: Due) -> int:
    """Return the column from which the next outpost is taken; one with outposts is left."""
    station, board = state.stations[due.company], state.variant.board
    if due.column in with_pieces(station):
        return due.column
    return best_column(station, board, outpost_columns(board))


def _options(state: SkyminesState, _seat: int) -> tuple[Action, ...]:
    due = state.pending[0]
    found = affordable(state, due.company, due.amount)
    if not found:
        return (Finish(),)
    return (*[Enter(entry.noun) for entry in found], *_columns(state, due, found), Finish())


def _columns(state: SkyminesState, due: Due, found: tuple[Entry, ...]) -> list[Column]:
    """Return the columns that can be named: where an outpost can be placed, and none was named since the last entry."""
    if due.excluded or all(entry.shuttle for entry in found):
        return []
    station, in_use = state.stations[due.company], column_in_use(state, due)
    columns = with_pieces(station, outpost_columns(state.variant.board))
    return [Column(column + 1) for column in columns if column != in_use]


def _why_not(state: SkyminesState, _seat: int, action: Action) -> Refusal:
    due = state.pending[0]
    found = affordable(state, due.company, due.amount)
    if isinstance(action, Enter):
        return _why_not_enter(state, due, action.target, found)
    assert isinstance(action, Column), "an expansion can always be ended"
    return _why_not_column(state, due, action.column - 1, found)


def _why_not_enter(state: SkyminesState, due: Due, noun: int, found: tuple[Entry, ...]) -> Refusal:
    target, space = split_noun(noun)
    if not is_noun(state.board, noun):
        return refusals.no_target(state, noun, found)
    if state.board[target - 1][space] == due.company:
        return refusals.own_piece(state, noun, found)
    reach = tuple([entry for entry in within_reach(state, due.company) if entry.target == target])
    if not reach:
        return refusals.out_of_reach(state, noun, found)
    entry = next((entry for entry in reach if entry.noun == noun), None)
    if entry is None:
        return refusals.like_another(state, noun, reach)
    if entry not in entries(state, due.company):
        return refusals.no_piece(state, entry, found)
    return refusals.too_dear(state, entry, found)


def _why_not_column(state: SkyminesState, due: Due, column: int, found: tuple[Entry, ...]) -> Refusal:
    columns = outpost_columns(state.variant.board)
    if column not in columns:
        return refusals.no_column(column, columns)
    left = with_pieces(state.stations[due.company], columns)
    if column not in left:
        return refusals.empty_column(column, due.company, left)
    if all(entry.shuttle for entry in found):
        return refusals.no_outpost_due(due.company)
    if column == column_in_use(state, due):
        return refusals.column_in_use(column, due.company)
    return refusals.column_named(due.company)


def _enter(state: SkyminesState, seat: int, action: Enter, events: list[Event]) -> SkyminesState:
    due = state.pending[0]
    company = due.company
    entry = next(entry for entry in entries(state, company) if entry.noun == action.target)
    column = SHUTTLE_COLUMNS[0] if entry.shuttle else column_in_use(state, due)
    ousted = () if entry.ousted == NOBODY else ((entry.ousted, entry.target),)
    events.append(Entered(seat, company, entry.target, entry.cost, entry.ousted))
    due = replace(
        due,
        amount=due.amount - entry.cost,
        targets=(*due.targets, entry.target),
        ousted=(*due.ousted, *ousted),
        excluded=(),
    )
    deeds = replace(state.deeds, targets=state.deeds.targets + 1, ousted=state.deeds.ousted + len(ousted))
    state = with_entry(state, company, entry, column)
    return replace(state, deeds=deeds, pending=(due, *state.pending[1:]))


def _column(state: SkyminesState, seat: int, action: Column, events: list[Event]) -> SkyminesState:
    due, column = state.pending[0], action.column - 1
    events.append(ColumnNamed(seat, due.company, column))
    return owe_instead(state, replace(due, column=column, excluded=(column,)))


def _finish(state: SkyminesState, seat: int, _action: Finish, events: list[Event]) -> SkyminesState:
    """End the expansion: its rewards are due, then the returns of the ousted pieces."""
    due = state.pending[0]
    if due.amount:
        events.append(Stopped(seat, "energy", due.amount, due.company))
    state = owe_returns(settled(state), due.ousted, events)
    return gain(state, seat, reward(state, due.company, due.targets), "expansion", events, due.company)


EXPAND: Decision = all_listed(_options, _why_not, {Enter: _enter, Column: _column, Finish: _finish})
"""What is decided while an `expand` is due."""
