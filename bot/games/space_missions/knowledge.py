"""What can be told of a technology deck's fifth card by counting.

Every deck is the certain four, the minor problems that upgrades brought, and an unknown fifth card; of the six fifth
cards of an agency two are minor problems. A viewer who counts more cards of a kind than are certain has seen the fifth.
The owner also counts the known places; everybody counts the removed cards and those that lie drawn in a flight.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.space_missions.change import put
from bot.games.space_missions.decks import DECK_AT
from bot.games.space_missions.material import DECK, EXTRAS, MINOR, NONE, TECHNOLOGIES, UNKNOWN
from bot.games.space_missions.state import Agency, Deck, Flight, TechnologyTest

_MINORS, _NONES = DECK.count(MINOR), DECK.count(NONE)


def settle(
    agency: Agency, open_test: TechnologyTest | None = None, technologies: Iterable[str] = TECHNOLOGIES
) -> Agency:
    """Return the agency with what it, and everybody, can tell by now of the fifth cards; what was told once stays.

    `open_test` is the test under way if it is this agency's. Call this when more is known of a deck than before. Name
    the `technologies` if only theirs changed: the others are then not counted.
    """
    decks = agency.decks
    for name in technologies:
        at = DECK_AT[name]
        deck = decks[at]
        if deck.proven:
            continue
        seen = _seen(deck, drawn_in_flight(agency.flight, name), drawn_in_test(open_test, name))
        if seen is not deck:
            decks = put(decks, at, seen)
    if decks is agency.decks:
        return agency
    if len(set(fifths_left([deck.extra for deck in decks if deck.proven]))) == 1:
        decks = tuple([replace(deck, deduced=True, proven=True) for deck in decks])
    elif len(set(fifths_left([deck.extra for deck in decks if deck.deduced]))) == 1:
        decks = tuple([replace(deck, deduced=True) for deck in decks])
    return replace(agency, decks=decks)


def drawn_in_flight(flight: Flight | None, technology: str) -> tuple[str, ...]:
    """Return the cards of a technology that lie drawn in a flight, neither back in their deck nor out of the game."""
    if flight is None or not flight.drawn:
        return ()
    return tuple(
        drawn.card
        for place, drawn in enumerate(flight.drawn)
        if drawn.technology == technology and place not in flight.returned
    )


def drawn_in_test(open_test: TechnologyTest | None, technology: str) -> tuple[str, ...]:
    """Return the cards of a technology that lie drawn in a test."""
    return open_test.drawn if open_test is not None and open_test.technology == technology else ()


def fifth(added: int, seen: tuple[str, ...]) -> str:
    """Return a deck's fifth card if these cards, all of that deck, tell it, else `?`.

    `added` minor problems went into the deck by upgrades.
    """
    if seen.count(NONE) > _NONES:
        return NONE
    return MINOR if seen.count(MINOR) > _MINORS + added else UNKNOWN


def fifths_left(known: Iterable[str]) -> list[str]:
    """Return the fifth cards of an agency's decks but for the known ones, none first."""
    left: list[str] = list(EXTRAS)
    for card in known:
        left.remove(card)
    return left


def _seen(deck: Deck, lying: tuple[str, ...], tested: tuple[str, ...]) -> Deck:
    public = deck.removed + lying
    if not public and not tested and deck.known.count(UNKNOWN) == len(deck.known):
        return deck
    if public and fifth(deck.added, public) != UNKNOWN:
        return replace(deck, deduced=True, proven=True)
    if deck.deduced or fifth(deck.added, deck.known + public + tested) == UNKNOWN:
        return deck
    return replace(deck, deduced=True)
