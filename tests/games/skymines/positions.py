"""Positions for the tests of bonus spaces and of what follows the Action phase."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.material import DECK, DEFAULT_TRACKS
from bot.games.skymines.state import Due, Luna, Mark, SkyminesState
from tests.games.skymines.builders import by_letter, table


def position(seats: int = 3, *, tracks: tuple[str, str, str, str] = DEFAULT_TRACKS, **changes: Any) -> SkyminesState:
    """Return a table in the Action phase of round 2 with empty areas: it is the second turn, and seat 0 acts.

    The cards of the display and of the stack lie in order.
    """
    state = with_variant(table(seats), tracks=tracks, luna=None)
    state = replace(state, luna=None, display=DECK[:12], stack=by_letter(DECK[12:]), specials=("R2",))
    return replace(state, **changes)


def owing(state: SkyminesState, *dues: Due) -> SkyminesState:
    """Return the state in which just this is due."""
    return replace(state, pending=dues)


def marked(state: SkyminesState, *marks: tuple[str, int]) -> SkyminesState:
    """Return the state with markers on spaces, by space and seat (or Luna)."""
    return replace(state, marks=tuple([Mark(space, seat) for space, seat in marks]))


def with_variant(state: SkyminesState, **changes: Any) -> SkyminesState:
    """Return the state of a table with other options."""
    return replace(state, variant=replace(state.variant, **changes))


def with_luna(state: SkyminesState, **changes: Any) -> SkyminesState:
    """Return the state with Luna at the table."""
    luna = replace(Luna(cash=1, deck=(), added=()), **changes)
    return replace(with_variant(state, luna=0), luna=luna)
