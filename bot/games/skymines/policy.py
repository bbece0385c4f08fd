"""A quick policy on the state: what a sensible player does next, for playouts with thousands of decisions.

It reads nothing that is hidden from the seat, so it decides as it would on the seat's own view.
"""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.dice import Dice
from bot.games.skymines.judgement import brief, considered, judged
from bot.games.skymines.rules import RULES
from bot.games.skymines.state import SkyminesState

DOUBT = 2
"""The most CrypCoin that chance adds to the value of a secret choice: nobody knows what the others choose."""
_FINE = 1000
"""Steps in which it is added."""


def seat_due(state: SkyminesState) -> int:
    """Return a seat that owes a decision; the game is not over."""
    if state.phase == "actions":
        return state.turn
    return next(seat for seat, player in enumerate(state.players) if not player.chosen)


def decide(state: SkyminesState, seat: int, dice: Dice) -> Action:
    """Return the action of a seat that owes a decision. A secret choice may differ from call to call (`DOUBT`)."""
    actions = brief(considered(state, seat, RULES.legal(state, seat)))
    if len(actions) == 1:
        return actions[0]
    if state.phase == "actions":
        return max(actions, key=lambda action: judged(state, seat, action))
    return max(actions, key=lambda action: judged(state, seat, action) + DOUBT * dice.below(_FINE) / _FINE)


def played_on(state: SkyminesState, horizon: int, dice: Dice) -> SkyminesState:
    """Return the state in which the round of this number is prepared, or the game is over."""
    while state.over is None and state.round < horizon:
        seat = seat_due(state)
        state = RULES.apply(state, seat, decide(state, seat, dice)).state
    return state
