"""Premoves: the actions that a player has queued at a table, one plan for each player."""

from __future__ import annotations

import msgspec

from bot.games.core.phrase import Phrase
from bot.service.records import PremoveQueue
from db.connection import Row
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


class PremoveReads(Repository):
    """Reads plans."""

    async def premove_queue(self, table: int, user: int) -> PremoveQueue | None:
        return await self._row(PREMOVES, table, ("", user))

    async def premove_queues(self, table: int) -> list[PremoveQueue]:
        return await self._rows(PREMOVES, table)


class PremoveWrites(Recorder, PremoveReads):
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
