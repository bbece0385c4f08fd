"""Connections to a PostgreSQL database, lent in the order in which they are asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeAlias

import asyncpg

from bot.errors import StoreUnavailable
from db.waiting import check_patience, shortened

Connection: TypeAlias = asyncpg.Connection

PATIENCE = 10.0
"""Seconds in which no connection is lent to anybody until a task that waits for one gives up."""
IDLE = 300.0
"""Seconds after which an idle connection is closed: what lies between may have forgotten it."""


class Pool:
    """Lends at most `most` connections, opened by `connect` when they are needed.

    A task that finds none free waits for its turn, as long as the others go on. A request of which nothing is done
    waits for `progress.PATIENCE` seconds at most: its turn is left to the tasks that came later.

    The pool of the driver starts two tasks for each loan. This one starts none.
    """

    def __init__(self, connect: Callable[[], Awaitable[Connection]], most: int) -> None:
        self.lent = 0
        """How many loans there were."""
        self._connect = connect
        self._free = most
        self._idle: list[tuple[Connection, float]] = []  # and since when; the last one is lent first
        self._open: set[Connection] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._closed: asyncio.Future[None] | None = None
        self._most = most

    @property
    def waiting(self) -> int:
        """Return how many tasks wait for a connection."""
        return sum(not turn.done() for turn in self._waiting)

    async def lend(self) -> Connection:
        """Return a connection when it is the caller's turn. The caller gives it back.

        Raises StoreUnavailable if the pool is closed, or if for `PATIENCE` seconds no task got one; WaitedTooLong; what
        `connect` raises.
        """
        if self._free:
            self._free -= 1
        else:
            await self._turn()
        try:
            if self._closed is not None:
                raise StoreUnavailable("the store is closed")
            self.lent += 1
            return self._from_idle() or await self._opened()
        except BaseException:
            self._pass_on()
            raise

    def give_back(self, connection: Connection) -> None:
        """Take a connection back; it is lent to the task that has waited longest.

        One whose transaction could not be ended is closed: no other task may get into it.
        """
        if not connection.is_closed() and (connection.is_in_transaction() or self._closed is not None):
            connection.terminate()
        if connection.is_closed():
            self._open.discard(connection)
        else:
            self._idle.append((connection, monotonic()))
        self._pass_on()

    async def close(self) -> None:
        """Close all connections. Waits `PATIENCE` seconds for those that are lent, and ends them then."""
        self._closed = asyncio.get_running_loop().create_future()
        while self._idle:
            connection, _ = self._idle.pop()
            self._open.discard(connection)
            await connection.close(timeout=PATIENCE)
        if self._free < self._most:
            await asyncio.wait([self._closed], timeout=PATIENCE)
        self.terminate()

    def terminate(self) -> None:
        """End all connections now."""
        for connection in self._open:
            connection.terminate()
        self._open.clear()

    def expire(self) -> None:
        """Close the idle connections: the next loans open new ones."""
        self._idle = [(connection, -IDLE) for connection, _ in self._idle]

    async def _turn(self) -> None:
        """Wait for a place, in the order of asking. Raises StoreUnavailable."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            while not turn.done():
                lent = self.lent
                await asyncio.wait([turn], timeout=shortened(PATIENCE))
                check_patience()
                if not turn.done() and lent == self.lent:
                    raise StoreUnavailable(f"no connection to the database was free for {PATIENCE:g} s")
        except BaseException:
            if turn.done():
                self._pass_on()
            turn.cancel()
            raise

    def _pass_on(self) -> None:
        """Give a free place to the first task that waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
        if self._closed is not None and self._free == self._most and not self._closed.done():
            self._closed.set_result(None)

    def _from_idle(self) -> Connection | None:
        """Return the idle connection that was used last; None if none is fit for use."""
        while self._idle:
            connection, since = self._idle.pop()
            if not connection.is_closed() and monotonic() - since < IDLE:
                return connection
            connection.terminate()
            self._open.discard(connection)
        return None

    async def _opened(self) -> Connection:
        connection = await self._connect()
        self._open.add(connection)
        return connection
