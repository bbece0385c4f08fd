"""One block on PostgreSQL: a transaction that holds its guild's row, or queries that see one state."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, cast

import asyncpg

from bot.errors import DeclaredDead, StoreError, StoreFull, StoreUnavailable
from db.broken import Row
from db.connection import uninterrupted
from db.postgres.folding import Trip, trips
from db.postgres.pool import Connection
from db.session import WRITE, Session, Statement

T = TypeVar("T")
LookUp: TypeAlias = Callable[[str], Awaitable[bool]]
"""Tells on another connection whether the transaction with this id was committed."""

_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
_UNFLUSHED = "SET LOCAL synchronous_commit = off"
_ENDS = ("COMMIT", "ROLLBACK")
_KINDS = {"53100": StoreFull, "MC001": DeclaredDead}
"""Disk full; what `cluster.enter` raises."""
_AWAY = re.compile("08|25P0[234]|28|3D|40|53|55|57|58")
"""Classes of errors of a server that is away, busy, out of something or not open to us: the same may succeed later."""
_REFUSED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
_CHOSEN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""What ends a transaction that stood in another's way."""
_AGAIN = (0.05, 0.2, 0.8)
"""Pauses in seconds before such a one is run again, in which the other goes first."""


@dataclass(frozen=True)
class Fence:
    """Keeps a member that was declared dead from writing.

    `member`: this process. `seconds`: after so long the server rolls a transaction of it back, even if the process is
    stopped in the middle; the process that declares the member dead waits for that.
    """

    member: int
    seconds: float = 5.0

    @property
    def sql(self) -> str:
        """Return the first statements of a transaction that writes. The server raises when the member is dead."""
        return f"SET LOCAL transaction_timeout = {round(self.seconds * 1000)}; SELECT cluster.enter({self.member}); "


class Block:
    """Runs the batches of a session on a connection. `sent` counts its round trips. `begun`: a transaction is open.

    A block that writes to a guild locks the guild's row before it reads anything, and each of its statements sees what
    was committed before: a snapshot taken before the lock would be older than what the lock protects. `guild` is None
    for what belongs to no guild. `flushed`: whether its commit waits for the disk. `make`: whether its row may be made.
    """

    def __init__(
        self,
        connection: Connection,
        guild: int | None,
        fence: Fence | None = None,
        *,
        look_up: LookUp | None = None,
        flushed: bool = True,
        make: bool = True,
    ) -> None:
        self.sent = 0
        self._fence = fence.sql if fence is not None else ""
        self.guild = guild
        self._connection = connection
        self._look_up = look_up
        self._flushed = flushed
        self._make = make
        self.begun = False
        self._receipt: str | None = None

    async def run(self, statements: list[Statement]) -> list[list[Row]]:
        """Run a batch and return the rows of each statement. Raises StoreError and its kinds; ValueError."""
        try:
            if statements[0][0] == WRITE and statements[-1][0] == "COMMIT":
                return await self._run_whole(statements)
            return await self._run(statements)
        except Exception as error:
            raise translated(error) from error

    async def _run_whole(self, statements: list[Statement]) -> list[list[Row]]:
        """Run a whole transaction; again if the server has chosen it to end a deadlock."""
        for pause in _AGAIN:
            try:
                return await self._run(statements)
            except _CHOSEN:
                await self.end("ROLLBACK")
                await asyncio.sleep(pause)
        return await self._run(statements)

    async def _run(self, statements: list[Statement]) -> list[list[Row]]:
        writes = statements[0][0] == WRITE
        inside = [each for each in statements if each[0] != WRITE and each[0] not in _ENDS]
        found: list[list[Row]] = [[] for _ in inside]
        begins = not self.begun and statements[-1][0] != "ROLLBACK"
        if begins:
            self.begun = True
            await self._begin(writes)
        for trip in trips(inside, receipt=begins and writes and self._look_up is not None):
            await self._send(trip, found)
        before = [[]] if writes else []
        if statements[-1][0] not in _ENDS:
            return [*before, *found]
        await self.end(statements[-1][0])
        return [*before, *found, []]

    async def _begin(self, writes: bool) -> None:
        done = await self._say(self._beginning() if writes else _READ)
        if writes and not self._make and done == "UPDATE 0":
            raise StoreUnavailable("all of it was deleted a moment ago")

    async def end(self, how: str) -> None:
        """End the transaction if one has begun."""
        if not self.begun:
            return
        self.begun = False
        if how == "COMMIT":
            await self._commit()
        else:
            await self._say(how)

    async def _commit(self) -> None:
        """Commit. If the answer is lost, another connection tells whether it was written."""
        try:
            await self._say("COMMIT")
        except _REFUSED:
            raise
        except Exception as error:
            if self._look_up is None or self._receipt is None:
                raise
            if not await self._look_up(self._receipt):
                raise StoreUnavailable("PostgreSQL: the connection was lost; nothing was written") from error

    def _beginning(self) -> str:
        """Return what begins a transaction that writes: a guild's row is made when it is missing, locked and counted.

        Tables of a new guild are numbered above those of all guilds that were deleted.
        """
        if self.guild is None:
            return f"{_WRITE}; {self._fence}{'' if self._flushed else _UNFLUSHED}"
        made = (
            "INSERT INTO guild (guild_id, name, language, present, last_table) "
            f"SELECT {int(self.guild)}, '', 'en', 1, given FROM progress ON CONFLICT DO NOTHING; "
        )
        locked = f"UPDATE guild SET revision = revision + 1 WHERE guild_id = {int(self.guild)}"
        return f"{_WRITE}; {self._fence}{made if self._make else ''}{locked}"

    async def _say(self, sql: str) -> str:
        """Run statements without values. Return what the last one did."""
        self.sent += 1
        return await self._connection.execute(sql)

    async def _send(self, trip: Trip, found: list[list[Row]]) -> None:
        self.sent += 1
        records = cast("list[Any]", await self._connection.fetch(trip.sql, *trip.values))
        if trip.receipt:
            *_, self._receipt = records[0]
        if trip.folded:
            for place, rows in zip(trip.places, records[0], strict=not trip.receipt):
                found[place] = [tuple(row) for row in rows]
        elif trip.places:
            found[trip.places[0]] = [tuple(row) for row in records]


class SecondTrip(Exception):
    """A reading without a transaction needs a second round trip, which might see another state."""


class Glance(Block):
    """Runs the first batch of a reading as one statement: it sees one state without a transaction."""

    async def _run(self, statements: list[Statement]) -> list[list[Row]]:
        if self.sent:
            raise SecondTrip
        found: list[list[Row]] = [[] for _ in statements]
        for trip in trips(statements):
            await self._send(trip, found)
        return found


@asynccontextmanager
async def writing(
    connection: Connection,
    guild: int | None,
    fence: Fence | None = None,
    *,
    look_up: LookUp | None = None,
    flushed: bool = True,
    make: bool = True,
) -> AsyncIterator[Session]:
    """Open a transaction, on a guild or (None) on what belongs to none.

    It is committed when the block ends, and rolled back when it raises. Raises StoreError and its kinds, so
    DeclaredDead by the fence; ValueError for what does not fit.
    """
    block = Block(connection, guild, fence, look_up=look_up, flushed=flushed, make=make)
    session = Session(block.run, writes=True)
    try:
        yield session
        await uninterrupted(session.commit())
    except BaseException:
        with suppress(StoreError):
            await uninterrupted(session.roll_back())
        raise


async def read_with(connection: Connection, guild: int, read: Callable[[Session], Awaitable[T]]) -> T:
    """Return what `read` returns, which sees one state. Raises StoreError and its kinds, and what `read` raises.

    A statement sees one state by itself. So the transaction is spared, unless `read` turns out to need a second trip:
    then it is called again in one.
    """
    try:
        return await read(Session(Glance(connection, guild).run, writes=False))
    except SecondTrip:
        pass
    async with reading(connection, guild) as session:
        return await read(session)


@asynccontextmanager
async def reading(connection: Connection, guild: int | None) -> AsyncIterator[Session]:
    """Open a block that reads one state. Raises StoreError and its kinds."""
    block = Block(connection, guild)
    session = Session(block.run, writes=False)
    try:
        yield session
        await session.commit()
    finally:
        if block.begun:
            with suppress(Exception):  # what failed is told already; the pool looks at what is given back
                await uninterrupted(block.end("ROLLBACK"))


def translated(error: Exception) -> Exception:
    """Return the error that the store raises in the place of the driver's; those of other origin are returned as they
    are.

    What asyncpg raises while a server goes is of several families. Of what the server says the first line is kept:
    the others hold values.
    """
    if isinstance(error, _REFUSED):
        return ValueError(f"the record does not fit: {error}")
    if isinstance(error, asyncpg.PostgresError):
        code = str(getattr(error, "sqlstate", ""))
        kind = _KINDS.get(code) or (StoreUnavailable if _AWAY.match(code) else StoreError)
        return _of_database(kind, error)
    if isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError | OSError | TimeoutError):
        return _of_database(StoreUnavailable, error)
    if isinstance(error, StoreError):
        error.of = "database"
    return error


def _of_database(kind: type[StoreError], error: Exception) -> StoreError:
    found = kind(f"PostgreSQL: {str(error).partition(chr(10))[0] or type(error).__name__}")
    found.of = "database"
    return found
