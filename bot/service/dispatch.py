"""The dispatcher: sends due rows and lets due timers act, guild by guild, and never stops at one that is ill.

It holds no state that matters: what is to be done lies in the guilds' files, which guilds have something to do in
the wake index. It runs as a task that ends when nothing is due; the heartbeat of `bot.app` looks again each second.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from bot.errors import DamagedFile, StoreError
from bot.games.core.phrase import say
from bot.service import announce, computers, lifecycle
from bot.service.announce import ToldBody
from bot.service.delivery import HANDLERS, Delivery
from bot.service.house import House, log
from bot.service.messenger import Gone, Later, NotAllowed, Rejected
from bot.service.records import Outgoing, Timer

ORDER = {kind: place for place, kind in enumerate(HANDLERS)}
AT_ONCE = 16
"""Guilds worked on at the same time."""


class Dispatcher:
    """Does what is due."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._born = house.clock.now()
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._ill: dict[int, float] = {}
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
            guilds = [guild for guild in await self._house.store.wake.due(now) if self._ill.get(guild, 0) <= now]
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
        """Do one round of due timers and rows; return whether there was anything."""
        house = self._house
        now = house.clock.now()
        async with house.store.read(guild) as tx:
            timers = await tx.due_timers(now)
            rows = await tx.due_outgoing(now)
        for timer in timers:
            try:
                await computers.play(house, guild, timer)
            except StoreError:
                raise
            except Exception:
                log.exception("guild %s table %s: computer failed (id %s)", guild, timer.table, secrets.token_hex(4))
                await self._put_off_timer(guild, timer)
        if timers:
            return True
        delivery = Delivery(house, guild, self._born)
        for row in sorted(rows, key=lambda row: (row.table, ORDER.get(row.kind, len(ORDER)), row.id)):
            await self._deliver(delivery, guild, row)
        return bool(rows)

    async def _put_off_timer(self, guild: int, timer: Timer) -> None:
        later = self._house.clock.now() + self._house.manners.retry_most
        async with self._house.store.write(guild) as tx:
            await tx.put_timer(msgspec.structs.replace(timer, due=later))

    async def _deliver(self, delivery: Delivery, guild: int, row: Outgoing) -> None:
        async with self._house.store.read(guild) as tx:
            newest = await tx.outgoing(row.table, row.kind, row.target)
        if newest is None or newest.id != row.id:
            return  # sending another row replaced or settled this one
        try:
            await delivery.deliver(row)
        except StoreError:
            raise
        except Later as error:
            await self._postpone(guild, row, error.after)
        except NotAllowed as error:
            await self._tell_host(guild, row, error.missing)
            await self._postpone(guild, row, self._house.manners.retry_most)
        except Gone as gone:
            await self._gone(guild, row, gone)
        except Rejected:
            log.exception("guild %s table %s: Discord rejected %s", guild, row.table, row.kind)
            await self._drop(guild, row)
        except Exception:
            log.exception(
                "guild %s table %s: sending %s failed (id %s)", guild, row.table, row.kind, secrets.token_hex(4)
            )
            await self._postpone(guild, row, 0.0)

    async def _postpone(self, guild: int, row: Outgoing, after: float) -> None:
        manners = self._house.manners
        wait = max(after, min(manners.retry_most, manners.retry_first * 2**row.attempts))
        async with self._house.store.write(guild) as tx:
            await tx.postpone(row.id, self._house.clock.now() + wait)

    async def _drop(self, guild: int, row: Outgoing) -> None:
        async with self._house.store.write(guild) as tx:
            await tx.drop_outgoing(row.id)

    async def _gone(self, guild: int, row: Outgoing, gone: Gone) -> None:
        """A place that is gone pauses its tables; then there is nothing left to send there."""
        await self._drop(guild, row)
        if gone.what == "guild":
            await lifecycle.guild_lost(self._house, guild)
        elif gone.what in ("channel", "thread"):
            async with self._house.store.read(guild) as tx:
                table = await tx.table(row.table)
            if table is not None:
                await lifecycle.channel_lost(self._house, guild, table.channel)

    async def _tell_host(self, guild: int, row: Outgoing, missing: tuple[str, ...]) -> None:
        """Tell the table's host, once, what the bot may not do in the channel."""
        async with self._house.store.write(guild) as tx:
            table = await tx.table(row.table)
            if table is None or not await tx.say_once(row.table, f"not-allowed:{table.channel}"):
                return
            names = ", ".join(missing) or "Send Messages, Attach Files"
            phrase = say("told-not-allowed", table=table.id, channel=f"<#{table.channel}>", missing=names)
            await announce.put(self._house, tx, row.table, "told", target=table.host, body=ToldBody(phrase))
