"""The supervisor keeps the bot connected to Discord for months: it restarts the bot when its connection ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.app import App
from bot.errors import StoreError, StoreUnavailable
from bot.redaction import told
from cogs.token_check import UNREACHABLE, TokenRefused
from db.connection import is_cancelled, uninterrupted

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before a restart. The pause doubles each time, since Discord limits sessions (1,000 a day)."""
STEADY = 600.0
"""Seconds. After a connection that lasted longer, the next pause is `FIRST_PAUSE` again."""
DATABASE_PATIENCE = 60.0
"""Seconds that the first start waits for a database that is away. Then the program ends, so that the service manager
sees it and starts it again: it gives a start 90 seconds.
"""
CLOCK_CHECK = 5.0
"""Seconds between two checks whether the system clock was set."""

log = logging.getLogger("mission")


@dataclass
class Supervisor:
    """Runs the bot and restarts it.

    discord.py reconnects by itself in nearly all cases. It gives up if the gateway closes the connection before HELLO,
    or if the shards have too many servers. Then the supervisor opens the whole bot again, so that no game waits until
    an operator restarts the process. `accepted`: Discord has accepted the token once.
    """

    opening: Callable[[], Awaitable[App]]
    token: str
    accepted: bool = False
    _patient_until: float = field(default=0.0, init=False)

    async def run(self) -> None:
        """Run the bot until cancelled.

        Raises `TokenRefused` when Discord refuses the token. Before the first login, while the operator still watches,
        it also raises what `opening` raises, and one of `UNREACHABLE`; for a database that is away it waits a while.
        """
        pause, self._patient_until = 0.0, time.monotonic() + DATABASE_PATIENCE
        while True:
            began = time.monotonic()
            again = await self._once()
            steady = time.monotonic() - began > STEADY
            pause = FIRST_PAUSE if steady or not pause else min(2 * pause, LONGEST_PAUSE)
            log.warning("%s again in %d s", again, pause)
            await asyncio.sleep(pause)

    async def _once(self) -> str:
        """Open the bot, run it and close it. Return what is done again, for the log.

        A function of its own, so that no reference to a closed bot remains.
        """
        try:
            async with _opened(self.opening) as app:
                try:
                    await self._connected(app)
                except Exception:
                    if is_cancelled() or app.member is None or not app.member.is_dead:
                        raise
                    log.warning("the start is given up, as another process has declared this one dead")
        except Exception as error:
            if is_cancelled():
                _log_error("an error while stopping; the bot stops all the same", error)
                raise asyncio.CancelledError from error
            if isinstance(error, TokenRefused) or not (self.accepted or self._waits_for(error)):
                raise
            if isinstance(error, UNREACHABLE):
                log.warning("Discord cannot be reached: %s", told(error))
            else:
                _log_error("the bot has ended" if self.accepted else "the bot has not begun", error)
            if _is_without_database(error):
                return "the database is away; connecting to it"
        return "connecting to Discord"

    def _waits_for(self, error: Exception) -> bool:
        """Return whether the first start goes on after this error: the database is away, and has not been for long."""
        return _is_without_database(error) and time.monotonic() < self._patient_until

    async def _connected(self, app: App) -> None:
        """Log in, and return when the connection has ended for good."""
        await app.client.login(self.token)
        self.accepted = True
        await app.service.recover()
        helpers = (
            asyncio.create_task(_log_ready(app), name="ready"),
            asyncio.create_task(_check_clock(app), name="clock"),
        )
        connected = asyncio.create_task(app.client.connect(), name="connection")
        try:
            # `await connected` alone can lose a cancellation: discord.py swallows it while it reconnects.
            await asyncio.wait({connected})
        finally:
            for task in helpers:
                task.cancel()
        await connected


@asynccontextmanager
async def _opened(opening: Callable[[], Awaitable[App]]) -> AsyncIterator[App]:
    """Open the bot and close it, even if cancelled while it opens: the threads of open files keep a process alive."""
    pending = asyncio.ensure_future(opening())
    try:
        app = await uninterrupted(pending)
    except asyncio.CancelledError:
        await uninterrupted(pending.result().close())
        raise
    try:
        yield app
    finally:
        await uninterrupted(app.close())


def _is_without_database(error: Exception) -> bool:
    """Return whether the database is away. A database that is not to be used has an error of another type."""
    return type(error) is StoreUnavailable and error.of == "database"


def _log_error(what: str, error: Exception) -> None:
    """Log an error: what the store refuses, while its server is away, is expected and needs no traceback."""
    if isinstance(error, StoreError):
        log.warning("%s: %s: %s", what, type(error).__name__, error)
    else:
        log.error(what, exc_info=error)


async def _check_clock(app: App) -> None:
    """Let the client check its heartbeat at intervals of the monotonic clock, which cannot be set."""
    while True:
        await asyncio.sleep(CLOCK_CHECK)
        app.client.mind_the_clock()


async def _log_ready(app: App) -> None:
    await app.client.wait_until_ready()
    log.info("ready: %s in %d servers", app.client.user, len(app.client.guilds))
