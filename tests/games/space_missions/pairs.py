"""Pairs of Space Missions tables: at least one for each kind of secret."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.space_missions.state import Deck, SpaceMissionsState
from tests.games.space_missions.builders import GAME, Table, play
from tests.leaks.pairs import Pair, put, swap

THRUST, CONTROL, LANDING = 0, 1, 4
EVERYBODY = (None, 0, 1, 2)
OTHERS = (None, 1, 2)
"""Who cannot know what is the first seat's."""


def _deck(state: SpaceMissionsState, seat: int, at: int, **changes: object) -> SpaceMissionsState:
    agency = state.agencies[seat]
    deck: Deck = replace(agency.decks[at], **changes)
    return replace(state, agencies=put(state.agencies, seat, replace(agency, decks=put(agency.decks, at, deck))))


def _swapped(state: SpaceMissionsState, seat: int, at: int, one: int, other: int) -> SpaceMissionsState:
    """Exchange two cards of a deck, which differ, with what the owner knows of their places."""
    deck = state.agencies[seat].decks[at]
    assert deck.cards[one] != deck.cards[other]
    return _deck(state, seat, at, cards=swap(deck.cards, one, other), known=swap(deck.known, one, other))


def _extras_exchanged(state: SpaceMissionsState, seat: int, one: int, other: int) -> SpaceMissionsState:
    """Let two decks, of which no card is out or known, have each other's fifth card."""
    decks = state.agencies[seat].decks
    cards = decks[one].cards, decks[other].cards
    extras = decks[one].extra, decks[other].extra
    assert extras[0] != extras[1]
    state = _deck(state, seat, one, cards=cards[1], extra=extras[1])
    return _deck(state, seat, other, cards=cards[0], extra=extras[0])


def _drawn_instead(state: SpaceMissionsState, card: str) -> SpaceMissionsState:
    """Let a test have drawn this card in place of its first, which lies in the deck now."""
    open_test = state.open_test
    assert open_test is not None
    deck = state.agencies[state.turn].decks[THRUST]
    drawn = open_test.drawn[0]
    assert drawn != card
    state = _deck(state, state.turn, THRUST, cards=put(deck.cards, deck.cards.index(card), drawn))
    return replace(state, open_test=replace(open_test, drawn=put(open_test.drawn, 0, card)))


def _left_of_thrust(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[SpaceMissionsState, SpaceMissionsState]:
    """Return two tables at which but these cards of a deck are out of the game; its fifth card is another, too.

    So the first deck ends with a card without problem, the other with a minor problem, and a deck with the other fifth
    card makes up for it.
    """
    assert one[-1] == "none" and other == (*one[:-1], "minor")
    state = Table(3).deck(0, "thrust", *one).state
    landing = state.agencies[0].decks[LANDING]
    assert (state.agencies[0].decks[THRUST].extra, landing.extra) == ("none", "minor")
    cards = put(landing.cards, landing.cards.index("minor"), "none")
    twin = _deck(_deck(state, 0, THRUST, cards=other, extra="minor"), 0, LANDING, cards=cards, extra="none")
    return state, twin


def _tested(pair: tuple[SpaceMissionsState, SpaceMissionsState], *lines: str) -> Pair:
    """Return a pair of tables at which the first seat did the same in a test; what it drew, it alone knows."""
    one, other = (play(state, *lines).state for state in pair)
    return _alike(one, other, *OTHERS)


def _boxed_instead(state: SpaceMissionsState) -> SpaceMissionsState:
    """Exchange an asterisk in the box with one in the pile."""
    place = next(at for at, event in enumerate(state.events) if event in _MARKED)
    boxed, events = state.boxed[0], state.events[place]
    return replace(state, boxed=put(state.boxed, 0, events), events=put(state.events, place, boxed))


def _alike(one: SpaceMissionsState, other: SpaceMissionsState, *viewers: int | None, **options: str) -> Pair:
    return Pair(one, other, viewers, settle(GAME.meta.options, {"order": "fixed", **options}))


def _automa(state: SpaceMissionsState, **changes: object) -> SpaceMissionsState:
    assert state.automa is not None
    return replace(state, automa=replace(state.automa, **changes))


_BEGUN = Table(3).state
_MARKED = {
    "all-clear-3",
    "radar-fault",
    "heat-shield-crack",
    "gyro-drift-and-sickness",
    "simulator-error",
    "pump-recall",
}
_KNOWS = Table(3).knows(0, "thrust").state
_TESTING = play(_BEGUN, "0 specialist tester 1", "0 test thrust", "0 draw").state
_PEEKED = replace(_BEGUN, peeked=(0,))
_SOLO = Table(1).state
_SOLO_AUTOMA = _SOLO.automa
assert _SOLO_AUTOMA is not None
_OVER = GAME.end_now(_KNOWS).state
_LAUNCHING = play(
    Table(3, phase="announce").stock(0, fuel=1, thrust_backup=1).state, "0 announce 1 1 0", "0 ready"
).state

PAIRS: dict[str, dict[str, Pair]] = {
    "space-missions": {
        "the order of a deck": _alike(_BEGUN, _swapped(_BEGUN, 0, THRUST, 0, 3), *EVERYBODY),
        "the order of a deck that its owner knows": _alike(_KNOWS, _swapped(_KNOWS, 0, THRUST, 0, 3), *OTHERS),
        "what another knows of his decks": _alike(_BEGUN, _KNOWS, *OTHERS),
        "the fifth cards": _alike(_BEGUN, _extras_exchanged(_BEGUN, 0, CONTROL, LANDING), *EVERYBODY),
        "what another tests": _alike(_TESTING, _drawn_instead(_TESTING, "none"), *OTHERS),
        "whether the last card of a deck is a problem": _tested(
            _left_of_thrust(("none",), ("minor",)), "0 specialist tester 1", "0 test thrust"
        ),
        "whether the last two cards of a deck are alike": _tested(
            _left_of_thrust(("none", "none"), ("none", "minor")), "0 specialist scientist 1", "0 test thrust"
        ),
        "whether what a removal leaves is alike": _tested(
            _left_of_thrust(("none", "minor", "none"), ("none", "minor", "minor")),
            *("0 specialist tester 1", "0 test thrust", "0 draw", "0 draw", "0 remove thrust minor"),
        ),
        "whether there is a second problem to remove": _tested(
            _left_of_thrust(("minor", "none"), ("minor", "minor")),
            *("0 specialist scientist 1", "0 test thrust", "0 remove thrust minor"),
        ),
        "the deck that is about to be flown with": _alike(
            _LAUNCHING, _swapped(_LAUNCHING, 0, CONTROL, 0, 3), *EVERYBODY
        ),
        "the order of the events": _alike(_BEGUN, replace(_BEGUN, events=swap(_BEGUN.events, 0, 4)), *EVERYBODY),
        "the next event that another looked at": _alike(
            _PEEKED, replace(_PEEKED, events=swap(_PEEKED.events, 0, 4)), *OTHERS
        ),
        "the events beneath the next": _alike(_PEEKED, replace(_PEEKED, events=swap(_PEEKED.events, 2, 4)), *EVERYBODY),
        "the events in the box": _alike(_BEGUN, _boxed_instead(_BEGUN), *EVERYBODY),
        "the seed": _alike(_BEGUN, replace(_BEGUN, chance=Chance(bytes(32))), *EVERYBODY),
        "how much others learned": _alike(_BEGUN, replace(_BEGUN, knowledge=(3, 0, 1)), *EVERYBODY),
        "the Automa's specialists": _alike(
            _SOLO, _automa(_SOLO, specialists=swap(_SOLO_AUTOMA.specialists, 0, 2)), None, 0
        ),
        "the Automa's cards": _alike(_SOLO, _automa(_SOLO, deck=_SOLO_AUTOMA.deck[::-1]), None, 0),
        "what its owner knew, after the end": _alike(
            _OVER, _deck(_OVER, 0, THRUST, known=("?",) * 5, deduced=False), *EVERYBODY
        ),
    }
}
