"""Precomputed actions, by card and planet: `legal` looks them up instead of building them."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, repeat

from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.material import CARDS, COORDINATES, JOKER, PLANETS, POINT_KINDS, SPACE, PlanetFacts, meets

LEAPS = (None, *COORDINATES, JOKER)
"""What a card can show as its jump coordinate."""

LEAP = {card.number: card.jump for card in CARDS.values()}
"""For each card: its jump coordinate."""

JUMPS = {card: {planet: Jump(card, planet) for planet in PLANETS} for card in CARDS}
FLIGHTS = {planet: Fly(planet) for planet in PLANETS}
DISCOVER = Discover()
TAKES = {kind: Take(kind) for kind in POINT_KINDS}
SCANS = {n: {card.number: Scan(card.number) for card in CARDS.values() if meets(card.scan, n)} for n in COORDINATES}
"""For each scan coordinate: the cards that meet it, each with its action."""


def _developments(planet: PlanetFacts) -> dict[tuple[int, ...], Develop]:
    one, other = planet.landing
    return {
        (a.number, b.number): Develop((a.number, b.number))
        for a, b in combinations(CARDS.values(), 2)
        if (meets(a.land, one) and meets(b.land, other)) or (meets(a.land, other) and meets(b.land, one))
    }


DEVELOPMENTS = {planet.id: _developments(planet) for planet in PLANETS.values()}
"""For each planet: the pairs of cards that meet its landing coordinates, each with its action."""

LANDERS = {planet: frozenset(chain.from_iterable(pairs)) for planet, pairs in DEVELOPMENTS.items()}
"""For each planet: the cards that meet one of its landing coordinates."""


@lru_cache(maxsize=8)  # a hand often stays as it is from one decision to the next; more would only fill the cache
def top_ups(hand: tuple[int, ...]) -> tuple[TopUp, ...]:
    """Return every top-up of a hand: each set of discards, fewest first, then by number."""
    discards = chain.from_iterable(map(combinations, repeat(hand), range(len(hand) + 1)))
    return tuple(map(TopUp, discards))


def neighbours(ring: tuple[str, ...], place: int) -> tuple[str, str]:
    """Return the two planets beside a place of the ring: the last place is a neighbour of the first."""
    return ring[place - 1], ring[(place + 1) % len(ring)]


class Chart:
    """The ring of one table: where each card leads from each place, and who neighbours whom."""

    __slots__ = ("_reach", "flights", "index", "planets")

    def __init__(self, ring: tuple[str, ...]) -> None:
        self.planets = tuple([PLANETS[planet] for planet in ring])
        self.index = {planet: place for place, planet in enumerate(ring)}
        self.flights = tuple([tuple([FLIGHTS[to] for to in neighbours(ring, place)]) for place in self.index.values()])
        self._reach: dict[int | None, dict[int | str | None, tuple[str, ...]]] = {}

    def reach(self, place: int | None, card: int) -> tuple[str, ...]:
        """Return the planets that a card jumps to from a place (None: the gate), in ring order."""
        return (self._reach.get(place) or self._reach_from(place))[LEAP[card]]

    def jumps(self, place: int | None, hand: tuple[int, ...]) -> list[Jump]:
        """Return the jumps from a place (None: the gate), by card and then round the ring."""
        reach = self._reach.get(place) or self._reach_from(place)
        return [JUMPS[card][planet] for card in hand for planet in reach[LEAP[card]]]

    def _reach_from(self, place: int | None) -> dict[int | str | None, tuple[str, ...]]:
        """Cache the planets for each jump coordinate: all that have it, except the planet of the place."""
        led: dict[int | str | None, tuple[str, ...]] = dict.fromkeys(LEAPS, ())
        for at, planet in enumerate(self.planets):
            if at != place:
                led[planet.jump] += (planet.id,)
                led[JOKER] += (planet.id,)
        self._reach[place] = led
        return led


@lru_cache(maxsize=256)
def chart_of(ring: tuple[str, ...]) -> Chart:
    """Return the chart of a ring of planets."""
    return Chart(ring)


def pairs_here(planet: str, hand: tuple[int, ...]) -> list[Develop]:
    """Return the ways to develop a planet with this hand, cards ascending."""
    useful = filter(LANDERS[planet].__contains__, hand)
    return list(filter(None, map(DEVELOPMENTS[planet].get, combinations(useful, 2))))


def choices(pile: tuple[str, ...]) -> tuple[Take, ...]:
    """Return the choices from a pile: one for each kind of point tile in it."""
    return tuple(TAKES[kind] for kind in dict.fromkeys(pile) if kind != SPACE)


def has_point_tile(pile: tuple[str, ...]) -> bool:
    """Return whether a pile holds anything but space tiles."""
    return bool(pile) and pile[0] != SPACE  # in the order of kinds space comes last
