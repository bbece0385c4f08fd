"""`check` finds states that the rules cannot produce, one fault at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.contract import BrokenInvariant, settle
from bot.games.space_missions.check import check
from bot.games.space_missions.material import AUTOMA
from bot.games.space_missions.meta import META
from bot.games.space_missions.setup import setup
from bot.games.space_missions.state import Agency, Deck, SpaceMissionsState, TechnologyTest
from bot.games.space_missions.view import Flight, FlightCard

Break = Callable[[SpaceMissionsState], SpaceMissionsState]


def begun(seats: int = 2, **options: str) -> SpaceMissionsState:
    return setup(seats, settle(META.options, options), bytes(32))


def first(agency: Callable[[Agency], Agency]) -> Break:
    """Change the first seat's agency."""
    return lambda state: replace(state, agencies=(agency(state.agencies[0]), *state.agencies[1:]))


def thrust(change: Callable[[Deck], Deck]) -> Break:
    """Change the first seat's deck of thrust."""
    return first(lambda agency: replace(agency, decks=(change(agency.decks[0]), *agency.decks[1:])))


def having(**changes: Any) -> Break:
    return lambda state: replace(state, **changes)


def with_agency(**changes: Any) -> Break:
    return first(lambda agency: replace(agency, **changes))


def on_the_pad(**changes: Any) -> SpaceMissionsState:
    """Return a table at which the first seat flies mission 2 on the first rocket, which is as it should be."""
    state = begun()
    slots = ((0, 1, 0, 0, 1), (0,) * 5, (1, 0, 0, 0, 0), (0,) * 5)
    flight = Flight(2, (1, 0, 1, 0), slots, 1, inspection=False, training=1, healthy=1)
    supply = list(state.supply)
    for place in (0, 1, 4, 5, 6):
        supply[place] -= 1
    state = replace(state, supply=tuple(supply), astronauts=state.astronauts - 1, phase="announce")
    return with_agency(flight=replace(flight, **changes))(state)


def test_a_table_as_it_begins_is_sound() -> None:
    for seats in range(1, 5):
        check(begun(seats))
    check(on_the_pad())


BREAKS: dict[str, Break] = {
    "a count for every seat": having(knowledge=(0,)),
    "everybody once in the order": having(sequence=(0, 0)),
    "everybody once in the upper row at most": having(upper=(1, 1)),
    "seats in the upper row": having(upper=(4,)),
    "a seat's turn": having(turn=2),
    "the phase lunch": having(phase="lunch"),
    "the year 1970": having(year=1970),
    "something to decide until the end": having(pending=""),
    "an end that the rules know": having(over="boredom"),
    "a landing needs mission 8": having(over="landing"),
    "the last year is 1969": having(over="sixties"),
    "injuries, losses, an end": having(hits=("tickle",)),
    "a test of a technology": having(open_test=TechnologyTest("test-2", "cooking", (), 0, returning=False)),
    "tokens of fuel": with_agency(stock=(0, 0, 0, 0, 0, 1, 0, 0)),
    "tokens of control-backup": lambda state: replace(state, supply=(4, *state.supply[1:])),
    "every astronaut in one place": having(astronauts=5),
    "each specialist once": with_agency(played=("spy",)),
    "hand in order": with_agency(hand=("spy", "mechanic")),
    "levels of craft": with_agency(levels=(1, 4, 1)),
    "a card for each upgrade": with_agency(levels=(2, 1, 1)),
    "upgrades in thrust": with_agency(levels=(2, 1, 1), upgrades=3),
    "points by source": with_agency(ledger=(0, 0, 0, 1)),
    "every fifth card of seat 0 in exactly one place": thrust(
        lambda deck: replace(deck, extra="minor" if deck.extra == "none" else "none")
    ),
    "every thrust card of seat 0 in exactly one place": thrust(
        lambda deck: replace(deck, cards=deck.cards[1:], known=deck.known[1:])
    ),
    "something or nothing known of each place": thrust(lambda deck: replace(deck, known=("?",) * 6)),
    "what is known is so": thrust(
        lambda deck: replace(deck, known=tuple("none" if card == "major" else "?" for card in deck.cards))
    ),
    "what everybody can tell the owner can tell": thrust(lambda deck: replace(deck, proven=True)),
    "knows what it can count": thrust(lambda deck: replace(deck, known=deck.cards)),
    "every event in exactly one place": lambda state: replace(state, events=state.events[1:]),
    "boxed: a piece that cannot be there": lambda state: replace(
        state, boxed=(state.events[0], *state.boxed[1:]), events=(state.boxed[0], *state.events[1:])
    ),
    "an event for every year": lambda state: replace(state, events=state.events[1:], past=state.events[:1]),
    "seats that looked": having(peeked=(2,)),
    "eight missions": having(done=(False,) * 7),
    "a step for each first media mission": lambda state: replace(state, done=(False, False, True, *state.done[3:])),
    "a step in unmanned for each mission done": lambda state: replace(state, done=(True, *state.done[1:])),
}


@pytest.mark.parametrize("fault", BREAKS)
def test_what_is_broken_is_named(fault: str) -> None:
    with pytest.raises(BrokenInvariant, match=fault):
        check(BREAKS[fault](begun()))


PADS: dict[str, dict[str, Any]] = {
    "rocket of a level it has": {"levels": (2, 0, 1, 0)},
    "tokens on slots of the rocket": {"slots": ((1, 1, 0, 0, 0), (0,) * 5, (0, 0, 0, 0, 1), (0,) * 5)},
    "a capsule for a crew": {"levels": (1, 0, 0, 0), "slots": ((0, 1, 0, 0, 1), *((0,) * 5,) * 3)},
    "no fewer than no astronauts": {"healthy": 2, "injured": -1},
    "a seat for each astronaut": {"lost": 1},
    "a step of the mission": {"step": 4},
    "what is back was drawn": {"returned": (0,)},
}


@pytest.mark.parametrize("fault", PADS)
def test_what_is_wrong_on_the_launch_pad_is_named(fault: str) -> None:
    state = on_the_pad(**PADS[fault])
    if fault.startswith("a capsule"):
        supply = list(state.supply)
        supply[0] += 1
        state = replace(state, supply=tuple(supply))
    with pytest.raises(BrokenInvariant, match=fault):
        check(state)


def test_check_finds_a_card_drawn_or_returned_twice() -> None:
    state = on_the_pad(drawn=(FlightCard(1, "thrust", "none"),))
    with pytest.raises(BrokenInvariant, match="every thrust card of seat 0"):
        check(state)


SOLO: dict[str, Break] = {
    "an Automa for who is alone": having(automa=None),
    "everybody once in the order": having(sequence=(0,)),
    "every specialist of the Automa in exactly one place": lambda state: replace(
        state, automa=state.automa and replace(state.automa, specialists=state.automa.specialists[1:])
    ),
    "every card of the Automa in exactly one place": lambda state: replace(
        state, automa=state.automa and replace(state.automa, deck=state.automa.deck[1:])
    ),
    "the Automa flies a mission": lambda state: replace(
        state, automa=state.automa and replace(state.automa, mission=9)
    ),
}


@pytest.mark.parametrize("fault", SOLO)
def test_what_is_wrong_alone_is_named(fault: str) -> None:
    state = begun(1)
    assert AUTOMA in state.sequence
    with pytest.raises(BrokenInvariant, match=fault):
        check(SOLO[fault](state))
