"""From time to effort: how many iterations of a search fit into so many seconds, by what the last ones took.

A computer's choice depends on its effort alone, never on the clock; so whoever keeps the clock chooses the effort, and
writes it down.
"""

from __future__ import annotations

LEAST, MOST = 64, 20_000
"""A slow machine still thinks so much, and a quick one no more."""
FIRST = 2_000.0
"""Iterations a second that are expected before any was seen."""
MEMORY = 0.2
"""How much of the figure each new measurement is."""
WILD = 4.0
"""A measurement counts as at most so many times faster or slower than the figure until then."""
BRIEF = 0.001
"""Seconds under which nothing was searched for: there was one thing to do, or next to none."""


class Pace:
    """The pace of one kind of search on one machine, as a moving figure."""

    def __init__(self, rate: float = FIRST) -> None:
        self.rate = rate
        """Iterations a second."""

    def effort(self, seconds: float) -> int:
        """Return how many iterations fit into this time, within bounds."""
        return min(MOST, max(LEAST, int(self.rate * seconds)))

    def took(self, effort: int, seconds: float) -> None:
        """Note how long a search of this effort took."""
        if effort <= 0 or seconds < BRIEF:
            return
        seen = min(self.rate * WILD, max(self.rate / WILD, effort / seconds))
        self.rate += MEMORY * (seen - self.rate)
