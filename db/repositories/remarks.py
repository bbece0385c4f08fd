"""What was done to tables from outside the game, and why."""

from __future__ import annotations

from bot.service.records import Remark
from db.repositories.base import Recorder, Repository
from db.repositories.mapping import Mapper, Numbered

REMARKS = Mapper(Remark, "remark", owner="guild_id", numbered=Numbered("id", "last_remark"))


class RemarkReads(Repository):
    """Reads remarks."""

    async def remarks(self, table: int) -> list[Remark]:
        sql = f"{REMARKS.select} WHERE guild_id = ? AND table_id = ? ORDER BY id"
        rows = await self._source.rows(sql, self._guild, table)
        return [REMARKS.read(row) for row in rows]


class RemarkWrites(Recorder, RemarkReads):
    """Writes them."""

    async def remark(self, remark: Remark) -> None:
        self._insert(REMARKS, remark)
