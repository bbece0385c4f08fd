"""Pending `return`: where in their decks the cards drawn in a mission go."""

from __future__ import annotations

from functools import cache

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import completing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Put, PutBack
from bot.games.space_missions.decks import DECK_AT
from bot.games.space_missions.flight_cards import all_returned, kinds_lying, returned
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Put, PutBack)
_PUT_BACK = (PutBack(),)


@cache  # 18 kinds of cards and at most eight places
def _puts(technology: str, card: str, places: int) -> tuple[Action, ...]:
    return tuple([Put(technology, card, place) for place in range(1, places + 1)])


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every drawn card with every place of its deck, and to put all the others on top."""
    agency = state.agencies[seat]
    actions: tuple[Action, ...] = ()
    for technology, card in kinds_lying(flight_of(agency)):
        actions += _puts(technology, card, len(agency.decks[DECK_AT[technology]].cards) + 1)
    return actions + _PUT_BACK


def why(state: SpaceMissionsState, seat: int, action: Put) -> Refusal:
    """Return that the card does not lie there, or the place is none."""
    if (action.technology, action.card) not in kinds_lying(flight_of(state.agencies[seat])):
        return no.not_lying(state, action.technology, action.card, "12.2")
    return no.no_place_there(state, action.technology)


def do(state: SpaceMissionsState, seat: int, action: Put | PutBack, events: list[Event]) -> SpaceMissionsState:
    """Put a card back, or all that are left."""
    if isinstance(action, Put):
        state = returned(state, seat, action.technology, action.card, action.place, events)
    else:
        state = all_returned(state, seat, events)
    return completing.go_on_with_cards(state, seat, events)
