"""Pending `announce`: which mission to fly this year, with which craft, or none."""

from __future__ import annotations

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import announcing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Announce, Decline
from bot.games.space_missions.change import STOCK_AT
from bot.games.space_missions.loading import FLIGHT_PLANS, meets_requirements, payload_craft
from bot.games.space_missions.material import DEVELOPED, MISSIONS, Mission, mission_of
from bot.games.space_missions.state import Agency, SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Announce, Decline)
_DECLINE = (Decline(),)


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every mission with every choice of levels that can be loaded, and to stay."""
    return announcing.open_to(state, seat) + _DECLINE


def why(state: SpaceMissionsState, seat: int, action: Announce) -> Refusal:
    """Return the first requirement that is not met, in the order of the rules."""
    if not 1 <= action.mission <= MISSIONS:
        return no.no_mission(state)
    mission, agency = mission_of(action.mission), state.agencies[seat]
    refusal = _levels(mission, agency, action)
    if refusal is not None:
        return refusal
    if not meets_requirements(mission, agency.bars):
        return no.successes_missing(mission)
    payload, fuel = agency.stock[STOCK_AT["payload"]], agency.stock[STOCK_AT["fuel"]]
    if action not in FLIGHT_PLANS or FLIGHT_PLANS[action].payload > payload:
        return no.too_heavy(mission, action, payload)
    if FLIGHT_PLANS[action].fuel > fuel:
        return no.fuel_missing(action.rocket, fuel)
    return no.no_astronauts()


def _levels(mission: Mission, agency: Agency, action: Announce) -> Refusal | None:
    craft = payload_craft(mission)
    if craft is None and action.payload:
        return no.bare_rocket(mission)
    least = max(mission.satellite, mission.capsule)
    asked = [("rocket", action.rocket, mission.rocket)]
    asked += [(craft, action.payload, least)] if craft else []
    for name, level, needed in asked:
        if level < needed:
            return no.level_too_low(mission, name, level)
        reached = agency.levels[DEVELOPED.index(name)]
        if level > reached:
            return no.level_not_reached(name, level, reached)
    return None


def do(state: SpaceMissionsState, seat: int, action: Announce | Decline, events: list[Event]) -> SpaceMissionsState:
    """Announce it, or stay."""
    if isinstance(action, Decline):
        return announcing.stayed(state, seat, True, events)
    return announcing.announced(state, seat, action, events)
