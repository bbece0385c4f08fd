"""The append-only log of a table and its snapshot."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot.service.records import Entry, Seat, Snapshot, Table
from db.connection import Row, Source, Statement
from db.repositories.base import KeyedRows, Recorder, Repository, legible, reader
from db.repositories.outbox import NEXT_DUE, OUTGOING, POSTED, TIMERS
from db.repositories.tables import INFO, PREMOVES, SEATS, TABLE, notes_of, read_seats, read_table

_COLUMNS = "number, seat, user, door, interaction, at, body, events, undone_by"
SNAPSHOT = "SELECT entries, state, decisions FROM snapshot WHERE table_id = ?"
_decisions = msgspec.json.Decoder(tuple[int, ...])


@reader
def read_entry(row: Row) -> Entry:
    """Return the log entry of a row."""
    number, seat, user, source, interaction, at, body, events, undone_by = row
    return Entry(
        number=number,
        seat=seat,
        user=user,
        source=source,
        interaction=interaction,
        at=at,
        body=body,
        events=events,
        undone_by=undone_by,
    )


def entries_of(table: int, since: int = 0, last: int | None = None) -> Statement:
    """Return the question for a table's log, the newest first."""
    sql = f"SELECT {_COLUMNS} FROM entry WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
    return sql, (table, since, -1 if last is None else max(last, 0))


def entry_by(interaction: int) -> Statement:
    """Return the question for the entry that an interaction made."""
    return f"SELECT table_id, {_COLUMNS} FROM entry WHERE interaction = ?", (interaction,)


def read_snapshot(rows: list[Row]) -> Snapshot | None:
    """Return the snapshot of the rows of `SNAPSHOT`, or None when there are none."""
    return _snapshot(rows[0]) if rows else None


def _snapshot(row: Row) -> Snapshot:
    """Return the snapshot of a row; what cannot be read of it is left empty, for the log tells it too."""
    entries, state, decisions = legible(row)
    try:
        return Snapshot(entries, state, _decisions.decode(decisions or ""))
    except msgspec.MsgspecError:
        return Snapshot(entries, state, ())


class LogReads(Repository):
    """Reads entries and snapshots."""

    async def entries(self, table: int, since: int = 0, last: int | None = None) -> list[Entry]:
        sql, values = entries_of(table, since, last)
        return [read_entry(row) for row in reversed(await self._source.rows(sql, *values))]

    async def entry_of(self, interaction: int) -> tuple[int, Entry] | None:
        sql, values = entry_by(interaction)
        row = await self._one(sql, *values)
        return None if row is None else (row[0], read_entry(row[1:]))

    async def snapshot(self, table: int) -> Snapshot | None:
        return read_snapshot(await self._source.rows(SNAPSHOT, table))


class LogWrites(Recorder, LogReads):
    """Writes them."""

    async def append(self, table: int, entry: Entry) -> None:
        self._source.defer(
            f"INSERT INTO entry (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table,
            entry.number,
            entry.seat,
            entry.user,
            entry.source,
            entry.interaction,
            entry.at,
            entry.body,
            entry.events,
            entry.undone_by,
        )

    async def mark_undone(self, table: int, number: int, by: int) -> None:
        """Mark an entry as taken back by another, which may be appended after this in the same block.

        Raises ValueError when there is no such entry, or when it was taken back before.
        """
        row = await self._one(
            "UPDATE entry SET undone_by = ? WHERE table_id = ? AND number = ? AND undone_by IS NULL RETURNING number",
            by,
            table,
            number,
        )
        if row is None:
            raise ValueError(f"table {table} has no entry {number} that could be taken back")

    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        self._source.defer(
            "INSERT OR REPLACE INTO snapshot (table_id, entries, state, decisions) VALUES (?, ?, ?, ?)",
            table,
            snapshot.entries,
            snapshot.state,
            msgspec.json.encode(snapshot.decisions).decode(),
        )


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
