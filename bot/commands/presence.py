"""Being in Discord, for months, until the process is told to stop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.app import App
from bot.faults import told
from cogs.account import UNREACHABLE

SOON, SELDOM = 1.0, 300.0
"""Seconds until it is begun anew: at first, and at most, since Discord counts sessions (1,000 a day)."""
STEADY = 600.0
"""A connection that stood for so many seconds was a good one."""

log = logging.getLogger("mission")


async def stay(opening: Callable[[], Awaitable[App]], token: str) -> None:
    """Be in Discord until cancelled.

    The library comes back by itself from nearly all that cuts a connection. What it gives up (a gateway that hangs up
    before it greets, more servers than its shards may have) is begun anew here, from the login on: no game waits for
    somebody who looks after the process.

    Raises `TokenRefused` whenever Discord takes the token no longer, what `opening` raises, and one of `UNREACHABLE`
    where not even the first login came through.
    """
    first, pause = True, 0.0
    while True:
        async with _opened(opening) as app:
            began = time.monotonic()
            await _be(app, token, first=first)
            stood = time.monotonic() - began
        first, pause = False, SOON if first or stood > STEADY else min(2 * pause, SELDOM)
        log.warning("the connection to Discord is begun anew in %d s", pause)
        await asyncio.sleep(pause)


@asynccontextmanager
async def _opened(opening: Callable[[], Awaitable[App]]) -> AsyncIterator[App]:
    """Open, and close in good order also when cancelled half-way: an open file's thread would hold the process."""
    under_way = asyncio.ensure_future(opening())
    try:
        app = await asyncio.shield(under_way)
    except asyncio.CancelledError:
        await (await under_way).close()
        raise
    try:
        yield app
    finally:
        await app.close()


async def _be(app: App, token: str, *, first: bool) -> None:
    """Log in, and return when the connection has ended for good."""
    try:
        await app.client.login(token)
    except UNREACHABLE as error:
        if first:
            raise
        log.warning("Discord cannot be reached: %s", told(error))
        return
    await app.host.recover()
    ready = asyncio.create_task(_say_ready(app), name="ready")
    try:
        await app.client.connect()
    except Exception:
        log.exception("the connection to Discord has ended")
    finally:
        ready.cancel()


async def _say_ready(app: App) -> None:
    await app.client.wait_until_ready()
    log.info("ready: %s in %d servers", app.client.user, len(app.client.guilds))
