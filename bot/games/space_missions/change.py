"""Small steps from one immutable value to the next."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.core.pieces import all_learned as all_learned
from bot.games.core.pieces import learned as learned
from bot.games.core.pieces import put as put
from bot.games.space_missions.material import STOCK
from bot.games.space_missions.state import Flight, SpaceMissionsState

T = TypeVar("T")

STOCK_AT = {kind: place for place, kind in enumerate(STOCK)}
"""Where a stock or the supply counts a kind of token."""


def added(counts: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """Return the counts with this one changed by a number."""
    changed = list(counts)
    changed[at] += number
    return tuple(changed)


def with_tokens(counts: tuple[int, ...], flight: Flight) -> tuple[int, ...]:
    """Return counts by `STOCK` with the tokens aboard a flight, but for its inspection."""
    aboard = (*map(sum, zip(*flight.slots, strict=True)), flight.fuel, flight.training, 0)
    return tuple([count + more for count, more in zip(counts, aboard, strict=True)])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first one that equals this. Raises ValueError when there is none."""
    left = list(items)
    left.remove(item)
    return tuple(left)


def with_agency(state: SpaceMissionsState, seat: int, **changes: Any) -> SpaceMissionsState:
    """Return the state with fields of a seat's agency changed."""
    return replace(state, agencies=put(state.agencies, seat, replace(state.agencies[seat], **changes)))
