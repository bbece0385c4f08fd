"""Converts time to effort: how many iterations of a search fit into some seconds, by the pace of the last searches.

A computer player's choice depends on its effort and never on the clock. So the caller converts the available time to
an effort before the choice, and writes the effort into the log. An iteration of one search may cost many times that of
another, so each level has a pace of its own.
"""

from __future__ import annotations

LEAST, MOST = 64, 20_000
"""Bounds of the effort, in iterations."""
MEMORY = 0.2
"""The weight of a new measurement in the moving average."""
WILD = 4.0
"""Measurements are clamped: each counts as at most this many times faster or slower than the current average."""
BRIEF = 0.001
"""Seconds. A shorter search is not measured: it had almost nothing to search."""


class Pace:
    """The speed of one kind of search on this machine, as a moving average. It begins with an assumed rate."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        """Iterations a second."""

    def effort(self, seconds: float) -> int:
        """Return how many iterations fit into this time, within bounds."""
        return min(MOST, max(LEAST, int(self.rate * seconds)))

    def took(self, effort: int, seconds: float) -> None:
        """Update the average: a search of this effort took this many seconds."""
        if effort <= 0 or seconds < BRIEF:
            return
        seen = min(self.rate * WILD, max(self.rate / WILD, effort / seconds))
        self.rate += MEMORY * (seen - self.rate)
