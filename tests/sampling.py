"""Samples of what is too many to be tried in full."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


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
    while missing:
        best = max(range(len(items)), key=lambda place: (brings[place] & missing).bit_count())
        missing &= ~brings[best]
        kept.add(best)
    return [items[place] for place in sorted(kept)]


def _mask(met: Iterable[Hashable], bits: dict[Hashable, int]) -> int:
    mask = 0
    for meeting in met:
        mask |= bits.setdefault(meeting, 1 << len(bits))
    return mask
