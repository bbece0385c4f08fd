"""The append-only log of a table and its snapshot."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bot.service.records import Entry, Seat, Snapshot, Table
from db.connection import Row, Source, Statement
from db.repositories.base import KeyedRows, Mapper, Recorder, Repository, legible
from db.repositories.outbox import NEXT_DUE, OUTGOING, POSTED, TIMERS
from db.repositories.tables import INFO, PREMOVES, SEATS_OF, TABLE, TABLES, notes_of, read_seat

ENTRIES = Mapper(Entry, "entry", {"source": "door"}, owner="table_id")
_SNAPSHOTS = Mapper(Snapshot, "snapshot", owner="table_id")
SNAPSHOT = f"{_SNAPSHOTS.select} WHERE table_id = ?"
_decisions = msgspec.json.Decoder(tuple[int, ...])


def entries_of(table: int, since: int = 0, last: int | None = None) -> Statement:
    """Return the question for a table's log, the newest first."""
    sql = f"{ENTRIES.select} WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
    return sql, (table, since, -1 if last is None else max(last, 0))


def entry_by(interaction: int) -> Statement:
    """Return the question for the entry that an interaction made."""
    return f"SELECT table_id, {ENTRIES.columns} FROM entry WHERE interaction = ?", (interaction,)


def read_snapshot(rows: list[Row]) -> Snapshot | None:
    """Return the snapshot of the rows of `SNAPSHOT`, None if there are none.

    An unreadable value is left empty: the log says the same.
    """
    if not rows:
        return None
    entries, state, decisions = legible(rows[0])
    try:
        return Snapshot(entries, state, _decisions.decode(decisions or ""))
    except msgspec.MsgspecError:
        return Snapshot(entries, state, ())


class LogReads(Repository):
    """Reads entries and snapshots."""

    async def entries(self, table: int, since: int = 0, last: int | None = None) -> list[Entry]:
        sql, values = entries_of(table, since, last)
        return [ENTRIES.read(row) for row in reversed(await self._source.rows(sql, *values))]

    async def entry_of(self, interaction: int) -> tuple[int, Entry] | None:
        sql, values = entry_by(interaction)
        row = await self._one(sql, *values)
        return None if row is None else (row[0], ENTRIES.read(row[1:]))

    async def snapshot(self, table: int) -> Snapshot | None:
        return read_snapshot(await self._source.rows(SNAPSHOT, table))


class LogWrites(Recorder, LogReads):
    """Writes them."""

    async def append(self, table: int, entry: Entry) -> None:
        self._defer(ENTRIES.insert(entry, table))

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
        self._defer(_SNAPSHOTS.replace(snapshot, table))


POSITION = (TABLE, SEATS_OF, SNAPSHOT)
AROUND: tuple[KeyedRows[Any], ...] = (OUTGOING, TIMERS, POSTED, PREMOVES)
"""Outbox messages, timers, posted messages and premoves of a table: all of them change with the table."""


class PositionReads(Repository):
    """Reads a table whole, but for its log."""

    _with: ClassVar[tuple[KeyedRows[Any], ...]] = ()

    async def position(self, table: int) -> tuple[Table, list[Seat], Snapshot | None] | None:
        """Return the table, its seats and its snapshot, or None."""
        questions = (*POSITION, *(kind.sql for kind in self._with))
        tables, seats, snapshots, *around = await self._source.several(*((sql, (table,)) for sql in questions))
        for kind, rows in zip(self._with, around, strict=True):
            self._cache_rows(kind, table, rows)
        if not tables:
            return None
        return TABLES.read(tables[0]), [read_seat(row) for row in seats], read_snapshot(snapshots)


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
