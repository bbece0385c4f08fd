"""The rate limit of outbox messages (rows) to Discord: a number of rows a second, in order.

Discord takes 50 requests a second from a bot, whatever they are about. A row's message is made from the newest state
when the row is let in; nothing is written or drawn for a waiting row. A row that replaces a waiting one is sent in its
place. So under more load every message is renewed less often, and none waits for ever.
"""

from __future__ import annotations

import asyncio
from collections import deque

SHARE = 4
"""While both kinds wait, one of this many rows that are let in only renews a message; the others call people."""


class RateLimiter:
    """Lets rows in, first come, first served. Rows that call people precede rows that renew existing messages."""

    def __init__(self, rate: float = 0.0) -> None:
        """`rate`: rows a second, and also the burst size after a pause; 0 is no limit."""
        self._rate = rate
        self._free = rate
        self._at: float | None = None
        self._calls: deque[asyncio.Future[None]] = deque()
        self._renewals: deque[asyncio.Future[None]] = deque()
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Return the number of waiting rows."""
        return len(self._calls) + len(self._renewals)

    @property
    def delay(self) -> float:
        """Return the seconds until all rows that wait now are let in."""
        return self.waiting / self._rate if self._rate else 0.0

    async def enter(self, *, calls: bool) -> None:
        """Wait to be let in. `calls`: the row calls people."""
        if not self._rate:
            return
        if not self.waiting and self._is_free():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._calls if calls else self._renewals).append(waiter)
        self._wind()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Return an unused turn, so that another row is let in."""
        if self._rate:
            self._free += 1

    def lift(self) -> None:
        """Remove the limit: let all waiting and later rows in."""
        self._rate = 0.0
        while (waiter := self._next()) is not None:
            waiter.set_result(None)

    def _is_free(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._at is not None:
            self._free = min(self._rate, self._free + (now - self._at) * self._rate)
        self._at = now
        if self._free < 1:
            return False
        self._free -= 1
        return True

    def _wind(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(1 / self._rate, self._let_in)

    def _let_in(self) -> None:
        self._timer = None
        while self._rate and self.waiting and self._is_free():
            waiter = self._next()
            if waiter is None:
                self.give_back()
            else:
                waiter.set_result(None)
        if self.waiting:
            self._wind()

    def _next(self) -> asyncio.Future[None] | None:
        """Return the next waiter to let in, None if all waiters are done."""
        self._count += 1
        queues = (self._renewals, self._calls) if self._count % SHARE == 0 else (self._calls, self._renewals)
        for queue in queues:
            while queue:
                waiter = queue.popleft()
                if not waiter.done():
                    return waiter
        return None
