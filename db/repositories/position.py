"""Reads that save round trips: a table's position in one query, and rows prefetched with the next query."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.service.records import Seat, Snapshot, Table
from db.connection import Source
from db.repositories.base import KeyedRows, Repository
from db.repositories.log import SNAPSHOT, entries_of, entry_by, read_snapshot
from db.repositories.outbox import NEXT_DUE, OUTGOING, POSTED, TIMERS
from db.repositories.personal import PREMOVES, notes_of
from db.repositories.tables import INFO, SEATS, TABLE, read_seats, read_table

POSITION = (TABLE, SEATS, SNAPSHOT)
AROUND: tuple[KeyedRows[Any], ...] = (OUTGOING, TIMERS, POSTED, PREMOVES)
"""What stands around a table, is to be sent and is to happen there: all of it changes with the table."""


class PositionReads(Repository):
    """Reads a table whole, but for its log."""

    _with: ClassVar[tuple[KeyedRows[Any], ...]] = ()

    async def position(self, table: int) -> tuple[Table, list[Seat], Snapshot | None] | None:
        """Return the table, its seats and its snapshot, or None."""
        questions = (*POSITION, *(kind.sql for kind in self._with))
        tables, seats, snapshots, *around = await self._source.several(*((sql, (table,)) for sql in questions))
        for kind, rows in zip(self._with, around, strict=True):
            self._cache_rows(kind, table, rows)
        return (read_table(tables[0]), read_seats(seats), read_snapshot(snapshots)) if tables else None


class PositionToChange(PositionReads):
    """The same for a transaction, which needs what is around the table, too."""

    _with = AROUND


class Prefetch:
    """`bot.service.ports.Prefetch`: each method has the name of the query whose rows it prefetches."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def position(self, table: int) -> None:
        for sql in POSITION:
            self._source.prefetch(sql, table)

    def entries(self, table: int, last: int | None = None) -> None:
        sql, values = entries_of(table, last=last)
        self._source.prefetch(sql, *values)

    def entry_of(self, interaction: int) -> None:
        sql, values = entry_by(interaction)
        self._source.prefetch(sql, *values)

    def notes(self, table: int, user: int) -> None:
        sql, values = notes_of(table, user)
        self._source.prefetch(sql, *values)

    def timers(self, table: int) -> None:
        self._source.prefetch(TIMERS.sql, table)

    def posted(self, table: int) -> None:
        self._source.prefetch(POSTED.sql, table)

    def premove_queues(self, table: int) -> None:
        self._source.prefetch(PREMOVES.sql, table)

    def next_due(self) -> None:
        self._source.prefetch(NEXT_DUE)

    def info(self) -> None:
        self._source.prefetch(INFO)


class Prefetching(Repository):
    """A block whose rows can be prefetched."""

    @property
    def prefetch(self) -> Prefetch:
        """Return the prefetch of this block."""
        return Prefetch(self._source)
