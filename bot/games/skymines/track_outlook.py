"""What places on tracks promise at the end, in CrypCoin, with the part of the way to the next value. Remembered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from bot.games.skymines.material import (
    RESEARCH_SLOT_AT,
    RESEARCH_VALUES,
    SCREENS,
    TANK_LAST,
    TANK_SLOT_AT,
    TANK_VALUES,
    TRACK,
)

SLOT = 2.5
"""What a further action slot brings in a round."""
BEGUN = 0.9
"""What a part of the way to the next share, or to the next value of a track, counts like before the last round."""
ENDING = 0.4
"""The same in the last round."""
UNLOCKED: Mapping[str, tuple[float, float]] = {
    "A1": (1.5, 3.0),
    "B1": (2.0, 4.0),
    "C1": (0.5, 1.2),
    "D1": (0.5, 1.5),
    "E1": (0.5, 1.0),
    "A2": (1.0, 3.5),
    "B2": (0.8, 1.6),
    "C2": (1.0, 3.0),
    "D2": (1.5, 3.0),
    "E2": (0.5, 1.5),
}
"""What the two bonuses of a track bring in a round."""

Tracks = tuple[int, int, int, int]


def _levels(values: Mapping[int, int], last: int) -> tuple[tuple[int, float], ...]:
    """Return the value of each space, and the part of the way to the next value that was covered there."""
    marks = sorted({0: 0, **values}.items())
    found: list[tuple[int, float]] = []
    for place in range(last + 1):
        at = max(mark for mark, _ in enumerate(marks) if marks[mark][0] <= place)
        here, value = marks[at]
        ahead, more = marks[min(at + 1, len(marks) - 1)]
        found.append((value, (more - value) * (place - here) / (ahead - here) if ahead > here else 0.0))
    return tuple(found)


_TANK, _RESEARCH = _levels(TANK_VALUES, TANK_LAST), _levels(RESEARCH_VALUES, SCREENS)


@cache
def tank(place: int, rounds: int) -> float:
    """Return what a place on the tank track is worth when so many rounds follow: its value, the way to the slot."""
    return _height(_TANK[place], rounds) + SLOT * rounds * min(1.0, place / TANK_SLOT_AT)


@cache
def research(place: int, rounds: int) -> float:
    """Return the same of a screen of the research track."""
    return _height(_RESEARCH[place], rounds) + SLOT * rounds * min(1.0, place / RESEARCH_SLOT_AT)


def _height(level: tuple[int, float], rounds: int) -> float:
    value, part = level
    return value + part * (BEGUN if rounds else ENDING)


@lru_cache(1 << 14)
def company_move(name: str, origin: int, steps: int, cash: int, share: float, rounds: int) -> float:
    """Return what so many spaces are worth, as far as the marker gets with its cash, less the barriers that it pays."""
    track = TRACK[name]
    barriers, thresholds = dict(track.barriers), dict(track.thresholds)
    place, coins = origin, 0
    while place < track.last and place - origin < steps and barriers.get(place, 0) <= cash + coins:
        coins += thresholds.get(place, 0) - barriers.get(place, 0)
        place += 1
    return coins + company_place(name, place, share, rounds) - company_place(name, origin, share, rounds)


@lru_cache(1 << 14)
def company_place(name: str, place: int, share: float, rounds: int) -> float:
    """Return what a marker on a place is worth: its shares, a part of the next one, and the track's bonuses."""
    track = TRACK[name]
    had = sum([space <= place for space in track.shares])
    spaces = (0, *track.shares)
    begun = 0.0
    if had < len(track.shares):
        begun = (place - spaces[had]) / (spaces[had + 1] - spaces[had]) * (BEGUN if rounds else ENDING)
    bonus = 0.0
    for (after, _), more in zip(track.thresholds, _each_more(name), strict=True):
        bonus += more * rounds * min(1.0, place / (after + 1)) ** 2
    return (had + begun) * share + bonus


def _each_more(name: str) -> tuple[float, float]:
    one, both = UNLOCKED[name]
    return one, both - one


@lru_cache(1 << 14)
def best_spread(
    names: tuple[str, ...],
    places: Tracks,
    cash: int,
    values: tuple[float, ...],
    rounds: int,
    amount: int,
    without: int,
) -> float:
    """Return the best that so many units bring on the tracks together; each pays its barriers from all the cash."""
    best = [0.0] * (amount + 1)
    for company, name in enumerate(names):
        if company != without:
            moves = [
                company_move(name, places[company], steps, cash, values[company], rounds) for steps in range(amount + 1)
            ]
            best = [
                max([best[units - steps] + moves[steps] for steps in range(units + 1)]) for units in range(amount + 1)
            ]
    return best[amount]
