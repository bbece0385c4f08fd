"""The steps of a clock that was set back, until due times were moved with it (`tables.clock_skew`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ClockStep:
    """The clock was set back, from `before` to `now`. `concerned`: whether this process serves a guild by it."""

    before: float
    now: float
    concerned: Callable[[int], bool]


@dataclass
class ClockSteps:
    """What is to be done since the clock was set back: in each guild, the first step first."""

    noted: list[ClockStep] = field(default_factory=list[ClockStep])
    """The steps of which it is not known yet in which guilds something is due."""
    to_do: dict[int, list[ClockStep]] = field(default_factory=dict[int, list[ClockStep]])
