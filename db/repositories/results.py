"""How games ended: derived from the logs, kept so that records and ratings need no replay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from bot.errors import DamagedRow
from bot.service.records import Ended, Play, Played, SeatResult, Table
from db.repositories.base import Mapper, Recorder, Repository, legible, readable
from db.repositories.tables import TABLES

_RESULTS = Mapper(Ended, "result", {"table": "table_id"}, left_out=("seats",))
_SEAT_RESULTS = Mapper(SeatResult, "result_seat", owner="table_id")
_PLAY = Mapper(Play, "result", {"table": "result.table_id"}, left_out=("seats",))
PLAYED = Mapper(Played, "result_seat", {"name": "seat.name"})
_PLAYS = (
    f"{_PLAY.select} "
    "JOIN game_table ON game_table.id = result.table_id "
    "WHERE status = 'over' AND (?1 IS NULL OR game = ?1) "
    "AND (?2 IS NULL OR result.table_id IN (SELECT table_id FROM seat WHERE user = ?2)) "
    "AND (?3 IS NULL OR result.table_id IN (SELECT value FROM json_each(?3))) ORDER BY at, result.table_id"
)
_SEATS = (
    f"SELECT result_seat.table_id, {PLAYED.columns} FROM result_seat "
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
                seats[row[0]].append(PLAYED.read(row[1:]))
            except DamagedRow:
                broken.add(legible(row)[0])
        plays = readable(lambda row: _PLAY.read(row, seats=tuple(seats[row[0]])), rows)
        return [play for play in plays if play.table not in broken]

    async def rated_tables(self) -> list[tuple[str, int, float]]:
        return [(game, table, at) for game, table, at in await self._source.rows(_RATED)]

    async def without_result(self) -> list[Table]:
        rows = await self._source.rows(
            f"{TABLES.select} WHERE status = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = id) ORDER BY id DESC"
        )
        return readable(TABLES.read, rows)


class ResultWrites(Recorder, ResultReads):
    """Writes them."""

    async def save_result(self, result: Ended) -> None:
        self._source.defer("DELETE FROM result_seat WHERE table_id = ?", result.table)
        self._source.defer("DELETE FROM result WHERE table_id = ?", result.table)
        self._defer(_RESULTS.insert(result))
        for own in result.seats:
            self._defer(_SEAT_RESULTS.insert(own, result.table))
