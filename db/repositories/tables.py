"""Tables, their seats, log and snapshot, and the guild itself with its settings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import msgspec

from bot.errors import DamagedRow
from bot.service.guild_settings import GuildSettings
from bot.service.ports.welcome import Welcome
from bot.service.records import Entry, GuildInfo, Note, Open, PremoveQueue, Seat, Snapshot, Status, Table
from db.connection import Row, Source, Statement
from db.repositories.base import Embedded, KeyedRows, Mapper, Recorder, Repository, legible, readable
from db.repositories.outbox import NEXT_DUE, OUTGOING, POSTED, TIMERS

TABLES = Mapper(Table, "game_table", generated=True)
SEATS = Mapper(Seat, "seat", {"standin": Embedded(("standin", "standin_since", "standin_why"))}, owner="table_id")
TABLE = f"{TABLES.select} WHERE id = ?"
SEATS_OF = f"{SEATS.select} WHERE table_id = ? ORDER BY number"
INFO = "SELECT name, language, present FROM guild"
_settings = msgspec.json.Decoder(GuildSettings)
WELCOME = Mapper(Welcome, "welcome")


def read_seat(row: Row) -> Seat:
    """Return the seat of a row. Raises DamagedRow."""
    seat = SEATS.read(row)
    if (seat.user is None) == (seat.computer is None):
        raise DamagedRow("a seat is neither a person's nor a computer's")
    return seat


class TableReads(Repository):
    """Reads tables, seats and the guild's own row."""

    async def table(self, table: int) -> Table | None:
        row = await self._one(TABLE, table)
        return None if row is None else TABLES.read(row)

    async def tables(self, statuses: Iterable[Status], channel: int | None = None) -> list[Table]:
        rows = await self._source.rows(
            f"{TABLES.select} WHERE status IN (SELECT value FROM json_each(?1)) "
            "AND (?2 IS NULL OR channel = ?2) ORDER BY id",
            msgspec.json.encode(list(statuses)).decode(),
            channel,
        )
        return readable(TABLES.read, rows)

    async def tables_with_seats(self, statuses: Iterable[Status]) -> list[tuple[Table, tuple[Seat, ...]]]:
        among = "status IN (SELECT value FROM json_each(?))"
        wanted = (msgspec.json.encode(list(statuses)).decode(),)
        there = f"table_id IN (SELECT id FROM game_table WHERE {among})"
        tables, rows = await self._source.several(
            (f"{TABLES.select} WHERE {among} ORDER BY id", wanted),
            (f"SELECT table_id, {SEATS.columns} FROM seat WHERE {there} ORDER BY table_id, number", wanted),
        )
        seats: defaultdict[int, list[Row]] = defaultdict(list)
        for row in rows:
            seats[legible(row)[0]].append(row)
        found: list[tuple[Table, tuple[Seat, ...]]] = []
        for table in readable(TABLES.read, tables):
            with suppress(DamagedRow):
                found.append((table, tuple(read_seat(row[1:]) for row in seats[table.id])))
        return found

    async def numbers(self, *, unfinished: bool = False) -> list[int]:
        rows = await self._source.rows(
            "SELECT id FROM game_table WHERE ?1 = 0 OR status NOT IN ('over', 'cancelled') ORDER BY id", int(unfinished)
        )
        return [number for (number,) in rows]

    async def count_open(self, user: int, channel: int, since: float) -> Open:
        row = await self._one(
            "SELECT count(*) FILTER (WHERE host = ?1 AND status = 'lobby'), count(*) FILTER (WHERE host = ?1), "
            "(SELECT count(*) FROM game_table WHERE host = ?1 AND created >= ?3), "
            "count(*) FILTER (WHERE EXISTS (SELECT 1 FROM seat"
            " WHERE table_id = id AND user = ?1 AND seat.status = 'seated')), "
            "count(*) FILTER (WHERE channel = ?2), count(*) "
            "FROM game_table WHERE status IN ('lobby', 'running', 'paused')",
            user,
            channel,
            since,
        )
        return Open(*row) if row is not None else Open(0, 0, 0, 0, 0, 0)

    async def seats(self, table: int) -> list[Seat]:
        return [read_seat(row) for row in await self._source.rows(SEATS_OF, table)]

    async def info(self) -> GuildInfo:
        row = await self._one(INFO)
        if row is None:
            return GuildInfo(guild=self._guild)
        try:
            name, language, present = row
        except DamagedRow:  # Discord sends it again at each start
            return GuildInfo(guild=self._guild)
        return GuildInfo(guild=self._guild, name=name, language=language, present=bool(present))

    async def welcome(self) -> Welcome | None:
        row = await self._one(WELCOME.select)
        return None if row is None else WELCOME.read(row)

    async def guild_settings(self) -> GuildSettings:
        row = await self._one("SELECT body FROM manners")
        try:
            return GuildSettings() if row is None else _settings.decode(row[0])
        except msgspec.MsgspecError as error:
            raise DamagedRow("the settings of the server cannot be read") from error


class TableWrites(Recorder, TableReads):
    """Writes them."""

    async def add_table(self, table: Table) -> Table:
        return msgspec.structs.replace(table, id=await self._insert(TABLES, table))

    async def save_table(self, table: Table) -> None:
        row = await self._one(
            f"UPDATE game_table SET ({TABLES.written}) = ({TABLES.places}) WHERE id = ? RETURNING id",
            *TABLES.values(table),
            table.id,
        )
        if row is None:
            raise ValueError(f"there is no table {table.id}")

    async def save_seats(self, table: int, seats: Sequence[Seat]) -> None:
        self._source.defer("DELETE FROM seat WHERE table_id = ?", table)
        for seat in seats:
            self._defer(SEATS.insert(seat, table))

    async def save_info(self, info: GuildInfo) -> None:
        self._source.defer(
            "INSERT OR REPLACE INTO guild (one, name, language, present) VALUES (1, ?, ?, ?)",
            info.name,
            info.language,
            info.present,
        )

    async def save_welcome(self, welcome: Welcome) -> None:
        self._source.defer(
            f"INSERT OR REPLACE INTO welcome (one, {WELCOME.written}) VALUES (1, {WELCOME.places})",
            *WELCOME.values(welcome),
        )

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        body = msgspec.json.encode(settings, order="deterministic").decode()
        self._source.defer("INSERT OR REPLACE INTO manners (one, body) VALUES (1, ?)", body)


_PREMOVES = Mapper(PremoveQueue, "plan", {"table": "table_id"})
PREMOVES = KeyedRows(
    f"{_PREMOVES.select} WHERE table_id = ? ORDER BY user", _PREMOVES.read, lambda queue: ("", queue.user), vital=True
)
NOTES = Mapper(Note, "own_note", {"table": "table_id"}, generated=True)


def notes_of(table: int, user: int) -> Statement:
    """Return the question for a user's notes at a table."""
    return f"{NOTES.select} WHERE table_id = ? AND user = ? ORDER BY id", (table, user)


class PersonalReads(Repository):
    """Reads premove queues and notes."""

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        return await self._row(PREMOVES, table, ("", user))

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        return await self._rows(PREMOVES, table)

    async def notes(self, table: int, user: int) -> list[Note]:
        sql, values = notes_of(table, user)
        return [NOTES.read(row) for row in await self._source.rows(sql, *values)]


class PersonalWrites(Recorder, PersonalReads):
    """Writes them."""

    async def save_premoves(self, plan: PremoveQueue) -> None:
        self._defer(_PREMOVES.replace(plan))
        self._invalidate(PREMOVES, plan.table, ("", plan.user))

    async def drop_premoves(self, table: int, user: int) -> None:
        self._source.defer("DELETE FROM plan WHERE table_id = ? AND user = ?", table, user)
        self._invalidate(PREMOVES, table, ("", user))

    async def add_note(self, note: Note) -> None:
        self._defer(NOTES.insert(note))

    async def drop_note(self, table: int, user: int, note: int) -> None:
        self._source.defer("DELETE FROM own_note WHERE table_id = ? AND user = ? AND id = ?", table, user, note)


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
