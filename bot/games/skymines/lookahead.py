"""Lookahead: what a seat could do in the Action phase if it were its turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.rules import RULES
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.view import SkyminesView


def relevant_view(view: SkyminesView, seat: int) -> Any:
    """Return the part of the view on which a plan depends, beside the legal actions.

    It is the seat's own board, the map, the display and the research display. Other players' boards do not matter.
    Measured in games of steady players: in 23 % (four players) to 43 % (two players) of a seat's turns in an Action
    phase, this part and the legal actions are the same as after its turn before. In these a plan can go on.
    """
    known = view.known
    when = (known.round, known.phase, known.over, known.pending if known.turn == seat else ())
    return (known.players[seat], known.board, known.display, known.research_display, when)


def due_ahead(state: SkyminesState, seat: int) -> SkyminesState | None:
    """Return the state with the seat's next decision due now; None if it is not certain to have one."""
    if RULES.due(state, seat) is not None:
        return state
    if state.over is not None or state.phase != "actions" or state.players[seat].dropped:
        return None
    return replace(state, turn=seat, pending=())
