"""How the game ends: after the year of the first lunar landing, after 1969, or by vote."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import all_learned
from bot.games.space_missions.events import Awarded, Ended
from bot.games.space_missions.material import LAST_YEAR, MISSIONS
from bot.games.space_missions.problems import succeeded
from bot.games.space_missions.scoring import awards
from bot.games.space_missions.state import SpaceMissionsState


def last_year(state: SpaceMissionsState) -> bool:
    """Return whether the game ends with this year, as everybody can tell once all flights are over."""
    if state.year == LAST_YEAR or state.done[MISSIONS - 1]:
        return True
    if state.automa is not None and state.automa.mission == MISSIONS:
        return True
    for agency in state.agencies:
        flight = agency.flight
        if flight is not None and flight.mission == MISSIONS and flight.over and succeeded(flight):
            return True
    return False


def conclusion(state: SpaceMissionsState, reason: str, events: list[Event]) -> SpaceMissionsState:
    """End the game and award the categories: everything is laid open. `reason`: `landing`, `sixties` or `vote`."""
    for category in state.variant.scored:
        events += [Awarded(category, who, points) for who, points in awards(state, category)]
    events.append(Ended(reason))
    return replace(state, over=reason, pending="", knowledge=all_learned(state))
