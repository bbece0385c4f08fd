"""When the bot runs and hears players: Discord's heartbeat shows that it does. The time is written now and then, so
that the next process knows for how long no process heard players.

Clocks stop meanwhile (`RuntimeState.outages`). They also stop while a process runs without hearing players, because its
machine is suspended or Discord cannot be reached. The process notes such a time at its next heartbeat. Whether a
connection was cut shows only afterwards, so a clock runs out with the first heartbeat after its end, and not before
(`has_beaten_since`).
"""

from __future__ import annotations

from bot.errors import StoreError
from bot.service.context import Context, log
from bot.service.tables import clock_skew, clocks, seat_clocks

EVERY = 30.0
"""Seconds between two beats that are written."""
MISSED = 4 * EVERY
"""After a longer time without a written beat no process ran."""
SILENCE = 60.0
"""A longer time without a beat in a process is an outage: Discord gives a sign of life every 41 seconds or so."""


def has_beaten_since(context: Context, at: float) -> bool:
    """Return whether players were heard after this time, and no outage around it can be unknown."""
    return context.runtime.last_heartbeat is None or context.runtime.last_heartbeat > at


class Heart:
    """Writes the beats of this process."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._written = float("-inf")
        self._unwritten: list[tuple[float, float]] = []  # outages that the store has still to take
        self._shifted = False  # whether deadlines are later than the messages say

    async def wake(self) -> None:
        """Note how long no process ran, and all such times for the clocks. Raises StoreError."""
        people, now = self._context.store.people, self._context.clock.now()
        last = await people.last_heartbeat()
        if last is not None and now - last > MISSED:
            await people.add_outage(last, now)
            self._shifted = True
        if last is not None and clock_skew.is_set_back(last, now):
            await clock_skew.shift_earlier(self._context, last, now)
        self._know(await people.outages(), now)
        self._context.runtime.last_heartbeat = now
        await self._write(now)

    async def beat(self) -> None:
        """Note that the bot runs and hears players, and whether it did not for a while.

        How long it did not is told by the last beat, not by the last one that could be written: a full disk is no
        outage.
        """
        before, now = self._context.runtime.last_heartbeat, self._context.clock.now()
        self._context.runtime.last_heartbeat = now
        if before is not None and now - before > SILENCE:
            self._missed(before, now)
        elif before is not None and clock_skew.is_set_back(before, now):
            self._know(self._context.runtime.outages, now)
        if self._unwritten or not 0 <= now - self._written < EVERY:
            await self._write(now)
        if self._shifted:
            self._shifted = False
            await seat_clocks.look_again(self._context)

    def _missed(self, since: float, until: float) -> None:
        log.warning("there was no beat for %.0f seconds; clocks stood meanwhile", until - since)
        self._context.runtime.outages = clocks.joined((*self._context.runtime.outages, (since, until)), until)
        self._unwritten.append((since, until))
        self._shifted = True

    def _know(self, outages: clocks.Outages, now: float) -> None:
        """Let these count, as far as they have come: a clock that leapt ahead and was set back was no outage."""
        self._unwritten += [(since, now) for since, until in outages if since < now < until]
        self._context.runtime.outages = clocks.joined(outages, now)

    async def _write(self, now: float) -> None:
        try:
            while self._unwritten:
                await self._context.store.people.add_outage(*self._unwritten[0])
                del self._unwritten[0]
            await self._context.store.people.save_heartbeat(now)
            self._written = now
        except StoreError as error:
            log.warning("no beat could be written: %s", type(error).__name__)
