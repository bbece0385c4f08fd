"""Doing an action: check it, do it on a draft, and let the turn go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction, Step
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.cards import top_up
from bot.games.space_mission.draft import Draft
from bot.games.space_mission.ending import finish
from bot.games.space_mission.flight import fly, jump
from bot.games.space_mission.planets import develop, discover, scan, take
from bot.games.space_mission.refuse import refuse
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.turn import end_action

_DEEDS: dict[type[Action], Callable[[Draft, int, Any], None]] = {
    TopUp: top_up,
    Jump: jump,
    Fly: fly,
    Scan: scan,
    Develop: develop,
    Discover: discover,
    Take: take,
}


def apply(state: SpaceMissionState, seat: int, action: Action) -> Step:
    """Do the action. Raises IllegalAction when `refuse` forbids it."""
    refusal = refuse(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    draft = Draft(state)
    _DEEDS[type(action)](draft, seat, action)
    if draft.pending is None:
        end_action(draft, seat)
    return Step(draft.freeze(), tuple(draft.events))


def conclude(state: SpaceMissionState) -> Step:
    """End the game here and now, by vote. Raises ValueError when it is over already."""
    if state.over is not None:
        raise ValueError("the game is over already")
    draft = Draft(state)
    draft.pending = None
    finish(draft, "vote")
    return Step(draft.freeze(), tuple(draft.events))
