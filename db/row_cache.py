"""A cache of query results in memory, for a file that is read often and seldom changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from db.connection import File, Row, Session, Statement

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
