"""Discord's limits in this process: what it takes from the members' common stock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.clock import boot_time
from bot.cluster.ports import Permits, Tokens
from bot.errors import StoreError
from bot.failure_log import RepeatedFailure

REQUESTS = 40.0
"""Requests a second of all members. Discord allows 50; answers to interactions do not count."""
AT_A_TIME = 5
"""Tokens that a member takes at a time."""
KEPT = 1.0
"""Seconds after which a member forgets tokens that it did not use: others may have had them meanwhile."""
AGAIN = 0.1
"""Seconds until tokens are asked for again when there was none."""
AWAY = 1.0
"""Seconds until the database is asked again when it could not be reached."""

log = logging.getLogger("mission.cluster")


class RequestTokens:
    """Lets requests pass, each with a token of the members' common stock, in the order in which they came."""

    def __init__(self, tokens: Tokens, *, rate: float = REQUESTS, clock: Callable[[], float] = boot_time) -> None:
        self._tokens = tokens
        self._rate = rate
        self._clock = clock
        self._there = 0
        self._until = 0.0
        self._turn = asyncio.Lock()
        self._failures = RepeatedFailure(log, "no token for a request")

    async def take(self) -> None:
        """Wait until a request may be sent. While the database is away none is."""
        async with self._turn:
            if self._clock() >= self._until:
                self._there = 0
            while not self._there:  # new ones are used however late they come: a slow database stops no request
                asked = self._clock()
                try:
                    self._there = await self._tokens.take(AT_A_TIME, self._rate)
                except StoreError as error:
                    self._failures.failed(error)
                    await asyncio.sleep(AWAY)
                    continue
                self._failures.over()
                self._until = asked + KEPT
                if not self._there:
                    await asyncio.sleep(AGAIN)
            self._there -= 1

    async def empty(self, seconds: float) -> None:
        """Note a global rate limit of Discord, for all members."""
        self._there = 0
        try:
            await self._tokens.empty(seconds)
        except StoreError as error:
            log.warning("the other members do not know of Discord's global rate limit: %s", error)


async def wait_for_permit(permits: Permits, shard: int) -> None:
    """Wait until a shard may begin a session. While the database is away none does."""
    failures = RepeatedFailure(log, f"shard {shard} waits for a permit")
    while True:
        try:
            seconds = await permits.take(shard)
        except StoreError as error:
            failures.failed(error)
            await asyncio.sleep(AWAY)
            continue
        failures.over()
        if not seconds:
            return
        await asyncio.sleep(seconds)
