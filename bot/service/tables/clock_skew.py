"""A clock that is set back: what was due soon comes when it would have come, and nothing waits for the time to return.

What lies further ahead than the clock was set back waits at most twice as long as it was meant to. What goes by the
calendar comes at its own time.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import StoreError
from bot.service.context import Context, log

APART = 5.0
"""Seconds that a clock may be set back without being noticed."""
SOON = 600.0
"""What is due within these seconds never waits longer."""
BY_THE_CALENDAR = ("ballot", "lapse", "sleep", "vacation", "wake", "closed", "invite", "digest", "told", "shared")
"""Kinds of timers whose time was told to people, and of rows that wait for the end of quiet time, unless tried."""


def is_set_back(before: float, now: float) -> bool:
    """Return whether the clock was set back between two readings."""
    return now < before - APART


async def shift_earlier(context: Context, before: float, now: float, concerned: Callable[[int], bool]) -> None:
    """Move due times earlier: what was due soon when the clock read `before` becomes due as soon after `now`.

    `concerned`: which guilds' times; other processes serve the others by clocks of their own.
    """
    by = before - now
    latest = before + max(by, SOON)
    log.warning("the clock was set back by %.0f seconds; what was due soon comes when it would have come", by)
    for guild in filter(concerned, await context.store.due_index.due(latest)):
        try:
            async with context.store.write(guild) as tx:
                await tx.shift_earlier(now, latest, by, BY_THE_CALENDAR)
        except StoreError as error:
            log.warning("guild %s: what is due could not be set to the new time: %s", guild, type(error).__name__)
