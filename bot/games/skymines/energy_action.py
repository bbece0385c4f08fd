"""The action that uses all energy for one company, and a discarded energy card alone (rules 5; ruling 29).

The energy of all face-up energy cards goes to one company. Where no company can enter anything, none is asked for: the
cards are turned down and the energy is lost. The space that is entered first is said with the company, which saves a
question. A seat that names a column first, or sees first what is open, says the space afterwards (`LATER`).

`choices`, `why_not_with` and `use` do the same with given energy: that of the one card that was discarded for E2.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.core.actions import Refusal
from bot.games.core.events import Event
from bot.games.skymines import refusals_of_boards as refusals
from bot.games.skymines.actions import Energy
from bot.games.skymines.cards import area_of, energy, turn_down
from bot.games.skymines.expansion import enter, entries, expand, openings, why_not_first
from bot.games.skymines.material import COMPANIES, NOBODY, NONE
from bot.games.skymines.state import SkyminesState

LATER = 0
"""The space that is entered first is chosen afterwards."""


def choices(state: SkyminesState, points: int) -> tuple[Energy, ...]:
    """Return what can be entered first with so much energy, by company; for `none` where it suffices for no space."""
    return _choices(openings(state, points))


@lru_cache(256)
def _choices(nouns: tuple[tuple[int, ...], ...]) -> tuple[Energy, ...]:
    opened = [(name, spaces) for name, spaces in zip(COMPANIES, nouns, strict=True) if spaces]
    return tuple([Energy(name, noun) for name, spaces in opened for noun in (*spaces, LATER)]) or (Energy(NONE),)


def _companies(state: SkyminesState, points: int) -> list[int]:
    return [company for company, nouns in enumerate(openings(state, points)) if nouns]


def why_not_with(state: SkyminesState, points: int, action: Energy) -> Refusal | None:
    """Return why so much energy cannot be used for the company of an action, or None."""
    if action in choices(state, points):
        return None
    companies = _companies(state, points)
    if action.company not in COMPANIES:
        return refusals.no_company(companies)
    company = COMPANIES.index(action.company)
    if company in companies:
        return why_not_first(state, company, points, action.target)
    costs = [entry.cost for entry in entries(state, company)]
    if not costs:
        return refusals.no_pieces(company, companies)
    return refusals.too_little_energy(company, min(costs), points, companies)


def use(state: SkyminesState, seat: int, points: int, action: Energy, events: list[Event]) -> SkyminesState:
    """Return the state in which so much energy is used for the company of an action, and its first space entered."""
    company = NOBODY if action.company == NONE else COMPANIES.index(action.company)
    state = expand(state, seat, company, points, events)
    return state if action.target == LATER else enter(state, seat, action.target, events)


def why_not(state: SkyminesState, seat: int, action: Energy) -> Refusal | None:
    """Return why a seat cannot use its energy in this way, or None."""
    points = energy(state, seat)
    return why_not_with(state, points, action) if points else refusals.no_energy()


def do(state: SkyminesState, seat: int, action: Energy, events: list[Event]) -> SkyminesState:
    """Return the state in which a seat's energy cards are turned down and the expansion is due.

    The text turns the cards down at the end; nothing in between looks at energy cards.
    """
    area = area_of(state, seat)
    state = turn_down(state, seat, [card.id for card in area.energy])
    return use(state, seat, area.strength.energy, action, events)
