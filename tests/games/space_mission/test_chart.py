"""The charts: precomputed actions agree with the printed cards and planets."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from bot.games.space_mission.actions import Develop, Jump, Scan, TopUp
from bot.games.space_mission.chart import (
    DEVELOPMENTS,
    JUMPS,
    LANDERS,
    SCANS,
    Chart,
    _developments,
    neighbours,
    pairs_here,
    top_ups,
)
from bot.games.space_mission.material import CARDS, PLANETS
from bot.games.space_mission.view import Card
from tests.games.space_mission.builders import RING


def serves(value: int | str | None, coordinate: int) -> bool:
    return value == coordinate or value == "?"


def lands(pair: tuple[Card, ...], planet: str) -> bool:
    """Whether the two cards serve the two landing coordinates, one each, in either order."""
    return any(
        all(serves(card.land, coordinate) for card, coordinate in zip(pair, landing, strict=True))
        for landing in permutations(PLANETS[planet].landing)
    )


@pytest.mark.parametrize("planet", PLANETS)
def test_every_pair_for_both_landing_coordinates_develops(planet: str) -> None:
    pairs = [
        (one.number, other.number) for one, other in combinations(CARDS.values(), 2) if lands((one, other), planet)
    ]
    expected = {pair: Develop(pair) for pair in pairs}
    assert _developments(PLANETS[planet]) == expected == DEVELOPMENTS[planet]
    assert LANDERS[planet] == {card for pair in pairs for card in pair}
    hand = (19, 20, 35, 36, 57)
    assert pairs_here(planet, hand) == [Develop(pair) for pair in combinations(hand, 2) if pair in expected]


def test_every_card_scans_where_its_coordinate_is_the_planets() -> None:
    for coordinate in (1, 2, 3, 4):
        cards = [number for number, card in CARDS.items() if serves(card.scan, coordinate)]
        assert SCANS[coordinate] == {number: Scan(number) for number in cards} and len(cards) == 13


PLACES = (None, *range(8))


def led(place: int | None, number: int) -> list[str]:
    """The planets that a card leads to from a place: those of its coordinate, but not where one is."""
    leap = CARDS[number].jump
    return [
        planet
        for at, planet in enumerate(RING)
        if at != place and leap is not None and serves(leap, PLANETS[planet].jump)
    ]


@pytest.mark.parametrize("place", PLACES)
def test_card_leads_to_all_other_planets_of_its_coordinate(place: int | None) -> None:
    for number in CARDS:
        assert list(Chart(RING).reach(place, number)) == led(place, number)
        assert Chart(RING).jumps(place, (number,)) == [Jump(number, planet) for planet in led(place, number)]


def test_what_was_noted_for_one_place_is_not_taken_for_another() -> None:
    chart = Chart(RING)
    for place in PLACES * 2:
        assert list(chart.reach(place, 49)) == led(place, 49)
        both = [Jump(number, planet) for number in (2, 49) for planet in led(place, number)]
        assert chart.jumps(place, (2, 49)) == both
    assert JUMPS[49]["caldera"] == Jump(49, "caldera")


def test_the_ring_is_closed() -> None:
    assert [neighbours(RING, place) for place in (0, 3, 7)] == [
        ("thornwild", "hazard"),
        ("glasspoint", "bluewell"),
        ("ruby-red", "freezer"),
    ]
    chart = Chart(RING)
    assert [[flight.planet for flight in flights] for flights in chart.flights] == [
        [*neighbours(RING, place)] for place in range(8)
    ]
    assert chart.index == {planet: place for place, planet in enumerate(RING)}
    assert [planet.id for planet in chart.planets] == list(RING)


def test_top_ups_come_fewest_discards_first() -> None:
    discards = ((), (3,), (5,), (9,), (3, 5), (3, 9), (5, 9), (3, 5, 9))
    assert top_ups((3, 5, 9)) == tuple(map(TopUp, discards))
    assert top_ups(()) == (TopUp(()),)
