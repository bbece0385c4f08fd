"""How the game ends: by space tiles turned up, by the last planet developed (Jump Gate's way), or by vote."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_mission.events import Ended, LastRound
from bot.games.space_mission.scoring import needed
from bot.games.space_mission.state import SpaceMissionState, all_learned, space_up


def after_space(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    """When enough space tiles are up the round is played out, so that all have had as many turns."""
    seats = len(state.pilots)
    if state.variant.end != "space" or state.turns_left is not None or space_up(state.sites) < needed(seats):
        return state
    return _announced(state, seat, seats - 1 - (seat - state.start) % seats, events)


def after_station(state: SpaceMissionState, seat: int, events: list[Event]) -> SpaceMissionState:
    """In Jump Gate's way everybody has one more turn when the last planet is developed."""
    if state.variant.end != "developed" or any(site.station is None for site in state.sites):
        return state
    return _announced(state, seat, len(state.pilots), events)


def _announced(state: SpaceMissionState, seat: int, turns: int, events: list[Event]) -> SpaceMissionState:
    events.append(LastRound(turns_ahead(seat, turns, len(state.pilots))))
    return replace(state, turns_left=turns)


def turns_ahead(seat: int, turns: int, seats: int) -> tuple[int, ...]:
    """Return the seats that have the given number of turns after the present seat's."""
    return tuple([(seat + step) % seats for step in range(1, turns + 1)])


def conclusion(state: SpaceMissionState, reason: str, events: list[Event]) -> SpaceMissionState:
    """End the game: everything is laid open."""
    events.append(Ended(reason))
    return replace(state, over=reason, pending=None, knowledge=all_learned(state))
