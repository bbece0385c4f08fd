"""Clocks. Code that needs the time gets one as an argument, so that tests can run weeks in seconds."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Returns the current time."""

    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        return time.time()


class SetClock:
    """A clock whose time changes only when `advance` is called."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Move the time forward by this many seconds."""
        self._now += seconds
