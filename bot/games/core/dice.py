"""Fast chance for simulated games. These draws are never checked, and a search makes thousands of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.games.core.chance import SEED_BYTES, Chance, Stream

_MULTIPLIER, _STEP, _MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1

T = TypeVar("T")


class Dice(Stream):
    """A linear congruential generator (Knuth's MMIX). The same seed gives the same draws."""

    __slots__ = ("_now",)

    def __init__(self, seed: int) -> None:
        super().__init__(_NO_CHANCE)
        self._now = (seed * _MULTIPLIER + _STEP) & _MASK

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        self._now = now = (self._now * _MULTIPLIER + _STEP) & _MASK
        return (now >> 33) % n

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a drawn order."""
        pile, now = list(items), self._now
        for place in range(len(pile) - 1, 0, -1):
            now = (now * _MULTIPLIER + _STEP) & _MASK
            other = (now >> 33) % (place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        self._now = now
        return tuple(pile)


_NO_CHANCE = Chance(bytes(SEED_BYTES))


def seed_of(chance: Stream) -> int:
    """Draw a seed."""
    return chance.below(1 << 62)
