"""The rows of a table that every request needs first, read in one round trip."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.service.records import Seat, Snapshot, Table
from db.repositories.base import KeyedRows, Repository
from db.repositories.log import SNAPSHOT, read_snapshot
from db.repositories.messages import POSTED
from db.repositories.outbox import OUTGOING, TIMERS
from db.repositories.premoves import PREMOVES
from db.repositories.tables import SEATS, TABLE, read_seats, read_table

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
