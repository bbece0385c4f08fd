"""Random numbers that everybody can check: a generator from a 32-byte seed, the same on every Python.

Draw number `i` of epoch `e` reads SHA-256(seed, e, i, attempt) as a big-endian number and rejects what would
make some results likelier than others (rejection sampling; no modulo bias). At a table's start the SHA-256 of
the seed is published, at its end the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

import msgspec

SEED_BYTES = 32
_SPAN = 1 << 64
_COUNTERS = Struct(">QI")
_NUMBER = Struct(">Q")

T = TypeVar("T")


class Chance(msgspec.Struct, frozen=True, gc=False):
    """Where the generator stands: the seed, the epoch (raised by a rewind) and how many draws were made."""

    seed: bytes
    epoch: int = 0
    draws: int = 0

    def open(self) -> Stream:
        """Return a stream that draws from here; its `close` gives the chance to go on with."""
        return Stream(self)


class Stream:
    """Chance in the act of drawing. Lives inside one `setup` or `apply`; the state keeps what `close` returns."""

    __slots__ = ("_chance", "_draws", "_seeded")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._draws = chance.draws
        self._seeded = sha256(chance.seed + chance.epoch.to_bytes(8, "big"))

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1. Raises ValueError when n is not positive."""
        if not 0 < n <= _SPAN:
            raise ValueError(f"cannot draw below {n}")
        return self._each_below((n,))[0]

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a drawn order (Fisher and Yates, from the last place to the first)."""
        pile = list(items)
        last = len(pile) - 1
        for place, other in zip(range(last, 0, -1), self._each_below(range(last + 1, 1, -1)), strict=True):
            pile[place], pile[other] = pile[other], pile[place]
        return tuple(pile)

    def _each_below(self, bounds: Sequence[int]) -> list[int]:
        """Draw a number below each bound, one draw after the other."""
        drawn: list[int] = []
        for draw, n in enumerate(bounds, start=self._draws):
            attempt = 0
            while True:
                hashed = self._seeded.copy()  # dearer to begin again than to go on from the seed
                hashed.update(_COUNTERS.pack(draw, attempt))
                (number,) = _NUMBER.unpack_from(hashed.digest())
                below = number % n
                if number - below <= _SPAN - n:  # it lies in a whole run of n numbers, so all are as likely
                    break
                attempt += 1
            drawn.append(below)
        self._draws += len(bounds)
        return drawn

    def close(self) -> Chance:
        """Return the chance after these draws."""
        return Chance(self._chance.seed, self._chance.epoch, self._draws)


def commitment(seed: bytes) -> str:
    """Return what is published at the start: the SHA-256 of the seed in hexadecimal."""
    return sha256(seed).hexdigest()
