"""What a player keeps at a table for themselves: queued premoves, and notes."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import Phrase
from bot.service.records import Note, PremoveQueue
from db.connection import Row, Statement
from db.repositories.base import KeyedRows, Recorder, Repository, reader

_COLUMNS = "table_id, user, steps, mark, hushed, stopped, revision, at"
_steps = msgspec.json.Decoder(tuple[tuple[str, ...], ...])
_phrase = msgspec.json.Decoder(Phrase)


@reader
def _plan(row: Row) -> PremoveQueue:
    table, user, steps, mark, hushed, stopped, revision, at = row
    return PremoveQueue(
        table=table,
        user=user,
        steps=_steps.decode(steps),
        mark=mark,
        hushed=bool(hushed),
        stopped=None if stopped is None else _phrase.decode(stopped),
        revision=revision,
        at=at,
    )


PREMOVES = KeyedRows(
    f"SELECT {_COLUMNS} FROM plan WHERE table_id = ? ORDER BY user", _plan, lambda plan: ("", plan.user), vital=True
)


def notes_of(table: int, user: int) -> Statement:
    """Return the question for a user's notes at a table."""
    return "SELECT id, at, text FROM own_note WHERE table_id = ? AND user = ? ORDER BY id", (table, user)


class PersonalReads(Repository):
    """Reads premove queues and notes."""

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        return await self._row(PREMOVES, table, ("", user))

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        return await self._rows(PREMOVES, table)

    async def notes(self, table: int, user: int) -> list[Note]:
        sql, values = notes_of(table, user)
        rows = await self._source.rows(sql, *values)
        return [Note(id=number, table=table, user=user, at=at, text=text) for number, at, text in rows]


class PersonalWrites(Recorder, PersonalReads):
    """Writes them."""

    async def save_premoves(self, plan: PremoveQueue) -> None:
        self._source.defer(
            f"INSERT OR REPLACE INTO plan ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            plan.table,
            plan.user,
            msgspec.json.encode(plan.steps).decode(),
            plan.mark,
            int(plan.hushed),
            None if plan.stopped is None else msgspec.json.encode(plan.stopped).decode(),
            plan.revision,
            plan.at,
        )
        self._invalidate(PREMOVES, plan.table, ("", plan.user))

    async def drop_premoves(self, table: int, user: int) -> None:
        self._source.defer("DELETE FROM plan WHERE table_id = ? AND user = ?", table, user)
        self._invalidate(PREMOVES, table, ("", user))

    async def add_note(self, note: Note) -> None:
        self._source.defer(
            "INSERT INTO own_note (table_id, user, at, text) VALUES (?, ?, ?, ?)",
            note.table,
            note.user,
            note.at,
            note.text,
        )

    async def drop_note(self, table: int, user: int, note: int) -> None:
        self._source.defer("DELETE FROM own_note WHERE table_id = ? AND user = ? AND id = ?", table, user, note)
