"""The two files across guilds, the shared file (`people.sqlite`) and the due index, and what happens if they fail.

The shared file holds what users have chosen (quiet hours, vacations, consents) and the registry of guild files. If it
is missing or damaged in a used folder, the start is refused: an empty file would notify users who had switched that
off, and would give table numbers twice. The operator restores it (`restore --people`) or orders a new one
(`data renew`). While the bot runs, games go on without it, and each caller handles its errors. The due index is
derived data: it is rebuilt whenever it is lost.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from bot.clock import Clock
from bot.errors import DamagedFile, StoreError
from db.broken import Row
from db.connection import File, FileReplaced, uninterrupted
from db.folder import Folder
from db.guild_registry import GONE
from db.opening import make_file, set_aside
from db.pending_interactions import UnflushedFile
from db.schemas import DUE_INDEX, Schema
from db.session import Session, Statement
from db.sqlite_errors import CheckFailed, code_of

T = TypeVar("T")

_log = logging.getLogger(__name__)

BUSY = 1.0
"""Seconds to wait for another process's lock at most: the waiting task may hold a guild's file."""
LOCK_PAUSE = 30.0
"""Seconds after such a wait in which no transaction waits again; each is refused at once."""


def was_used(place: Folder) -> bool:
    """Return whether the folder once had a shared file: the due index and guild files are made after it."""
    return place.due_index.exists() or (place.guilds.is_dir() and any(place.guilds.iterdir()))


def make_at_first_start(place: Folder, schema: Schema) -> None:
    """Create the shared file in a new folder. Raises CheckFailed if a used one misses it; OSError, sqlite3.Error."""
    if not place.people.exists():
        if was_used(place):
            raise CheckFailed(GONE)
        make_file(place.people, schema)


class SharedFile(File):
    """The shared file. The log tells when it begins to refuse and when it is written again.

    After a damaged page was found it is only read: writes would be lost with the restore. After another process was
    found to lock it, transactions are refused for `LOCK_PAUSE` seconds.
    """

    of = "people"

    def __init__(self, path: Path, opener: Callable[[], sqlite3.Connection], clock: Clock) -> None:
        super().__init__(path, opener)
        self._clock = clock
        self.reports = False  # during the start its caller reports errors
        self._refused = ""
        self._damaged: tuple[int, DamagedFile] | None = None
        self._locked: tuple[float, Exception] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Open a transaction, as `File.writing` does, unless it is known to be damaged or locked."""
        if self._locked is not None:
            at, busy = self._locked
            if abs(self._clock.now() - at) < LOCK_PAUSE:
                raise busy.with_traceback(None)  # else each raise would make the traceback longer
            self._locked = None
        if self._damaged is not None:
            node, error = self._damaged
            if node == self._node():
                raise error.with_traceback(None)
            self._damaged = None
        async with super().writing() as session:
            yield session
        if self._refused:
            self._refused = ""
            _log.info("the file of people's settings is written again")

    def translated(self, error: Exception) -> Exception:
        """Return the error that the store raises in the place of this one, and log it if it is new."""
        found = super().translated(error)
        if isinstance(found, DamagedFile):
            self._damaged = (self._node(), found)
        if code_of(error) == sqlite3.SQLITE_BUSY:
            self._locked = (self._clock.now(), found)
        if isinstance(found, StoreError) and self.reports and str(found) != self._refused:
            self._refused = str(found)
            _log.error("the file of people's settings refuses; doctor tells what can be done: %s", found)
        return found

    def _node(self) -> int:
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0


class IndexFile(UnflushedFile):
    """The database of the due index. If it is missing or damaged, it is created again from `initial_rows`.

    Its pending interactions are then lost, and the next start reads all guild files again.
    """

    of = "wake"

    def __init__(self, path: Path, opener: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(path, opener)
        self.initial_rows: Callable[[], list[Statement]] = list
        self._lost: Exception | None = None

    async def retry_if_lost(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run this; run it once more if it finds the file lost. The caller holds the lock."""
        try:
            return await work()
        except StoreError:
            if self._lost is None:
                raise
            return await work()

    async def ask(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of one query, as `File.ask` does."""
        return await self.retry_if_lost(lambda: super(IndexFile, self).ask(sql, *values))

    async def write_unflushed(self, statements: list[Statement]) -> list[list[Row]]:
        """Run these without waiting for the disk, as `UnflushedFile.write_unflushed` does."""
        return await self.retry_if_lost(lambda: super(IndexFile, self).write_unflushed(statements))

    async def opened(self) -> None:
        """Open the file if it is closed; create it again first if it is lost. Raises StoreError and its kinds."""
        if self._lost is None:
            try:
                await super().opened()
            except StoreError:
                if self._lost is None:
                    raise
            else:
                return
        with suppress(StoreError):
            await self.shut()
        _log.error("the due index is lost and is created again: %s", self._lost)
        try:
            await asyncio.to_thread(self._anew)
        except (OSError, sqlite3.Error) as error:
            raise self.translated(error) from error
        self._lost = None
        await super().opened()
        await uninterrupted(self._run([("BEGIN IMMEDIATE", ()), *self.initial_rows(), ("COMMIT", ())]))

    def translated(self, error: Exception) -> Exception:
        """Return the error that the store raises in the place of this one; note a lost file."""
        found = super().translated(error)
        if isinstance(found, DamagedFile) or isinstance(error, (FileReplaced, FileNotFoundError)):
            self._lost = found
        return found

    def _anew(self) -> None:
        set_aside(self.path)
        make_file(self.path, DUE_INDEX)
