"""How far narrations were told: they grow line by line, at a pace that people can follow.

This is remembered by the process alone. One that begins again tells at once all that has happened.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

KEPT = 256
"""So many narrations are told at the same time with their pace."""
LONGEST = 30.0
"""Seconds that a board waits at most for a story to be told."""


@dataclass(frozen=True)
class NarrationId:
    """A story of a table."""

    guild: int
    table: int
    story: int


@dataclass
class NarrationPace:
    """How much of each narration was told, and until when there is more to tell at each table. Times are those of the
    clock, and may step back.
    """

    _told: OrderedDict[NarrationId, tuple[int, float]] = field(default_factory=OrderedDict)
    _until: OrderedDict[tuple[int, int], float] = field(default_factory=OrderedDict)

    def begin(self, spot: NarrationId, now: float) -> None:
        """Tell this story from its first line on."""
        self._keep(spot, 0, now)

    def lines(self, spot: NarrationId, there: int, now: float, pace: float) -> int:
        """Return how many of the lines that there are may be read now: one more, or all that are due by now."""
        if spot not in self._told or pace <= 0:
            return there
        told, at = self._told[spot]
        due = max(0, int((now - at) / pace))
        return min(there, told + (max(1, due) if told else 1 + due))

    def note(self, spot: NarrationId, lines: int, now: float) -> None:
        """Note that so many lines stand in the channel."""
        if spot in self._told:
            self._keep(spot, lines, now)

    def next(self, spot: NarrationId, now: float, pace: float) -> float:
        """Return when the next line may be told."""
        told, at = self._told.get(spot, (0, 0.0))
        return max(now, min(at, now) + pace) if told else now

    def expect(self, guild: int, table: int, lines: int, now: float, pace: float) -> None:
        """Reckon with so many more lines at a table."""
        until = max(self.until(guild, table, now), now) + lines * pace
        self._until[guild, table] = min(until, now + LONGEST)
        self._until.move_to_end((guild, table))
        while len(self._until) > KEPT:
            self._until.popitem(last=False)

    def until(self, guild: int, table: int, now: float) -> float:
        """Return when all is told that has happened at a table; now, when it is."""
        return max(now, min(self._until.get((guild, table), now), now + LONGEST))

    def _keep(self, spot: NarrationId, lines: int, at: float) -> None:
        self._told[spot] = lines, at
        self._told.move_to_end(spot)
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
