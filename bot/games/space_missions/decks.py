"""Cards of a technology deck on their way: off the top, back to a place, shuffled. The owner's knowledge goes along."""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.space_missions.change import put, with_agency
from bot.games.space_missions.material import TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.state import Agency, Deck, SpaceMissionsState

DECK_AT = {technology: place for place, technology in enumerate(TECHNOLOGIES)}
"""Where an agency's decks have a technology."""


def inserted(deck: Deck, card: str, place: int) -> Deck:
    """Return the deck with a card at this place from the top, 1 to one more than it has; its owner knows it there."""
    at = place - 1
    return replace(
        deck,
        cards=(*deck.cards[:at], card, *deck.cards[at:]),
        known=(*deck.known[:at], card, *deck.known[at:]),
    )


def topped(deck: Deck, cards: tuple[str, ...]) -> Deck:
    """Return the deck with cards on its top, the first uppermost."""
    return replace(deck, cards=(*cards, *deck.cards), known=(*cards, *deck.known))


def shuffled(deck: Deck, stream: Stream) -> Deck:
    """Return the shuffled deck, with its order unknown to all."""
    return replace(deck, cards=stream.shuffle(deck.cards), known=(UNKNOWN,) * len(deck.cards))


def with_cards(agency: Agency) -> tuple[str, ...]:
    """Return the technologies whose decks have cards."""
    return tuple(compress(TECHNOLOGIES, [deck.cards for deck in agency.decks]))


def deck_of(state: SpaceMissionsState, seat: int, technology: str) -> Deck:
    """Return a seat's deck of a technology."""
    return state.agencies[seat].decks[DECK_AT[technology]]


def with_deck(state: SpaceMissionsState, seat: int, technology: str, deck: Deck) -> SpaceMissionsState:
    """Return the state with another deck of a technology for a seat."""
    return with_agency(state, seat, decks=put(state.agencies[seat].decks, DECK_AT[technology], deck))
