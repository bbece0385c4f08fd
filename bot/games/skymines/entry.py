"""A space that a company can enter, and the number by which an action names it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.games.skymines.material import NOBODY

Board = tuple[tuple[int, ...], ...]
"""For each sector, asteroid or shuttle space, by its number from 1, the company on each of its spaces."""
SPACE_STEP = 100
"""Between the numbers of two spaces of one asteroid."""


class Entry(NamedTuple):
    """A space within reach: its sector, asteroid or shuttle space, its place there, and the energy to enter it.

    `noun`: the number in actions. `ousted`: the company whose piece goes, `NOBODY` if the space is vacant.
    """

    noun: int
    target: int
    space: int
    cost: int
    ousted: int = NOBODY
    shuttle: bool = False


def space_noun(asteroid: int, space: int) -> int:
    """Return the number of a space of an asteroid in actions: 214 is the second space of asteroid 14."""
    return SPACE_STEP * (space + 1) + asteroid


def split_noun(noun: int) -> tuple[int, int]:
    """Return the target that a number names, and the space there, from 0."""
    spaces, target = divmod(noun, SPACE_STEP)
    return target, max(0, spaces - 1)


def nouns_of(board: Board) -> tuple[int, ...]:
    """Return the numbers of all spaces in actions."""
    return _nouns(tuple(map(len, board)))


@cache
def _nouns(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        target if size == 1 else space_noun(target, space)
        for target, size in enumerate(sizes, start=1)
        for space in range(size)
    )


def is_noun(board: Board, noun: int) -> bool:
    """Return whether a number names a space: a sector or shuttle space by its own, a space of an asteroid by 1xx on."""
    return noun in nouns_of(board)
