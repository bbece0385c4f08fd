"""Clocks. Code that needs the time gets one as an argument, so that tests can run weeks in seconds."""

from __future__ import annotations

import time
from typing import Protocol

_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)


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


def boot_time() -> float:
    """Return seconds since the machine started. They go on while the process is stopped or the machine sleeps."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


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
