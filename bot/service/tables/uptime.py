"""When the bot runs and hears players: Discord's heartbeat shows that it does. The time is written now and then, so
that the next process knows for how long no process heard players.

Clocks stop meanwhile (`Uptime.outages`). They also stop while a process runs without hearing players, because its
machine is suspended or Discord cannot be reached. The process notes such a time at its next heartbeat. Whether a
connection was cut shows only afterwards, so a clock runs out with the first heartbeat after its end, and not before
(`has_beaten_since`).

Where several processes serve the shards, each shard has beats of its own: one that nobody serves does not stop the
clocks of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.errors import StoreError
from bot.failure_log import RepeatedFailure
from bot.service.context import Context, log
from bot.service.ports.uptime import Beats, ShardBeats
from bot.service.runtime.state import Uptime
from bot.service.tables import clock_skew, clocks, seat_clocks

EVERY = 30.0
"""Seconds between two beats that are written."""
MISSED = 4 * EVERY
"""After a longer time without a written beat no process ran."""
SILENCE = 60.0
"""A longer time without a beat in a process is an outage: Discord gives a sign of life every 41 seconds or so."""


def has_beaten_since(context: Context, guild: int, at: float) -> bool:
    """Return whether players of a guild were heard after this time, and no outage around it can be unknown."""
    last = context.runtime.uptime_of(guild).last_heartbeat
    return last is None or last > at


def _everywhere(_guild: int) -> bool:
    return True


class Heart:
    """Writes the beats of this process, or of one shard that it serves."""

    def __init__(
        self,
        context: Context,
        uptime: Uptime | None = None,
        beats: Beats | None = None,
        concerned: Callable[[int], bool] = _everywhere,
    ) -> None:
        """`uptime`: what it keeps up to date. `beats`: where they are written. `concerned`: whether they are those of
        a guild. By default it is the heart of the whole bot.
        """
        self._context = context
        self._uptime = uptime or context.runtime.uptime
        self._beats: Beats = beats or context.store.people
        self._concerned = concerned
        self._written = float("-inf")
        self._unwritten: list[tuple[float, float]] = []  # outages that the store has still to take
        self._shifted = False  # whether deadlines are later than the messages say
        self._failures = RepeatedFailure(log, "no beat could be written")

    async def wake(self) -> None:
        """Note how long no process ran, and all such times for the clocks. Raises StoreError."""
        now = self._context.clock.now()
        last = await self._beats.last_heartbeat()
        if last is not None and now - last > MISSED:
            await self._beats.add_outage(last, now)
            self._shifted = True
        self._know(await self._beats.outages(), now)
        self._uptime.last_heartbeat = now
        await self._write(now)
        if last is not None and clock_skew.is_set_back(last, now):
            clock_skew.note(self._context, last, now, self._concerned)

    async def beat(self) -> None:
        """Note that the bot runs and hears players, and whether it did not for a while.

        How long it did not is told by the last beat, not by the last one that could be written: a full disk is no
        outage.
        """
        before, now = self._uptime.last_heartbeat, self._context.clock.now()
        self._uptime.last_heartbeat = now
        if before is not None and now - before > SILENCE:
            self._missed(before, now)
        elif before is not None and clock_skew.is_set_back(before, now):
            self._know(self._uptime.outages, now)
        if self._unwritten or not 0 <= now - self._written < EVERY:
            await self._write(now)
        if self._shifted:
            self._shifted = False
            await seat_clocks.look_again(self._context, self._concerned)

    def _missed(self, since: float, until: float) -> None:
        log.warning("there was no beat for %.0f seconds; clocks stood meanwhile", until - since)
        self._uptime.outages = clocks.joined((*self._uptime.outages, (since, until)), until)
        self._unwritten.append((since, until))
        self._shifted = True

    def _know(self, outages: clocks.Outages, now: float) -> None:
        """Let these count, as far as they have come: a clock that leapt ahead and was set back was no outage."""
        self._unwritten += [(since, now) for since, until in outages if since < now < until]
        self._uptime.outages = clocks.joined(outages, now)

    async def _write(self, now: float) -> None:
        try:
            while self._unwritten:
                await self._beats.add_outage(*self._unwritten[0])
                del self._unwritten[0]
            await self._beats.save_heartbeat(now)
            self._written = now
        except StoreError as error:
            self._failures.failed(type(error).__name__)
        else:
            self._failures.over()


class ShardHearts:
    """The hearts of the shards that this process serves, and what is known of the outages of the others.

    A click in a direct message reaches the process of shard 0, and may stop a clock of any guild.
    """

    def __init__(self, context: Context, beats: ShardBeats, shard_of: Callable[[int], int]) -> None:
        """`shard_of` returns the shard of a guild."""
        self._context = context
        self._beats = beats
        self._shard_of = shard_of
        self._served: dict[int, tuple[Uptime, Heart]] = {}
        self._others: dict[int, Uptime] = {}
        self._failures = RepeatedFailure(log, "outages of other shards are not known")
        context.runtime.uptime_of_shard = self._uptime_of

    async def begin(self, shard: int) -> None:
        """Note for how long no process served a shard. Raises StoreError."""
        uptime = Uptime()
        heart = Heart(self._context, uptime, self._beats.of(shard), concerned=lambda guild: self._serves(shard, guild))
        await heart.wake()
        self._served[shard] = uptime, heart

    def _serves(self, shard: int, guild: int) -> bool:
        return shard in self._served and self._shard_of(guild) == shard

    def end(self, shard: int) -> None:
        """Forget a shard that this process does not serve any more."""
        self._served.pop(shard, None)

    async def beat(self, heard: Iterable[int]) -> None:
        """Note which shards' players are heard, and read when those of other shards were not."""
        for shard in heard:
            if shard in self._served:
                _, heart = self._served[shard]
                await heart.beat()
        try:
            found = await self._beats.outages()
        except StoreError as error:
            self._failures.failed(type(error).__name__)
            return
        self._failures.over()
        now = self._context.clock.now()
        self._others = {shard: Uptime(clocks.joined(tuple(outages), now)) for shard, outages in found.items()}

    def _uptime_of(self, guild: int) -> Uptime:
        shard = self._shard_of(guild)
        if shard in self._served:
            return self._served[shard][0]
        return self._others.get(shard) or Uptime()
