"""Tables, their seats, and the guild itself with its settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

import msgspec

from bot.errors import DamagedRow
from bot.games.core.phrase import Phrase
from bot.service.records import GuildInfo, GuildSettings, Note, Open, PremoveQueue, Seat, StandIn, Status, Table
from db.connection import Row, Statement
from db.repositories.base import KeyedRows, Recorder, Repository, readable, reader

COLUMNS = (
    "game, status, channel, host, options, seed, rules_version, language, created, paused, rematch_of, terms, wakes"
)
TABLE = f"SELECT id, {COLUMNS} FROM game_table WHERE id = ?"
_SEAT = "number, user, computer, name, status, standin, standin_since, standin_why, away, bank, ticking"
SEATS = f"SELECT {_SEAT} FROM seat WHERE table_id = ? ORDER BY number"
INFO = "SELECT name, language, present FROM guild"
_options = msgspec.json.Decoder(dict[str, str])
_settings = msgspec.json.Decoder(GuildSettings)
_STATUSES = frozenset(get_args(Status))
_SEATED = frozenset(("invited", "seated", "left"))


@reader
def read_table(row: Row) -> Table:
    """Return the table of a row of `TABLE`."""
    number, game, status, channel, host, options, seed, rules_version, language, created, *more = row
    paused, rematch_of, terms, wakes = more
    if status not in _STATUSES:
        raise DamagedRow("a table has no known status")
    return Table(
        id=number,
        game=game,
        status=status,
        channel=channel,
        host=host,
        options=_options.decode(options),
        seed=seed,
        rules_version=rules_version,
        language=language,
        created=created,
        paused=paused,
        rematch_of=rematch_of,
        terms=_options.decode(terms),
        wakes=wakes,
    )


def read_seats(rows: list[Row]) -> list[Seat]:
    """Return the seats of the rows of `SEATS`."""
    return [read_seat(row) for row in rows]


@reader
def read_seat(row: Row) -> Seat:
    """Return the seat of a row."""
    number, user, computer, name, status, standin, since, why, away, bank, ticking = row
    if status not in _SEATED or (user is None) == (computer is None):
        raise DamagedRow("a seat is neither a person's nor a computer's")
    return Seat(
        number=number,
        user=user,
        computer=computer,
        name=name,
        status=status,
        standin=StandIn(standin, since, why) if standin is not None else None,
        away=away,
        bank=bank,
        ticking=ticking,
    )


@reader
def _read_settings(row: Row) -> GuildSettings:
    return _settings.decode(row[0])


def _values(table: Table) -> tuple[object, ...]:
    return (
        table.game,
        table.status,
        table.channel,
        table.host,
        msgspec.json.encode(table.options, order="deterministic").decode(),
        table.seed,
        table.rules_version,
        table.language,
        table.created,
        table.paused,
        table.rematch_of,
        msgspec.json.encode(table.terms, order="deterministic").decode(),
        table.wakes,
    )


def _away(standin: StandIn | None) -> tuple[object, ...]:
    return (None, None, None) if standin is None else (standin.level, standin.since, standin.why)


class TableReads(Repository):
    """Reads tables, seats and the guild's own row."""

    async def table(self, table: int) -> Table | None:
        row = await self._one(TABLE, table)
        return None if row is None else read_table(row)

    async def tables(self, statuses: Iterable[Status], channel: int | None = None) -> list[Table]:
        rows = await self._source.rows(
            f"SELECT id, {COLUMNS} FROM game_table WHERE status IN (SELECT value FROM json_each(?1)) "
            "AND (?2 IS NULL OR channel = ?2) ORDER BY id",
            msgspec.json.encode(list(statuses)).decode(),
            channel,
        )
        return readable(read_table, rows)

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
        return read_seats(await self._source.rows(SEATS, table))

    async def info(self) -> GuildInfo:
        row = await self._one(INFO)
        if row is None:
            return GuildInfo(guild=self._guild)
        try:
            name, language, present = row
        except DamagedRow:  # what Discord tells of the server at each start
            return GuildInfo(guild=self._guild)
        return GuildInfo(guild=self._guild, name=name, language=language, present=bool(present))

    async def guild_settings(self) -> GuildSettings:
        row = await self._one("SELECT body FROM manners")
        return GuildSettings() if row is None else _read_settings(row)


class TableWrites(Recorder, TableReads):
    """Writes them."""

    async def add_table(self, table: Table) -> Table:
        ((number,),) = await self._source.rows(
            f"INSERT INTO game_table ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            *_values(table),
        )
        return msgspec.structs.replace(table, id=number)

    async def save_table(self, table: Table) -> None:
        row = await self._one(
            f"UPDATE game_table SET ({COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ? RETURNING id",
            *_values(table),
            table.id,
        )
        if row is None:
            raise ValueError(f"there is no table {table.id}")

    async def save_seats(self, table: int, seats: Sequence[Seat]) -> None:
        self._source.defer("DELETE FROM seat WHERE table_id = ?", table)
        for seat in seats:
            self._source.defer(
                f"INSERT INTO seat (table_id, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table,
                seat.number,
                seat.user,
                seat.computer,
                seat.name,
                seat.status,
                *_away(seat.standin),
                seat.away,
                seat.bank,
                seat.ticking,
            )

    async def save_info(self, info: GuildInfo) -> None:
        self._source.defer(
            "INSERT OR REPLACE INTO guild (one, name, language, present) VALUES (1, ?, ?, ?)",
            info.name,
            info.language,
            int(info.present),
        )

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        body = msgspec.json.encode(settings, order="deterministic").decode()
        self._source.defer("INSERT OR REPLACE INTO manners (one, body) VALUES (1, ?)", body)


_COLUMNS = "table_id, user, steps, mark, hushed, stopped, revision, at"
_steps = msgspec.json.Decoder(tuple[tuple[str, ...], ...])
_phrase = msgspec.json.Decoder(Phrase)


@reader
def _plan(row: Row) -> PremoveQueue:
    table, user, steps, mark, hushed, stopped, revision, at = row
    return PremoveQueue(
        table=table,
        user=user,
        steps=_steps.decode(steps),
        mark=mark,
        hushed=bool(hushed),
        stopped=None if stopped is None else _phrase.decode(stopped),
        revision=revision,
        at=at,
    )


PREMOVES = KeyedRows(
    f"SELECT {_COLUMNS} FROM plan WHERE table_id = ? ORDER BY user", _plan, lambda plan: ("", plan.user), vital=True
)


def notes_of(table: int, user: int) -> Statement:
    """Return the question for a user's notes at a table."""
    return "SELECT id, at, text FROM own_note WHERE table_id = ? AND user = ? ORDER BY id", (table, user)


class PersonalReads(Repository):
    """Reads premove queues and notes."""

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        return await self._row(PREMOVES, table, ("", user))

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        return await self._rows(PREMOVES, table)

    async def notes(self, table: int, user: int) -> list[Note]:
        sql, values = notes_of(table, user)
        rows = await self._source.rows(sql, *values)
        return [Note(id=number, table=table, user=user, at=at, text=text) for number, at, text in rows]


class PersonalWrites(Recorder, PersonalReads):
    """Writes them."""

    async def save_premoves(self, plan: PremoveQueue) -> None:
        self._source.defer(
            f"INSERT OR REPLACE INTO plan ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            plan.table,
            plan.user,
            msgspec.json.encode(plan.steps).decode(),
            plan.mark,
            int(plan.hushed),
            None if plan.stopped is None else msgspec.json.encode(plan.stopped).decode(),
            plan.revision,
            plan.at,
        )
        self._invalidate(PREMOVES, plan.table, ("", plan.user))

    async def drop_premoves(self, table: int, user: int) -> None:
        self._source.defer("DELETE FROM plan WHERE table_id = ? AND user = ?", table, user)
        self._invalidate(PREMOVES, table, ("", user))

    async def add_note(self, note: Note) -> None:
        self._source.defer(
            "INSERT INTO own_note (table_id, user, at, text) VALUES (?, ?, ?, ?)",
            note.table,
            note.user,
            note.at,
            note.text,
        )

    async def drop_note(self, table: int, user: int, note: int) -> None:
        self._source.defer("DELETE FROM own_note WHERE table_id = ? AND user = ? AND id = ?", table, user, note)
