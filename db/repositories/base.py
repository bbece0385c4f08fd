"""The bases of repositories: the row cache of a block, the ids that it gives, the result cache of a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from db.broken import Row
from db.connection import File
from db.repositories.mapping import Mapper, readable
from db.session import Session, Source, Statement

R = TypeVar("R", bound=Struct)
V = TypeVar("V")
Name: TypeAlias = tuple[str, int]


@dataclass(frozen=True, eq=False)
class KeyedRows(Generic[V]):
    """A kind of row of which a table has few, each with a key (`name`). `sql` reads all of a table, in order.

    Its values are the guild and the table.

    `vital`: an unreadable row raises DamagedRow. Unreadable rows of other kinds are left out.
    """

    sql: str
    read: Callable[[Row], V]
    name: Callable[[V], Name]
    vital: bool = False


@dataclass
class CachedRows(Generic[V]):
    """The rows of one kind and table that a block has read. It has written those in `stale` since."""

    rows: dict[Name, V]
    stale: set[Name] = field(default_factory=set)


class Repository:
    """Reads from a guild's source.

    A block reads a table's keyed rows once, all of a kind together, since it mostly needs several of them.

    `counted`: the state's number where the process has counted it by itself; None where the guild's row says it.
    """

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild
        self._row_cache: dict[tuple[KeyedRows[Any], int], CachedRows[Any]] = {}
        self.counted: int | None = None

    async def revision(self) -> int:
        return self.counted if self.counted is not None else await revision_of(self._source, self._guild)

    def once_committed(self, do: Callable[[], None]) -> None:
        do()

    async def _row(self, kind: KeyedRows[V], table: int, name: Name) -> V | None:
        """Return the row of this key, or None."""
        cached = self._row_cache.get((kind, table))
        if cached is None or name in cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, self._guild, table))
        return cached.rows.get(name)

    async def _rows(self, kind: KeyedRows[V], table: int) -> list[V]:
        """Return all rows of this kind at a table, in their order."""
        cached = self._row_cache.get((kind, table))
        if cached is None or cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, self._guild, table))
        return list(cached.rows.values())

    def _cache_rows(self, kind: KeyedRows[V], table: int, rows: list[Row]) -> CachedRows[V]:
        """Put rows into the cache."""
        found = list(map(kind.read, rows)) if kind.vital else readable(kind.read, rows)
        cached = CachedRows({kind.name(row): row for row in found})
        self._row_cache[kind, table] = cached
        return cached

    async def _one(self, sql: str, *values: object) -> Row | None:
        rows = await self._source.rows(sql, *values)
        return rows[0] if rows else None


async def revision_of(source: Source, guild: int) -> int:
    """Return the number of the guild's state by its row (PostgreSQL alone has that column)."""
    rows = await source.rows("SELECT revision FROM guild WHERE guild_id = ?", guild)
    return rows[0][0] if rows else 0


class Recorder(Repository):
    """Writes too. `earliest` is when the first added message or timer is due (UTC seconds).

    `at_commit`: what is to be done after the commit.
    """

    def __init__(self, source: Source, guild: int, now: Callable[[], float]) -> None:
        super().__init__(source, guild)
        self._now = now
        self._numbers_given: Counter[str] = Counter()
        self.earliest: float | None = None
        self.at_commit: list[Callable[[], None]] = []

    def once_committed(self, do: Callable[[], None]) -> None:
        self.at_commit.append(do)

    def save_counters(self) -> None:
        """Count the numbers that this block gave. Called at its end: until then all are counted from the same row."""
        if self._numbers_given:
            changed = ", ".join(f"{counter} = {counter} + ?" for counter in self._numbers_given)
            values = (*self._numbers_given.values(), self._guild)
            self._source.defer(f"UPDATE guild SET {changed} WHERE guild_id = ?", *values)
            self._numbers_given.clear()

    def _defer(self, statement: Statement) -> None:
        """Run a statement with the next one that returns something, or with the commit."""
        sql, values = statement
        self._source.defer(sql, *values)

    def _insert(self, mapper: Mapper[R], record: R, *owner: object) -> None:
        """Insert a record."""
        self._defer(mapper.insert(record, *self._owner(mapper), *owner))

    def _upsert(self, mapper: Mapper[R], record: R, *owner: object) -> None:
        """Insert a record, or write it over the one with the same key."""
        self._defer(mapper.upsert(record, *self._owner(mapper), *owner))

    async def _insert_and_number(self, mapper: Mapper[R], record: R) -> int:
        """Insert a record and return the id that it is given."""
        sql, values = mapper.insert(record, *self._owner(mapper))
        ((number,),) = await self._source.rows(f"{sql} RETURNING id", *values)
        return number

    def _owner(self, mapper: Mapper[Any]) -> tuple[object, ...]:
        """Return the first values of a row: of its numbered column, if there is one, and of the guild.

        A number is counted from the guild's row: how many this block has given, with this one.
        """
        if not mapper.counter:
            return (self._guild,)
        self._numbers_given[mapper.counter] += 1
        return self._numbers_given[mapper.counter], self._guild, self._guild

    def _invalidate(self, kind: KeyedRows[Any], table: int, name: Name) -> None:
        """Mark a written row as stale, so that it is read again."""
        if (cached := self._row_cache.get((kind, table))) is not None:
            cached.stale.add(name)

    def _note_due(self, due: float) -> None:
        # 0 means at once. The index gets the present time in its place, so that such a guild is not always first.
        due = due or self._now()
        self.earliest = due if self.earliest is None else min(self.earliest, due)


MAX_CACHED = 4096
"""Cached results of each query of the shared file: each card and direct message needs some."""
OF_USER = "WHERE user_id = ?"
"""How a query ends that reads the rows of one user alone."""


class SharedRows(ABC):
    """The base of all parts of `db.people`: how the rows that belong to no guild are read and written.

    `CachedFile` does it in a file, `db.postgres.people.PooledRows` in a database.
    """

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query."""
        ...

    async def _read_several(self, *statements: Statement) -> list[list[Row]]:
        """Return the rows of each of these queries."""
        return [await self._read(sql, *values) for sql, values in statements]

    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[Session]:
        """Open a transaction."""
        ...

    @abstractmethod
    def _writing_only(self, *tables: str, user: int | None = None) -> AbstractAsyncContextManager[Session]:
        """Open a transaction that writes these tables alone, and with `user` only rows of that user."""
        ...

    async def _write(self, *statements: Statement) -> None:
        """Run these in one transaction."""
        async with self._writing() as session:
            for sql, values in statements:
                session.defer(sql, *values)


class CachedFile(SharedRows):
    """A file and its LRU cache of results.

    Results are cached and dropped while the file's lock is held, so no transaction is between reading and caching.
    """

    def __init__(self, file: File) -> None:
        self._file = file
        self._cache: dict[str, OrderedDict[tuple[object, ...], list[Row]]] = {}  # by query, then by its values
        self._cached_at = 0  # `File.changes` when the cached results were read

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Session]:
        async with self._file.hold(), self._file.writing() as session:
            yield session

    async def _read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query, from the cache if what it reads has not changed since."""
        known = self._cached_rows(sql, values)
        if known is None:
            async with self._file.hold():
                known = self._cached_rows(sql, values)
                if known is None:
                    known = await self._file.ask(sql, *values)
                    cached = self._cache.setdefault(sql, OrderedDict())
                    cached[values] = known
                    if len(cached) > MAX_CACHED:
                        cached.popitem(last=False)
        return known

    @asynccontextmanager
    async def _writing_only(self, *tables: str, user: int | None = None) -> AsyncIterator[Session]:
        """Open a transaction that writes these tables alone: results of queries that do not name them stay cached.

        `user`: the only user whose rows it writes; results about one other user stay cached, too.
        """
        async with self._file.hold():
            self._drop_outdated()
            async with self._file.writing() as session:
                for sql in [sql for sql in self._cache if any(table in sql for table in tables)]:
                    if user is not None and sql.endswith(OF_USER):
                        self._cache[sql].pop((user,), None)
                    else:
                        del self._cache[sql]
                self._cached_at = self._file.changes
                yield session

    def _cached_rows(self, sql: str, values: tuple[object, ...]) -> list[Row] | None:
        self._drop_outdated()
        cached = self._cache.get(sql)
        if cached is None or (known := cached.get(values)) is None:
            return None
        cached.move_to_end(values)
        return known

    def _drop_outdated(self) -> None:
        """Drop all results if a transaction was begun that did not say what it writes."""
        if self._cached_at != self._file.changes:
            self._cache.clear()
            self._cached_at = self._file.changes
