"""Every action open to a seat. `why_illegal` says of all others why they are not."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.space_missions.decisions import DECISIONS
from bot.games.space_missions.state import SpaceMissionsState


def to_move(state: SpaceMissionsState) -> tuple[int, ...]:
    """Return the seat that has to decide something, or () when the game is over."""
    return () if state.over is not None else (state.turn,)


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every action of the seat, by verb in the order of the menu, then by noun."""
    if seat != state.turn or state.over is not None:
        return ()
    return DECISIONS[state.pending].legal(state, seat)
