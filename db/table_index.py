"""The index of users' tables, across guilds: derived from the seats of each guild."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.clock import Clock
from bot.service.ports.table_index import ListedTable, Listing
from bot.service.records import TableId
from db.broken import Row
from db.guild_registry import note_name, note_number
from db.repositories.base import SharedRows
from db.repositories.mapping import SPARING, Mapper, as_list, in_list
from db.session import Session, Source

_LISTINGS = Mapper(Listing, "sits", {"since": "changed", "name": "table_name"}, owner="user_id, guild, table_id, since")
_COLUMNS = ("game", "status", "channel", "seated", "table_name", "awaited", "changed")
_BY_THE_RULES = ("awaited", "changed")


def _on_conflict(*, keep_awaited: bool) -> str:
    """Return how the insert of a row ends. A row that is there keeps its `since`.

    With `keep_awaited` a running table keeps what depends on the rules. A row that already holds the new values is not
    written.
    """
    kept = {
        name: f"CASE WHEN excluded.status = 'running' AND sits.awaited = 1 THEN sits.{name} ELSE excluded.{name} END"
        for name in (_BY_THE_RULES if keep_awaited else ())
    }
    changed = ", ".join(f"{name} = {kept.get(name, f'excluded.{name}')}" for name in _COLUMNS)
    old, new = (", ".join(f"{row}.{name}" for name in _COLUMNS) for row in ("sits", "excluded"))
    return f"ON CONFLICT (user_id, guild, table_id) DO UPDATE SET {changed} WHERE ({old}) <> ({new})"


_REPLACING = {keep: _on_conflict(keep_awaited=keep) for keep in (False, True)}
_WRITTEN = ("sits", "notice_at", "kept_back", "guild_file")
"""Tables that the index writes: a user's data about a table is deleted with the row."""


@dataclass(frozen=True)
class Users:
    """A table's users. `created`: when the table was created, for the order of a new user's list."""

    created: float
    users: Mapping[int, Listing]


class TableIndexRows(SharedRows):
    """`bot.service.ports.TableIndex`, and what rebuilds it."""

    _clock: Clock

    async def tables_of(self, user: int) -> list[TableId]:
        rows = await self._read(
            "SELECT guild, table_id FROM sits WHERE user_id = ? ORDER BY since, guild, table_id", user
        )
        return [TableId(guild, table) for guild, table in rows]

    async def listed(self, user: int) -> list[ListedTable]:
        rows = await self._read(
            f"SELECT guild, table_id, coalesce(name, ''), {_LISTINGS.columns} "
            "FROM sits LEFT JOIN guild_file USING (guild) WHERE user_id = ? ORDER BY since, guild, table_id",
            user,
        )
        return [ListedTable(TableId(guild, table), name, _listing(tuple(row))) for guild, table, name, *row in rows]

    async def listed_in(self, guild: int) -> dict[int, dict[int, Listing]]:
        sql = f"SELECT table_id, user_id, {_LISTINGS.columns} FROM sits WHERE guild = ? AND status <> ''"
        found: defaultdict[int, dict[int, Listing]] = defaultdict(dict)
        for table, user, *row in await self._read(sql, guild):
            found[table][user] = _LISTINGS.read(tuple(row))
        return dict(found)

    async def count_running(self) -> int:
        [(count,)] = await self._read(
            "SELECT count(*) FROM (SELECT DISTINCT guild, table_id FROM sits WHERE status = 'running') AS running"
        )
        return int(count)

    async def index(self, guild: int, table: int, users: Mapping[int, Listing], server: str) -> None:
        """Set which users have a table. Writes nothing if nothing changed."""
        async with self._writing_only(*_WRITTEN) as session:
            sit(session, guild, table, Users(self._clock.now(), users))
            self._note(session, guild, table, server)

    async def reindex(
        self, guild: int, tables: Mapping[int, Users], kept: Collection[int] = (), server: str = ""
    ) -> None:
        """Set all of a guild's tables at once, and leave those in `kept` as they are.

        Who is awaited stays as it is: that depends on the rules, which db does not know.
        """
        async with self._writing() as session:
            known = await session.rows("SELECT DISTINCT table_id FROM sits WHERE guild = ?", guild)
            for (table,) in known:
                if table not in tables and table not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ? AND table_id = ?", guild, table)
            for table, found in tables.items():
                sit(session, guild, table, found, keep_awaited=True)
            self._note(session, guild, max((*tables, *kept), default=0), server)

    def _note(self, session: Session, guild: int, table: int, name: str) -> None:
        """Note in the registry of guilds what the index has learned of one."""
        note_number(session, guild, table)
        note_name(session, guild, name)


def sit(session: Source, guild: int, table: int, found: Users, *, keep_awaited: bool = False) -> None:
    """Set which users have a table."""
    session.defer(
        f"DELETE FROM sits WHERE guild = ? AND table_id = ? AND NOT {in_list('user_id')}{SPARING}",
        *(guild, table, as_list(found.users)),
    )
    for user, listing in sorted(found.users.items()):  # rows are locked in one order by all who write a table
        sql, values = _LISTINGS.insert(listing, user, guild, table, found.created)
        session.defer(f"{sql} {_REPLACING[keep_awaited]}", *values)


def _listing(row: Row) -> Listing | None:
    return _LISTINGS.read(row) if row[1] else None
