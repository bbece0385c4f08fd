"""Who was acknowledged and waits for an answer: so that nobody is left waiting when the process dies.

Each question is noted here before it is acknowledged, and struck out when it was answered, so both must be cheap. The
rows of all guilds lie in one file that is always open, and whatever comes while one commit is under way goes into the
next together. The disk is not waited for: what was committed outlives the process, however that ends, but not surely
a machine that loses its power at that moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.errors import StoreUnavailable
from bot.service.records import PendingInteraction
from db.connection import File, Statement, uninterrupted

_log = logging.getLogger(__name__)

BATCH = 256
"""Rows that one commit takes at most: marks of the same file wait no longer than that."""
BATCH_DELAY = 0.05
"""Seconds that a strike-out waits for a note that takes it along."""
_MOST = 2**63 - 1

_COLUMNS = "interaction, application, token, user, guild, locale, at"
_ROW = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(7))
# One statement for all of a group: at each the interpreter's lock changes hands, which waits while the loop is busy.
_INSERT = f"INSERT OR REPLACE INTO unanswered ({_COLUMNS}) SELECT {_ROW} FROM json_each(?) WHERE true"
_REMOVE = "DELETE FROM unanswered WHERE interaction IN (SELECT value FROM json_each(?))"


class UnflushedFile(File):
    """A file that can also be written without waiting for the disk."""

    async def write_unflushed(self, statements: list[Statement]) -> None:
        """Do these in one transaction and one hop; whoever calls holds the file. Raises StoreError and its kinds.

        The log is not flushed: the next commit that waits for the disk flushes it along, and so does the system soon.
        """
        await self.opened()
        group = [
            ("PRAGMA synchronous = NORMAL", ()),
            ("BEGIN IMMEDIATE", ()),
            *statements,
            ("COMMIT", ()),
            ("PRAGMA synchronous = FULL", ()),
        ]
        try:
            await uninterrupted(self._run(group))
        except Exception:
            self._needs_reconnect = True  # in the middle of it: the next block gets a new connection
            raise


class PendingInteractionsFile:
    """`bot.service.ports.PendingInteractions` on the wake file. `batch_delay`: see `BATCH_DELAY`."""

    def __init__(self, file: UnflushedFile) -> None:
        self.batch_delay = BATCH_DELAY
        self._file = file
        self._inserts: list[tuple[PendingInteraction, asyncio.Future[None]]] = []
        self._removals: dict[int, None] = {}
        self._writer: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    async def put(self, row: PendingInteraction) -> None:
        self._must_be_open()
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inserts.append((row, written))
        self._begin()
        await written

    async def remove(self, interaction: int) -> None:
        """Written with the next note, or in a moment."""
        self._removals[interaction] = None
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(self.batch_delay, self._begin)

    async def rows(self) -> list[PendingInteraction]:
        self._must_be_open()
        await self.flush()
        async with self._file.hold():
            found = await self._file.ask(f"SELECT {_COLUMNS} FROM unanswered ORDER BY at, interaction")
        return [_row(*columns) for columns in found]

    async def drop_older(self, than: float) -> None:
        await self._delete("at < ?", than)

    async def forget_user(self, user: int) -> None:
        """Forget what is noted of a user."""
        await self._delete("user = ?", user)

    async def forget_guild(self, guild: int) -> None:
        """Forget what is noted of a guild."""
        await self._delete("guild = ?", guild)

    async def flush(self) -> None:
        """Write all that waits now. What cannot be written stays, and is told in the log."""
        self._begin()
        if self._writer is not None:
            await asyncio.shield(self._writer)

    async def close(self) -> None:
        """Write what waits; nothing can be noted any more."""
        self._closed = True
        await self.flush()

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")

    async def _delete(self, which: str, value: object) -> None:
        self._must_be_open()
        await self.flush()
        async with self._file.hold():
            await self._file.write_unflushed([(f"DELETE FROM unanswered WHERE {which}", (value,))])

    def _begin(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (self._inserts or self._removals) and (self._writer is None or self._writer.done()):
            self._writer = asyncio.get_running_loop().create_task(self._write(), name="notes of questions")

    async def _write(self) -> None:
        while self._inserts or self._removals:
            async with self._file.hold():  # marks that wait for the file have their turn between two groups
                inserts, self._inserts = self._inserts[:BATCH], self._inserts[BATCH:]
                removals = list(self._removals)[:BATCH]
                statements: list[Statement] = []
                if inserts:
                    statements.append((_INSERT, (_listed([_values(row) for row, _ in inserts]),)))
                if removals:
                    statements.append((_REMOVE, (_listed(removals),)))
                try:
                    await self._file.write_unflushed(statements)
                except Exception as error:  # whatever it is, it is for those who wait for their note
                    _tell(inserts, error)
                    if not self._inserts:  # strike-outs are tried again with the next note
                        _log.warning("%s (%s)", _unwritten(len(inserts), len(removals)), error)
                        return
                else:
                    _tell(inserts, None)
                    for interaction in removals:
                        self._removals.pop(interaction, None)


def _tell(inserts: list[tuple[PendingInteraction, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, written in inserts:
        if written.done():
            continue  # who waited for it was given up
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)


def _unwritten(notes: int, removals: int) -> str:
    """Say in the log what stayed undone; nobody waits for the strike-outs."""
    undone = (("not noted", notes, "question"), ("not struck out", removals, "answer"))
    return "; ".join(f"{how}: {count} {what}{'' if count == 1 else 's'}" for how, count, what in undone if count)


def _listed(values: Sequence[object]) -> str:
    return msgspec.json.encode(values).decode()


def _values(row: PendingInteraction) -> tuple[Any, ...]:
    # What a button names may be any number: one that no guild has would spoil the whole group.
    guild = row.guild if row.guild is not None and 0 < row.guild <= _MOST else None
    return row.interaction, row.application, row.token, row.user, guild, row.locale, row.at


def _row(
    interaction: int, application: int, token: str, user: int, guild: int | None, locale: str, at: float
) -> PendingInteraction:
    return PendingInteraction(
        interaction=interaction, application=application, token=token, user=user, guild=guild, locale=locale, at=at
    )
