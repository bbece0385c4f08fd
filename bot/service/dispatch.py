"""The dispatcher: sends due rows and lets due timers act, guild by guild, and never stops at one that is ill.

It holds no state that matters: what is to be done lies in the guilds' files, which guilds have something to do in
the wake index. It runs as a task that ends when nothing is due; the heartbeat of `bot.app` looks again each second.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from bot.errors import DamagedFile, StoreError
from bot.service import computers, lifecycle
from bot.service.delivery import deliver, in_order
from bot.service.house import House, log
from bot.service.messenger import Undeliverable
from bot.service.records import Timer
from bot.service.sending import Sender

AT_ONCE = 16
"""Guilds worked on at the same time."""
TIMERS: dict[str, Callable[[House, int, Timer], Awaitable[None]]] = {
    "computer": computers.play,
    "presence": lifecycle.look_after,
}
"""What is done when a timer of this kind is due."""
TRIED = 4096
"""So many tried rows of a guild are remembered at most."""


class Dispatcher:
    """Does what is due."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._born = house.clock.now()
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._ill: dict[int, float] = {}
        self._tried: dict[int, set[int]] = {}
        self._closed = False

    def ring(self) -> None:
        """Start working, or look again when at work. Called after commits and by the heartbeat."""
        if self._closed:
            return
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="dispatch")
        else:
            self._again = True

    async def settle(self) -> None:
        """Wait until nothing is due any more."""
        self.ring()
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """Stop; what is not sent stays for the next start."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not self._closed:
            self._again = False
            now = self._house.clock.now()
            try:
                due = await self._house.store.wake.due(now)
            except StoreError as error:
                log.warning("the wake index refused: %s", error)
                return
            guilds = [guild for guild in due if self._ill.get(guild, 0) <= now]
            for start in range(0, len(guilds), AT_ONCE):
                await asyncio.gather(*(self._guild(guild) for guild in guilds[start : start + AT_ONCE]))
            if not guilds and not self._again:
                return

    async def _guild(self, guild: int) -> None:
        """Do all that is due in a guild. Nothing that goes wrong here reaches another guild."""
        house = self._house
        try:
            while await self._round(guild):
                pass
            async with house.store.read(guild) as tx:
                due = await tx.next_due()
            await house.store.wake.settle(guild, due)
            self._ill.pop(guild, None)
            if due is None:
                self._tried.pop(guild, None)
        except DamagedFile as error:
            log.error("guild %s is set aside: %s", guild, error)
            self._ill[guild] = house.clock.now() + house.manners.retry_most
        except StoreError as error:
            log.warning("guild %s: the store refused: %s", guild, error)
            self._ill[guild] = house.clock.now() + house.manners.retry_first
        except Exception:
            log.exception("guild %s: the dispatcher failed (id %s)", guild, secrets.token_hex(4))
            self._ill[guild] = house.clock.now() + house.manners.retry_most

    async def _round(self, guild: int) -> bool:
        """Do one round of due timers and rows; return whether there was anything.

        What is to be told of a table waits for its computers: their turns become one recap.
        """
        house = self._house
        now = house.clock.now()
        async with house.store.read(guild) as tx:
            timers = await tx.due_timers(now)
            rows = await tx.due_outgoing(now)
        for timer in timers:
            await self._ring(guild, timer)
        playing = {timer.table for timer in timers}
        sender = Sender(house, guild, self._born, self._tries_of(guild))
        ready = [row for row in rows if row.table not in playing]
        # Who is to be told is decided first: it makes rows that have their place before others.
        for row in sorted([row for row in ready if row.kind == "turn"] or ready, key=in_order):
            await deliver(sender, row)
        return bool(timers or rows)

    async def _ring(self, guild: int, timer: Timer) -> None:
        """Do what a timer is for; what fails is tried again later."""
        try:
            await TIMERS[timer.kind](self._house, guild, timer)
        except StoreError:
            raise
        except Undeliverable as error:
            log.info("guild %s table %s: %s put off: %s", guild, timer.table, timer.kind, type(error).__name__)
            await self._put_off(guild, timer)
        except Exception:
            log.exception("guild %s table %s: %s failed (id %s)", guild, timer.table, timer.kind, secrets.token_hex(4))
            await self._put_off(guild, timer)

    async def _put_off(self, guild: int, timer: Timer) -> None:
        later = self._house.clock.now() + self._house.manners.retry_most
        async with self._house.store.write(guild) as tx:
            await tx.put_timer(msgspec.structs.replace(timer, due=later))

    def _tries_of(self, guild: int) -> set[int]:
        tried = self._tried.setdefault(guild, set())
        if len(tried) > TRIED:
            tried.clear()
        return tried
