"""Repositories of a guild's outbox messages and timers, of their earliest due time, and of posted messages."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from bot.service.records import DueTimer, OutboxMessage, Posted, Timer
from db.connection import Row
from db.repositories.base import KeyedRows, Mapper, Recorder, Repository, readable

_MESSAGES = Mapper(OutboxMessage, "outgoing", {"table": "table_id"}, generated=True)
_DUE_ROWS = f"{_MESSAGES.select} WHERE due <= ? ORDER BY created, id LIMIT ?"
_TIMERS = Mapper(Timer, "timer", {"table": "table_id"})
_HELD = f"SELECT revision, {_TIMERS.columns} FROM timer"
_DUE = Mapper(DueTimer, "timer", {"table": "table_id"})
_DUE_TIMERS = f"{_DUE.select} WHERE due <= ? ORDER BY due, table_id, kind, target LIMIT ?"


@dataclass(frozen=True)
class _Held:
    """A timer with its revision in the file."""

    revision: int
    timer: Timer


def _held(row: Row) -> _Held:
    return _Held(row[0], _TIMERS.read(row[1:]))


NEXT_DUE = "SELECT min(due) FROM (SELECT min(due) AS due FROM outgoing UNION ALL SELECT min(due) FROM timer)"
OUTGOING = KeyedRows(
    f"{_MESSAGES.select} WHERE table_id = ? ORDER BY id", _MESSAGES.read, lambda row: (row.kind, row.target)
)
TIMERS = KeyedRows(
    f"{_HELD} WHERE table_id = ? ORDER BY kind, target",
    _held,
    lambda held: (held.timer.kind, held.timer.target),
)


class OutboxReads(Repository):
    """Reads outbox messages and timers."""

    async def outgoing(self, table: int, kind: str, target: int = 0) -> OutboxMessage | None:
        return await self._row(OUTGOING, table, (kind, target))

    async def timers_of(self, kind: str) -> list[Timer]:
        sql = f"{_TIMERS.select} WHERE kind = ? ORDER BY due, table_id, target"
        return readable(_TIMERS.read, await self._source.rows(sql, kind))

    async def due(self, now: float, limit: int = 50) -> tuple[list[DueTimer], list[OutboxMessage]]:
        timers, rows = await self._source.several((_DUE_TIMERS, (now, limit)), (_DUE_ROWS, (now, limit)))
        return readable(_DUE.read, timers), readable(_MESSAGES.read, rows)

    async def timer(self, table: int, kind: str, target: int = 0) -> Timer | None:
        held = await self._row(TIMERS, table, (kind, target))
        return None if held is None else held.timer

    async def waiting(self, table: int) -> tuple[list[Timer], list[OutboxMessage]]:
        held = await self._rows(TIMERS, table)
        return [one.timer for one in held], await self._rows(OUTGOING, table)

    async def next_due(self) -> float | None:
        row = await self._one(NEXT_DUE)
        return None if row is None else row[0]


class OutboxWrites(Recorder, OutboxReads):
    """Writes outbox messages and timers. Their due times are in the due index before the commit."""

    async def put_outgoing(self, row: OutboxMessage) -> None:
        row = msgspec.structs.replace(row, created=row.created or self._now())
        self._source.defer(
            f"INSERT OR REPLACE INTO outgoing ({_MESSAGES.written}) "
            "VALUES (?1, ?2, ?3, ?4, ?5, min(?6, coalesce("
            "(SELECT created FROM outgoing WHERE table_id = ?1 AND kind = ?2 AND target = ?3), ?6)), ?7, ?8, ?9)",
            *_MESSAGES.values(row),
        )
        self._invalidate(OUTGOING, row.table, (row.kind, row.target))
        self._note_due(row.due)

    async def claim_outgoing(self, row: int, channel: int) -> None:
        self._source.defer("UPDATE outgoing SET claimed = ? WHERE id = ?", channel, row)
        self._invalidate_outgoing(row)

    async def drop_outgoing(self, row: int) -> None:
        self._source.defer("DELETE FROM outgoing WHERE id = ?", row)
        self._invalidate_outgoing(row)

    async def shift_earlier(self, now: float, latest: float, by: float, but: Collection[str]) -> None:
        kinds = msgspec.json.encode(list(but)).decode()
        for table, tried in (("outgoing", "attempts > 0"), ("timer", "0")):
            rows = await self._source.rows(
                f"UPDATE {table} SET due = due - ?3 WHERE due > ?1 AND due <= ?2 "
                f"AND ({tried} OR kind NOT IN (SELECT value FROM json_each(?4))) RETURNING due",
                now,
                latest,
                by,
                kinds,
            )
            for (due,) in rows:
                self._note_due(due)

    async def make_due(self, due: float, now: float) -> None:
        if await self._source.rows("UPDATE outgoing SET due = ?2 WHERE due = ?1 RETURNING id", due, now):
            self._note_due(now)

    async def postpone(self, row: int, due: float) -> None:
        self._source.defer("UPDATE outgoing SET due = ?, attempts = attempts + 1 WHERE id = ?", due, row)
        self._invalidate_outgoing(row)
        self._note_due(due)

    async def put_timer(self, timer: Timer) -> None:
        self._defer(_TIMERS.replace(timer))
        self._invalidate(TIMERS, timer.table, (timer.kind, timer.target))
        self._note_due(timer.due)

    async def claim_timer(self, found: DueTimer) -> Timer | None:
        held = await self._row(TIMERS, found.table, (found.kind, found.target))
        if held is None or held.revision != found.revision:
            return None
        await self.drop_timer(found.table, found.kind, found.target)
        return held.timer

    async def postpone_timer(self, found: DueTimer, due: float) -> None:
        self._source.defer("UPDATE timer SET due = ?, attempts = attempts + 1 WHERE revision = ?", due, found.revision)
        self._invalidate(TIMERS, found.table, (found.kind, found.target))
        self._note_due(due)

    async def drop_timer(self, table: int, kind: str, target: int = 0) -> None:
        self._source.defer("DELETE FROM timer WHERE table_id = ? AND kind = ? AND target = ?", table, kind, target)
        self._invalidate(TIMERS, table, (kind, target))

    def _invalidate_outgoing(self, number: int) -> None:
        """Drop the message of this id from the row cache."""
        for (kind, table), cached in self._row_cache.items():
            if kind is OUTGOING:
                for row in [row for row in cached.rows.values() if row.id == number]:
                    self._invalidate(OUTGOING, table, (row.kind, row.target))


_POSTED = Mapper(Posted, "posted", {"table": "table_id"})
POSTED = KeyedRows(
    f"{_POSTED.select} WHERE table_id = ? ORDER BY role, owner",
    _POSTED.read,
    lambda posted: (posted.role, posted.owner),
)


INVITED = "SELECT caller, table_id FROM invitation WHERE user = ? AND at >= ?"
_FORGOTTEN = 86_400.0
"""Seconds after which an invitation no longer counts for any limit."""


class MessageReads(Repository):
    """Reads posted messages, the keys of texts sent once, and invitations."""

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
    """Writes posted messages, summaries, the keys of texts sent once, and invitations."""

    async def save_posted(self, posted: Posted) -> None:
        self._defer(_POSTED.replace(posted))
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
