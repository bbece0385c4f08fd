"""Repositories of a guild's outbox messages and timers, of their earliest due time, and of posted messages."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from bot.service.records import DueTimer, OutboxMessage, Posted, Timer
from db.broken import Row
from db.repositories.base import KeyedRows, Recorder, Repository
from db.repositories.mapping import Mapper, Numbered, as_list, in_list, readable, upsert

MESSAGES = Mapper(
    OutboxMessage,
    "outgoing",
    owner="guild_id",
    numbered=Numbered("id", "last_outgoing"),
    key="guild_id, table_id, kind, target",
    overwrite={
        "created": "CASE WHEN outgoing.created < excluded.created THEN outgoing.created ELSE excluded.created END"
    },
)
_DUE_ROWS = f"{MESSAGES.select} WHERE guild_id = ? AND due <= ? ORDER BY created, id LIMIT ?"
_TIMERS = Mapper(
    Timer,
    "timer",
    owner="guild_id",
    numbered=Numbered("revision", "last_timer"),
    key="guild_id, table_id, kind, target",
    overwrite={"attempts": "0"},
)
_DUE = Mapper(DueTimer, "timer")
_DUE_TIMERS = f"{_DUE.select} WHERE guild_id = ? AND due <= ? ORDER BY due, table_id, kind, target LIMIT ?"


@dataclass(frozen=True)
class _Held:
    """A timer with its revision in the file."""

    revision: int
    timer: Timer


def _held(row: Row) -> _Held:
    return _Held(row[0], _TIMERS.read(row[1:]))


NEXT_DUE = (
    "SELECT min(due) FROM (SELECT min(due) AS due FROM outgoing WHERE guild_id = ? "
    "UNION ALL SELECT min(due) FROM timer WHERE guild_id = ?) AS earliest"
)
OUTGOING = KeyedRows(
    f"{MESSAGES.select} WHERE guild_id = ? AND table_id = ? ORDER BY id",
    MESSAGES.read,
    lambda row: (row.kind, row.target),
)
TIMERS = KeyedRows(
    f"SELECT revision, {_TIMERS.columns} FROM timer WHERE guild_id = ? AND table_id = ? ORDER BY kind, target",
    _held,
    lambda held: (held.timer.kind, held.timer.target),
)


class OutboxReads(Repository):
    """Reads outbox messages and timers."""

    async def outgoing(self, table: int, kind: str, target: int = 0) -> OutboxMessage | None:
        return await self._row(OUTGOING, table, (kind, target))

    async def timers_of(self, kind: str) -> list[Timer]:
        sql = f"{_TIMERS.select} WHERE guild_id = ? AND kind = ? ORDER BY due, table_id, target"
        return readable(_TIMERS.read, await self._source.rows(sql, self._guild, kind))

    async def due(self, now: float, limit: int = 50) -> tuple[list[DueTimer], list[OutboxMessage]]:
        wanted = self._guild, now, limit
        timers, rows = await self._source.several((_DUE_TIMERS, wanted), (_DUE_ROWS, wanted))
        return readable(_DUE.read, timers), readable(MESSAGES.read, rows)

    async def timer(self, table: int, kind: str, target: int = 0) -> Timer | None:
        held = await self._row(TIMERS, table, (kind, target))
        return None if held is None else held.timer

    async def waiting(self, table: int) -> tuple[list[Timer], list[OutboxMessage]]:
        held = await self._rows(TIMERS, table)
        return [one.timer for one in held], await self._rows(OUTGOING, table)

    async def next_due(self) -> float | None:
        row = await self._one(NEXT_DUE, self._guild, self._guild)
        return None if row is None else row[0]


class OutboxWrites(Recorder, OutboxReads):
    """Writes outbox messages and timers. Their due times are in the due index before the commit."""

    async def put_outgoing(self, row: OutboxMessage) -> None:
        row = msgspec.structs.replace(row, created=row.created or self._now())
        self._upsert(MESSAGES, row)
        self._invalidate(OUTGOING, row.table, (row.kind, row.target))
        self._note_due(row.due)

    async def claim_outgoing(self, row: int, channel: int) -> None:
        self._source.defer("UPDATE outgoing SET claimed = ? WHERE guild_id = ? AND id = ?", channel, self._guild, row)
        self._invalidate_outgoing(row)

    async def drop_outgoing(self, row: int) -> None:
        self._source.defer("DELETE FROM outgoing WHERE guild_id = ? AND id = ?", self._guild, row)
        self._invalidate_outgoing(row)

    async def shift_earlier(self, now: float, latest: float, by: float, but: Collection[str]) -> None:
        others = f"NOT {in_list('kind')}"
        for table, which in (("outgoing", f"(attempts > 0 OR {others})"), ("timer", others)):
            among = f"guild_id = ? AND due > ? AND due <= ? AND {which}"
            sql = f"UPDATE {table} SET due = due - ? WHERE {among} RETURNING due"
            rows = await self._source.rows(sql, by, self._guild, now, latest, as_list(but))
            for (due,) in rows:
                self._note_due(due)

    async def make_due(self, due: float, now: float) -> None:
        sql = "UPDATE outgoing SET due = ? WHERE guild_id = ? AND due = ? RETURNING id"
        if await self._source.rows(sql, now, self._guild, due):
            self._note_due(now)

    async def postpone(self, row: int, due: float) -> None:
        sql = "UPDATE outgoing SET due = ?, attempts = attempts + 1 WHERE guild_id = ? AND id = ?"
        self._source.defer(sql, due, self._guild, row)
        self._invalidate_outgoing(row)
        self._note_due(due)

    async def put_timer(self, timer: Timer) -> None:
        self._upsert(_TIMERS, timer)
        self._invalidate(TIMERS, timer.table, (timer.kind, timer.target))
        self._note_due(timer.due)

    async def claim_timer(self, found: DueTimer) -> Timer | None:
        held = await self._row(TIMERS, found.table, (found.kind, found.target))
        if held is None or held.revision != found.revision:
            return None
        await self.drop_timer(found.table, found.kind, found.target)
        return held.timer

    async def postpone_timer(self, found: DueTimer, due: float) -> None:
        self._source.defer(
            "UPDATE timer SET due = ?, attempts = attempts + 1 "
            "WHERE guild_id = ? AND table_id = ? AND kind = ? AND target = ? AND revision = ?",
            *(due, self._guild, found.table, found.kind, found.target, found.revision),
        )
        self._invalidate(TIMERS, found.table, (found.kind, found.target))
        self._note_due(due)

    async def drop_timer(self, table: int, kind: str, target: int = 0) -> None:
        sql = "DELETE FROM timer WHERE guild_id = ? AND table_id = ? AND kind = ? AND target = ?"
        self._source.defer(sql, self._guild, table, kind, target)
        self._invalidate(TIMERS, table, (kind, target))

    def _invalidate_outgoing(self, number: int) -> None:
        """Drop the message of this id from the row cache."""
        for (kind, table), cached in self._row_cache.items():
            if kind is OUTGOING:
                for row in [row for row in cached.rows.values() if row.id == number]:
                    self._invalidate(OUTGOING, table, (row.kind, row.target))


_POSTED = Mapper(Posted, "posted", owner="guild_id", key="guild_id, table_id, role, owner")
POSTED = KeyedRows(
    f"{_POSTED.select} WHERE guild_id = ? AND table_id = ? ORDER BY role, owner",
    _POSTED.read,
    lambda posted: (posted.role, posted.owner),
)


INVITED = "SELECT caller, table_id FROM invitation WHERE guild_id = ? AND user_id = ? AND at >= ?"
_SUMMARY = upsert("summary", "guild_id, table_id, channel, message, since, until", "guild_id, message")
_FORGOTTEN = 86_400.0
"""Seconds after which an invitation no longer counts for any limit."""


class MessageReads(Repository):
    """Reads posted messages, the keys of texts sent once, and invitations."""

    async def posted(self, table: int, role: str, owner: int = 0) -> Posted | None:
        return await self._row(POSTED, table, (role, owner))

    async def all_posted(self, table: int) -> list[Posted]:
        return await self._rows(POSTED, table)

    async def said(self, table: int, key: str) -> bool:
        sql = "SELECT 1 FROM said WHERE guild_id = ? AND table_id = ? AND key = ?"
        return await self._one(sql, self._guild, table, key) is not None

    async def count_invitations(self, caller: int, user: int, since: float) -> int:
        return sum(by == caller for by, _ in await self._source.rows(INVITED, self._guild, user, since))

    async def count_calls(self, table: int, user: int, since: float) -> int:
        return sum(to == table for _, to in await self._source.rows(INVITED, self._guild, user, since))


class MessageWrites(Recorder, MessageReads):
    """Writes posted messages, summaries, the keys of texts sent once, and invitations."""

    async def save_posted(self, posted: Posted) -> None:
        self._upsert(_POSTED, posted)
        self._invalidate(POSTED, posted.table, (posted.role, posted.owner))

    async def drop_posted(self, table: int, role: str, owner: int = 0) -> None:
        sql = "DELETE FROM posted WHERE guild_id = ? AND table_id = ? AND role = ? AND owner = ?"
        self._source.defer(sql, self._guild, table, role, owner)
        self._invalidate(POSTED, table, (role, owner))

    async def note_summary(self, table: int, channel: int, message: int, since: float, until: float) -> None:
        self._source.defer(_SUMMARY, self._guild, table, channel, message, since, until)

    async def note_invitation(self, table: int, caller: int, user: int, at: float) -> None:
        old = "DELETE FROM invitation WHERE guild_id = ? AND user_id = ? AND at < ?"
        self._source.defer(old, self._guild, user, at - _FORGOTTEN)
        new = "INSERT INTO invitation (guild_id, table_id, caller, user_id, at) VALUES (?, ?, ?, ?, ?)"
        self._source.defer(new, self._guild, table, caller, user, at)

    async def say_once(self, table: int, key: str) -> bool:
        row = await self._one(
            "INSERT INTO said (guild_id, table_id, key) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING 1",
            *(self._guild, table, key),
        )
        return row is not None
