"""Tests: cards are drawn from a technology deck, some may leave the game, the others go back to any places.

`test-1-3` draws one by one, up to three, and removes one major or one minor problem; `test-2` draws two at once and
removes up to two minor problems. After a removal nothing more is drawn, and once a card went back nothing is removed.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.change import learned, put, without
from bot.games.space_missions.decks import DECK_AT, deck_of, inserted, topped
from bot.games.space_missions.events import Drew, Removed, Returned
from bot.games.space_missions.knowledge import settle
from bot.games.space_missions.material import MAJOR, MINOR, in_order
from bot.games.space_missions.state import Agency, Deck, SpaceMissionsState, TechnologyTest

MOST_DRAWN = 3
"""The most cards that a test of the kind `test-1-3` draws."""
AT_ONCE = {"test-1-3": 1, "test-2": 2}
"""How many cards a test begins with."""
REMOVABLE = {"test-1-3": (MAJOR, MINOR), "test-2": (MINOR,)}
MOST_REMOVED = {"test-1-3": 1, "test-2": 2}


def planned(action: str) -> TechnologyTest:
    """Return a test whose technology is still to be chosen."""
    return TechnologyTest(action, "", (), 0, returning=False)


def open_test_of(state: SpaceMissionsState) -> TechnologyTest:
    """Return the test under way."""
    assert state.open_test is not None
    return state.open_test


def may_draw(state: SpaceMissionsState, seat: int, open_test: TechnologyTest) -> bool:
    """Return whether the test may draw one more card."""
    return (
        AT_ONCE[open_test.action] == 1
        and not open_test.removed
        and not open_test.returning
        and len(open_test.drawn) < MOST_DRAWN
        and bool(deck_of(state, seat, open_test.technology).cards)
    )


def removable(open_test: TechnologyTest) -> tuple[str, ...]:
    """Return the kinds of drawn cards that may leave the game now, the gravest first."""
    if open_test.returning or open_test.removed >= MOST_REMOVED[open_test.action]:
        return ()
    return tuple([card for card in REMOVABLE[open_test.action] if card in open_test.drawn])


def test(state: SpaceMissionsState, seat: int, technology: str, events: list[Event]) -> SpaceMissionsState:
    """Begin the planned test with this technology."""
    open_test = open_test_of(state)
    state = replace(state, open_test=replace(open_test, technology=technology), pending="trial")
    return draw(state, seat, AT_ONCE[open_test.action], events)


def draw(state: SpaceMissionsState, seat: int, count: int, events: list[Event]) -> SpaceMissionsState:
    """Draw cards from the top; the seat alone sees them."""
    open_test = open_test_of(state)
    deck = deck_of(state, seat, open_test.technology)
    drawn = deck.cards[:count]
    events.append(Drew(seat, open_test.technology, drawn))
    open_test = replace(open_test, drawn=(*open_test.drawn, *drawn))
    left = replace(deck, cards=deck.cards[count:], known=deck.known[count:])
    agency = settle(_agency(state, seat, open_test, left), open_test, (open_test.technology,))
    agencies = put(state.agencies, seat, agency)
    return replace(state, open_test=open_test, agencies=agencies, knowledge=learned(state, seat))


def remove(state: SpaceMissionsState, seat: int, card: str, events: list[Event]) -> SpaceMissionsState:
    """Remove a drawn card from the game."""
    open_test = open_test_of(state)
    deck = deck_of(state, seat, open_test.technology)
    events.append(Removed(seat, open_test.technology, card, "test"))
    open_test = replace(open_test, drawn=without(open_test.drawn, card), removed=open_test.removed + 1)
    agency = _agency(state, seat, open_test, replace(deck, removed=(*deck.removed, card)))
    agency = settle(agency, open_test, (open_test.technology,))
    return replace(state, open_test=open_test, agencies=put(state.agencies, seat, agency))


def put_into(state: SpaceMissionsState, seat: int, card: str, place: int, events: list[Event]) -> SpaceMissionsState:
    """Put a drawn card back into its deck; `place` counts from the top, 1 is the top."""
    open_test = open_test_of(state)
    events.append(Returned(seat, open_test.technology, (card,), (place,), private=True))
    deck = inserted(deck_of(state, seat, open_test.technology), card, place)
    return _back(state, seat, replace(open_test, drawn=without(open_test.drawn, card), returning=True), deck)


def put_back(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Put all other drawn cards on top of their deck, problems first."""
    open_test = open_test_of(state)
    cards = in_order(open_test.drawn)
    events.append(
        Returned(seat, open_test.technology, cards, tuple(range(1, len(cards) + 1)), private=True, together=True)
    )
    deck = topped(deck_of(state, seat, open_test.technology), cards)
    return _back(state, seat, replace(open_test, drawn=(), returning=True), deck)


def _back(state: SpaceMissionsState, seat: int, open_test: TechnologyTest, deck: Deck) -> SpaceMissionsState:
    """Return the state with cards that the seat had seen back in the deck: knowledge stays the same."""
    return replace(
        state, open_test=open_test, agencies=put(state.agencies, seat, _agency(state, seat, open_test, deck))
    )


def _agency(state: SpaceMissionsState, seat: int, open_test: TechnologyTest, deck: Deck) -> Agency:
    """Return the seat's agency with the deck of the test as it is now."""
    agency = state.agencies[seat]
    return replace(agency, decks=put(agency.decks, DECK_AT[open_test.technology], deck))


def finished(state: SpaceMissionsState, seat: int, events: list[Event]) -> SpaceMissionsState:
    """Return the state without the test once nothing about it is left to be decided, as far as everybody can tell.

    That is when no card is left, or when a single one must go back to the only place there is. Two cards that are
    alike, or one that may not be removed, are asked for all the same: else others would learn that from the silence.
    """
    open_test = open_test_of(state)
    forced = (
        len(open_test.drawn) == 1
        and open_test.removed == MOST_REMOVED[open_test.action]
        and not deck_of(state, seat, open_test.technology).cards
    )
    if forced:
        state = put_back(state, seat, events)
    return replace(state, open_test=None, pending="") if forced or not open_test.drawn else state
