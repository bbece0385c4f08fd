"""A process that dies after its n-th deed: between any two things that it does to its store or to Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

from bot.service.messages.dispatcher import Dispatcher
from bot.service.records import DueTimer


class Killed(BaseException):
    """The process is no more. Nothing catches this, as nothing catches SIGKILL."""


_RINGING: ContextVar[frozenset[str]] = ContextVar("ringing", default=frozenset())
"""The kinds of the timers that are being acted on."""


class Fuse:
    """Counts what was done; burns out after as many deeds as it was set to, and then nothing is done any more.

    `rung`: for each deed the kinds of the timers that were being acted on, none where it was no timer's.
    """

    def __init__(self, after: int | None = None) -> None:
        """`after`: so many deeds go well; None: all of them."""
        self.left = after
        self.rung: list[frozenset[str]] = []

    @property
    def passed(self) -> int:
        """How many deeds were done."""
        return len(self.rung)

    def check(self) -> None:
        """Die if the fuse has burnt out."""
        if self.left == 0:
            raise Killed

    def burn(self) -> None:
        """Count a deed that was done, and die if it was the last."""
        self.rung.append(_RINGING.get())
        if self.left is not None:
            self.left -= 1
        self.check()


READS = ("find", "find_dm", "is_member", "lacks", "person", "tables_of", "listed", "due", "next", "rows")
"""What changes nothing: to die after it is to die before it."""


class Fused:
    """Calls go through to another object; the process may die after each that changes something."""

    def __init__(self, real: Any, fuse: Fuse) -> None:
        self._real = real
        self._fuse = fuse

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        return self._guarded(found, name in READS) if callable(found) else found

    def _guarded(self, call: Callable[..., Any], reads: bool) -> Callable[..., Awaitable[Any]]:
        async def guarded(*given: Any, **named: Any) -> Any:
            self._fuse.check()
            done = await call(*given, **named)
            if not reads:
                self._fuse.burn()
            return done

        return guarded


class FusedStore:
    """A store whose process may die after each commit. (Before it nothing is written: that is the moment before.)"""

    def __init__(self, real: Any, fuse: Fuse) -> None:
        self._real = real
        self._fuse = fuse
        self.people = Fused(real.people, fuse)
        self.due_index = Fused(real.due_index, fuse)
        self.pending = Fused(real.pending, fuse)
        self.guilds = real.guilds

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[Any]:
        self._fuse.check()
        async with self._real.read(guild) as tx:
            yield tx

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[Any]:
        self._fuse.check()
        async with self._real.write(guild) as tx:
            yield tx
        self._fuse.burn()


class FusedDispatcher(Dispatcher):
    """A dispatcher of which the fuse knows which timer it is acting on."""

    async def _act_on(self, guild: int, timers: Sequence[DueTimer]) -> None:
        token = _RINGING.set(frozenset(timer.kind for timer in timers))
        try:
            await super()._act_on(guild, timers)
        finally:
            _RINGING.reset(token)
