"""Cards drawn in a mission after it: some leave the game, the others go back into their decks."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import put
from bot.games.space_missions.decks import DECK_AT, inserted, topped
from bot.games.space_missions.events import Removed, Returned
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.material import PROBLEMS, TECHNOLOGIES, in_order
from bot.games.space_missions.state import Agency, Flight, FlightCard, SpaceMissionsState

_KINDS: dict[tuple[str, str], int] = {kind: place for place, kind in enumerate(product(TECHNOLOGIES, PROBLEMS))}


def lying(flight: Flight) -> tuple[FlightCard, ...]:
    """Return the cards drawn in a flight that are neither back in their decks nor gone from the game."""
    if not flight.returned:
        return flight.drawn
    return tuple([drawn for place, drawn in enumerate(flight.drawn) if place not in flight.returned])


def kinds_lying(flight: Flight) -> tuple[tuple[str, str], ...]:
    """Return the kinds of cards that lie drawn, each as (technology, card): by technology, the gravest first."""
    kinds = {(drawn.technology, drawn.card) for drawn in lying(flight)}
    return tuple(sorted(kinds, key=_KINDS.__getitem__))


def removed(
    state: SpaceMissionsState, seat: int, technology: str, card: str, why: str, events: list[Event]
) -> SpaceMissionsState:
    """Remove a card that was drawn in the seat's flight from the game. `why`: `failure` or `bonus`.

    It lay open, so knowledge stays the same.
    """
    events.append(Removed(seat, technology, card, why))
    agency = state.agencies[seat]
    at, flight = DECK_AT[technology], _without(flight_of(agency), technology, card)
    deck = agency.decks[at]
    decks = put(agency.decks, at, replace(deck, removed=(*deck.removed, card)))
    return _with(state, seat, replace(agency, decks=decks, flight=flight))


def returned(
    state: SpaceMissionsState, seat: int, technology: str, card: str, place: int, events: list[Event]
) -> SpaceMissionsState:
    """Put a drawn card back at a place of its deck, from the top; where, only the seat knows."""
    events.append(Returned(seat, technology, (card,), (place,), private=False))
    agency, at = state.agencies[seat], DECK_AT[technology]
    decks = put(agency.decks, at, inserted(agency.decks[at], card, place))
    flight = _without(flight_of(agency), technology, card)
    return _with(state, seat, replace(agency, decks=decks, flight=flight))


def all_returned(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Put all other drawn cards back on top of their decks, the gravest uppermost."""
    agency = state.agencies[seat]
    flight, decks = flight_of(agency), list(agency.decks)
    left = lying(flight)
    for at, technology in enumerate(TECHNOLOGIES):
        cards = in_order([drawn.card for drawn in left if drawn.technology == technology])
        if cards:
            places = tuple(range(1, len(cards) + 1))
            events.append(Returned(seat, technology, cards, places, private=False, together=True))
            decks[at] = topped(decks[at], cards)
    flight = replace(flight, returned=tuple(range(len(flight.drawn))))
    return _with(state, seat, replace(agency, decks=tuple(decks), flight=flight))


def _without(flight: Flight, technology: str, card: str) -> Flight:
    """Return the flight with the first such card that lies there noted as gone."""
    gone = next(
        place
        for place, drawn in enumerate(flight.drawn)
        if place not in flight.returned and drawn.technology == technology and drawn.card == card
    )
    return replace(flight, returned=tuple(sorted((*flight.returned, gone))))


def _with(state: SpaceMissionsState, seat: int, agency: Agency) -> SpaceMissionsState:
    return replace(state, agencies=put(state.agencies, seat, agency))
