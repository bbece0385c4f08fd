"""The Belt: which spaces a company can enter, at which cost, and for what (rules 16; `belt.toml`; rulings 39 to 42).

A shuttle space is within reach if an asteroid at an end of its path has an outpost of the company. A space of an
asteroid is within reach if the asteroid has an outpost of the company, or if a path with its shuttle leads there: a
printed one from its station, or one that was placed. The energy icon of a half of a path counts for who crosses it.
"""

from __future__ import annotations

from functools import cache, lru_cache

from bot.games.skymines.entry import Board, Entry, space_noun
from bot.games.skymines.gains import total
from bot.games.skymines.geography import BELT
from bot.games.skymines.material import NOBODY, Reward

ENTRY = 1
"""Energy to enter a space by itself."""
ICON = 1
"""Energy to cross a half of a path with an energy icon."""
OUSTING = 1
"""Energy to enter a space on which another company's piece stands."""

PATHS = tuple(
    [
        (number, tuple([(asteroid, ENTRY + ICON * (asteroid in shuttle.icon)) for asteroid in shuttle.ends]))
        for number, shuttle in sorted(BELT.shuttles.items())
    ]
)
"""Each shuttle space with the asteroids at its ends, and the cost of crossing the half there."""
ASTEROIDS = tuple(sorted(BELT.asteroids))
WAYS = dict(PATHS) | {
    asteroid: tuple([(number, dict(ends)[asteroid]) for number, ends in PATHS if asteroid in dict(ends)])
    for asteroid in ASTEROIDS
}
"""From each shuttle space to the asteroids at its ends, and from each asteroid to the shuttle spaces of its paths: the
cost of crossing the half between them."""
PAIRS = {number: asteroid.pair for number, asteroid in BELT.asteroids.items()}
"""By asteroid, its two linked spaces, or ()."""


@cache
def empty() -> Board:
    """Return the Belt without a piece."""
    spaces = {number: asteroid.spaces for number, asteroid in BELT.asteroids.items()} | dict.fromkeys(BELT.shuttles, 1)
    return tuple([(NOBODY,) * spaces[number] for number in sorted(spaces)])


def is_shuttle(target: int) -> bool:
    """Return whether a number is that of a shuttle space."""
    return target in BELT.shuttles


def entries(board: Board, company: int) -> tuple[Entry, ...]:
    """Return all spaces within reach of a company, each by its cheapest way (ruling 42), by number of their target.

    Spaces of an asteroid that differ in nothing are named once, by the first of them.
    """
    own = tuple([target for target, holders in enumerate(board, 1) if company in holders])
    reach = _reach(company, own)
    return tuple([entry for target, cost in reach for entry in _spaces(board[target - 1], company, target, cost)])


@lru_cache(maxsize=2048)
def _reach(company: int, own: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the targets within reach of a company that has pieces on these, and the energy of the cheapest way."""
    costs = dict.fromkeys(BELT.paths[company], ENTRY)
    for target in own:
        if not is_shuttle(target):
            costs[target] = ENTRY
        for other, cost in WAYS[target]:
            costs[other] = min(cost, costs.get(other, cost))
    return tuple(sorted(costs.items()))


@lru_cache(maxsize=4096)
def _spaces(holders: tuple[int, ...], company: int, target: int, cost: int) -> tuple[Entry, ...]:
    """Return the spaces of a target that differ: in who stands there, and in being one of the linked spaces."""
    pair, shuttle = PAIRS.get(target, ()), is_shuttle(target)
    seen = {(company, True), (company, False)}
    found: list[Entry] = []
    for space, holder in enumerate(holders):
        sort = (holder, space in pair)
        if sort not in seen:
            seen.add(sort)
            noun = target if shuttle else space_noun(target, space)
            found.append(Entry(noun, target, space, cost + OUSTING * (holder != NOBODY), holder, shuttle))
    return tuple(found)


def reward(board: Board, company: int, targets: tuple[int, ...]) -> Reward:
    """Return what entered spaces bring, as one (ruling 50): tracks for shuttle spaces, and the screens of asteroids.

    An asteroid brings its reward if the company had no outpost there before: then all its outposts were placed now.
    """
    rewards: list[Reward] = []
    for target in dict.fromkeys(targets):
        if is_shuttle(target):
            rewards.append(Reward(track=int(BELT.shuttles[target].track)))
        elif board[target - 1].count(company) == targets.count(target):
            rewards.append(BELT.asteroids[target].reward)
    return total(rewards)


def collectors(board: Board, company: int) -> int:
    """Return the gas collectors of a company: those of asteroids with its outposts, and those of its linked spaces."""
    count = 0
    for asteroid in ASTEROIDS:
        holders = board[asteroid - 1]
        if company in holders:
            pair = PAIRS[asteroid]
            linked = bool(pair) and all(holders[space] == company for space in pair)
            count += BELT.asteroids[asteroid].gas + linked
    return count
