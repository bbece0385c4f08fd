"""What was done to tables from outside the game, and why."""

from __future__ import annotations

from bot.service.records import Remark
from db.repositories.base import Mapper, Recorder, Repository

REMARKS = Mapper(Remark, "remark", {"table": "table_id"})


class RemarkReads(Repository):
    """Reads remarks."""

    async def remarks(self, table: int) -> list[Remark]:
        rows = await self._source.rows(f"{REMARKS.select} WHERE table_id = ? ORDER BY id", table)
        return [REMARKS.read(row) for row in rows]


class RemarkWrites(Recorder, RemarkReads):
    """Writes them."""

    async def remark(self, remark: Remark) -> None:
        self._defer(REMARKS.insert(remark))
