"""Mission bonuses: which of the year's two can be had, and what each brings."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import STOCK_AT, learned, put
from bot.games.space_missions.decks import DECK_AT, with_cards
from bot.games.space_missions.events import BonusTaken, Peeked, Studied
from bot.games.space_missions.flight_cards import kinds_lying, lying, removed
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.knowledge import settle
from bot.games.space_missions.material import EDITION, FIRST_YEAR
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.supply import take

FUEL = 2


def of_the_year(tiles: tuple[str, ...], year: int) -> tuple[str, str]:
    """Return a year's two mission bonuses: its tile (`tiles` by year), and the one of every year."""
    return (tiles[year - FIRST_YEAR], EDITION.bonuses.fixed)


def possible(state: SpaceMissionsState, seat: int) -> tuple[str, ...]:
    """Return which of the year's bonuses the seat, whose mission is being completed, can have."""
    return tuple([bonus for bonus in of_the_year(state.variant.bonuses, state.year) if _possible(state, seat, bonus)])


def _possible(state: SpaceMissionsState, seat: int, bonus: str) -> bool:
    agency = state.agencies[seat]
    if bonus == "fuel-2":
        return state.supply[STOCK_AT["fuel"]] > 0
    if bonus == "inspection":
        at = STOCK_AT["inspection"]
        return state.supply[at] > 0 and agency.stock[at] == 0
    if bonus == "look-technology":
        return bool(with_cards(agency))
    if bonus == "look-event":
        return bool(state.events)
    return bonus != "remove-drawn-card" or bool(lying(flight_of(agency)))


def taken(state: SpaceMissionsState, seat: int, bonus: str | None, events: list[Event]) -> SpaceMissionsState:
    """Take a bonus, None for none; `pending` when it asks for something more."""
    events.append(BonusTaken(seat, bonus))
    state = replace(state, pending="")
    match bonus:
        case "fuel-2":
            return take(state, seat, "fuel", FUEL, "bonus", events)
        case "inspection":
            return take(state, seat, "inspection", 1, "bonus", events)
        case "look-technology":
            return _studying(state, seat, events)
        case "look-event":
            return _peeked(state, seat, events)
        case "sequence-first-free":
            return replace(state, upper=(*state.upper, seat))
        case "remove-drawn-card":
            return _removing(state, seat, events)
        case _:
            return state


def studied(state: SpaceMissionsState, seat: int, technology: str, events: list[Event]) -> SpaceMissionsState:
    """Let the seat look through its deck of a technology: it knows every place of it from now on."""
    agency, at = state.agencies[seat], DECK_AT[technology]
    deck = agency.decks[at]
    events.append(Studied(seat, technology, deck.cards))
    agency = settle(replace(agency, decks=put(agency.decks, at, replace(deck, known=deck.cards))), None, (technology,))
    return replace(state, pending="", agencies=put(state.agencies, seat, agency), knowledge=learned(state, seat))


def _studying(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    decks = with_cards(state.agencies[seat])
    return studied(state, seat, decks[0], events) if len(decks) == 1 else replace(state, pending="study")


def _peeked(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    events.append(Peeked(seat, state.events[0]))
    return replace(state, peeked=tuple(sorted((*state.peeked, seat))), knowledge=learned(state, seat))


def _removing(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    kinds = kinds_lying(flight_of(state.agencies[seat]))
    if len(kinds) == 1:
        technology, card = kinds[0]
        return removed(state, seat, technology, card, "bonus", events)
    return replace(state, pending="remove-bonus")
