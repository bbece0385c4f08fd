"""Which rule forbids an action. What fits the present decision is asked of its module."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import VERBS
from bot.games.space_missions.decisions import DECISIONS
from bot.games.space_missions.state import SpaceMissionsState

_VERBS = {verb.action for verb in VERBS}


def why_illegal(state: SpaceMissionsState, seat: int, action: Action) -> Refusal | None:
    """Return why the seat may not do this, or None when it may."""
    if state.over is not None:
        return no.over()
    if seat != state.turn:
        return no.not_your_turn(state)
    decision = DECISIONS[state.pending]
    if action in decision.legal(state, seat):
        return None
    if type(action) not in decision.ACTIONS:
        return no.not_now(state) if type(action) in _VERBS else no.unknown_action()
    return decision.why(state, seat, action)
