"""Which users are opening a table, and how many threads are being created."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary


class UserLocks:
    """Lets a user open one table at a time in each server, and counts the threads that are being created."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[tuple[int | None, int], asyncio.Lock] = WeakValueDictionary()
        self._threads: Counter[int | None] = Counter()

    @asynccontextmanager
    async def turn(self, guild: int | None, user: int) -> AsyncIterator[None]:
        """Wait until this user opens no other table in this server."""
        lock = self._turns.setdefault((guild, user), asyncio.Lock())
        async with lock:
            yield

    @contextmanager
    def thread(self, guild: int | None) -> Iterator[int]:
        """Count a thread that is being created; yield how many others are being created in the server."""
        others = self._threads[guild]
        self._threads[guild] += 1
        try:
            yield others
        finally:
            self._threads[guild] -= 1
            if not self._threads[guild]:
                del self._threads[guild]
