"""All of a table that every question and every action begins with, read in one hop."""

from __future__ import annotations

from bot.service.records import Seat, Snapshot, Table
from db.repositories.base import Repository
from db.repositories.log import SNAPSHOT, read_snapshot
from db.repositories.tables import SEATS, TABLE, read_seats, read_table


class PositionReads(Repository):
    """Reads a table whole, but for its log."""

    async def position(self, table: int) -> tuple[Table, list[Seat], Snapshot | None] | None:
        """Return the table, its seats and its snapshot, or None."""
        tables, seats, snapshots = await self._source.several(
            (TABLE, (table,)), (SEATS, (table,)), (SNAPSHOT, (table,))
        )
        return (read_table(tables[0]), read_seats(seats), read_snapshot(snapshots)) if tables else None
