"""Phase 4: who flies shuffles the decks that the mission uses, and no others.

Draws, in player order: for each technology of the mission, in the order of the decks, its deck.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import happening
from bot.games.space_missions.change import put
from bot.games.space_missions.decks import DECK_AT, shuffled
from bot.games.space_missions.events import Shuffled
from bot.games.space_missions.material import mission_of
from bot.games.space_missions.state import SpaceMissionsState


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Shuffle for every mission that was announced, then let the year's event happen."""
    stream, agencies = state.chance.open(), state.agencies
    for seat in state.sequence:
        flight = state.agencies[seat].flight if seat >= 0 else None
        if flight is None:
            continue
        technologies = mission_of(flight.mission).technologies
        decks = agencies[seat].decks
        for at in map(DECK_AT.__getitem__, technologies):
            decks = put(decks, at, shuffled(decks[at], stream))
        agencies = put(agencies, seat, replace(agencies[seat], decks=decks))
        events.append(Shuffled(seat, technologies))
    return happening.begin(replace(state, agencies=agencies, chance=stream.close()), events)
