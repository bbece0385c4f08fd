"""Application of an action: check it, do it, and continue the turn. Each step returns a new state and adds events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction, Step
from bot.games.core.events import Event
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.cards import top_up
from bot.games.space_mission.ending import conclusion
from bot.games.space_mission.flight import fly, jump
from bot.games.space_mission.planets import develop, discover, scan, take
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.turn import end_action
from bot.games.space_mission.why_illegal import why_illegal

Deed = Callable[[SpaceMissionState, int, Any, list[Event]], SpaceMissionState]

_DEEDS: dict[type[Action], Deed] = {
    TopUp: top_up,
    Jump: jump,
    Fly: fly,
    Scan: scan,
    Develop: develop,
    Discover: discover,
    Take: take,
}


def apply(state: SpaceMissionState, seat: int, action: Action) -> Step:
    """Return the outcome of the action. Raises IllegalAction if `why_illegal` forbids it."""
    refusal = why_illegal(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    events: list[Event] = []
    after = _DEEDS[type(action)](state, seat, action, events)
    if after.pending is None:
        after = end_action(after, seat, events)
    return Step(after, tuple(events))


def end_now(state: SpaceMissionState) -> Step:
    """End the game here and now, by vote. Raises ValueError when it is over already."""
    if state.over is not None:
        raise ValueError("the game is over already")
    events: list[Event] = []
    return Step(conclusion(state, "vote", events), tuple(events))
