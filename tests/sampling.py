"""Samples of what is too many to be tried in full."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from heapq import heapify, heappop, heapreplace
from itertools import product
from math import prod
from random import Random
from typing import TypeVar

T = TypeVar("T")
MANY = 2000
"""Of more combinations than this so many are drawn."""


def covering(items: Sequence[T], meetings: Callable[[T], Iterable[Hashable]], first: Iterable[T] = ()) -> list[T]:
    """Return a sample, in the order of the items, in which every meeting that any item brings is met once at least.

    `first` are in it anyway. The next is always the item that brings most of what is missing, the first of equals, so
    that the sample is the same each time.
    """
    bits: dict[Hashable, int] = {}
    brings = [_mask(meetings(item), bits) for item in items]
    kept = {items.index(item) for item in first}
    missing = (1 << len(bits)) - 1
    for place in kept:
        missing &= ~brings[place]
    # What an item brings only becomes less: if the first still brings what it is listed with, no other brings more.
    waiting = [(-mask.bit_count(), place) for place, mask in enumerate(brings)]
    heapify(waiting)
    while missing:
        known, best = waiting[0]
        still = -(brings[best] & missing).bit_count()
        if still != known:
            heapreplace(waiting, (still, best))
            continue
        heappop(waiting)
        missing &= ~brings[best]
        kept.add(best)
    return [items[place] for place in sorted(kept)]


def mixed(axes: Sequence[Sequence[T]], first: Iterable[tuple[T, ...]] = ()) -> Iterator[tuple[T, ...]]:
    """Yield every combination of a value of each axis; where there are too many a sample, the same each time.

    `first` are in it anyway.
    """
    if prod(map(len, axes)) <= MANY:
        yield from product(*axes)
        return
    chance = Random(MANY)
    drawn = (tuple(chance.choice(axis) for axis in axes) for _ in range(MANY))
    yield from dict.fromkeys((*first, *drawn))


def _mask(met: Iterable[Hashable], bits: dict[Hashable, int]) -> int:
    mask = 0
    for meeting in met:
        mask |= bits.setdefault(meeting, 1 << len(bits))
    return mask
