"""The connections to a PostgreSQL database, and the blocks that run on them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, cast

import asyncpg

from bot.errors import StoreError, StoreUnavailable
from db.broken import Row
from db.postgres.block import Fence, Glance, LookUp, read_with, reading, translated, writing
from db.postgres.claim import Claim
from db.postgres.folding import plain
from db.postgres.pool import PATIENCE, Connection, Pool
from db.postgres.receipts import LivingConnection, note_life, was_committed
from db.session import Session, Statement
from db.waiting import check_patience

T = TypeVar("T")

MOST = 12
"""Connections for blocks on guilds."""
OTHERS = 4
"""Connections for all else, and for a block on a guild inside another."""
_SETTINGS = {
    "application_name": "mission-control",
    "jit": "off",  # the statements are short
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
}
_ANSWER = 30.0
"""Seconds for one answer of the server."""
_STATEMENTS = 256
"""Statements that each connection keeps prepared. The schema changes only while no bot runs, so they stay good."""


class Connections:
    """Lends connections to blocks.

    A block on a guild may need something that belongs to no guild, or another guild. For that there are other
    connections, whose users wait for no connection of a guild's. So no blocks wait for each other's connections.

    `fence`: keeps this process from writing when another one declared it dead. `claim`: without it this process does
    not write; None where it only reads, or is a member of several.
    """

    def __init__(self, guilds: Pool, others: Pool) -> None:
        self.fence: Fence | None = None
        self.claim: Claim | None = None
        self._guilds = guilds
        self._others = others
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: Counter[int] = Counter()
        self._inside: defaultdict[asyncio.Task[Any] | None, set[int]] = defaultdict(set)

    @asynccontextmanager
    async def reading(self, guild: int) -> AsyncIterator[Session]:
        """Open a block that reads one state of a guild.

        Raises StoreError and its kinds; RuntimeError if this task has a block on this guild already.
        """
        with self._entered(guild) as pool:
            async with self._lent(pool) as connection, reading(connection, guild) as session:
                yield session

    async def read_with(self, guild: int, read: Callable[[Session], Awaitable[T]]) -> T:
        """Return what `read` returns of one state of a guild. Raises what `reading` and `read` raise."""
        with self._entered(guild) as pool:
            async with self._lent(pool) as connection:
                return await read_with(connection, guild, read)

    @asynccontextmanager
    async def writing(self, guild: int, *, make: bool = True, seconds: float | None = None) -> AsyncIterator[Session]:
        """Open a transaction on a guild, whose row it locks; without `make` only if there is one.

        `seconds`: it may take so long, and not only as long as the fence lets others take.

        Writers of this process take turns before they take a connection: those of a busy guild leave the connections to
        the others. Raises StoreError and its kinds; ValueError; RuntimeError as `reading` does.
        """
        with self._entered(guild) as pool:
            await self._may_write()
            fence = self.fence if self.fence is None or seconds is None else replace(self.fence, seconds=seconds)
            async with (
                self._turn(guild),
                self._lent(pool) as connection,
                writing(connection, guild, fence, look_up=self._looking_up(connection), make=make) as session,
            ):
                yield session

    @asynccontextmanager
    async def sharing(self, *, flushed: bool = True) -> AsyncIterator[Session]:
        """Open a transaction on what belongs to no guild. Raises StoreError and its kinds; ValueError.

        `flushed`: whether its commit waits for the disk.
        """
        await self._may_write()
        async with self._lent(self._others) as connection:
            look_up = self._looking_up(connection) if flushed else None
            async with writing(connection, None, self.fence, look_up=look_up, flushed=flushed) as session:
                yield session

    async def ask_several(self, *statements: Statement) -> list[list[Row]]:
        """Return the rows of queries on what belongs to no guild, which see one state. Raises as `ask`."""
        async with self._lent(self._others) as connection:
            return await Glance(connection, None).run([*statements])

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Return the rows of one query on what belongs to no guild. Raises StoreError and its kinds."""
        trip = plain(sql, values)
        async with self._lent(self._others) as connection:
            try:
                found = cast("list[Any]", await connection.fetch(trip.sql, *trip.values))
            except Exception as error:
                raise translated(error) from error
        return [tuple(row) for row in found]

    async def write_one(self, sql: str, *values: Any) -> list[Row]:
        """Run a statement that is a transaction by itself and looks at the fence. Return its rows. Raises as `ask`."""
        await self._may_write()
        return await self.ask(sql, *values)

    def _looking_up(self, connection: Connection) -> LookUp:
        """Return what tells whether a transaction on this connection was committed, when its answer is lost."""
        return partial(was_committed, self.ask, cast("LivingConnection", connection).life)

    async def _may_write(self) -> None:
        if self.claim is not None:
            await self.claim.hold()

    async def close(self) -> None:
        """Close all connections. Waits for running blocks for a while."""
        for pool in (self._guilds, self._others):
            await pool.close()
        if self.claim is not None:
            await self.claim.close()

    @contextmanager
    def _entered(self, guild: int) -> Iterator[Pool]:
        """Note that this task has a block on a guild; yield the pool for its connection."""
        task = asyncio.current_task()
        guilds = self._inside[task]
        if guild in guilds:
            raise RuntimeError(f"guild {guild}: a block on it is open in this task already")
        pool = self._others if guilds else self._guilds
        guilds.add(guild)
        try:
            yield pool
        finally:
            guilds.discard(guild)
            if not guilds:
                self._inside.pop(task, None)

    @asynccontextmanager
    async def _turn(self, guild: int) -> AsyncIterator[None]:
        """Wait until the writers of a guild that came before have ended. Raises WaitedTooLong."""
        self._waiting[guild] += 1
        try:
            waits = self._turns[guild].locked()
            async with self._turns[guild]:
                if waits:
                    check_patience()
                yield
        finally:
            self._waiting[guild] -= 1
            if not self._waiting[guild]:
                del self._waiting[guild], self._turns[guild]

    @asynccontextmanager
    async def _lent(self, pool: Pool) -> AsyncIterator[Connection]:
        try:
            connection = await pool.lend()
        except Exception as error:
            raise translated(error) from error
        try:
            yield connection
        finally:
            pool.give_back(connection)


def connections_to(url: str, *, most: int = MOST, writes: bool = True) -> Connections:
    """Return the connections to a database. Each is opened when it is needed.

    `writes`: False if nothing is written, as the server may be a standby.
    """
    opened = partial(_opened, url, writes)
    return Connections(Pool(opened, most), Pool(opened, OTHERS))


async def _opened(url: str, writes: bool) -> Connection:
    settings: Any = _SETTINGS
    connection = await asyncpg.connect(
        url,
        timeout=round(PATIENCE),
        connection_class=LivingConnection,
        command_timeout=_ANSWER,
        server_settings=settings,
        statement_cache_size=_STATEMENTS,
        max_cached_statement_lifetime=0,
    )
    try:
        if writes:
            await note_life(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


def unreachable(error: Exception) -> StoreError:
    """Return the error that the store raises if it cannot connect. Errors about the URL may hold its password."""
    found = translated(error)
    if isinstance(error, ValueError) or not isinstance(found, StoreError):
        found = StoreUnavailable(f"PostgreSQL: DATABASE_URL cannot be used ({type(error).__name__})")
        found.of = "database"
    return found
