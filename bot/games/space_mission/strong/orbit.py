"""The ring of one table for quick play: cards as bits of a number, planets and kinds of tiles as places in a list."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.games.space_mission.material import CARDS, PLANETS, POINT_KINDS, PlanetFacts, meets
from bot.games.space_mission.scoring import MATTER_PAIR, MATTER_SINGLE, MEDAL, WATER
from bot.games.space_mission.view import Card

KIND = {kind: number for number, kind in enumerate(POINT_KINDS)}
"""The number of each kind of point tile: minerals 0-3, aliens 4 and 5, matter 6 and 7, water 8, medals 9."""


def bit(card: int) -> int:
    """Return the card as a set of one."""
    return 1 << card


def cards_of(hand: int) -> list[int]:
    """Return the cards of a set, ascending."""
    found: list[int] = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    return found


def hand_of(cards: Iterable[int]) -> int:
    """Return the cards as a set."""
    return sum(map(bit, cards))


def _serving(colour: str, coordinate: int) -> int:
    return hand_of(card.number for card in CARDS.values() if meets(_value(card, colour), coordinate))


def _value(card: Card, colour: str) -> int | str | None:
    return {"jump": card.jump, "scan": card.scan, "land": card.land}[colour]


class Orbit:
    """For each place of the ring: which cards jump to it, scan it, and meet its first and second landing coordinate."""

    __slots__ = ("beside", "first", "leap", "others", "scan", "second")

    def __init__(self, planets: list[PlanetFacts]) -> None:
        places = range(len(planets))
        self.leap = [_serving("jump", planet.jump) for planet in planets]
        self.scan = [_serving("scan", planet.scan) for planet in planets]
        self.first = [_serving("land", planet.landing[0]) for planet in planets]
        self.second = [_serving("land", planet.landing[1]) for planet in planets]
        self.beside = [(place - 1 if place else len(planets) - 1, (place + 1) % len(planets)) for place in places]

    def pair(self, place: int, hand: int) -> int:
        """Return two cards of the hand that develop the planet, those of the lowest numbers; 0 when there are none."""
        one, other = hand & self.first[place], hand & self.second[place]
        if not one or not other:
            return 0
        low = one & -one
        rest = other & ~low
        if rest:
            return low | (rest & -rest)
        rest = one & ~low
        return (low | (rest & -rest)) if rest else 0


@lru_cache(maxsize=64)
def orbit_of(ring: tuple[str, ...]) -> Orbit:
    """Return the orbit of a ring of planets."""
    return Orbit([PLANETS[planet] for planet in ring])


def worth(counts: list[int]) -> int:
    """Return the points of tiles, counted by kind."""
    red, purple, green, blue, brown, azure, matter, other, water, medals = counts
    pairs = min(matter, other)
    fours, rest = divmod(water, 4)
    return (
        (red + purple + green + blue) * max(red, purple, green, blue)
        + (brown + azure) * max(brown, azure)
        + pairs * MATTER_PAIR
        + (matter + other - 2 * pairs) * MATTER_SINGLE
        + fours * WATER[4]
        + WATER[rest]
        + medals * MEDAL
    )


def gains(counts: list[int]) -> list[int]:
    """Return how many points one more tile of each kind adds."""
    red, purple, green, blue, brown, azure, matter, other, water, _ = counts
    minerals, most = red + purple + green + blue, max(red, purple, green, blue)
    aliens, more = brown + azure, max(brown, azure)
    now, then = minerals * most, minerals + 1
    kept, next_ = aliens * more, aliens + 1
    double, single = MATTER_PAIR - MATTER_SINGLE, MATTER_SINGLE
    drop = water % 4
    return [
        then * (most if red < most else most + 1) - now,
        then * (most if purple < most else most + 1) - now,
        then * (most if green < most else most + 1) - now,
        then * (most if blue < most else most + 1) - now,
        next_ * (more if brown < more else more + 1) - kept,
        next_ * (more if azure < more else more + 1) - kept,
        double if matter < other else single,
        double if other < matter else single,
        WATER[drop + 1] - WATER[drop],
        MEDAL,
    ]
