"""Pending `develop`: which craft."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import developing
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import Develop
from bot.games.space_missions.material import DEVELOPED
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.turn import proceed

ACTIONS: tuple[type[Action], ...] = (Develop,)
_DEVELOP = {craft: Develop(craft) for craft in DEVELOPED}


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each craft with a level to come."""
    return tuple([_DEVELOP[craft] for craft in developing.developable(state, seat)])


def why(state: SpaceMissionsState, seat: int, action: Develop) -> Refusal:
    """Return why this craft is not developed."""
    if action.craft in DEVELOPED:
        return no.developed(state, action.craft)
    return no.no_levels(state)


def do(state: SpaceMissionsState, seat: int, action: Develop, events: list[Event]) -> SpaceMissionsState:
    """Develop it and go on."""
    return proceed(developing.develop(state, seat, action.craft, events), events)
