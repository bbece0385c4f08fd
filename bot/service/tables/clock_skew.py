"""A clock that is set back: what was due soon comes when it would have come, and nothing waits for the time to return.

What lies further ahead than the clock was set back waits at most twice as long as it was meant to. What goes by the
calendar comes at its own time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.service.context import Context, log
from bot.service.runtime.clock_steps import ClockStep

APART = 5.0
"""Seconds that a clock may be set back without being noticed."""
SOON = 600.0
"""What is due within these seconds never waits longer."""
BY_THE_CALENDAR = ("ballot", "lapse", "sleep", "vacation", "wake", "closed", "invite", "digest", "told", "shared")
"""Kinds of timers whose time was told to people, and of rows that wait for the end of quiet time, unless tried."""


def is_set_back(before: float, now: float) -> bool:
    """Return whether the clock was set back between two readings."""
    return now < before - APART


def note(context: Context, before: float, now: float, concerned: Callable[[int], bool]) -> None:
    """Note that the clock was set back. The dispatcher then moves the due times in each guild.

    `concerned`: which guilds' times; other processes serve the others by clocks of their own.
    """
    log.warning("the clock was set back by %.0f seconds; what was due soon comes when it would have come", before - now)
    context.runtime.clock_steps.noted.append(ClockStep(before, now, concerned))


async def guilds_to_shift(context: Context) -> Collection[int]:
    """Return the guilds whose due times are to be moved. Raises StoreError; then the next call looks again."""
    steps = context.runtime.clock_steps
    while steps.noted:
        step = steps.noted[0]
        for guild in await context.store.due_index.due(_latest(step)):
            steps.to_do.setdefault(guild, []).append(step)
        del steps.noted[0]
    for guild, own in list(steps.to_do.items()):
        own[:] = [step for step in own if step.concerned(guild)]
        if not own:
            del steps.to_do[guild]
    return steps.to_do


async def shift_earlier(context: Context, guild: int) -> None:
    """Move a guild's due times earlier: what was due soon before the step becomes due as soon after it.

    Raises StoreError; then the next call goes on. While a transaction runs, `guilds_to_shift` may add a step, or take
    one away because another process serves the guild now.
    """
    to_do = context.runtime.clock_steps.to_do
    while steps := to_do.get(guild):
        step = steps[0]
        async with context.store.write(guild) as tx:
            await tx.shift_earlier(step.now, _latest(step), step.before - step.now, BY_THE_CALENDAR)
        left = [one for one in to_do.get(guild, ()) if one is not step]
        if left:
            to_do[guild] = left
        else:
            to_do.pop(guild, None)


def _latest(step: ClockStep) -> float:
    """Return up to when due times are moved, by the clock before the step."""
    return step.before + max(step.before - step.now, SOON)
