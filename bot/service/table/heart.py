"""When the bot runs: a beat is written every now and then, so that the next process knows for how long it did not.

Clocks stand meanwhile (`House.outages`).
"""

from __future__ import annotations

from bot.errors import StoreError
from bot.service.house import House, log
from bot.service.table import setback

EVERY = 30.0
"""Seconds between two beats that are written."""
MISSED = 4 * EVERY
"""A longer time without a beat is an outage."""


class Heart:
    """Writes the beats of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._last = float("-inf")

    async def wake(self) -> None:
        """Note how long no process ran, and all such times for the clocks. Raises StoreError."""
        people, now = self._house.store.people, self._house.clock.now()
        last = await people.last_beat()
        if last is not None and now - last > MISSED:
            await people.add_outage(last, now)
        if last is not None and setback.is_set_back(last, now):
            await setback.pull_in(self._house, last, now)
        self._house.outages = tuple(await people.outages())
        await self.beat()

    async def beat(self) -> None:
        """Note that the bot runs, unless that was just done."""
        now = self._house.clock.now()
        if 0 <= now - self._last < EVERY:
            return
        try:
            await self._house.store.people.beat(now)
            self._last = now
        except StoreError as error:
            log.warning("no beat could be written: %s", type(error).__name__)
