"""The bases of repositories: a row cache for each block of a guild's file, and cached results of the shared file."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bot.errors import DamagedRow
from db.broken import BrokenRow, Row
from db.connection import File, Session, Source, Statement

V = TypeVar("V")
Name: TypeAlias = tuple[str, int]


def reader(read: Callable[[Row], V]) -> Callable[[Row], V]:
    """Wrap a row reader so that a row it cannot decode raises DamagedRow."""

    @wraps(read)
    def checked(row: Row) -> V:
        try:
            return read(row)
        except msgspec.MsgspecError as error:
            raise DamagedRow(f"a row cannot be read ({read.__name__.strip('_')})") from error

    return checked


def readable(read: Callable[[Row], V], rows: Iterable[Row]) -> list[V]:
    """Read rows of several tables. Unreadable rows are left out, so that they do not hide the others."""
    found: list[V] = []
    for row in rows:
        with suppress(DamagedRow):
            found.append(read(row))
    return found


def legible(row: Row) -> Row:
    """Return the row with None in the place of each unreadable value."""
    return row.legible() if isinstance(row, BrokenRow) else row


@dataclass(frozen=True, eq=False)
class KeyedRows(Generic[V]):
    """A kind of row of which a table has few, each with a key (`name`). `sql` reads all of a table, in order.

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
    """

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild
        self._row_cache: dict[tuple[KeyedRows[Any], int], CachedRows[Any]] = {}

    async def _row(self, kind: KeyedRows[V], table: int, name: Name) -> V | None:
        """Return the row of this key, or None."""
        cached = self._row_cache.get((kind, table))
        if cached is None or name in cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, table))
        return cached.rows.get(name)

    async def _rows(self, kind: KeyedRows[V], table: int) -> list[V]:
        """Return all rows of this kind at a table, in their order."""
        cached = self._row_cache.get((kind, table))
        if cached is None or cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, table))
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


class Recorder(Repository):
    """Writes too. `earliest` is when the first added message or timer is due (UTC seconds)."""

    def __init__(self, source: Source, guild: int, now: Callable[[], float]) -> None:
        super().__init__(source, guild)
        self._now = now
        self.earliest: float | None = None

    def _invalidate(self, kind: KeyedRows[Any], table: int, name: Name) -> None:
        """Mark a written row as stale, so that it is read again."""
        if (cached := self._row_cache.get((kind, table))) is not None:
            cached.stale.add(name)

    def _note_due(self, due: float) -> None:
        # 0 means at once. The index gets the present time in its place, so that such a guild is not always first.
        due = due or self._now()
        self.earliest = due if self.earliest is None else min(self.earliest, due)


MAX_CACHED = 4096
"""Cached results of the shared file: each card and direct message needs some."""


class CachedFile:
    """The base of all parts of `db.people`: the file and its LRU cache of results."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._cache: OrderedDict[Statement, list[Row]] = OrderedDict()
        self._cached_at = 0  # `File.changes` when the cached results were read

    async def _read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query, from the cache if the file has not changed since."""
        query = (sql, values)
        known = self._cached_rows(query)
        if known is None:
            async with self._file.hold():
                known = self._cached_rows(query)
                if known is None:
                    known = self._cache[query] = await self._file.ask(sql, *values)
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return known

    @asynccontextmanager
    async def _writing_only(self, *tables: str) -> AsyncIterator[Session]:
        """Open a transaction that writes these tables alone: answers that are not about them are kept."""
        async with self._file.hold():
            current = self._cached_at == self._file.changes
            async with self._file.writing() as session:
                yield session
            if current:
                for query in list(self._cache):
                    if any(table in query[0] for table in tables):
                        del self._cache[query]
                self._cached_at = self._file.changes

    def _cached_rows(self, query: Statement) -> list[Row] | None:
        if self._cached_at != self._file.changes:
            self._cache.clear()
            self._cached_at = self._file.changes
        if (known := self._cache.get(query)) is not None:
            self._cache.move_to_end(query)
        return known
