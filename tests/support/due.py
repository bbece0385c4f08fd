"""What is due in a guild's file, whole: the product reads the names of due timers first."""

from __future__ import annotations

from bot.service.ports import Reading
from bot.service.records import OutboxMessage, Timer


async def due_outgoing(reading: Reading, now: float, limit: int = 50) -> list[OutboxMessage]:
    """Return the outbox messages that are due, oldest first."""
    return (await reading.due(now, limit))[1]


async def due_timers(reading: Reading, now: float, limit: int = 50) -> list[Timer]:
    """Return the timers that are due, earliest first."""
    due = (await reading.due(now, limit))[0]
    found = [await reading.timer(timer.table, timer.kind, timer.target) for timer in due]
    return [timer for timer in found if timer is not None]
