"""Two actions a turn, then the next seat; when the last turn is done the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_mission.ending import conclusion
from bot.games.space_mission.events import TurnPassed
from bot.games.space_mission.state import SpaceMissionState


def end_action(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    """Go on to the second action, or to the next seat."""
    if state.action == 1:
        return replace(state, action=2)
    if state.turns_left == 0:
        return conclusion(state, state.variant.end, events)
    return _passed_on(state, seat, events)


def _passed_on(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    following = (seat + 1) % len(state.pilots)
    number = state.round + 1 if following == state.start else state.round
    left = None if state.turns_left is None else state.turns_left - 1
    events.append(TurnPassed(following, number))
    return replace(state, turn=following, round=number, action=1, turns_left=left)
