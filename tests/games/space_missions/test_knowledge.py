"""What an agency and the others can tell of the fifth cards of its decks."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.space_missions.knowledge import drawn_in_flight, fifth, settle
from bot.games.space_missions.material import DECK, EXTRAS, SPECIALISTS, TECHNOLOGIES
from bot.games.space_missions.state import Agency, Deck, TechnologyTest
from bot.games.space_missions.view import Flight, FlightCard

THRUST, CONTROL = 0, 1


def agency(extras: tuple[str, ...] = EXTRAS, flight: Flight | None = None, **decks: Mapping[str, object]) -> Agency:
    """Return an agency whose decks have these fifth cards; `thrust={...}` changes fields of a deck."""
    laid = [Deck((*DECK, extra), ("?",) * 5, (), 0, extra, deduced=False, proven=False) for extra in extras]
    for name, changes in decks.items():
        place = TECHNOLOGIES.index(name.replace("_", "-"))
        laid[place] = replace(laid[place], **changes)
    return Agency((0,) * 4, (1,) * 3, (0,) * 8, SPECIALISTS, (), tuple(laid), 4, flight, (0,) * 4)


def in_flight(*cards: str, returned: tuple[int, ...] = ()) -> Flight:
    drawn = tuple(FlightCard(1, "thrust", card) for card in cards)
    return Flight(1, (1, 0, 0, 0), ((0,) * 5,) * 4, 1, inspection=False, drawn=drawn, returned=returned)


def told(found: Agency) -> tuple[list[bool], list[bool]]:
    return [deck.deduced for deck in found.decks], [deck.proven for deck in found.decks]


def test_nothing_is_told_by_what_every_deck_has() -> None:
    known = ("major", "minor", "minor", "none", "?")
    assert told(settle(agency(thrust={"known": known}))) == ([False] * 6, [False] * 6)


def test_second_harmless_card_is_the_fifth_to_its_owner_alone() -> None:
    found = settle(agency(thrust={"known": ("none", "?", "none", "?", "?")}))
    assert told(found) == ([True, *[False] * 5], [False] * 6)


def test_an_upgrade_makes_a_third_minor_problem_certain() -> None:
    extras = ("minor", "minor", "none", "none", "none", "none")
    known = ("minor", "minor", "minor", "?", "?")
    assert told(settle(agency(extras, thrust={"known": known})))[0][THRUST]
    upgraded = {"known": (*known, "?"), "cards": (*DECK, "minor", "minor"), "added": 1}
    assert not told(settle(agency(extras, thrust=upgraded)))[0][THRUST]


def test_cards_in_a_test_and_removed_ones_count_for_the_owner() -> None:
    begun = agency(thrust={"removed": ("none",), "cards": DECK, "known": ("?",) * 4})
    assert told(settle(begun))[0] == [False] * 6
    tested = settle(begun, TechnologyTest("test-2", "thrust", ("none",), 0, returning=False))
    assert told(tested) == ([True, *[False] * 5], [False] * 6)
    elsewhere = settle(begun, TechnologyTest("test-2", "control", ("none",), 0, returning=False))
    assert told(elsewhere)[0] == [False] * 6


def test_what_lies_drawn_in_a_flight_everybody_sees() -> None:
    found = settle(agency(flight=in_flight("none", "major", "none")))
    assert told(found) == ([True, *[False] * 5], [True, *[False] * 5])


def test_cards_that_went_back_lie_no_longer_drawn() -> None:
    flight = in_flight("none", "major", "none", returned=(0,))
    assert drawn_in_flight(flight, "thrust") == ("major", "none")
    assert drawn_in_flight(flight, "control") == () == drawn_in_flight(None, "thrust")
    assert told(settle(agency(flight=flight)))[0] == [False] * 6


def test_the_last_of_a_kind_tells_all_the_others() -> None:
    """Two of the six fifth cards are minor problems: who knows both, or the four others, knows all."""
    minors = ("minor", "none", "minor", "none", "none", "none")
    three = {"known": ("minor", "minor", "minor", "?", "?")}
    two = {"known": ("none", "?", "none", "?", "?")}
    one = settle(agency(minors, thrust=three))
    assert told(one)[0] == [True, *[False] * 5]
    assert told(settle(agency(minors, thrust=three, life_support=three))) == ([True] * 6, [False] * 6)
    four = settle(agency(minors, control=two, sensor=two, landing=two, re_entry=two))
    assert told(four) == ([True] * 6, [False] * 6)


def test_what_everybody_sees_tells_everybody_of_the_others() -> None:
    minors = ("minor", "minor", "none", "none", "none", "none")
    gone = {"removed": ("minor",) * 3, "cards": ("major", "none"), "known": ("?", "?")}
    assert told(settle(agency(minors, thrust=gone, control=gone))) == ([True] * 6, [True] * 6)


def test_what_was_told_once_stays_told() -> None:
    begun = agency(thrust={"deduced": True}, control={"deduced": True, "proven": True})
    assert settle(begun) == begun
    assert told(settle(begun)) == ([True, True, *[False] * 4], [False, True, *[False] * 4])


def test_a_fifth_card_by_its_count() -> None:
    assert fifth(0, ("minor", "minor", "none", "major")) == "?"
    assert fifth(0, ("none", "none")) == "none"
    assert fifth(1, ("minor",) * 3) == "?"
    assert fifth(2, ("minor",) * 5) == "minor"
