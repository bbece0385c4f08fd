"""The index of each user's tables, in the file across guilds: derived from the seats and positions in guilds' files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.clock import Clock
from bot.service.ports.table_index import ListedTable, Listing
from bot.service.records import TableId
from db.connection import Row, Session
from db.guild_registry import note_name, note_number
from db.repositories.base import CachedFile, reader

_LISTING = "game, status, channel, seated, awaited, changed"
_AWAITED = 4
"""From here on stands what only the rules can tell."""
_WRITTEN = ("sits", "notice_at", "kept_back", "guild_file")
"""Written together with the index: a user's data about a table is deleted with the row."""


@dataclass(frozen=True)
class Users:
    """A table's users, and when a list of their tables has it come about where it is new to one of them."""

    created: float
    users: Mapping[int, Listing]


class TableIndexFile(CachedFile):
    """`bot.service.ports.TableIndex`, and what rebuilds it."""

    _clock: Clock

    async def tables_of(self, user: int) -> list[TableId]:
        rows = await self._read("SELECT guild, table_id FROM sits WHERE user = ? ORDER BY since, guild, table_id", user)
        return [TableId(guild, table) for guild, table in rows]

    async def listed(self, user: int) -> list[ListedTable]:
        rows = await self._read(
            f"SELECT guild, table_id, coalesce(name, ''), {_LISTING} FROM sits LEFT JOIN guild_file USING (guild) "
            "WHERE user = ? ORDER BY since, guild, table_id",
            user,
        )
        return [ListedTable(TableId(guild, table), name, _listing(tuple(rest))) for guild, table, name, *rest in rows]

    async def index(self, guild: int, table: int, users: Mapping[int, Listing], server: str) -> None:
        """Set which users have this table; none when it is over. Writes nothing if nothing changed."""
        async with self._writing_only(*_WRITTEN) as session:
            await _sit(session, guild, table, Users(self._clock.now(), users))
            note_number(session, guild, table)
            note_name(session, guild, server)

    async def reindex(
        self, guild: int, tables: Mapping[int, Users], kept: Collection[int] = (), server: str = ""
    ) -> None:
        """Set all of a guild's tables at once; of those `kept` nothing.

        Who is awaited stays as it is known: only the rules can tell that, and db does not know them.
        """
        async with self._file.hold(), self._file.writing() as session:
            known = await session.rows("SELECT DISTINCT table_id FROM sits WHERE guild = ?", guild)
            for (table,) in known:
                if table not in tables and table not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ? AND table_id = ?", guild, table)
            for table, found in tables.items():
                await _sit(session, guild, table, found, keep_awaited=True)
            note_number(session, guild, max((*tables, *kept), default=0))
            note_name(session, guild, server)

    async def keep_only(self, guilds: Iterable[int]) -> None:
        """Forget the tables of all other guilds."""
        kept = set(guilds)
        async with self._file.hold(), self._file.writing() as session:
            for (guild,) in await session.rows("SELECT DISTINCT guild FROM sits"):
                if guild not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ?", guild)

    async def whole(self) -> bool:
        """Return whether the index was filled from all guild files since this file was made."""
        return bool((await self._read("SELECT whole FROM progress"))[0][0])

    async def set_whole(self) -> None:
        """Note that it was."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer("UPDATE progress SET whole = 1")


async def _sit(session: Session, guild: int, table: int, found: Users, *, keep_awaited: bool = False) -> None:
    rows = await session.rows(f"SELECT user, {_LISTING} FROM sits WHERE guild = ? AND table_id = ?", guild, table)
    known = {user: listing for user, *listing in rows}
    for user in known.keys() - found.users.keys():
        session.defer("DELETE FROM sits WHERE user = ? AND guild = ? AND table_id = ?", user, guild, table)
    for user, listing in found.users.items():
        values = _row(listing)
        if user not in known:
            session.defer(
                f"INSERT INTO sits (user, guild, table_id, since, {_LISTING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(user, guild, table, found.created, *values),
            )
            continue
        if keep_awaited and listing.status == "running" and known[user][_AWAITED]:
            values = (*values[:_AWAITED], *known[user][_AWAITED:])
        if values != tuple(known[user]):
            session.defer(
                f"UPDATE sits SET ({_LISTING}) = (?4, ?5, ?6, ?7, ?8, ?9) "
                "WHERE user = ?1 AND guild = ?2 AND table_id = ?3",
                *(user, guild, table, *values),
            )


def _row(listing: Listing) -> tuple[str, str, int, int, int, float]:
    seated, awaited = int(listing.seated), int(listing.awaited)
    return listing.game, listing.status, listing.channel, seated, awaited, listing.since


@reader
def _listing(row: Row) -> Listing | None:
    if not row[1]:
        return None
    game, status, channel, seated, awaited, since = row
    return Listing(game=game, status=status, channel=channel, seated=bool(seated), awaited=bool(awaited), since=since)
