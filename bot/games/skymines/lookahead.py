"""Lookahead: what a seat could do in the Action phase if it were its turn."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.skymines.rules import RULES
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.view import SkyminesView


def relevant_view(view: SkyminesView, seat: int) -> Any:
    """Return one's own board, the map, the display and the research display; what else matters is in the legal list.

    What other players have on their boards neither helps nor hinders. Measured in games of steady players, 23 % (four
    players) to 43 % (two) of an Action phase's turns find all this, and the list, as it was after the turn before.
    """
    known = view.known
    when = (known.round, known.phase, known.over, known.pending if known.turn == seat else ())
    return (known.players[seat], known.board, known.display, known.research_display, when)


def due_ahead(state: SkyminesState, seat: int) -> SkyminesState | None:
    """Return the state with the seat's next decision due now; None when it is not known to have one."""
    if RULES.due(state, seat) is not None:
        return state
    if state.over is not None or state.phase != "actions" or state.players[seat].dropped:
        return None
    return replace(state, turn=seat, pending=())
