"""Tables, their seats, and the guild itself with its settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.errors import DamagedRow
from bot.service.records import GuildInfo, GuildSettings, Note, Open, PremoveQueue, Seat, Status, Table
from db.connection import Row, Statement
from db.repositories.base import Embedded, KeyedRows, Mapper, Recorder, Repository, readable

TABLES = Mapper(Table, "game_table", generated=True)
SEATS = Mapper(Seat, "seat", {"standin": Embedded(("standin", "standin_since", "standin_why"))}, owner="table_id")
TABLE = f"{TABLES.select} WHERE id = ?"
SEATS_OF = f"{SEATS.select} WHERE table_id = ? ORDER BY number"
INFO = "SELECT name, language, present FROM guild"
_settings = msgspec.json.Decoder(GuildSettings)


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
