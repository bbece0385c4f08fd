"""The base of all repositories, with a row cache for each block."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bot.errors import DamagedRow
from db.broken import BrokenRow, Row
from db.connection import Source

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
