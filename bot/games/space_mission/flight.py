"""Moving: jumps through the gate and flights to a neighbour."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_mission.actions import Fly, Jump
from bot.games.space_mission.change import moves, put, without
from bot.games.space_mission.events import Flew, Jumped
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import Move


def jump(state: SpaceMissionState, seat: int, action: Jump, events: list[Event]) -> SpaceMissionState:
    """Play the card, leave a probe on the gate, land on the planet."""
    pilot, cards = state.pilots[seat], (action.card,)
    landed = replace(
        pilot,
        place=state.ring.index(action.planet),
        probes=pilot.probes + 1,
        hand=without(pilot.hand, cards),
        last_turn=moves(state, pilot, Move("jump", action.planet, cards)),
    )
    origin = None if pilot.place is None else state.ring[pilot.place]
    events.append(Jumped(seat, action.card, origin, action.planet, landed.probes))
    return replace(state, pilots=put(state.pilots, seat, landed), discards=state.discards + cards)


def fly(state: SpaceMissionState, seat: int, action: Fly, events: list[Event]) -> SpaceMissionState:
    """Go to the neighbouring planet."""
    pilot = state.pilots[seat]
    assert pilot.place is not None, "refuse keeps ships at the gate from flying"
    place = state.ring.index(action.planet)
    landed = replace(pilot, place=place, last_turn=moves(state, pilot, Move("fly", action.planet)))
    events.append(Flew(seat, state.ring[pilot.place], action.planet))
    return replace(state, pilots=put(state.pilots, seat, landed))
