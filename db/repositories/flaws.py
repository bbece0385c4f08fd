"""A check of all rows of a table: which of them cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.errors import DamagedRow
from db.connection import Row
from db.repositories.absence import read_ballot
from db.repositories.base import Repository, legible, reader
from db.repositories.log import SNAPSHOT, entries_of, read_entry
from db.repositories.outbox import OUTGOING, POSTED, TIMERS
from db.repositories.remarks import read_remark
from db.repositories.results import read_played
from db.repositories.tables import PREMOVES, SEATS, TABLE, read_seat, read_table

_JSON = msgspec.json.Decoder()
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])


@reader
def _whole(row: Row) -> Row:
    return tuple(value for value in row)


@reader
def _numbers(row: Row) -> tuple[int, ...]:
    _, _, decisions = row
    return _NUMBERS.decode(decisions)


def _with_body(place: int, read: Callable[[Row], Any] = _whole) -> Callable[[Row], Any]:
    """Return a reader that also decodes the JSON in column `place`."""

    @reader
    def checked(row: Row) -> Any:
        read(row)
        return _JSON.decode(row[place])

    return checked


@dataclass(frozen=True)
class _Rows:
    """A kind of row. `name` is what the operator is told; column `key` tells rows of this kind apart."""

    name: str
    sql: str
    read: Callable[[Row], Any]
    key: int | None = None


_OWN = "WHERE table_id = ? ORDER BY 1"
_ALL = (
    _Rows("the table's own row", TABLE, read_table),
    _Rows("seat", SEATS, read_seat, 0),
    _Rows("log entry", entries_of(0)[0], _with_body(7, _with_body(6, read_entry)), 0),
    _Rows("the decision numbers", SNAPSHOT, _numbers),
    _Rows("waiting message", OUTGOING.sql, _with_body(4, OUTGOING.read), 0),
    _Rows("timer due at", TIMERS.sql, _with_body(4, TIMERS.read), 3),
    _Rows("message", POSTED.sql, POSTED.read, 4),
    _Rows("plan of user", PREMOVES.sql, PREMOVES.read, 1),
    _Rows("remark after log entry", f"SELECT table_id, after, at, user, name, phrase, reason FROM remark {_OWN}",
          read_remark, 1),
    _Rows("question", f"SELECT id, table_id, kind, seat, at, until, body, agreed, outcome FROM ballot {_OWN}",
          _with_body(6, read_ballot), 0),
    _Rows("summary", f"SELECT message, channel, since, until FROM summary {_OWN}", _whole, 0),
    _Rows("invitation", f"SELECT user, caller, at FROM invitation {_OWN}", _whole, 0),
    _Rows("offer of seat", f"SELECT seat, user, caller, at FROM vacancy {_OWN}", _whole, 0),
    _Rows("note", f"SELECT id, user, at, text FROM own_note {_OWN}", _whole, 0),
    _Rows("the result", f"SELECT at, ended, places FROM result {_OWN}", _whole),
    _Rows("result of seat", "SELECT table_id, seat, 0, NULL, '', rank, total, lines, part FROM result_seat WHERE "
          "table_id = ?", read_played, 1),
    _Rows("word that was said once", f"SELECT key FROM said {_OWN}", _whole),
)  # fmt: skip


class Flaws(Repository):
    """Reads every row of a table and reports those that fail."""

    async def flaws(self, table: int) -> list[str]:
        answers = await self._source.several(*((rows.sql, _values(rows.sql, table)) for rows in _ALL))
        return [flaw for rows, found in zip(_ALL, answers, strict=True) for row in found if (flaw := _flaw(rows, row))]


def _values(sql: str, table: int) -> tuple[Any, ...]:
    return entries_of(table)[1] if sql == entries_of(0)[0] else (table,)


def _flaw(rows: _Rows, row: Row) -> str | None:
    try:
        rows.read(row)
    except DamagedRow:
        key = None if rows.key is None else legible(row)[rows.key]
        return rows.name if key is None else f"{rows.name} {key}"
    return None
