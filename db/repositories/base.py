"""What all repositories share."""

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
    """Let what reads a row raise DamagedRow where the row holds what was never written into it."""

    @wraps(read)
    def checked(row: Row) -> V:
        try:
            return read(row)
        except msgspec.MsgspecError as error:
            raise DamagedRow(f"a row cannot be read ({read.__name__.strip('_')})") from error

    return checked


def readable(read: Callable[[Row], V], rows: Iterable[Row]) -> list[V]:
    """Return what rows of several tables say; one that cannot be read must not hide the others."""
    found: list[V] = []
    for row in rows:
        with suppress(DamagedRow):
            found.append(read(row))
    return found


def legible(row: Row) -> Row:
    """Return what can be read of a row: None in the place of what cannot."""
    return row.legible() if isinstance(row, BrokenRow) else row


@dataclass(frozen=True, eq=False)
class KeyedRows(Generic[V]):
    """Rows of which a table has few, each by its name. `sql` asks for all of a table, in their order.

    `vital`: a table cannot be played as long as one of them cannot be read. Others that cannot are left out.
    """

    sql: str
    read: Callable[[Row], V]
    name: Callable[[V], Name]
    vital: bool = False


@dataclass
class CachedRows(Generic[V]):
    """What a block knows of such rows of one table; of those in `stale` it has written since."""

    rows: dict[Name, V]
    stale: set[Name] = field(default_factory=set)


class Repository:
    """Reads from a source. `guild` is whose file it is.

    A block asks for a table's named rows once, all of a kind together: it needs several of them most times.
    """

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild
        self._row_cache: dict[tuple[KeyedRows[Any], int], CachedRows[Any]] = {}

    async def _row(self, kind: KeyedRows[V], table: int, name: Name) -> V | None:
        """Return the row of this name, or None."""
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
        """Keep what was read."""
        found = list(map(kind.read, rows)) if kind.vital else readable(kind.read, rows)
        cached = CachedRows({kind.name(row): row for row in found})
        self._row_cache[kind, table] = cached
        return cached

    async def _one(self, sql: str, *values: object) -> Row | None:
        rows = await self._source.rows(sql, *values)
        return rows[0] if rows else None


class Recorder(Repository):
    """Writes too. Notes when the first thing put here is due."""

    def __init__(self, source: Source, guild: int, now: Callable[[], float]) -> None:
        super().__init__(source, guild)
        self._now = now
        self.earliest: float | None = None

    def _invalidate(self, kind: KeyedRows[Any], table: int, name: Name) -> None:
        """Note that the row of this name was written: it is asked for anew."""
        if (cached := self._row_cache.get((kind, table))) is not None:
            cached.stale.add(name)

    def _note_due(self, due: float) -> None:
        # 0 means at once; in the index it stands with its time, so that no guild's "at once" is always first.
        due = due or self._now()
        self.earliest = due if self.earliest is None else min(self.earliest, due)
