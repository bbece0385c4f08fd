"""A bot whose time runs faster than real time: its clock, its heartbeat and its pauses, and the library's with them.

How long it waits for an answer is not changed: the machine that runs the tests is no faster. Long forms take real time.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from contextvars import ContextVar
from functools import partial
from typing import Any

import aiohttp

import bot.app
import bot.stores
from bot.client import MissionClient
from bot.clock import boot_time
from bot.cluster.shards import ShardKeeper
from cogs.send_guard import SendGuard

STEP = 30.0
"""Seconds by which SIGUSR1 sets a process's clock back, and SIGUSR2 ahead."""
LOCK = 5.0
"""Seconds that the store waits for a locked file in real time."""


def hasten(speed: float, since: float, *, cluster: bool = False) -> None:
    """Let this process's time run so much faster, from a moment that all processes of a test share.

    `cluster`: it is one of several on a database whose time runs as fast (`hasten_database`).
    """
    sleep = asyncio.sleep

    async def shorter(delay: float, result: Any = None) -> Any:
        return await sleep(delay / speed, result)

    set_by = 0.0

    def step(number: int, _frame: object) -> None:
        nonlocal set_by
        set_by += STEP if number == signal.SIGUSR2 else -STEP

    def now(self: bot.app.DiscordClock) -> float:
        return since + (time.time() - since) * speed + set_by

    for number in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(number, step)

    asyncio.sleep = shorter
    bot.app.DiscordClock.now = now
    MissionClient._beat.change_interval(seconds=1 / speed)
    bot.stores.open_store = partial(bot.stores.open_store, busy=LOCK / speed)
    if cluster:
        _hasten_member(speed)


def _hasten_member(speed: float) -> None:
    """Let the leases of this process run as fast as those of the others, and tell Discord of them at each request.

    Discord is told, too, which entry a board shows; and the database, which member writes (`tests.cluster.audit`).
    """
    import bot.member
    from tests.cluster.audit import say_who_writes

    say_who_writes()
    _note_what_is_shown()

    def fast_boot_time() -> float:
        return boot_time() * speed

    bot.member.Membership = partial(bot.member.Membership, clock=fast_boot_time)
    bot.member.RequestTokens = partial(bot.member.RequestTokens, clock=fast_boot_time)
    keepers: list[ShardKeeper] = []

    class Known(ShardKeeper):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            keepers[:] = [self]

    class Telling(SendGuard):
        def attach(self, trace: aiohttp.TraceConfig) -> None:
            super().attach(trace)
            trace.on_request_start.append(_tell)

    async def _tell(_session: object, _context: object, params: aiohttp.TraceRequestStartParams) -> None:
        params.headers["X-Leases"] = json.dumps(keepers[-1].leased if keepers else {})
        params.headers["X-Shows"] = str(_shown.get())

    bot.member.ShardKeeper = Known
    bot.member.SendGuard = Telling


_shown: ContextVar[int] = ContextVar("shown", default=0)
"""The last entry that the board shows which is being sent; 0 while none is."""


def _note_what_is_shown() -> None:
    from bot.service.messages import board

    stand = board.stand

    async def noted(send: Any, row: Any, scene: Any, *given: Any, **named: Any) -> Any:
        before = _shown.set(scene.loaded.position.last.number if row.kind == "board" else 0)
        try:
            return await stand(send, row, scene, *given, **named)
        finally:
            _shown.reset(before)

    board.stand = noted


_NOW = """
CREATE OR REPLACE FUNCTION cluster.now() RETURNS double precision LANGUAGE sql VOLATILE AS
    'SELECT {since} + (extract(epoch FROM clock_timestamp())::double precision - {since}) * {speed}'
"""


async def hasten_database(uri: str, speed: float, since: float) -> None:
    """Let the time by which members keep their leases run so much faster; with 1.0 as fast as real time."""
    import asyncpg

    connection = await asyncpg.connect(uri)
    try:
        await connection.execute(_NOW.format(since=since, speed=speed))
    finally:
        await connection.close()
