"""A user's notice setting for one table, and notices deferred to the digest. Both are in the shared file."""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.records import DeferredNotice, Notice, TableId
from db.connection import Row
from db.repositories.base import CachedFile

_COLUMNS = "guild, table_id, place, at, carrier_guild, carrier_table, channel, message"
_HERE = "user = ? AND guild = ? AND table_id = ?"


class DigestFile(CachedFile):
    """The part of `bot.service.ports.People` that is about notices."""

    async def notice_at(self, user: int, guild: int, table: int) -> Notice | None:
        rows = await self._read(f"SELECT notice FROM notice_at WHERE {_HERE}", user, guild, table)
        return rows[0][0] if rows else None

    async def save_notice_at(self, user: int, guild: int, table: int, notice: Notice | None) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(f"DELETE FROM notice_at WHERE {_HERE}", user, guild, table)
            if notice is not None:
                session.defer("INSERT INTO notice_at VALUES (?, ?, ?, ?)", user, guild, table, notice)

    async def defer_notice(self, row: DeferredNotice) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                f"INSERT OR REPLACE INTO kept_back (user, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0)",
                row.user,
                row.table_id.guild,
                row.table_id.table,
                row.place,
                row.at,
            )

    async def deferred_notices(self, user: int) -> list[DeferredNotice]:
        rows = await self._read(
            f"SELECT user, {_COLUMNS} FROM kept_back WHERE user = ? ORDER BY at, guild, table_id", user
        )
        return [_kept(row) for row in rows]

    async def assign_notices(self, user: int, place: int, digest_table: TableId) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                "UPDATE kept_back SET carrier_guild = ?, carrier_table = ? "
                "WHERE user = ? AND place = ? AND carrier_table = 0",
                digest_table.guild,
                digest_table.table,
                user,
                place,
            )

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        async with self._file.hold(), self._file.writing() as session:
            for table_id in tables:
                session.defer(
                    f"UPDATE kept_back SET channel = ?, message = ? WHERE {_HERE}",
                    channel,
                    message,
                    user,
                    table_id.guild,
                    table_id.table,
                )

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        async with self._file.hold(), self._file.writing() as session:
            for table_id in tables:
                session.defer(f"DELETE FROM kept_back WHERE {_HERE}", user, table_id.guild, table_id.table)


def _kept(row: Row) -> DeferredNotice:
    user, guild, table, place, at, carrier_guild, carrier_table, channel, message = row
    digest_table = TableId(carrier_guild, carrier_table) if carrier_table else None
    return DeferredNotice(
        user=user,
        table_id=TableId(guild, table),
        place=place,
        at=at,
        digest_table=digest_table,
        channel=channel,
        message=message,
    )
