"""The dispatcher: acts on due timers and sends due outbox messages. A failing or slow table does not stop the others.

Its state in memory may be lost: timers and outbox messages are stored in the guilds' files, and the due index says
which guilds have work. The dispatcher is a task that ends when nothing is due. A commit and the heartbeat of `bot.app`
(once a second) start it again.

Each table's work is its own task. A guild waits a few seconds for its tables. A slower table goes on alone and is not
started a second time; the guild's other tables and all other guilds are served meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial

from bot.errors import DamagedFile, StoreError, Unreadable
from bot.failure_log import RepeatedFailure
from bot.service.context import Context, log
from bot.service.messages.reconcile import Pass
from bot.service.messages.slow_log import Slowness
from bot.service.messages.timers import act_on
from bot.service.messenger import Undeliverable
from bot.service.ports import Reading
from bot.service.records import DueTimer, OutboxMessage
from bot.service.runtime.rate_limit import RateLimiter
from bot.service.tables import clock_skew
from bot.service.tables.announce import TELL
from bot.service.tables.loaded import note_damage, watched

AT_ONCE = 16
"""Guilds served at the same time."""
ROUNDS = 4
"""Rounds for one guild before other guilds get their turn: a guild that is always busy would never end."""
BREATH = 0.1
"""Seconds between two rounds while the rate limiter has a queue: most due messages are in that queue already."""
AGAIN, LONGEST = 1.0, 5.0
"""Seconds until a guild with busy tables is read again, and the most if the rate limiter's queue takes longer."""
SLOW = ("computer", "presence")
"""Timers with slow preparation: the other timers of the table do not wait for them."""
GRACE = 2.0
"""Seconds that a table's work gets to end when the dispatcher is closed."""
PATIENCE = 5.0
"""The most seconds that a guild's other tables wait for a slow table."""


class Dispatcher:
    """Serves every guild that the due index names, several at a time."""

    def __init__(self, context: Context, patience: float = PATIENCE) -> None:
        self._context = context
        self._patience = patience
        self._seen = context.clock.now()
        self._task: asyncio.Task[None] | None = None
        self._wakeup = asyncio.Event()
        self._semaphore = asyncio.Semaphore(AT_ONCE)
        self._guilds: dict[int, asyncio.Task[None]] = {}
        self._ended: list[asyncio.Task[None]] = []
        self._busy: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._busy_at: defaultdict[int, set[int]] = defaultdict(set)  # the same by guild, found without a scan
        self._changed: set[int] = set()  # guilds whose slow table ended during a round
        self._retry_at: dict[int, float] = {}
        self._unreadable: set[int] = set()
        context.runtime.rate_limiter = RateLimiter(context.settings.requests)
        self._slowness = Slowness(log, context.clock.now)
        self._refusals = RepeatedFailure(log, "the due index refused")
        self._closed = False

    @property
    def _rate_limiter(self) -> RateLimiter:
        return self._context.runtime.rate_limiter

    def wake(self) -> None:
        """Start the task, or let a running one read the due index again."""
        if self._closed:
            return
        self._wakeup.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run(), name="dispatch")

    def _serves(self, guild: int) -> bool:
        return self._context.runtime.serves(guild)

    async def settle(self) -> None:
        """Wait until nothing is due any more."""
        self.wake()
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)
            if self._busy:
                await asyncio.wait(self._busy.values())
                self.wake()

    async def close(self) -> None:
        """Stop. Unsent messages stay in the outbox for the next start."""
        self._closed = True
        begins = [task for task in (self._task, *self._guilds.values()) if task is not None]
        for task in begins:
            task.cancel()
        await asyncio.gather(*begins, return_exceptions=True)
        await _end(self._busy.values())

    async def finish(self, concerned: Callable[[int], bool]) -> None:
        """Wait until nothing is done any more in guilds that `RuntimeState.serves` has no longer."""
        await _end([work for (guild, _), work in self._busy.items() if concerned(guild)])
        rounds = [work for guild, work in self._guilds.items() if concerned(guild)]
        if rounds:  # they begin nothing new
            await asyncio.wait(rounds)

    async def _run(self) -> None:
        while not self._closed:
            self._wakeup.clear()
            now = self._now()
            try:
                shifted = await clock_skew.guilds_to_shift(self._context)
                due = [*shifted, *await self._context.store.due_index.due(now)]
            except StoreError as error:
                self._refusals.failed(error)
                return
            if self._refusals.count:
                self._refusals.over()
            for guild in due:
                if self._retry_at.get(guild, 0) <= now and guild not in self._guilds and self._serves(guild):
                    work = self._guilds[guild] = asyncio.create_task(self._guild(guild), name=f"guild {guild}")
                    work.add_done_callback(partial(self._guild_ended, guild))
            if not self._guilds and not self._wakeup.is_set():
                return
            await self._wakeup.wait()
            while self._ended:
                self._ended.pop().result()
            if self._rate_limiter.waiting:
                await asyncio.sleep(BREATH)

    def _now(self) -> float:
        """Return the time. If the clock was set back, the waiting times are to be moved with it."""
        before, now = self._seen, self._context.clock.now()
        self._seen = now
        if clock_skew.is_set_back(before, now):
            self._retry_at.clear()
            clock_skew.note(self._context, before, now, self._serves)
        return now

    def _guild_ended(self, guild: int, work: asyncio.Task[None]) -> None:
        """Let the task read the due index again. `asyncio.wait` would look at every guild's task at each wake."""
        del self._guilds[guild]
        self._ended.append(work)
        self._wakeup.set()

    async def _guild(self, guild: int) -> None:
        """Do all that is due in a guild. No error here reaches another guild."""
        context = self._context
        try:
            async with self._semaphore:
                self._changed.discard(guild)
                await clock_skew.shift_earlier(context, guild)
                due: float | None = None
                for _ in range(ROUNDS):
                    now = context.clock.now()
                    begun, due = await self._round(guild, now)
                    if not self._serves(guild):
                        return
                    if not begun:
                        self._note_unreadable(guild, due, now)
                        break
                if self._rate_limiter.waiting and self._is_busy(guild):
                    # Most due messages are in the rate limiter's queue; each one wakes the dispatcher when it is sent.
                    self._retry_at[guild] = context.clock.now() + min(max(self._rate_limiter.delay, AGAIN), LONGEST)
                    return
                await context.store.due_index.settle(guild, due)
            self._retry_at.pop(guild, None)
            if guild in self._unreadable or (guild not in self._changed and self._is_busy(guild)):
                # A slow table wakes the dispatcher when it is done. An unreadable row stays unreadable.
                self._retry_at[guild] = context.clock.now() + AGAIN
        except DamagedFile as error:
            log.error("guild %s is set aside: %s", guild, error)
            self._retry_at[guild] = context.clock.now() + context.settings.retry_most
        except StoreError as error:
            log.warning("guild %s: the store refused: %s", guild, error)
            self._retry_at[guild] = context.clock.now() + context.settings.retry_first
        except Exception:
            log.exception("guild %s: the dispatcher failed (id %s)", guild, secrets.token_hex(4))
            self._retry_at[guild] = context.clock.now() + context.settings.retry_most

    def _note_unreadable(self, guild: int, due: float | None, now: float) -> None:
        """Note a guild whose due row cannot be read: something was due when it was read, and no table was started."""
        if due is not None and due <= now and not self._is_busy(guild):
            note_damage(self._context, Unreadable(guild, 0, "a waiting message or timer cannot be read"))
            self._unreadable.add(guild)
        else:
            self._unreadable.discard(guild)

    def _is_busy(self, guild: int) -> bool:
        return guild in self._busy_at

    async def _round(self, guild: int, now: float) -> tuple[bool, float | None]:
        """Start one round with what is due now: a task for each table with due timers or messages.

        Returns whether a task was started, and when the guild's next timer or message was due before the round. Raises
        the first error of the tables that ended within `patience`.
        """
        timers, rows, due = await self._context.store.read_with(guild, partial(_due, now=now))
        if not self._serves(guild):
            return False, due
        tables = {item.table for item in (*timers, *rows)} - self._busy_at.get(guild, set())
        for table in sorted(tables):
            own_timers = [timer for timer in timers if timer.table == table]
            self._begin(guild, table, own_timers, [row for row in rows if row.table == table])
        begun = [self._busy[guild, table] for table in tables]
        if begun:
            # A table in the rate limiter's queue is not slow, and no other table waits for it.
            queue = bool(self._rate_limiter.waiting)
            done, slow = await asyncio.wait(begun, timeout=0 if queue else self._patience)
            if slow and not queue and not self._rate_limiter.waiting:
                self._slowness.met(guild, [table for table in tables if self._busy.get((guild, table)) in slow])
            # `finish` cancels slow ones of guilds that are not served any more.
            ended = [task for task in done if self._serves(guild) or not task.cancelled()]
            errors = [error for task in ended if (error := task.exception()) is not None]
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
            self._changed.add(guild)
            return  # the guild's next round meets the same error
        self._retry_at.pop(guild, None)
        if error is not None:
            log.warning("guild %s table %s: the store refused: %s", guild, table, error)
            self._retry_at[guild] = self._context.clock.now() + self._context.settings.retry_first
        self.wake()

    async def _serve(self, guild: int, timers: Sequence[DueTimer], rows: Sequence[OutboxMessage]) -> None:
        """Do one round for a table: timers first, so that computers' turns become one recap; else messages."""
        if timers:
            await self._act(guild, timers)
            return
        await Pass(self._context, guild, rows[0].table).run(rows)

    async def _act(self, guild: int, timers: Sequence[DueTimer]) -> None:
        """Act on the due timers of one table: in one transaction, or each alone if one of them fails."""
        for timer in [timer for timer in timers if timer.kind in SLOW]:
            await self._act_alone(guild, timer)
        # The turn's notice comes last: another timer may pass the turn on.
        others = sorted([timer for timer in timers if timer.kind not in SLOW], key=lambda timer: timer.kind == TELL)
        if len(others) > 1:
            with suppress(Exception):  # the failing timer fails again alone, and is postponed
                await self._act_on(guild, others)
                return
        for timer in others:
            await self._act_alone(guild, timer)

    async def _act_alone(self, guild: int, timer: DueTimer) -> None:
        """Act on one timer. After an error it is postponed and tried again."""
        try:
            async with watched(self._context, guild, timer.table):
                await self._act_on(guild, [timer])
        except Unreadable as error:
            note_damage(self._context, error)
            await self._postpone(guild, timer)
        except StoreError as error:
            if error.of != "people":
                raise
            log.info("guild %s table %s: %s waits for the settings file", guild, timer.table, timer.kind)
            await self._postpone(guild, timer)
        except Undeliverable as error:
            log.info("guild %s table %s: %s postponed: %s", guild, timer.table, timer.kind, type(error).__name__)
            await self._postpone(guild, timer)
        except Exception:
            log.exception("guild %s table %s: %s failed (id %s)", guild, timer.table, timer.kind, secrets.token_hex(4))
            await self._postpone(guild, timer)

    async def _act_on(self, guild: int, timers: Sequence[DueTimer]) -> None:
        await act_on(self._context, guild, timers)

    async def _postpone(self, guild: int, timer: DueTimer) -> None:
        later = self._context.clock.now() + self._context.settings.retry_after(timer.attempts)
        async with self._context.store.write(guild) as tx:
            await tx.postpone_timer(timer, later)


async def _due(tx: Reading, now: float) -> tuple[list[DueTimer], list[OutboxMessage], float | None]:
    """Return the timers and messages that are due in a guild, and when the first of all is."""
    tx.prefetch.next_due()
    timers, rows = await tx.due(now)
    return timers, rows, await tx.next_due()


async def _end(works: Collection[asyncio.Task[None]]) -> None:
    """Let tables' work end, and cancel what is slow. Of a pass that ends nobody has to look for its messages."""
    works = list(works)
    if works:
        await asyncio.wait(works, timeout=GRACE)
    for work in works:
        work.cancel()
    await asyncio.gather(*works, return_exceptions=True)
