"""A player's clock as a value: what is left of it, and since when it runs. Pure; now and the bot's outages are given.

It runs only while the bot runs: no player loses time while they cannot move.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

DAY = 86_400.0

Outages = Iterable[tuple[float, float]]
"""When the bot did not run, from and until; none of them overlap."""


class Pace(Struct, frozen=True):
    """How fast a table plays, in seconds: what each begins with, what a finished turn adds, and its cap."""

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
    """A clock. `bank`: what was left when it stood last; `since`: from when on it runs, None while it stands."""

    bank: float
    since: float | None = None


def start(dial: Dial, now: float) -> Dial:
    """Let it run; one that runs already goes on."""
    return dial if dial.since is not None else Dial(dial.bank, now)


def stop(dial: Dial, now: float, outages: Outages) -> Dial:
    """Let it stand."""
    return Dial(left(dial, now, outages))


def credit(dial: Dial, pace: Pace) -> Dial:
    """Add a finished turn's increment, up to the cap. Time above the cap, which never comes from this, stays."""
    return Dial(max(dial.bank, min(dial.bank + pace.increment, pace.cap)), dial.since)


def left(dial: Dial, now: float, outages: Outages) -> float:
    """Return the seconds that are left, never below 0."""
    return dial.bank if dial.since is None else max(0.0, dial.bank - _ran(dial.since, now, outages))


def deadline(dial: Dial, outages: Outages) -> float | None:
    """Return when it runs out if the bot runs from now on; None while it stands."""
    if dial.since is None:
        return None
    at = dial.since + dial.bank
    for since, until in sorted(outages):
        if until > dial.since and since < at:
            at += until - max(since, dial.since)
    return at


def joined(outages: Outages, now: float) -> tuple[tuple[float, float], ...]:
    """Return these times in order, those that overlap as one, and none that is still to come.

    A clock that leapt ahead leaves such a time when it is set back.
    """
    found: list[tuple[float, float]] = []
    for since, until in sorted((since, min(until, now)) for since, until in outages if since < now):
        if found and since < found[-1][1]:
            since, until = found[-1][0], max(found.pop()[1], until)
        found.append((since, until))
    return tuple(found)


def _ran(since: float, now: float, outages: Outages) -> float:
    """Return for how many of the seconds between two times the bot ran."""
    lost = sum(max(0.0, min(until, now) - max(begin, since)) for begin, until in outages)
    return max(0.0, now - since - lost)
