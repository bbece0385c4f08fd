"""Timers that were found due: between then and what is done for them, something else may have been done."""

from __future__ import annotations

from bot.service.ports import Reading
from bot.service.records import Timer


async def still_stands(tx: Reading, timer: Timer) -> bool:
    """Return whether a timer stands as it was found: it may have been set anew or struck out since.

    One that was set anew is found again when it is due.
    """
    return await tx.timer(timer.table, timer.kind, timer.target) == timer
