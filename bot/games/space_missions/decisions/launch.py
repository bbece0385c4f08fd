"""Pending `launch`: whether to fly in spite of the year's event."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import event_phase
from bot.games.space_missions.actions import Cancel, Launch
from bot.games.space_missions.refusals import not_now
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Launch, Cancel)
_BOTH = (Launch(), Cancel())


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return to launch and to cancel: both are open to everybody who has announced a mission."""
    return _BOTH


def why(state: SpaceMissionsState, seat: int, action: Action) -> Refusal:
    """Return what is due; no action of these verbs is illegal."""
    return not_now(state)


def do(state: SpaceMissionsState, seat: int, action: Launch | Cancel, events: list[Event]) -> SpaceMissionsState:
    """Launch, or call the mission off."""
    if isinstance(action, Launch):
        return event_phase.launched(state, seat, events)
    return event_phase.cancelled(state, seat, events)
