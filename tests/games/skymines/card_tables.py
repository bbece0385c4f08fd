"""A table in its Action phase on which all cards and plans are out of sight but those that a test lays out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.change import with_player
from bot.games.skymines.state import SkyminesState
from tests.games.skymines import builders
from tests.games.skymines.builders import holding

TRACKS = ("A1", "B1", "C1", "D1")


def table(
    seats: int = 2, tracks: tuple[str, str, str, str] = TRACKS, board: str = "moon", **changes: Any
) -> SkyminesState:
    """Return a table on which seat 0 is to act, with 10 CrypCoin each, empty hands and empty displays."""
    state = builders.table(seats, board, display=("",) * 12, research_display=(("",) * 4,) * 3)
    for seat in range(seats):
        state = with_player(state, seat, hand=())
    return replace(state, variant=replace(state.variant, tracks=tracks), **changes)


__all__ = ["TRACKS", "holding", "table"]
