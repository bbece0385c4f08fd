"""Developing craft: one level at a time; rockets and capsules bring a minor problem more into a deck."""

from __future__ import annotations

from itertools import compress
from operator import lt

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import added, with_agency
from bot.games.space_missions.decks import deck_of, shuffled, with_deck
from bot.games.space_missions.events import Developed
from bot.games.space_missions.material import DEVELOPED, LEVELS, MINOR
from bot.games.space_missions.state import SpaceMissionsState

UPGRADED = {"rocket": "thrust", "capsule": "life-support"}
"""The technology whose deck gets a minor problem more when this craft is developed."""
_HIGHEST = tuple([len(LEVELS[craft]) for craft in DEVELOPED])


def developable(state: SpaceMissionsState, seat: int) -> tuple[str, ...]:
    """Return the craft that a seat can still develop."""
    return tuple(compress(DEVELOPED, map(lt, state.agencies[seat].levels, _HIGHEST)))


def develop(state: SpaceMissionsState, seat: int, craft: str, events: list[Event]) -> SpaceMissionsState:
    """Develop a craft by one level."""
    levels = added(state.agencies[seat].levels, DEVELOPED.index(craft), 1)
    shuffled = UPGRADED.get(craft)
    state = with_agency(state, seat, levels=levels)
    if shuffled is not None:
        state = _upgraded(state, seat, shuffled)
    events.append(Developed(seat, craft, levels[DEVELOPED.index(craft)], shuffled))
    return state


def _upgraded(state: SpaceMissionsState, seat: int, technology: str) -> SpaceMissionsState:
    """Move a minor problem from the personal draw deck into a deck and shuffle it: its order becomes unknown."""
    deck = deck_of(state, seat, technology)
    stream = state.chance.open()
    deck = shuffled(replace(deck, cards=(*deck.cards, MINOR), added=deck.added + 1), stream)
    state = with_agency(replace(state, chance=stream.close()), seat, upgrades=state.agencies[seat].upgrades - 1)
    return with_deck(state, seat, technology, deck)
