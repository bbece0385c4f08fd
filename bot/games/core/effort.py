"""From time to effort: how many iterations of a search fit into a number of seconds, measured by the last searches.

A computer's choice depends on its effort and never on the clock. So the caller chooses the effort by the clock and
writes it into the log.
"""

from __future__ import annotations

LEAST, MOST = 64, 20_000
"""Bounds of the effort, in iterations."""
FIRST = 2_000.0
"""Iterations a second that are assumed before the first measurement."""
MEMORY = 0.2
"""The weight of a new measurement in the moving average."""
WILD = 4.0
"""A measurement counts as at most this many times faster or slower than the average before it."""
BRIEF = 0.001
"""A shorter search (seconds) is not measured: there was next to nothing to search."""


class Pace:
    """The speed of one kind of search on this machine, as a moving average."""

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
