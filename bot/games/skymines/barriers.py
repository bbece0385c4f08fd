"""A move that a reward brings stands before a barrier: pay or stop (rules 11; rulings 11 and 12)."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.core.decision import ActionRule, Decision
from bot.games.core.events import Event
from bot.games.skymines.actions import Finish, Pay
from bot.games.skymines.change import owe, settled
from bot.games.skymines.events import Stopped
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.tracks import advance


def _options(_state: SkyminesState, _seat: int) -> tuple[Action, ...]:
    return (Pay(), Finish())


def _why_not(_state: SkyminesState, _seat: int, _action: Action) -> None:
    """Refuse nothing: the marker only stands before a barrier that its seat can pay, and it may stop there."""


def _decide(state: SkyminesState, seat: int, action: Action, events: list[Event]) -> SkyminesState:
    """Return the state after the marker has passed the barrier, or stays before it and the rest is lost."""
    due, state = state.pending[0], settled(state)
    if isinstance(action, Finish):
        events.append(Stopped(seat, "barrier", due.amount, due.company))
        return state
    state, _ = advance(state, seat, due.company, 1, events, pay=True)
    return owe(state, Due("move", due.amount - 1, due.company)) if due.amount > 1 else state


BARRIER = Decision(_options, {Pay: ActionRule(_why_not, _decide), Finish: ActionRule(_why_not, _decide)})
"""What a seat decides before a barrier."""
