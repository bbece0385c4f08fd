"""A player's clock as a value: the time left, and since when it runs. Pure functions: `now` and outages are arguments.

A clock runs only while the bot runs, so that no player loses time while they cannot move.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

DAY = 86_400.0

Outages = Iterable[tuple[float, float]]
"""Times (since, until) in which the bot did not run. They do not overlap."""


class Pace(Struct, frozen=True):
    """A table's time control, in seconds: the time at the start, the increment of a finished turn, and the cap."""

    bank: float
    increment: float
    cap: float


PACES = {
    "live": Pace(600.0, 60.0, 900.0),
    "daily": Pace(3 * DAY, DAY, 3 * DAY),
    "slow": Pace(10 * DAY, 3 * DAY, 14 * DAY),
}
"""The presets by name; a table without one has no clock."""


class Dial(Struct, frozen=True):
    """A clock. `bank`: the time left when it last stopped. `since`: when it was started, None while it is stopped."""

    bank: float
    since: float | None = None


def start(dial: Dial, now: float) -> Dial:
    """Start a clock. A running clock is unchanged."""
    return dial if dial.since is not None else Dial(dial.bank, now)


def stop(dial: Dial, now: float, outages: Outages) -> Dial:
    """Stop a clock."""
    return Dial(left(dial, now, outages))


def credit(dial: Dial, pace: Pace) -> Dial:
    """Add a finished turn's increment, up to the cap. Time above the cap, which never comes from this, stays."""
    return Dial(max(dial.bank, min(dial.bank + pace.increment, pace.cap)), dial.since)


def left(dial: Dial, now: float, outages: Outages) -> float:
    """Return the seconds that are left, never below 0."""
    return dial.bank if dial.since is None else max(0.0, dial.bank - _ran(dial.since, now, outages))


def deadline(dial: Dial, outages: Outages) -> float | None:
    """Return when a clock runs out if the bot has no further outage; None while the clock is stopped."""
    if dial.since is None:
        return None
    at = dial.since + dial.bank
    for since, until in sorted(outages):
        if until > dial.since and since < at:
            at += until - max(since, dial.since)
    return at


def joined(outages: Outages, now: float) -> tuple[tuple[float, float], ...]:
    """Return the outages in order. Overlapping ones are merged, and times after `now` are dropped.

    If the system clock leaps ahead and is set back, an outage can end after `now`.
    """
    found: list[tuple[float, float]] = []
    for since, until in sorted((since, min(until, now)) for since, until in outages if since < now):
        if found and since < found[-1][1]:
            since, until = found[-1][0], max(found.pop()[1], until)
        found.append((since, until))
    return tuple(found)


def _ran(since: float, now: float, outages: Outages) -> float:
    """Return how many seconds the bot ran between two times."""
    lost = sum(max(0.0, min(until, now) - max(begin, since)) for begin, until in outages)
    return max(0.0, now - since - lost)
