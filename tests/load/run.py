"""The bot under load: the service with real files and pictures, a Discord with limits, and many players."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bot import limits
from bot.app import DiscordClock
from bot.clock import Clock
from bot.commands.run import OUTBOX_SHARE
from bot.config import OPEN_FILES
from bot.games.registry import TITLES
from bot.process import settle_in, share_heaps
from bot.render_worker import render_pool
from bot.service.context import Context, HostSettings
from bot.service.features.game_end.cards import final_card
from bot.service.features.live_mode.actions import HERE
from bot.service.features.play.board import board_card
from bot.service.messages.dispatcher import Dispatcher
from bot.service.messages.scene import RECENT
from bot.service.quotas import Bounds
from bot.service.runtime.rate_limit import RateLimiter
from bot.service.service import GameService
from bot.service.tables import live_mode
from bot.service.tables.loaded import load
from bot.stores import AnyStore
from bot.text.translator import Translator
from db.descriptor_limit import limit_for
from db.store import SqliteStore, open_store
from renderers.process_pool import RenderPool
from renderers.service import RenderService
from tests.load.column import Column
from tests.load.limits import LimitedMessenger, said
from tests.load.players import FIRST, GAME, People, Seats, Tally
from tests.load.weight import weight
from tests.service.world import NoRenderService
from tests.support.due import due_outgoing
from tests.support.processes import processor_of
from tests.support.substitute import substitute

GUILDS = 10_000
"""Guilds' ids begin here; channels and users are numbered apart from them."""
_ABOVE = 22
"""Bits of an id below those that tell its shard (`bot.cluster.shards.shard_of`)."""


@dataclass(frozen=True)
class LoadOptions:
    """How much load: for so many seconds, or until so many clicks were answered.

    `think`: seconds between an answer and the next click, from and to. `hold`, `requests`: see `HostSettings`.
    `games`: what the tables play, by turns. `database`: the URI of an empty database; "": files. `processes`: how many
    there are of the bot on a database (`tests.load.several`).
    """

    tables: int
    guilds: int
    seconds: float = 3600.0
    clicks: int = 10**9
    think: tuple[float, float] = (5.0, 10.0)
    open_files: int = OPEN_FILES
    drawn: bool = True
    hold: float = 20.0
    requests: float = OUTBOX_SHARE * limits.REQUESTS
    seed: int = 1
    games: tuple[str, ...] = (GAME,)
    database: str = ""
    processes: int = 1


@dataclass
class Watched:
    """What the process needed, looked at each half second: MB, descriptors, open guild files, threads, and the seconds
    that the event loop was late.
    """

    memory: list[float] = field(default_factory=list)
    files: list[int] = field(default_factory=list)
    guilds: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)
    late: Column[float] = field(default_factory=lambda: Column("d"))

    async def watch(self, store: AnyStore) -> None:
        """Look until cancelled."""
        while True:
            self.memory.append(resident())
            self.guilds.append(store.files.open if isinstance(store, SqliteStore) else 0)
            self.files.append(descriptors())
            self.threads.append(threading.active_count())
            for _ in range(10):
                due = time.monotonic() + 0.05
                await asyncio.sleep(0.05)
                self.late.append(time.monotonic() - due)

    def curve(self, parts: int = 6) -> list[float]:
        """Return MB in each of so many equal parts of the time, the median of each."""
        edges = [len(self.memory) * part // parts for part in range(parts + 1)]
        return [statistics.median(self.memory[begin:end]) for begin, end in pairwise(edges) if begin < end]


class Drawing(NamedTuple):
    """What a process that draws needed: MB, and seconds of processor since it started."""

    memory: float
    processor: float

    @classmethod
    def of(cls, pid: int) -> Drawing:
        """Look at a process."""
        return cls(resident(pid), processor_of(pid))


@dataclass
class Outcome:
    """What came of it. `processor`: seconds of the host's own process.

    `lost`: actions that a person was told were done and that are in no log; `doubled`: entries of one click beyond the
    first, and of clicks that were refused. `unsent`: outgoing rows left after the end. `stale`: boards that do not show
    the newest state then.
    """

    tally: Tally
    watched: Watched
    messenger: LimitedMessenger
    seconds: float
    processor: float
    backlog: int = 0
    drained: float = 0.0
    lost: int = 0
    doubled: int = 0
    unsent: int = 0
    stale: int = 0
    drawing: list[Drawing] = field(default_factory=list)
    """Each process that drew and that is still there."""
    pretended: tuple[float, float] = (0.0, 0.0)
    """MB of what only the measurement needs, the pretended Discord above all: at the beginning and at the end."""
    database: float = 0.0
    """Seconds of processor of the database's server, while people played and until nothing was due."""


@dataclass
class Hall:
    """A host and its surroundings."""

    store: AnyStore
    context: Context
    service: GameService
    dispatcher: Dispatcher
    messenger: LimitedMessenger
    backend: RenderPool


@asynccontextmanager
async def hall(folder: Path, plan: LoadOptions, messenger: LimitedMessenger) -> AsyncIterator[Hall]:
    """Open a host as `bot.app` does, but for Discord. It is the only process on its store."""
    store = await _opened_store(folder, plan, DiscordClock())
    try:
        async with hall_on(store, plan, messenger) as made:
            yield made
    finally:
        await store.close()


@asynccontextmanager
async def hall_on(store: AnyStore, plan: LoadOptions, messenger: LimitedMessenger) -> AsyncIterator[Hall]:
    """Open a host on a store, which the caller closes."""
    share_heaps()
    backend = render_pool()
    render_service = RenderService(backend) if plan.drawn else NoRenderService()
    settings = HostSettings(
        hold=plan.hold,
        requests=plan.requests,
        live=HERE,
        bounds=Bounds(lobbies=0, tables=0, opened=0, seats=0, channel=0, guild=0),
    )
    randbytes = random.Random(plan.seed).randbytes
    context = Context(store, Translator(), render_service, messenger, DiscordClock(), TITLES, randbytes, settings)
    dispatcher = Dispatcher(context)
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    settle_in()
    try:
        yield Hall(store, context, GameService(context), dispatcher, messenger, backend)
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*thresholds)
        await dispatcher.close()
        if isinstance(render_service, RenderService):
            render_service.close()


async def _opened_store(folder: Path, plan: LoadOptions, clock: Clock) -> AnyStore:
    if not plan.database:
        return await open_store(folder, open_files=limit_for(plan.open_files), clock=clock)
    from db.postgres.store import open_postgres

    return await open_postgres(plan.database, clock)


async def loaded(folder: Path, plan: LoadOptions) -> Outcome:
    """Open the tables, let people play for so long, let what is under way end, and judge."""
    async with hall(folder, plan, LimitedMessenger(random.Random(plan.seed))) as made:
        load = Load(made, plan, all_seats(plan))
        await load.open()
        made.context.store.due_index.listener = lambda guild: made.dispatcher.wake()
        outcome = await load.play()
        await load.drain(outcome)
        await load.judge(outcome)
    return outcome


class Load:
    """People at the tables of one host. The steps are called in the order in which they stand here."""

    def __init__(self, made: Hall, plan: LoadOptions, seats: list[Seats], *, first: int = FIRST) -> None:
        """`first`: the number below that of the first interaction."""
        self._made = made
        self._plan = plan
        self._seats = seats
        self._guilds = sorted({table.guild for table in seats})
        self._tally = Tally()
        self._people = People(made.service, made.store, random.Random(plan.seed), self._tally, first)
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open all tables, and let their boards and direct messages stand, undisturbed: this is not what is measured.

        Else all of them would be indexed and posted in the same seconds in which people begin to play.
        """
        made = self._made
        render_service = made.context.render_service
        substitute(made.context, render_service=NoRenderService())
        runtime = made.context.runtime
        limiter, runtime.rate_limiter, made.messenger.lifted = runtime.rate_limiter, RateLimiter(), True
        for start in range(0, len(self._seats), 16):
            await asyncio.gather(*(table.open(self._people) for table in self._seats[start : start + 16]))
        await made.dispatcher.settle()
        substitute(made.context, render_service=render_service)
        runtime.rate_limiter, made.messenger.lifted = limiter, False
        gc.collect()

    async def play(self) -> Outcome:
        """Let people play for so long, or until so many clicks are answered."""
        made, tally, watched = self._made, self._tally, Watched()
        self._beating = asyncio.create_task(_beat(made.dispatcher))
        watching = asyncio.create_task(watched.watch(made.store))
        beside = weight(made.messenger, tally, watched)
        begin, worked = time.monotonic(), time.process_time()
        await _played(self._people, self._seats, self._plan)
        seconds, processor = time.monotonic() - begin, time.process_time() - worked
        outcome = Outcome(tally, watched, made.messenger, seconds, processor)
        outcome.drawing = [Drawing.of(pid) for pid in made.backend.pids]
        outcome.pretended = beside, weight(made.messenger, tally, watched)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        return outcome

    async def drain(self, outcome: Outcome) -> None:
        """Lift the limits and wait until nothing is due any more: what Discord would have let through later."""
        outcome.backlog = await self._waiting()
        self._made.messenger.lifted = True
        self._made.context.runtime.rate_limiter.lift()
        begin = time.monotonic()
        async with asyncio.timeout(600):
            while await self._waiting():
                await self._made.dispatcher.settle()
                await asyncio.sleep(0.2)
        outcome.drained = time.monotonic() - begin
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _waiting(self) -> int:
        """Return how many rows wait; those of turns wait as long as their last action can be taken back."""
        count = 0
        for guild in self._guilds:
            async with self._made.store.read(guild) as tx:
                count += len(await due_outgoing(tx, 1e12, 10_000))
        return count

    async def _not_shown(self, tables: list[Seats]) -> list[Seats]:
        """Return those of these tables whose boards do not show the newest state.

        A timer may become due in the moment in which a table is read, so each is to be looked at twice.
        """
        await self._made.dispatcher.settle()
        return [table for table in tables if not await _is_shown(self._made, table)]

    async def judge(self, outcome: Outcome) -> None:
        """Compare what the logs hold with what people were told, and boards with the newest state."""
        entered: Counter[int] = Counter()
        outcome.unsent += len(await self._made.store.pending.rows())
        for guild in self._guilds:
            async with self._made.store.read(guild) as tx:
                outcome.unsent += len(await due_outgoing(tx, 1e12, 10_000))
                for table in await tx.tables(("running", "over")):
                    entries = await tx.entries(table.id)
                    entered.update(entry.interaction for entry in entries if entry.interaction is not None)
        done = set(outcome.tally.done)
        outcome.lost = sum(interaction not in entered for interaction in done)
        outcome.doubled = sum(count - 1 for count in entered.values()) + sum(number not in done for number in entered)
        outcome.stale = len(await self._not_shown(await self._not_shown(self._seats)))


async def _played(people: People, seats: list[Seats], plan: LoadOptions) -> None:
    chance, ends = people.chance, time.monotonic() + plan.seconds

    def over() -> bool:
        return time.monotonic() >= ends or len(people.tally.whole) >= plan.clicks

    async def think() -> None:
        await asyncio.sleep(min(chance.uniform(*plan.think), max(0.0, ends - time.monotonic())))

    async def sit_down(table: Seats) -> None:
        await asyncio.sleep(chance.uniform(0, plan.think[1]))  # they did not all come in the same second
        await table.play(people, think, over)

    await asyncio.gather(*(sit_down(table) for table in seats))


def all_seats(plan: LoadOptions) -> list[Seats]:
    """Return the tables of a load, with the people who sit there."""
    return [_seats(number, plan) for number in range(plan.tables)]


def _seats(number: int, plan: LoadOptions) -> Seats:
    guild = (GUILDS + number % plan.guilds) << _ABOVE
    users = (10**8 + 2 * number, 10**8 + 2 * number + 1)
    return Seats(guild, 10**6 + number, users, game=plan.games[number // plan.guilds % len(plan.games)])


async def _beat(dispatcher: Dispatcher) -> None:
    while True:
        dispatcher.wake()
        await asyncio.sleep(1.0)


async def _is_shown(made: Hall, table: Seats) -> bool:
    """Return whether the table's board says what a board made now would say."""
    async with made.store.read(table.guild) as tx:
        loaded = await load(made.context, tx, table.guild, table.table)
        entries = await tx.entries(table.table, last=RECENT)
        stands = await tx.posted(table.table, "board")
        live = await live_mode.is_live(tx, table.table)
    if stands is None:
        return False
    message = made.messenger.messages[stands.message]
    for render_service in (
        made.context.render_service,
        NoRenderService(),
    ):  # a picture that took too long is told as text
        context = replace(made.context, render_service=render_service)
        over = loaded.table.status == "over"
        card = (
            await final_card(context, loaded, entries)
            if over
            else await board_card(context, loaded, entries, live=live)
        )
        if message.said == hash(said(card)):
            return True
    return False


def descriptors() -> int:
    """Return how many files, pipes and sockets this process has open."""
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def resident(process: int | str = "self") -> float:
    """Return MB of memory that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
