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
from db.broken import Row
from db.repositories.base import KeyedRows, Recorder, Repository
from db.repositories.mapping import Embedded, Mapper, Numbered, as_list, in_list, legible, readable, upsert
from db.repositories.outbox import NEXT_DUE, OUTGOING, POSTED, TIMERS
from db.session import Source, Statement

TABLES = Mapper(Table, "game_table", owner="guild_id", numbered=Numbered("id", "last_table"))
SEATS = Mapper(
    Seat, "seat", {"standin": Embedded(("standin", "standin_since", "standin_why"))}, owner="guild_id, table_id"
)
TABLE = f"{TABLES.select} WHERE guild_id = ? AND id = ?"
SEATS_OF = f"{SEATS.select} WHERE guild_id = ? AND table_id = ? ORDER BY number"
INFO = "SELECT name, language, present FROM guild WHERE guild_id = ?"
_settings = msgspec.json.Decoder(GuildSettings)
WELCOME = Mapper(Welcome, "welcome", owner="guild_id", key="guild_id")
_GUILD = upsert("guild", "guild_id, name, language, present", "guild_id")
_SETTINGS = upsert("manners", "guild_id, body", "guild_id")

_SAVE_TABLE = (
    f"UPDATE game_table SET ({TABLES.fields}) = ({', '.join('?' * len(TABLES.fields.split(', ')))}) "
    "WHERE guild_id = ? AND id = ? RETURNING id"
)


def read_seat(row: Row) -> Seat:
    """Return the seat of a row. Raises DamagedRow."""
    seat = SEATS.read(row)
    if (seat.user is None) == (seat.computer is None):
        raise DamagedRow("a seat is neither a person's nor a computer's")
    return seat


class TableReads(Repository):
    """Reads tables, seats and the guild's own row."""

    async def table(self, table: int) -> Table | None:
        row = await self._one(TABLE, self._guild, table)
        return None if row is None else TABLES.read(row)

    async def tables(self, statuses: Iterable[Status], channel: int | None = None) -> list[Table]:
        where, values = in_list("status"), [self._guild, as_list(statuses)]
        if channel is not None:
            where, values = f"{where} AND channel = ?", [*values, channel]
        return readable(
            TABLES.read, await self._source.rows(f"{TABLES.select} WHERE guild_id = ? AND {where} ORDER BY id", *values)
        )

    async def tables_with_seats(self, statuses: Iterable[Status]) -> list[tuple[Table, tuple[Seat, ...]]]:
        wanted = (self._guild, as_list(statuses))
        there = f"(SELECT id FROM game_table WHERE guild_id = ? AND {in_list('status')})"
        seats_there = f"SELECT table_id, {SEATS.columns} FROM seat WHERE guild_id = ? AND table_id IN {there}"
        tables, rows = await self._source.several(
            (f"{TABLES.select} WHERE guild_id = ? AND {in_list('status')} ORDER BY id", wanted),
            (f"{seats_there} ORDER BY table_id, number", (self._guild, *wanted)),
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
        which = "AND status NOT IN ('over', 'cancelled')" if unfinished else ""
        sql = f"SELECT id FROM game_table WHERE guild_id = ? {which} ORDER BY id"
        rows = await self._source.rows(sql, self._guild)
        return [number for (number,) in rows]

    async def count_open(self, user: int, channel: int, since: float) -> Open:
        row = await self._one(
            "SELECT count(*) FILTER (WHERE host = ? AND status = 'lobby'), count(*) FILTER (WHERE host = ?), "
            "(SELECT count(*) FROM game_table WHERE guild_id = ? AND host = ? AND created >= ?), "
            "count(*) FILTER (WHERE EXISTS (SELECT 1 FROM seat"
            " WHERE seat.guild_id = ? AND table_id = id AND user_id = ? AND seat.status = 'seated')), "
            "count(*) FILTER (WHERE channel = ?), count(*) "
            "FROM game_table WHERE guild_id = ? AND status IN ('lobby', 'running', 'paused')",
            *(user, user, self._guild, user, since, self._guild, user, channel, self._guild),
        )
        return Open(*row) if row is not None else Open(0, 0, 0, 0, 0, 0)

    async def seats(self, table: int) -> list[Seat]:
        return [read_seat(row) for row in await self._source.rows(SEATS_OF, self._guild, table)]

    async def info(self) -> GuildInfo:
        row = await self._one(INFO, self._guild)
        if row is None:
            return GuildInfo(guild=self._guild)
        try:
            name, language, present = row
        except DamagedRow:  # Discord sends it again at each start
            return GuildInfo(guild=self._guild)
        return GuildInfo(guild=self._guild, name=name, language=language, present=bool(present))

    async def welcome(self) -> Welcome | None:
        row = await self._one(f"{WELCOME.select} WHERE guild_id = ?", self._guild)
        return None if row is None else WELCOME.read(row)

    async def guild_settings(self) -> GuildSettings:
        row = await self._one("SELECT body FROM manners WHERE guild_id = ?", self._guild)
        try:
            return GuildSettings() if row is None else _settings.decode(row[0])
        except msgspec.MsgspecError as error:
            raise DamagedRow("the settings of the server cannot be read") from error


class TableWrites(Recorder, TableReads):
    """Writes them."""

    async def add_table(self, table: Table) -> Table:
        return msgspec.structs.replace(table, id=await self._insert_and_number(TABLES, table))

    async def save_table(self, table: Table) -> None:
        row = await self._one(
            _SAVE_TABLE,
            *TABLES.values(table),
            self._guild,
            table.id,
        )
        if row is None:
            raise ValueError(f"there is no table {table.id}")

    async def save_seats(self, table: int, seats: Sequence[Seat]) -> None:
        self._source.defer("DELETE FROM seat WHERE guild_id = ? AND table_id = ?", self._guild, table)
        for seat in seats:
            self._insert(SEATS, seat, table)

    async def save_info(self, info: GuildInfo) -> None:
        self._source.defer(_GUILD, self._guild, info.name, info.language, info.present)

    async def save_welcome(self, welcome: Welcome) -> None:
        self._upsert(WELCOME, welcome)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        body = msgspec.json.encode(settings, order="deterministic").decode()
        self._source.defer(_SETTINGS, self._guild, body)


_PREMOVES = Mapper(PremoveQueue, "plan", owner="guild_id", key="guild_id, table_id, user_id")
PREMOVES = KeyedRows(
    f"{_PREMOVES.select} WHERE guild_id = ? AND table_id = ? ORDER BY user_id",
    _PREMOVES.read,
    lambda queue: ("", queue.user),
    vital=True,
)
NOTES = Mapper(Note, "own_note", owner="guild_id", numbered=Numbered("id", "last_note"))


def notes_of(guild: int, table: int, user: int) -> Statement:
    """Return the question for a user's notes at a table."""
    return f"{NOTES.select} WHERE guild_id = ? AND table_id = ? AND user_id = ? ORDER BY id", (guild, table, user)


class PersonalReads(Repository):
    """Reads premove queues and notes."""

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        return await self._row(PREMOVES, table, ("", user))

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        return await self._rows(PREMOVES, table)

    async def notes(self, table: int, user: int) -> list[Note]:
        sql, values = notes_of(self._guild, table, user)
        return [NOTES.read(row) for row in await self._source.rows(sql, *values)]


class PersonalWrites(Recorder, PersonalReads):
    """Writes them."""

    async def save_premoves(self, plan: PremoveQueue) -> None:
        self._upsert(_PREMOVES, plan)
        self._invalidate(PREMOVES, plan.table, ("", plan.user))

    async def drop_premoves(self, table: int, user: int) -> None:
        sql = "DELETE FROM plan WHERE guild_id = ? AND table_id = ? AND user_id = ?"
        self._source.defer(sql, self._guild, table, user)
        self._invalidate(PREMOVES, table, ("", user))

    async def add_note(self, note: Note) -> None:
        self._insert(NOTES, note)

    async def drop_note(self, table: int, user: int, note: int) -> None:
        sql = "DELETE FROM own_note WHERE guild_id = ? AND table_id = ? AND user_id = ? AND id = ?"
        self._source.defer(sql, self._guild, table, user, note)


ENTRIES = Mapper(Entry, "entry", {"source": "door"}, owner="guild_id, table_id")
_SNAPSHOTS = Mapper(Snapshot, "snapshot", owner="guild_id, table_id", key="guild_id, table_id")
SNAPSHOT = f"{_SNAPSHOTS.select} WHERE guild_id = ? AND table_id = ?"
_ALL = 2**62
"""A limit above all that there is: not every engine takes a negative one for none."""
_decisions = msgspec.json.Decoder(tuple[int, ...])


def entries_of(guild: int, table: int, since: int = 0, last: int | None = None) -> Statement:
    """Return the question for a table's log, the newest first."""
    sql = f"{ENTRIES.select} WHERE guild_id = ? AND table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
    return sql, (guild, table, since, _ALL if last is None else max(last, 0))


def entry_by(guild: int, interaction: int) -> Statement:
    """Return the question for the entry that an interaction made."""
    return f"SELECT table_id, {ENTRIES.columns} FROM entry WHERE guild_id = ? AND interaction = ?", (guild, interaction)


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
        sql, values = entries_of(self._guild, table, since, last)
        return [ENTRIES.read(row) for row in reversed(await self._source.rows(sql, *values))]

    async def entry_of(self, interaction: int) -> tuple[int, Entry] | None:
        sql, values = entry_by(self._guild, interaction)
        row = await self._one(sql, *values)
        return None if row is None else (row[0], ENTRIES.read(row[1:]))

    async def snapshot(self, table: int) -> Snapshot | None:
        return read_snapshot(await self._source.rows(SNAPSHOT, self._guild, table))


class LogWrites(Recorder, LogReads):
    """Writes them."""

    async def append(self, table: int, entry: Entry) -> None:
        self._insert(ENTRIES, entry, table)

    async def mark_undone(self, table: int, number: int, by: int) -> None:
        """Mark an entry as taken back by another, which may be appended after this in the same block.

        Raises ValueError when there is no such entry, or when it was taken back before.
        """
        row = await self._one(
            "UPDATE entry SET undone_by = ? "
            "WHERE guild_id = ? AND table_id = ? AND number = ? AND undone_by IS NULL RETURNING number",
            by,
            self._guild,
            table,
            number,
        )
        if row is None:
            raise ValueError(f"table {table} has no entry {number} that could be taken back")

    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        self._upsert(_SNAPSHOTS, snapshot, table)


POSITION = (TABLE, SEATS_OF, SNAPSHOT)
AROUND: tuple[KeyedRows[Any], ...] = (OUTGOING, TIMERS, POSTED, PREMOVES)
"""Outbox messages, timers, posted messages and premoves of a table: all of them change with the table."""


class PositionReads(Repository):
    """Reads a table whole, but for its log."""

    _with: ClassVar[tuple[KeyedRows[Any], ...]] = ()

    async def position(self, table: int) -> tuple[Table, list[Seat], Snapshot | None] | None:
        """Return the table, its seats and its snapshot, or None."""
        questions = (*POSITION, *(kind.sql for kind in self._with))
        tables, seats, snapshots, *around = await self._source.several(
            *((sql, (self._guild, table)) for sql in questions)
        )
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

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild

    def position(self, table: int) -> None:
        for sql in POSITION:
            self._source.prefetch(sql, self._guild, table)

    def entries(self, table: int, last: int | None = None) -> None:
        sql, values = entries_of(self._guild, table, last=last)
        self._source.prefetch(sql, *values)

    def entry_of(self, interaction: int) -> None:
        sql, values = entry_by(self._guild, interaction)
        self._source.prefetch(sql, *values)

    def notes(self, table: int, user: int) -> None:
        sql, values = notes_of(self._guild, table, user)
        self._source.prefetch(sql, *values)

    def outgoing(self, table: int) -> None:
        self._source.prefetch(OUTGOING.sql, self._guild, table)

    def timers(self, table: int) -> None:
        self._source.prefetch(TIMERS.sql, self._guild, table)

    def posted(self, table: int) -> None:
        self._source.prefetch(POSTED.sql, self._guild, table)

    def premove_queues(self, table: int) -> None:
        self._source.prefetch(PREMOVES.sql, self._guild, table)

    def next_due(self) -> None:
        self._source.prefetch(NEXT_DUE, self._guild, self._guild)

    def info(self) -> None:
        self._source.prefetch(INFO, self._guild)


class Prefetching(Repository):
    """A block whose rows can be prefetched."""

    @property
    def prefetch(self) -> Prefetch:
        """Return the prefetch of this block."""
        return Prefetch(self._source, self._guild)
