"""Small steps from one immutable value to the next."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.space_missions.material import STOCK, TECHNOLOGIES
from bot.games.space_missions.state import Deck, SpaceMissionsState

T = TypeVar("T")

STOCK_AT = {kind: place for place, kind in enumerate(STOCK)}
"""Where a stock or the supply counts a kind of token."""
DECK_AT = {technology: place for place, technology in enumerate(TECHNOLOGIES)}
"""Where an agency's decks have that of a technology."""


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    return (*items[:at], item, *items[at + 1 :])


def added(counts: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """Return the counts with this one changed by a number."""
    return (*counts[:at], counts[at] + number, *counts[at + 1 :])


def inserted(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with one more, in this place."""
    return (*items[:at], item, *items[at:])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first one that equals this. Raises ValueError when there is none."""
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def with_agency(state: SpaceMissionsState, seat: int, **changes: Any) -> SpaceMissionsState:
    """Return the state with fields of a seat's agency changed."""
    return replace(state, agencies=put(state.agencies, seat, replace(state.agencies[seat], **changes)))


def deck_of(state: SpaceMissionsState, seat: int, technology: str) -> Deck:
    """Return a seat's deck of a technology."""
    return state.agencies[seat].decks[DECK_AT[technology]]


def with_deck(state: SpaceMissionsState, seat: int, technology: str, **changes: Any) -> SpaceMissionsState:
    """Return the state with fields of a seat's deck of a technology changed."""
    decks, at = state.agencies[seat].decks, DECK_AT[technology]
    return with_agency(state, seat, decks=put(decks, at, replace(decks[at], **changes)))


def learned(state: SpaceMissionsState, seat: int) -> tuple[int, ...]:
    """Return the counts of knowledge when the seat has learned something that was hidden from it."""
    return added(state.knowledge, seat, 1)


def all_learned(state: SpaceMissionsState) -> tuple[int, ...]:
    """Return the counts of knowledge when every seat has learned something."""
    return tuple([known + 1 for known in state.knowledge])
