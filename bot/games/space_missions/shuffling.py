"""Phase 4: each seat that flies shuffles the decks that its mission uses, and no others.

The order of the random draws: the seats in player order, and each seat's decks in the order of the technologies.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions import event_phase
from bot.games.space_missions.decks import DECK_AT, shuffled
from bot.games.space_missions.events import Shuffled
from bot.games.space_missions.injuries import flight_of, flying
from bot.games.space_missions.material import mission_of
from bot.games.space_missions.state import SpaceMissionsState


def begin(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Shuffle for every mission that was announced, then let the year's event happen."""
    seats = flying(state)
    return event_phase.begin(_shuffled(state, seats, events) if seats else state, events)


def _shuffled(state: SpaceMissionsState, seats: Iterable[int], events: list[Event]) -> SpaceMissionsState:
    stream, agencies = state.chance.open(), list(state.agencies)
    for seat in seats:
        technologies = mission_of(flight_of(agencies[seat]).mission).technologies
        decks = list(agencies[seat].decks)
        for technology in technologies:
            at = DECK_AT[technology]
            decks[at] = shuffled(decks[at], stream)
        agencies[seat] = replace(agencies[seat], decks=tuple(decks))
        events.append(Shuffled(seat, technologies))
    return replace(state, agencies=tuple(agencies), chance=stream.close())
