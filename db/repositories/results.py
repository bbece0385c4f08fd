"""How games ended: derived from the logs, kept so that records and ratings need no replay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from bot.errors import DamagedRow
from bot.service.records import Ended, Play, Played, SeatResult, Table
from db.connection import Row
from db.repositories.base import Recorder, Repository, legible, readable, reader
from db.repositories.tables import COLUMNS, read_table

_PLAYS = (
    "SELECT result.table_id, game, at, ended, places, options, terms FROM result "
    "JOIN game_table ON game_table.id = result.table_id "
    "WHERE status = 'over' AND (?1 IS NULL OR game = ?1) "
    "AND (?2 IS NULL OR result.table_id IN (SELECT table_id FROM seat WHERE user = ?2)) "
    "AND (?3 IS NULL OR result.table_id IN (SELECT value FROM json_each(?3))) ORDER BY at, result.table_id"
)
_SEATS = (
    "SELECT result_seat.table_id, result_seat.seat, user, computer, name, rank, total, lines, part FROM result_seat "
    "JOIN seat ON seat.table_id = result_seat.table_id AND seat.number = result_seat.seat "
    "JOIN game_table ON game_table.id = result_seat.table_id "
    "WHERE (?1 IS NULL OR game = ?1) "
    "AND (?2 IS NULL OR result_seat.table_id IN (SELECT table_id FROM seat WHERE user = ?2)) "
    "AND (?3 IS NULL OR result_seat.table_id IN (SELECT value FROM json_each(?3))) "
    "ORDER BY result_seat.table_id, rank, result_seat.seat"
)
_RATED = (
    "SELECT game, result.table_id, at FROM result JOIN game_table ON game_table.id = result.table_id "
    "WHERE status = 'over' AND iif(json_valid(terms), json_extract(terms, '$.rated'), NULL) = 'rated' "
    "ORDER BY at, result.table_id"
)
_lines = msgspec.json.Decoder(tuple[tuple[str, int], ...])
_choices = msgspec.json.Decoder(dict[str, str])


@reader
def read_played(row: Row) -> Played:
    """Return the seat's result of a row."""
    _, seat, owner, computer, name, rank, total, lines, part = row
    return Played(
        seat=seat,
        user=owner,
        computer=computer,
        name=name,
        rank=rank,
        total=total,
        lines=_lines.decode(lines),
        part=part,
    )


@reader
def _play(row: Row) -> Play:
    table, title, at, ended, places, options, terms = row
    return Play(
        table=table,
        game=title,
        at=at,
        ended=ended,
        places=places,
        options=_choices.decode(options),
        terms=_choices.decode(terms),
        seats=(),
    )


class ResultReads(Repository):
    """Reads results."""

    async def plays(
        self, game: str | None = None, user: int | None = None, tables: Iterable[int] | None = None
    ) -> list[Play]:
        chosen = None if tables is None else msgspec.json.encode(list(tables)).decode()
        given = (game, user, chosen)
        seats: dict[int, list[Played]] = defaultdict(list)
        seat_rows, rows = await self._source.several((_SEATS, given), (_PLAYS, given))
        broken: set[int] = set()  # without one of its seats it would be another game than was played
        for row in seat_rows:
            try:
                seats[row[0]].append(read_played(row))
            except DamagedRow:
                broken.add(legible(row)[0])
        plays = readable(_play, rows)
        return [msgspec.structs.replace(p, seats=tuple(seats[p.table])) for p in plays if p.table not in broken]

    async def rated_tables(self) -> list[tuple[str, int, float]]:
        return [(game, table, at) for game, table, at in await self._source.rows(_RATED)]

    async def without_result(self) -> list[Table]:
        rows = await self._source.rows(
            f"SELECT id, {COLUMNS} FROM game_table WHERE status = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = id) ORDER BY id DESC"
        )
        return readable(read_table, rows)


class ResultWrites(Recorder, ResultReads):
    """Writes them."""

    async def save_result(self, result: Ended) -> None:
        self._source.defer("DELETE FROM result_seat WHERE table_id = ?", result.table)
        self._source.defer("DELETE FROM result WHERE table_id = ?", result.table)
        self._source.defer(
            "INSERT INTO result (table_id, at, ended, places) VALUES (?, ?, ?, ?)",
            result.table,
            result.at,
            result.ended,
            result.places,
        )
        for own in result.seats:
            self._source.defer(
                "INSERT INTO result_seat (table_id, seat, rank, total, lines, part) VALUES (?, ?, ?, ?, ?, ?)",
                result.table,
                *_values(own),
            )


def _values(own: SeatResult) -> tuple[object, ...]:
    return (own.seat, own.rank, own.total, msgspec.json.encode(own.lines).decode(), own.part)
