"""Whether shuffles are fair: the chi-square of the positions over many deals from fixed seeds.

A shuffle is told as its places, each with the things that lie there (a hand has several, a pile is one place a card).
Over all deals a kind of thing must lie in a place as often as its number and the place's size say. For the sum of many
permutations of n things that statistic, times (n - 1) / n, is chi-square with (kinds - 1) * (places - 1) degrees of
freedom (Pearson's, for tables whose margins are fixed in every draw).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from math import sqrt

Places = Sequence[Sequence[Hashable]]
"""One outcome of a shuffle: what lies in each place."""


def score(deals: Sequence[Places]) -> float:
    """Return how many standard deviations the outcomes of a shuffle are off from even."""
    sizes = [len(place) for place in deals[0]]
    kinds = Counter(thing for place in deals[0] for thing in place)
    count = sum(sizes)
    found = Counter((thing, at) for places in deals for at, place in enumerate(places) for thing in place)
    squares = sum(
        (found[thing, at] - expected) ** 2 / expected
        for thing, copies in kinds.items()
        for at, size in enumerate(sizes)
        for expected in [len(deals) * copies * size / count]
    )
    return _off(squares * (count - 1) / count, (len(kinds) - 1) * (len(sizes) - 1))


def link(one: Sequence[Places], other: Sequence[Places]) -> float:
    """Return how many standard deviations the first thing of one shuffle and the first of another hang together."""
    pairs = Counter((first[0][0], second[0][0]) for first, second in zip(one, other, strict=True))
    rows = Counter(first for first, _ in pairs.elements())
    columns = Counter(second for _, second in pairs.elements())
    squares = sum(
        (pairs[row, column] - expected) ** 2 / expected
        for row in rows
        for column in columns
        for expected in [rows[row] * columns[column] / len(one)]
    )
    return _off(squares, (len(rows) - 1) * (len(columns) - 1))


def _off(chi_square: float, freedom: int) -> float:
    return (chi_square - freedom) / sqrt(2 * freedom) if freedom else 0.0


Shuffles = Mapping[str, Places]
"""All shuffles of one table, by name."""
