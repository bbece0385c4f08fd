"""Messages that were posted in Discord, one-time notices, and invitations."""

from __future__ import annotations

from bot.service.records import Posted
from db.connection import Row
from db.repositories.base import KeyedRows, Recorder, Repository

_POSTED = "table_id, role, owner, channel, message, at"


def _posted(row: Row) -> Posted:
    table, role, owner, channel, message, at = row
    return Posted(table=table, role=role, owner=owner, channel=channel, message=message, at=at)


POSTED = KeyedRows(
    f"SELECT {_POSTED} FROM posted WHERE table_id = ? ORDER BY role, owner",
    _posted,
    lambda posted: (posted.role, posted.owner),
)


INVITED = "SELECT caller, table_id FROM invitation WHERE user = ? AND at >= ?"
_FORGOTTEN = 86_400.0
"""Seconds after which an invitation no longer counts for any limit."""


class MessageReads(Repository):
    """Reads them."""

    async def posted(self, table: int, role: str, owner: int = 0) -> Posted | None:
        return await self._row(POSTED, table, (role, owner))

    async def all_posted(self, table: int) -> list[Posted]:
        return await self._rows(POSTED, table)

    async def said(self, table: int, key: str) -> bool:
        return await self._one("SELECT 1 FROM said WHERE table_id = ? AND key = ?", table, key) is not None

    async def count_invitations(self, caller: int, user: int, since: float) -> int:
        return sum(by == caller for by, _ in await self._source.rows(INVITED, user, since))

    async def count_calls(self, table: int, user: int, since: float) -> int:
        return sum(to == table for _, to in await self._source.rows(INVITED, user, since))


class MessageWrites(Recorder, MessageReads):
    """Writes them."""

    async def save_posted(self, posted: Posted) -> None:
        self._source.defer(
            f"INSERT OR REPLACE INTO posted ({_POSTED}) VALUES (?, ?, ?, ?, ?, ?)",
            posted.table,
            posted.role,
            posted.owner,
            posted.channel,
            posted.message,
            posted.at,
        )
        self._invalidate(POSTED, posted.table, (posted.role, posted.owner))

    async def drop_posted(self, table: int, role: str, owner: int = 0) -> None:
        self._source.defer("DELETE FROM posted WHERE table_id = ? AND role = ? AND owner = ?", table, role, owner)
        self._invalidate(POSTED, table, (role, owner))

    async def note_summary(self, table: int, channel: int, message: int, since: float, until: float) -> None:
        self._source.defer(
            "INSERT OR REPLACE INTO summary (table_id, channel, message, since, until) VALUES (?, ?, ?, ?, ?)",
            table,
            channel,
            message,
            since,
            until,
        )

    async def note_invitation(self, table: int, caller: int, user: int, at: float) -> None:
        self._source.defer("DELETE FROM invitation WHERE user = ? AND at < ?", user, at - _FORGOTTEN)
        self._source.defer(
            "INSERT INTO invitation (table_id, caller, user, at) VALUES (?, ?, ?, ?)", table, caller, user, at
        )

    async def say_once(self, table: int, key: str) -> bool:
        row = await self._one(
            "INSERT INTO said (table_id, key) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING 1", table, key
        )
        return row is not None
