"""Moving: jumps through the gate and flights to a neighbour."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_mission.actions import Fly, Jump
from bot.games.space_mission.cards import play
from bot.games.space_mission.chart import chart_of
from bot.games.space_mission.draft import Draft
from bot.games.space_mission.events import Flew, Jumped
from bot.games.space_mission.view import Move


def jump(draft: Draft, seat: int, action: Jump) -> None:
    """Play the card, leave a probe on the gate, land on the planet."""
    pilot, ring = draft.pilots[seat], draft.base.ring
    origin = pilot.place
    draft.discards += (action.card,)
    landed = replace(
        pilot,
        place=chart_of(ring).index[action.planet],
        probes=pilot.probes + 1,
        hand=play(pilot.hand, action.card),
        last_turn=draft.moves(seat, Move("jump", action.planet, (action.card,))),
    )
    draft.set_pilot(seat, landed)
    left = None if origin is None else ring[origin]
    draft.events.append(Jumped(seat, action.card, left, action.planet, landed.probes))


def fly(draft: Draft, seat: int, action: Fly) -> None:
    """Go to the neighbouring planet."""
    pilot, ring = draft.pilots[seat], draft.base.ring
    origin, place = pilot.place, chart_of(ring).index[action.planet]
    move = Move("fly", action.planet)
    draft.set_pilot(seat, replace(pilot, place=place, last_turn=draft.moves(seat, move)))
    assert origin is not None, "refuse keeps ships at the gate from flying"
    draft.events.append(Flew(seat, ring[origin], action.planet))
