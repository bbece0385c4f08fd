"""A user's notice setting for one table, and notices deferred to the digest. Both are in the shared file."""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.records import KeptBack, Notice, TableId
from db.connection import Row
from db.row_cache import CachedFile

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

    async def keep_back(self, row: KeptBack) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                f"INSERT OR REPLACE INTO kept_back (user, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0)",
                row.user,
                row.spot.guild,
                row.spot.table,
                row.place,
                row.at,
            )

    async def kept_back(self, user: int) -> list[KeptBack]:
        rows = await self._read(
            f"SELECT user, {_COLUMNS} FROM kept_back WHERE user = ? ORDER BY at, guild, table_id", user
        )
        return [_kept(row) for row in rows]

    async def carry(self, user: int, place: int, carrier: TableId) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                "UPDATE kept_back SET carrier_guild = ?, carrier_table = ? "
                "WHERE user = ? AND place = ? AND carrier_table = 0",
                carrier.guild,
                carrier.table,
                user,
                place,
            )

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        async with self._file.hold(), self._file.writing() as session:
            for spot in tables:
                session.defer(
                    f"UPDATE kept_back SET channel = ?, message = ? WHERE {_HERE}",
                    channel,
                    message,
                    user,
                    spot.guild,
                    spot.table,
                )

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        async with self._file.hold(), self._file.writing() as session:
            for spot in tables:
                session.defer(f"DELETE FROM kept_back WHERE {_HERE}", user, spot.guild, spot.table)


def _kept(row: Row) -> KeptBack:
    user, guild, table, place, at, carrier_guild, carrier_table, channel, message = row
    carrier = TableId(carrier_guild, carrier_table) if carrier_table else None
    return KeptBack(
        user=user,
        spot=TableId(guild, table),
        place=place,
        at=at,
        carrier=carrier,
        channel=channel,
        message=message,
    )
