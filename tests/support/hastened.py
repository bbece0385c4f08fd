"""A bot whose time runs faster than real time: its clock, its heartbeat and its pauses, and the library's with them.

How long it waits for an answer is not changed: the machine that runs the tests is no faster. Long forms take real time.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import bot.app
import bot.stores
from bot.client import MissionClient

LOCK = 5.0
"""Seconds that the store waits for a locked file in real time."""


def hasten(speed: float, since: float) -> None:
    """Let this process's time run so much faster, from a moment that all processes of a test share."""
    sleep = asyncio.sleep

    async def shorter(delay: float, result: Any = None) -> Any:
        return await sleep(delay / speed, result)

    def now(self: bot.app.DiscordClock) -> float:
        return since + (time.time() - since) * speed

    asyncio.sleep = shorter
    bot.app.DiscordClock.now = now
    MissionClient._beat.change_interval(seconds=1 / speed)
    bot.stores.open_store = partial(bot.stores.open_store, busy=LOCK / speed)
