"""Logs slow tables: each once in a while; of very many only their number."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

QUIET = 600.0
"""Seconds until the same table is logged again."""
SUMMARY = 60.0
"""Seconds between two summaries."""
FEW = 10
"""The most tables that are logged by name between two summaries."""


class Slowness:
    """Logs tables that take long. `now` returns the time in seconds."""

    def __init__(self, log: logging.Logger, now: Callable[[], float]) -> None:
        self._log = log
        self._now = now
        self._told: dict[tuple[int, int], float] = {}
        self._since = now()
        self._named = 0
        self._more: set[tuple[int, int]] = set()

    def met(self, guild: int, tables: Iterable[int]) -> None:
        """Note that these tables of a guild take long."""
        now = self._now()
        self._sum_up(now)
        fresh = [table for table in sorted(tables) if now >= self._told.get((guild, table), 0.0)]
        for table in fresh:
            self._told[guild, table] = now + QUIET
        if not fresh:
            return
        if self._named < FEW:
            self._named += len(fresh)
            names = ", ".join(f"table {table}" for table in fresh)
            self._log.warning("guild %s: %s is slow; the others go on", guild, names)
        else:
            self._more |= {(guild, table) for table in fresh}

    def _sum_up(self, now: float) -> None:
        if now < self._since + SUMMARY:
            return
        if self._more:
            guilds = len({guild for guild, _ in self._more})
            self._log.warning("%d more tables in %d guilds were slow; the others went on", len(self._more), guilds)
        self._since, self._named = now, 0
        self._more.clear()
        self._told = {place: until for place, until in self._told.items() if until > now}
