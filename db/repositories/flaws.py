"""A check of all rows of a table: which of them cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.errors import DamagedRow
from db.broken import Row
from db.repositories.absence import BALLOTS, VACANCIES
from db.repositories.base import Repository
from db.repositories.mapping import legible
from db.repositories.outbox import OUTGOING, POSTED, TIMERS
from db.repositories.remarks import REMARKS
from db.repositories.results import SEAT_RESULTS
from db.repositories.tables import ENTRIES, NOTES, PREMOVES, SEATS_OF, SNAPSHOT, TABLE, TABLES, entries_of, read_seat

_JSON = msgspec.json.Decoder()


def _whole(row: Row) -> Row:
    return tuple(value for value in row)


@dataclass(frozen=True)
class _Rows:
    """A kind of row. `name` is what the operator reads; column `key` tells rows of this kind apart.

    `bodies`: columns with JSON that `read` does not decode.
    """

    name: str
    sql: str
    read: Callable[[Row], Any] = _whole
    key: int | None = None
    bodies: tuple[int, ...] = ()


_OWN = "WHERE guild_id = ? AND table_id = ? ORDER BY 1"
_ALL = (
    _Rows("the table's own row", TABLE, TABLES.read),
    _Rows("seat", SEATS_OF, read_seat, 0),
    _Rows("log entry", entries_of(0, 0)[0], ENTRIES.read, 0, (6, 7)),
    _Rows("the decision numbers", SNAPSHOT, bodies=(2,)),
    _Rows("waiting message", OUTGOING.sql, OUTGOING.read, 0, (4,)),
    _Rows("timer due at", TIMERS.sql, TIMERS.read, 4, (5,)),
    _Rows("message", POSTED.sql, POSTED.read, 4),
    _Rows("plan of user", PREMOVES.sql, PREMOVES.read, 1),
    _Rows("remark after log entry", f"{REMARKS.select} {_OWN}", REMARKS.read, 1),
    _Rows("question", f"{BALLOTS.select} {_OWN}", BALLOTS.read, 0, (6,)),
    _Rows("summary", f"SELECT message, channel, since, until FROM summary {_OWN}", key=0),
    _Rows("invitation", f"SELECT user_id, caller, at FROM invitation {_OWN}", key=0),
    _Rows("offer of seat", f"{VACANCIES.select} {_OWN}", VACANCIES.read, 1),
    _Rows("note", f"{NOTES.select} {_OWN}", NOTES.read, 0),
    _Rows("the result", f"SELECT at, ended, places FROM result {_OWN}"),
    _Rows("result of seat", f"{SEAT_RESULTS.select} {_OWN}", SEAT_RESULTS.read, 0),
    _Rows("word that was said once", f"SELECT key FROM said {_OWN}"),
)  # fmt: skip


class Flaws(Repository):
    """Reads every row of a table and reports those that fail."""

    async def flaws(self, table: int) -> list[str]:
        answers = await self._source.several(*((rows.sql, _values(rows.sql, self._guild, table)) for rows in _ALL))
        return [flaw for rows, found in zip(_ALL, answers, strict=True) for row in found if (flaw := _flaw(rows, row))]


def _values(sql: str, guild: int, table: int) -> tuple[Any, ...]:
    entries, values = entries_of(guild, table)
    return values if sql == entries else (guild, table)


def _flaw(rows: _Rows, row: Row) -> str | None:
    try:
        rows.read(row)
        for place in rows.bodies:
            _JSON.decode(row[place])
    except (DamagedRow, msgspec.MsgspecError):
        key = None if rows.key is None else legible(row)[rows.key]
        return rows.name if key is None else f"{rows.name} {key}"
    return None
