"""The dispatcher: sends due rows and lets due timers act, table by table, and never stops at one that is ill or slow.

It holds no state that matters: what is to be done lies in the guilds' files, which guilds have something to do in
the due index. It runs as a task that ends when nothing is due; the heartbeat of `bot.app` looks again each second.

Each table's work is a task of its own. A guild waits a few seconds for its tables; what takes longer goes on by
itself and is not begun a second time, while the guild's other tables, and all other guilds, are served.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

from bot.errors import DamagedFile, StoreError, Unreadable
from bot.service.context import Context, log
from bot.service.messages.reconcile import Pass
from bot.service.messages.slow_log import Slowness
from bot.service.messages.timers import act_on
from bot.service.messenger import Undeliverable
from bot.service.records import DueTimer, OutboxMessage
from bot.service.runtime.rate_limit import RateLimiter
from bot.service.tables import clock_skew, damage
from bot.service.tables.announce import TELL

AT_ONCE = 16
"""Guilds worked on at the same time."""
ROUNDS = 4
"""So many rounds are done for a guild before others have their turn: one that is busy all the time never ends."""
BREATH = 0.1
"""Seconds between two looks while very much waits to be sent: what a look would find stands in the queue already."""
AGAIN, LONGEST = 1.0, 5.0
"""Seconds until a guild whose tables are at work is looked at again; at most, while a queue is longer than that."""
SLOW = ("computer", "presence")
"""Timers whose preparation may take long: others of their table do not wait for it."""
GRACE = 2.0
"""Seconds in which a table's work may end when the dispatcher is closed."""
PATIENCE = 5.0
"""Seconds that a guild's other tables wait for a slow one, at most."""


class Dispatcher:
    """Does what is due."""

    def __init__(self, context: Context, patience: float = PATIENCE) -> None:
        self._context = context
        self._patience = patience
        self._seen = context.clock.now()
        self._task: asyncio.Task[None] | None = None
        self._bell = asyncio.Event()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._guilds: dict[int, asyncio.Task[None]] = {}
        self._busy: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._busy_at: defaultdict[int, set[int]] = defaultdict(set)  # the same by guild: there may be very many
        self._again: set[int] = set()  # guilds of which a slow table was done while they were worked on
        self._ill: dict[int, float] = {}
        self._unreadable_at: set[int] = set()
        self.gate = context.runtime.rate_limiter = RateLimiter(context.settings.requests)
        self._slowness = Slowness(log, context.clock.now)
        self._closed = False

    def ring(self) -> None:
        """Start working, or look again when at work. Called after commits and by the heartbeat."""
        if self._closed:
            return
        self._bell.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="dispatch")

    async def settle(self) -> None:
        """Wait until nothing is due any more."""
        self.ring()
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)
            if self._busy:
                await asyncio.wait(self._busy.values())
                self.ring()

    async def close(self) -> None:
        """Stop; what is not sent stays for the next start."""
        self._closed = True
        begins = [task for task in (self._task, *self._guilds.values()) if task is not None]
        for task in begins:
            task.cancel()
        await asyncio.gather(*begins, return_exceptions=True)
        if self._busy:  # a pass that ends now is recorded: the next start need not look for its messages
            await asyncio.wait(self._busy.values(), timeout=GRACE)
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while not self._closed:
            self._bell.clear()
            now = await self._now()
            try:
                due = await self._context.store.due_index.due(now)
            except StoreError as error:
                log.warning("the due index refused: %s", error)
                return
            for guild in due:
                if self._ill.get(guild, 0) <= now and guild not in self._guilds:
                    self._guilds[guild] = asyncio.create_task(self._guild(guild), name=f"guild {guild}")
            if not self._guilds and not self._bell.is_set():
                return
            await self._any_news()
            if self.gate.waiting:
                await asyncio.sleep(BREATH)

    async def _now(self) -> float:
        """Return the time; where it was set back, let nothing wait for it to return."""
        before, now = self._seen, self._context.clock.now()
        self._seen = now
        if clock_skew.is_set_back(before, now):
            self._ill.clear()
            await clock_skew.shift_earlier(self._context, before, now)
        return now

    async def _any_news(self) -> None:
        """Wait until a guild is done or the bell rings."""
        bell = asyncio.create_task(self._bell.wait())
        try:
            await asyncio.wait({bell, *self._guilds.values()}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            bell.cancel()
        for guild, task in list(self._guilds.items()):
            if task.done():
                del self._guilds[guild]
                task.result()

    async def _guild(self, guild: int) -> None:
        """Do all that is due in a guild. Nothing that goes wrong here reaches another guild."""
        context = self._context
        try:
            async with self._free:
                self._again.discard(guild)
                due: float | None = None
                for _ in range(ROUNDS):
                    begun, due = await self._round(guild)
                    if not begun:
                        self._look_for_unreadable(guild, due)
                        break
                if self.gate.waiting and self._is_busy(guild):
                    # What is due stands in the queue, most likely; whoever is through it rings.
                    self._ill[guild] = context.clock.now() + min(max(self.gate.delay, AGAIN), LONGEST)
                    return
                await context.store.due_index.settle(guild, due)
            self._ill.pop(guild, None)
            if guild in self._unreadable_at or (guild not in self._again and self._is_busy(guild)):
                # What is due is a slow table's, which rings when it is done; or it cannot be read.
                self._ill[guild] = context.clock.now() + AGAIN
        except DamagedFile as error:
            log.error("guild %s is set aside: %s", guild, error)
            self._ill[guild] = context.clock.now() + context.settings.retry_most
        except StoreError as error:
            log.warning("guild %s: the store refused: %s", guild, error)
            self._ill[guild] = context.clock.now() + context.settings.retry_first
        except Exception:
            log.exception("guild %s: the dispatcher failed (id %s)", guild, secrets.token_hex(4))
            self._ill[guild] = context.clock.now() + context.settings.retry_most

    def _look_for_unreadable(self, guild: int, due: float | None) -> None:
        """Where something is due and nothing can be begun, a row cannot be read: others are not to wait for it."""
        now = self._context.clock.now()
        if due is not None and due <= now and not self._is_busy(guild):
            damage.note(self._context, Unreadable(guild, 0, "a waiting message or timer cannot be read"))
            self._unreadable_at.add(guild)
        else:
            self._unreadable_at.discard(guild)

    def _is_busy(self, guild: int) -> bool:
        return guild in self._busy_at

    async def _round(self, guild: int) -> tuple[bool, float | None]:
        """Begin one round of due timers and rows, each table by itself; return whether there was anything.

        Beside it stands when the first of all that was there before is due.

        Raises what a table met, as long as it was waited for.
        """
        async with self._context.store.read(guild) as tx:
            tx.prefetch.next_due()
            timers, rows = await tx.due(self._context.clock.now())
            due = await tx.next_due()
        tables = {item.table for item in (*timers, *rows)} - self._busy_at.get(guild, set())
        for table in sorted(tables):
            own_timers = [timer for timer in timers if timer.table == table]
            self._begin(guild, table, own_timers, [row for row in rows if row.table == table])
        begun = [self._busy[guild, table] for table in tables]
        if begun:
            # Those who stand in a queue are not slow, and nobody is to wait for them.
            queue = bool(self.gate.waiting)
            done, slow = await asyncio.wait(begun, timeout=0 if queue else self._patience)
            if slow and not queue and not self.gate.waiting:
                self._slowness.met(guild, [table for table in tables if self._busy.get((guild, table)) in slow])
            errors = [error for task in done if (error := task.exception()) is not None]
            if errors:
                raise errors[0]
        return bool(begun), due

    def _begin(self, guild: int, table: int, timers: Sequence[DueTimer], rows: Sequence[OutboxMessage]) -> None:
        work = asyncio.create_task(self._serve(guild, timers, rows), name=f"table {table}")
        self._busy[guild, table] = work
        self._busy_at[guild].add(table)
        work.add_done_callback(lambda done: self._served(guild, table, done))

    def _served(self, guild: int, table: int, work: asyncio.Task[None]) -> None:
        del self._busy[guild, table]
        self._busy_at[guild].discard(table)
        if not self._busy_at[guild]:
            del self._busy_at[guild]
        error = None if work.cancelled() else work.exception()
        if guild in self._guilds:
            self._again.add(guild)
            return  # that looks again, and meets what the table met
        self._ill.pop(guild, None)
        if error is not None:
            log.warning("guild %s table %s: the store refused: %s", guild, table, error)
            self._ill[guild] = self._context.clock.now() + self._context.settings.retry_first
        self.ring()

    async def _serve(self, guild: int, timers: Sequence[DueTimer], rows: Sequence[OutboxMessage]) -> None:
        """Do one round for a table. What is to be told waits for its computers: their turns become one recap."""
        if timers:
            await self._act(guild, timers)
            return
        await Pass(self._context, guild, rows[0].table).run(rows)

    async def _act(self, guild: int, timers: Sequence[DueTimer]) -> None:
        """Do what due timers of one table are for: together, or each by itself if one fails."""
        for timer in [timer for timer in timers if timer.kind in SLOW]:
            await self._act_alone(guild, timer)
        # Players are told last: what the others do may bring another turn.
        others = sorted([timer for timer in timers if timer.kind not in SLOW], key=lambda timer: timer.kind == TELL)
        if len(others) > 1:
            with suppress(Exception):  # the timer that failed fails once more by itself, and is put off
                await self._act_on(guild, others)
                return
        for timer in others:
            await self._act_alone(guild, timer)

    async def _act_alone(self, guild: int, timer: DueTimer) -> None:
        """Do what a timer is for; what fails is tried again later."""
        try:
            async with damage.watched(self._context, guild, timer.table):
                await self._act_on(guild, [timer])
        except Unreadable as error:
            damage.note(self._context, error)
            await self._put_off(guild, timer)
        except StoreError as error:
            if error.of != "people":
                raise
            log.info("guild %s table %s: %s waits for what people set", guild, timer.table, timer.kind)
            await self._put_off(guild, timer)
        except Undeliverable as error:
            log.info("guild %s table %s: %s put off: %s", guild, timer.table, timer.kind, type(error).__name__)
            await self._put_off(guild, timer)
        except Exception:
            log.exception("guild %s table %s: %s failed (id %s)", guild, timer.table, timer.kind, secrets.token_hex(4))
            await self._put_off(guild, timer)

    async def _act_on(self, guild: int, timers: Sequence[DueTimer]) -> None:
        await act_on(self._context, guild, timers)

    async def _put_off(self, guild: int, timer: DueTimer) -> None:
        later = self._context.clock.now() + self._context.settings.retry_after(timer.attempts)
        async with self._context.store.write(guild) as tx:
            await tx.postpone_timer(timer, later)
