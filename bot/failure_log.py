"""Log lines about what fails again and again: one at the beginning, one a minute while it lasts, one at the end."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.clock import boot_time

GAP = 60.0
"""Seconds between two lines about the same failure."""


class RepeatedFailure:
    """Logs one kind of failure, with how often it happened. `now` returns the time in seconds."""

    def __init__(
        self,
        log: logging.Logger,
        what: str,
        *,
        level: int = logging.WARNING,
        now: Callable[[], float] = boot_time,
    ) -> None:
        self._log = log
        self._what = what
        self._level = level
        self._now = now
        self._told: float | None = None  # when the newest line was logged; None while nothing fails
        self.count = 0
        """How often it failed, 0 while it works: what works mostly need not say so each time."""
        self._untold = 0

    def failed(self, why: object) -> None:
        """Note that it failed."""
        now = self._now()
        self.count += 1
        self._untold += 1
        if self._told is not None and now < self._told + GAP:
            return
        times = f" ({self._untold} times)" if self._untold > 1 else ""
        self._log.log(self._level, "%s%s: %s", self._what, times, why)
        self._told, self._untold = now, 0

    def over(self) -> None:
        """Note that it works. The end of a single failure is not logged."""
        if self.count > 1:
            self._log.log(self._level, "%s: this is over; it happened %s times", self._what, self.count)
        self._told, self.count, self._untold = None, 0, 0
