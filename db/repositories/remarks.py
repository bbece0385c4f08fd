"""What was done to tables from outside the game, and why."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import Phrase
from bot.service.records import Remark
from db.connection import Row
from db.repositories.base import Recorder, Repository, reader

_COLUMNS = "table_id, after, at, user, name, phrase, reason"
_phrase = msgspec.json.Decoder(Phrase)


@reader
def read_remark(row: Row) -> Remark:
    """Return the remark of a row."""
    table, after, at, user, name, phrase, reason = row
    return Remark(table=table, after=after, at=at, user=user, name=name, phrase=_phrase.decode(phrase), reason=reason)


class RemarkReads(Repository):
    """Reads remarks."""

    async def remarks(self, table: int) -> list[Remark]:
        rows = await self._source.rows(f"SELECT {_COLUMNS} FROM remark WHERE table_id = ? ORDER BY id", table)
        return [read_remark(row) for row in rows]


class RemarkWrites(Recorder, RemarkReads):
    """Writes them."""

    async def remark(self, remark: Remark) -> None:
        self._source.defer(
            f"INSERT INTO remark ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            remark.table,
            remark.after,
            remark.at,
            remark.user,
            remark.name,
            msgspec.json.encode(remark.phrase).decode(),
            remark.reason,
        )
