"""Refusals of the energy action, of expansions, and of pieces that return or are removed.

Paragraphs are those of the rules topics, counted from 1:

    5 energy  .1 all face-up energy cards are used together  .2 for one company whose station has a piece
              .3 a space is beside the station or a piece of the company, and holds none of its own
              .4 a border or path costs energy, ousting one more  .5 a piece leaves the top of a column
              .6 one column is named before an entry  .7 an ousted piece returns to a column with room
              .8 an outpost is removed from the top of a column
    16 Belt   .1 outer columns hold outposts, the middle one shuttles
              .2 spaces of an asteroid that differ in nothing are named by the first

The remedies list what is possible: `companies`, `targets` or `columns`, and their `count`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.games.core.actions import Refusal, refuse
from bot.games.core.phrase import Phrase, say
from bot.games.skymines.entry import Entry
from bot.games.skymines.material import COLUMNS
from bot.games.skymines.speech.words import companies, company, spot
from bot.games.skymines.state import SkyminesState

no = partial(refuse, "sk")


def _spots(state: SkyminesState, entries: Iterable[Entry]) -> tuple[Phrase, ...]:
    return tuple([spot(state, entry.noun) for entry in entries])


# -- companies --------------------------------------------------------------------------------------------------------


def no_energy() -> Refusal:
    """No energy card lies face up."""
    return no("energy-none", "5.1")


def no_company(possible: list[int]) -> Refusal:
    """There is no company of this name, or one must be named."""
    return no("no-company", "5.2", count=len(possible), companies=companies(possible))


def no_pieces(number: int, possible: list[int]) -> Refusal:
    """The station of the company has no piece for any space within reach."""
    return no("no-pieces", "5.2", {"company": company(number)}, count=len(possible), companies=companies(possible))


def too_little_energy(number: int, cost: int, energy: int, possible: list[int]) -> Refusal:
    """The cheapest space of the company costs more than the energy."""
    reason = {"company": company(number), "cost": cost, "energy": energy}
    return no("energy-little", "5.4", reason, count=len(possible), companies=companies(possible))


# -- spaces -----------------------------------------------------------------------------------------------------------


def no_target(state: SkyminesState, noun: int, possible: tuple[Entry, ...]) -> Refusal:
    """There is no such space."""
    return no("no-target", "5.3", {"number": noun}, count=len(possible), targets=_spots(state, possible))


def own_piece(state: SkyminesState, noun: int, possible: tuple[Entry, ...]) -> Refusal:
    """The space holds a piece of the company already."""
    reason = {"target": spot(state, noun), "company": company(state.pending[0].company)}
    return no("own-piece", "5.3", reason, count=len(possible), targets=_spots(state, possible))


def out_of_reach(state: SkyminesState, noun: int, possible: tuple[Entry, ...]) -> Refusal:
    """The space is not within reach."""
    reason = {"target": spot(state, noun), "company": company(state.pending[0].company)}
    return no("out-of-reach", "5.3", reason, count=len(possible), targets=_spots(state, possible))


def like_another(state: SkyminesState, noun: int, instead: tuple[Entry, ...]) -> Refusal:
    """Another space of the asteroid stands for this one."""
    return no("like-another", "16.2", {"target": spot(state, noun)}, targets=_spots(state, instead))


def no_piece(state: SkyminesState, entry: Entry, possible: tuple[Entry, ...]) -> Refusal:
    """The station has no outpost, or no shuttle, for the space."""
    piece = say("sk-piece-shuttle" if entry.shuttle else "sk-piece-outpost")
    reason = {"target": spot(state, entry.noun), "company": company(state.pending[0].company), "piece": piece}
    return no("no-piece", "5.5", reason, count=len(possible), targets=_spots(state, possible))


def too_dear(state: SkyminesState, entry: Entry, possible: tuple[Entry, ...]) -> Refusal:
    """The energy that is left does not suffice for the space."""
    reason = {"target": spot(state, entry.noun), "cost": entry.cost, "energy": state.pending[0].amount}
    return no("too-dear", "5.4", reason, count=len(possible), targets=_spots(state, possible))


# -- columns ----------------------------------------------------------------------------------------------------------


def _columns(columns: Iterable[int]) -> tuple[int, ...]:
    return tuple([column + 1 for column in columns])


def no_column(column: int, possible: tuple[int, ...]) -> Refusal:
    """There is no such column for pieces of this kind."""
    rule = "16.1" if column in range(COLUMNS) else "5.5"
    return no("no-column", rule, {"column": column + 1}, count=len(possible), columns=_columns(possible))


def empty_column(column: int, number: int, possible: tuple[int, ...]) -> Refusal:
    """The column has no piece left."""
    reason = {"column": column + 1, "company": company(number)}
    return no("column-empty", "5.5", reason, count=len(possible), columns=_columns(possible))


def no_outpost_due(number: int) -> Refusal:
    """No outpost can be placed, so no column makes a difference."""
    return no("no-outpost-due", "5.6", {"company": company(number)})


def column_in_use(column: int, number: int) -> Refusal:
    """Outposts are taken from this column already."""
    return no("column-in-use", "5.6", {"column": column + 1, "company": company(number)})


def column_named(number: int) -> Refusal:
    """A column was named since the last entry."""
    return no("column-named", "5.6", {"company": company(number)})


def full_column(column: int, number: int, possible: tuple[int, ...]) -> Refusal:
    """No returned piece fits into the column."""
    reason = {"column": column + 1, "company": company(number)}
    return no("column-full", "5.7", reason, count=len(possible), columns=_columns(possible))


def same_coins(column: int, number: int, instead: int) -> Refusal:
    """The columns hide equally many coin icons, so the left one is taken."""
    return no("same-coins", "5.7", {"column": column + 1, "company": company(number)}, column=instead + 1)
