"""Pending `load`: which of one's tokens go aboard."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import announcing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Fill, Load, Ready
from bot.games.space_missions.change import STOCK_AT
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.loading import flight_plan_of
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Load, Fill, Ready)
_FILL, _READY = Fill(), Ready()


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token with every free place for it, to load all that fits and helps, and to be ready."""
    return (*announcing.loads(state.agencies[seat]), _FILL, _READY)


def why(state: SpaceMissionsState, seat: int, action: Load) -> Refusal:
    """Return why the token does not go there."""
    stock = state.agencies[seat].stock
    if not (action.token in STOCK_AT and stock[STOCK_AT[action.token]]):
        return no.not_held(state, action.token)
    return no.no_slot(state, action)


def do(state: SpaceMissionsState, seat: int, action: Load | Fill | Ready, events: list[Event]) -> SpaceMissionsState:
    """Load a token, or all that fits, or have done."""
    if isinstance(action, Fill):
        return announcing.fill(state, seat, events)
    if isinstance(action, Ready):
        return announcing.prepared(state, seat, events)
    flight = flight_of(state.agencies[seat])
    room = next(room for room in flight_plan_of(flight.mission, flight.levels).all_rooms if room.load == action)
    return announcing.load_one(state, seat, room, events)
