"""What was done to tables from outside the game, and why."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import Phrase
from bot.service.records import Remark
from db.repositories.base import Recorder, Repository

_COLUMNS = "table_id, after, at, user, name, phrase, reason"
_phrase = msgspec.json.Decoder(Phrase)


class RemarkReads(Repository):
    """Reads remarks."""

    async def remarks(self, table: int) -> list[Remark]:
        """Return the remarks on a table, oldest first."""
        rows = await self._source.rows(f"SELECT {_COLUMNS} FROM remark WHERE table_id = ? ORDER BY id", table)
        return [
            Remark(table=table, after=after, at=at, user=user, name=name, phrase=_phrase.decode(phrase), reason=reason)
            for table, after, at, user, name, phrase, reason in rows
        ]


class RemarkWrites(Recorder, RemarkReads):
    """Writes them."""

    async def remark(self, remark: Remark) -> None:
        """Add a remark; none is ever altered."""
        self._source.later(
            f"INSERT INTO remark ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            remark.table,
            remark.after,
            remark.at,
            remark.user,
            remark.name,
            msgspec.json.encode(remark.phrase).decode(),
            remark.reason,
        )
