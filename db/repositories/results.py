"""How games ended: derived from the logs, kept so that records and ratings need no replay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.errors import DamagedRow
from bot.service.ports.parts import RatedTable
from bot.service.records import Ended, Play, Played, SeatResult, Table
from db.broken import Row
from db.repositories.base import Recorder, Repository
from db.repositories.mapping import Mapper, as_list, in_list, legible, readable
from db.repositories.tables import TABLES
from db.session import Statement


class _Terms(Struct):
    """What of a table's terms says whether it is rated."""

    rated: str = ""


_RESULTS = Mapper(Ended, "result", owner="guild_id", left_out=("seats",))
SEAT_RESULTS = Mapper(SeatResult, "result_seat", owner="guild_id, table_id")
_PLAY = Mapper(Play, "result", {"table": "result.table_id"}, left_out=("seats",))
PLAYED = Mapper(Played, "result_seat", {"name": "seat.name", "guest": "seat.guest"})
_PLAYS = f"{_PLAY.select} JOIN game_table ON game_table.guild_id = result.guild_id AND game_table.id = result.table_id"
_SEATS = (
    f"SELECT result_seat.table_id, {PLAYED.columns} FROM result_seat "
    "JOIN seat ON seat.guild_id = result_seat.guild_id"
    " AND seat.table_id = result_seat.table_id AND seat.number = result_seat.seat "
    "JOIN game_table ON game_table.guild_id = result_seat.guild_id AND game_table.id = result_seat.table_id"
)
_NAMED = (
    "SELECT count(*) FROM seat"
    " WHERE seat.guild_id = result.guild_id AND seat.table_id = result.table_id AND user_id > 0"
)
_RATED = (
    f"SELECT game, result.table_id, at, ({_NAMED}) AS named, terms FROM result"
    " JOIN game_table ON game_table.guild_id = result.guild_id AND game_table.id = result.table_id "
    "WHERE result.guild_id = ? AND status = 'over' ORDER BY at, result.table_id"
)
_terms = msgspec.json.Decoder(_Terms)


def _chosen(guild: int, game: str | None, user: int | None, tables: Iterable[int] | None) -> Statement:
    """Return the predicate that chooses tables by those of the values that are not None, and its parameters."""
    where: list[str] = ["game_table.guild_id = ? AND game_table.status = 'over'"]
    values: list[object] = [guild]
    if game is not None:
        where.append("game = ?")
        values.append(game)
    if user is not None:
        where.append("game_table.id IN (SELECT table_id FROM seat WHERE guild_id = ? AND user_id = ?)")
        values += [guild, user]
    if tables is not None:
        where.append(in_list("game_table.id"))
        values.append(as_list(tables))
    return " AND ".join(where), tuple(values)


def _is_rated(row: Row) -> bool:
    """Return whether a row of `_RATED` is a rated table's; one whose terms cannot be read is none."""
    try:
        return _terms.decode(row[4]).rated == "rated"
    except (DamagedRow, msgspec.MsgspecError):
        return False


class ResultReads(Repository):
    """Reads results."""

    async def plays(
        self, game: str | None = None, user: int | None = None, tables: Iterable[int] | None = None
    ) -> list[Play]:
        chosen, given = _chosen(self._guild, game, user, tables)
        seats: dict[int, list[Played]] = defaultdict(list)
        seat_rows, rows = await self._source.several(
            (f"{_SEATS} WHERE {chosen} ORDER BY result_seat.table_id, rank, result_seat.seat", given),
            (f"{_PLAYS} WHERE {chosen} ORDER BY at, result.table_id", given),
        )
        broken: set[int] = set()  # without one of its seats it would be another game than was played
        for row in seat_rows:
            try:
                seats[row[0]].append(PLAYED.read(row[1:]))
            except DamagedRow:
                broken.add(legible(row)[0])
        plays = readable(lambda row: _PLAY.read(row, seats=tuple(seats[row[0]])), rows)
        return [play for play in plays if play.table not in broken]

    async def rated_tables(self) -> list[RatedTable]:
        return [RatedTable(*row[:4]) for row in await self._source.rows(_RATED, self._guild) if _is_rated(row)]

    async def without_result(self) -> list[Table]:
        rows = await self._source.rows(
            f"{TABLES.select} WHERE guild_id = ? AND status = 'over' "
            "AND NOT EXISTS (SELECT 1 FROM result WHERE guild_id = ? AND table_id = id) ORDER BY id DESC",
            *(self._guild, self._guild),
        )
        return readable(TABLES.read, rows)


class ResultWrites(Recorder, ResultReads):
    """Writes them."""

    async def save_result(self, result: Ended) -> None:
        self._source.defer("DELETE FROM result_seat WHERE guild_id = ? AND table_id = ?", self._guild, result.table)
        self._source.defer("DELETE FROM result WHERE guild_id = ? AND table_id = ?", self._guild, result.table)
        self._insert(_RESULTS, result)
        for own in result.seats:
            self._insert(SEAT_RESULTS, own, result.table)
