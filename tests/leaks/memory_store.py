"""The store in memory: the real statements and migrations, without threads and disks.

For tests that play at thousands of tables. What the real files do is tested in tests/db.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from db.broken import Row
from db.guild import GuildReading
from db.opening import fill
from db.people import PeopleFile
from db.schemas import GUILD, PEOPLE, Schema
from db.session import Session, Statement
from db.store import FileWriting

T = TypeVar("T")


class _Sheet:
    """A file in memory: what `db.connection.File` is to its users."""

    def __init__(self, kind: Schema, guild: int = 0) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        fill(self.connection, kind, guild)
        self.changes = 0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        async with self._lock:
            yield

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        async with self._block(writes=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        self.changes += 1
        async with self._block(writes=True) as session:
            yield session

    @asynccontextmanager
    async def _block(self, *, writes: bool) -> AsyncIterator[Session]:
        session = Session(self._run, writes=writes)
        try:
            yield session
            await session.commit()
        except BaseException:
            await session.roll_back()
            raise

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        return (await self._run([(sql, values)]))[0]

    async def _run(self, statements: list[Statement]) -> list[list[Row]]:
        return [self.connection.execute(sql, values).fetchall() for sql, values in statements]


class _Wake:
    """When guilds have something to do."""

    def __init__(self) -> None:
        self._due: dict[int, float] = {}
        self.listener = lambda guild: None

    async def mark(self, guild: int, due: float) -> None:
        self._due[guild] = min(due, self._due.get(guild, due))

    async def settle(self, guild: int, due: float | None) -> None:
        self._due.pop(guild, None)
        if due is not None:
            self._due[guild] = due

    async def due(self, now: float) -> list[int]:
        return [guild for guild, due in self._due.items() if due <= now]

    async def next(self) -> float | None:
        return min(self._due.values(), default=None)


class _NonePending:
    """Pending interactions: none, for nothing crashes here."""

    async def remove(self, interaction: int) -> None:
        return None


class Shelf:
    """`bot.service.ports.Store` as far as tables are played."""

    shared = False

    def __init__(self, clock: Any) -> None:
        self._now: Callable[[], float] = clock.now
        self._guilds: dict[int, _Sheet] = {}
        self._people = _Sheet(PEOPLE)
        self.people = PeopleFile(self._people, clock)  # pyright: ignore[reportArgumentType] - a sheet is no file
        self.due_index = _Wake()
        self.pending = _NonePending()
        self._commits = 0

    async def revisions(self, guilds: Iterable[int]) -> dict[int, int]:
        return dict.fromkeys(guilds, self._commits)

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        sheet = self._sheet(guild)
        async with sheet.hold(), sheet.reading() as session:
            reading = GuildReading(session, guild)
            reading.counted = self._commits
            yield reading

    async def read_with(self, guild: int, read: Callable[[GuildReading], Awaitable[T]]) -> T:
        async with self.read(guild) as tx:
            return await read(tx)

    def admit(self, guild: int) -> None:
        return None

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[FileWriting]:
        sheet = self._sheet(guild)
        async with sheet.hold(), sheet.writing() as session:
            writing = FileWriting(session, guild, self._now, self.people)
            writing.counted = self._commits + 1
            yield writing
            writing.save_counters()
            if writing.earliest is not None:
                await self.due_index.mark(guild, writing.earliest)
        self._commits += 1
        for do in writing.at_commit:
            do()

    def _sheet(self, guild: int) -> _Sheet:
        if guild not in self._guilds:
            self._guilds[guild] = _Sheet(GUILD, guild)
        return self._guilds[guild]

    async def guilds(self) -> list[int]:
        return sorted(self._guilds)

    async def close(self) -> None:
        for sheet in (self._people, *self._guilds.values()):
            sheet.connection.close()
