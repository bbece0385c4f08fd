"""Keeps the bot connected to Discord for months, and opens it anew where the library gives a connection up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.app import App
from bot.redaction import told
from cogs.token_check import UNREACHABLE, TokenRefused
from db.connection import uninterrupted

SOON, SELDOM = 1.0, 300.0
"""Seconds until it is begun anew: at first, and at most, since Discord counts sessions (1,000 a day)."""
STEADY = 600.0
"""A connection that stood for so many seconds was a good one."""
MINDED = 5.0
"""Seconds between two looks whether the machine's clock was set."""

log = logging.getLogger("mission")


@dataclass
class Supervisor:
    """The bot in Discord.

    The library comes back by itself from nearly all that cuts a connection. What it gives up (a gateway that hangs up
    before it greets, more servers than its shards may have) is begun anew here, with all that the bot consists of: no
    game waits for somebody who looks after the process. `known`: Discord has taken the token once.
    """

    opening: Callable[[], Awaitable[App]]
    token: str
    known: bool = False

    async def run(self) -> None:
        """Be in Discord until cancelled.

        Raises `TokenRefused` whenever Discord takes the token no longer. As long as it never took it, so that somebody
        sits before the screen, also what `opening` raises and one of `UNREACHABLE`.
        """
        pause = 0.0
        while True:
            began = time.monotonic()
            await self._once()
            steady = time.monotonic() - began > STEADY
            pause = SOON if steady or not pause else min(2 * pause, SELDOM)
            log.warning("the connection to Discord is begun anew in %d s", pause)
            await asyncio.sleep(pause)

    async def _once(self) -> None:
        """Open, be there, and close. A function of its own: when it is over nothing holds what was opened."""
        try:
            async with _opened(self.opening) as app:
                await self._be(app)
        except Exception as error:
            if _is_stopping():
                log.exception("this was met while stopping; it stops all the same")
                raise asyncio.CancelledError from error
            if isinstance(error, TokenRefused) or not self.known:
                raise
            if isinstance(error, UNREACHABLE):
                log.warning("Discord cannot be reached: %s", told(error))
            else:
                log.exception("the connection to Discord has ended")

    async def _be(self, app: App) -> None:
        """Log in, and return when the connection has ended for good."""
        await app.client.login(self.token)
        self.known = True
        await app.service.recover()
        beside = asyncio.create_task(_say_ready(app), name="ready"), asyncio.create_task(_mind(app), name="clock")
        connected = asyncio.create_task(app.client.connect(), name="connection")
        try:
            await asyncio.wait({connected})  # by itself the library swallows a cancellation while it reconnects
        finally:
            for task in beside:
                task.cancel()
        await connected


@asynccontextmanager
async def _opened(opening: Callable[[], Awaitable[App]]) -> AsyncIterator[App]:
    """Open, and close in good order also when cancelled half-way: an open file's thread would hold the process."""
    under_way = asyncio.ensure_future(opening())
    try:
        app = await uninterrupted(under_way)
    except asyncio.CancelledError:
        await uninterrupted(under_way.result().close())
        raise
    try:
        yield app
    finally:
        await uninterrupted(app.close())


def _is_stopping() -> bool:
    """Return whether this task was cancelled; an error on its way out takes the place of the cancellation."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _mind(app: App) -> None:
    """See each few seconds, by a clock that nobody sets, that the heart beats."""
    while True:
        await asyncio.sleep(MINDED)
        app.client.mind_the_clock()


async def _say_ready(app: App) -> None:
    await app.client.wait_until_ready()
    log.info("ready: %s in %d servers", app.client.user, len(app.client.guilds))
