"""Interactions that are acknowledged but not answered, persisted so that a restart can answer them.

Each interaction is recorded here before it is acknowledged, and removed when it was answered, so both must be cheap.
The rows of all guilds are in one file that is always open, or in one table of a database. Rows that arrive during a
commit go into the next one together. A commit does not wait for the disk: it survives the end of the process, but
perhaps not a loss of power.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias

import msgspec

from bot.errors import StoreUnavailable
from bot.service.interactions import PendingInteraction
from db.broken import Row
from db.connection import File, uninterrupted
from db.repositories.mapping import Mapper, as_list, in_list, overwriting
from db.session import WRITE, Statement

_log = logging.getLogger(__name__)

BATCH = 256
"""Rows of one commit at most, so that marks of the due index (in the same file) do not wait long."""
BATCH_DELAY = 0.05
"""Seconds that a removal waits for an insert whose commit it can join."""
_MOST = 2**63 - 1

PENDING = Mapper(PendingInteraction, "unanswered")
UNANSWERED = "token <> ''"
"""Of a row that is not a mere mark of an interaction that was answered (`db.postgres.shared`)."""
_ROW = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(PENDING.columns.split(", "))))
# One statement for the whole batch: each statement switches the interpreter lock, which is slow while the loop is busy.
_INSERT = (
    f"INSERT INTO unanswered ({PENDING.columns}) SELECT {_ROW} FROM json_each(?) WHERE true "
    f"{overwriting(PENDING.columns, 'interaction')} RETURNING interaction"
)
_REMOVE = f"DELETE FROM unanswered WHERE {in_list('interaction')}"
_FLUSH: Statement = ("PRAGMA synchronous = FULL", ())
_LEAVE: Statement = ("PRAGMA synchronous = NORMAL", ())


class UnflushedFile(File):
    """A file that can also be written without waiting for the disk."""

    _flushes = True
    """Whether a commit waits for the disk now. It is switched only when it must: most transactions do not wait."""

    async def write_unflushed(self, statements: list[Statement]) -> list[list[Row]]:
        """Run these in one transaction and one round trip, and return the rows of each. The caller holds the lock.

        Raises StoreError and its kinds.
        The log is not flushed. The next commit that waits for the disk flushes it too, and the system does so soon.
        """
        await self.opened()
        switch = [_LEAVE] if self._flushes else []
        self._flushes = False
        try:
            found = await uninterrupted(super()._run([*switch, (WRITE, ()), *statements, ("COMMIT", ())]))
        except Exception:
            self._needs_reconnect = True  # the transaction may be half done
            raise
        return found[len(switch) + 1 : -1]

    async def shut(self) -> None:
        """Close the file, as `File.shut` does: a new connection waits for the disk."""
        self._flushes = True
        await super().shut()

    async def _run(self, statements: list[Statement]) -> list[list[Row]]:
        if self._flushes or statements[0] != (WRITE, ()):
            return await super()._run(statements)
        self._flushes = True
        try:
            return (await super()._run([_FLUSH, *statements]))[1:]
        except BaseException:
            self._flushes = False  # it may not have been switched
            raise


class UnflushedSource(Protocol):
    """Where the rows are: an `UnflushedFile`, or a database."""

    def hold(self) -> AbstractAsyncContextManager[None]:
        """Keep others out who write there, as far as they must wait."""
        ...

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Run one query. Raises StoreError and its kinds."""
        ...

    async def write_unflushed(self, statements: list[Statement]) -> list[list[Row]]:
        """Run these in one transaction that does not wait for the disk, and return the rows of each.

        Raises StoreError and its kinds.
        """
        ...


_Insert: TypeAlias = tuple[PendingInteraction, asyncio.Future[bool]]


class PendingRows(ABC):
    """`bot.service.ports.PendingInteractions`. `batch_delay`: see `BATCH_DELAY`."""

    def __init__(self, source: UnflushedSource) -> None:
        self.batch_delay = BATCH_DELAY
        self._file = source
        self._inserts: list[_Insert] = []
        self._removals: dict[int, None] = {}
        self._writer: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._recovered = False

    async def put(self, row: PendingInteraction) -> bool:
        self._must_be_open()
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._inserts.append((row, written))
        self._begin()
        return await written

    async def remove(self, interaction: int) -> None:
        """Written with the next note, or in a moment."""
        self._removals[interaction] = None
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(self.batch_delay, self._begin)

    async def note_follow_up(self, interaction: int, message: int) -> None:
        await self._change("UPDATE unanswered SET follow_up = ? WHERE interaction = ?", message, interaction)

    async def rows(self) -> list[PendingInteraction]:
        self._must_be_open()
        await self.flush()
        async with self._file.hold():
            found = await self._file.ask(f"{PENDING.select} WHERE {UNANSWERED} ORDER BY at, interaction")
        return [PENDING.read(row) for row in found]

    async def abandoned(self) -> list[PendingInteraction]:
        """Return all rows when it is called first: a process that is alone serves no request before."""
        if self._recovered:
            return []
        self._recovered = True
        return await self.rows()

    async def drop_older(self, than: float, answered: float) -> None:
        await self._delete(f"at < ? OR (at < ? AND NOT {UNANSWERED})", than, answered)

    async def forget_user(self, user: int) -> None:
        """Remove the interactions of a user."""
        await self._delete("user_id = ?", user)

    async def forget_guild(self, guild: int) -> None:
        """Remove the interactions of a guild."""
        await self._delete("guild = ?", guild)

    async def flush(self) -> None:
        """Write all waiting inserts and removals. A failed removal is logged and tried again later."""
        self._begin()
        if self._writer is not None:
            await asyncio.shield(self._writer)

    async def close(self) -> None:
        """Write what waits. No interaction can be recorded afterwards."""
        self._closed = True
        await self.flush()

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")

    async def _delete(self, which: str, *values: object) -> None:
        await self._change(f"DELETE FROM unanswered WHERE {which}", *values)

    async def _change(self, statement: str, *values: object) -> None:
        self._must_be_open()
        await self.flush()
        async with self._file.hold():
            await self._file.write_unflushed([(statement, values)])

    def _begin(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (self._inserts or self._removals) and (self._writer is None or self._writer.done()):
            self._writer = asyncio.get_running_loop().create_task(self._write(), name="pending interactions")

    async def _write(self) -> None:
        while self._inserts or self._removals:
            async with self._file.hold():  # waiting marks of the due index take their turn between two batches
                inserts, self._inserts = self._inserts[:BATCH], self._inserts[BATCH:]
                new = {row.interaction: _values(row) for row, _ in inserts}
                removals = [each for each in self._removals if each not in new][:BATCH]
                try:
                    found = await self._file.write_unflushed(self._statements(list(new.values()), removals))
                except Exception as error:  # of any kind: passed on to the callers of `put`
                    _fail(inserts, error)
                    if not self._inserts:  # removals are tried again with the next insert
                        _log.warning("%s (%s)", _unwritten(len(inserts), len(removals)), error)
                        return
                else:
                    _tell(inserts, {interaction for (interaction,) in found[0]} if inserts else set())
                    for interaction in removals:
                        self._removals.pop(interaction, None)

    @abstractmethod
    def _statements(self, rows: list[tuple[Any, ...]], removals: list[int]) -> list[Statement]:
        """Return what inserts these rows and removes the others. No interaction is in both.

        The first statement, if there are rows, returns the interactions of those that this process is to serve.
        """
        ...


class PendingInteractionsFile(PendingRows):
    """The rows in the file of the due index. There is no other process, so each interaction is this one's to serve."""

    def _statements(self, rows: list[tuple[Any, ...]], removals: list[int]) -> list[Statement]:
        inserts = [(_INSERT, (as_list(rows),))] if rows else []
        return [*inserts, (_REMOVE, (as_list(removals),))] if removals else [*inserts]


def _tell(inserts: list[_Insert], first: set[int]) -> None:
    """Tell the callers of `put` which rows are the first of their interaction; of two in one batch one is."""
    for row, written in inserts:
        if not written.done():  # else the caller was cancelled
            written.set_result(row.interaction in first)
        first.discard(row.interaction)


def _fail(inserts: list[_Insert], error: Exception) -> None:
    for _, written in inserts:
        if not written.done():
            written.set_exception(error)


def _unwritten(notes: int, removals: int) -> str:
    """Return the log line about rows that could not be written; no caller waits for removals."""
    undone = (("not noted", notes, "question"), ("not struck out", removals, "answer"))
    return "; ".join(f"{how}: {count} {what}{'' if count == 1 else 's'}" for how, count, what in undone if count)


def _values(row: PendingInteraction) -> tuple[Any, ...]:
    # A forged button may name any number as its guild: one too large for the database would fail the whole batch.
    guild = row.guild if row.guild is not None and 0 < row.guild <= _MOST else None
    return PENDING.values(msgspec.structs.replace(row, guild=guild))
