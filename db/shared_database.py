"""The files across guilds as files: what is said when they refuse. People's settings never come into being by the way.

Their file holds what people chose and nobody else knows (quiet hours, vacations, consents), and the register of guilds'
files. So a start that misses it in a folder that was used is refused, as one is that finds it damaged: one that began
anew by itself would call those who had switched calls off, and give numbers of tables twice. Whoever runs the bot puts
it back (`restore --people`), or says himself that it begins anew (`data renew`). In play it is different: games go on,
and whoever asks this file deals with its refusal. The wake index is derived: it is made anew whenever it is lost.
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
from db.connection import File, FileReplaced, Row, Session, Statement, uninterrupted
from db.folder import Folder
from db.guild_registry import GONE
from db.opening import make_file, set_aside
from db.pending_interactions import UnflushedFile
from db.schemas import DUE_INDEX, Schema
from db.sqlite_errors import CheckFailed, code_of

T = TypeVar("T")

_log = logging.getLogger(__name__)

BUSY = 1.0
"""Seconds to wait for somebody else's lock, at most: whoever waits may hold the file of his table meanwhile."""
LOCK_PAUSE = 30.0
"""Seconds for which nobody waits for that again."""


def was_used(place: Folder) -> bool:
    """Return whether a file across guilds lay in this folder once: the wake index and guilds' files come after it."""
    return place.due_index.exists() or (place.guilds.is_dir() and any(place.guilds.iterdir()))


def make_at_first_start(place: Folder, schema: Schema) -> None:
    """Make the file across guilds in a folder that is new. Raises Damage where it is gone; OSError or sqlite3.Error."""
    if not place.people.exists():
        if was_used(place):
            raise CheckFailed(GONE)
        make_file(place.people, schema)


class SharedFile(File):
    """The file across guilds. The host is told when it begins to refuse, and when it is written again.

    Once a page was found damaged it is only read, as far as that can be: what would be written would be lost with the
    restore. Once somebody else was found to have it locked it is not asked to write for `LOCK_PAUSE`.
    """

    of = "people"

    def __init__(self, path: Path, opener: Callable[[], sqlite3.Connection], clock: Clock) -> None:
        super().__init__(path, opener)
        self._clock = clock
        self.reports = False  # at the start whoever starts says what is wrong
        self._refused = ""
        self._damaged: tuple[int, DamagedFile] | None = None
        self._locked: tuple[float, Exception] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Open a transaction, as `File.writing` does, unless it is known to be damaged or locked."""
        if self._locked is not None:
            at, busy = self._locked
            if abs(self._clock.now() - at) < LOCK_PAUSE:
                raise busy.with_traceback(None)  # else each raise would add to what it holds
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
        """Return what leaves the store instead of this error; the host is told of a new one."""
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
        """Do this; do it again when the file is found to be lost by it. Whoever calls holds the file."""
        try:
            return await work()
        except StoreError:
            if self._lost is None:
                raise
            return await work()

    async def ask(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of one question, as `File.ask` does."""
        return await self.retry_if_lost(lambda: super(IndexFile, self).ask(sql, *values))

    async def write_unflushed(self, statements: list[Statement]) -> None:
        """Do these without waiting for the disk, as `UnflushedFile.write_unflushed` does."""
        await self.retry_if_lost(lambda: super(IndexFile, self).write_unflushed(statements))

    async def opened(self) -> None:
        """Open the file if it is not; make it anew first if it is lost. Raises StoreError and its kinds."""
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
        _log.error("the wake index is lost, and is made anew: %s", self._lost)
        try:
            await asyncio.to_thread(self._anew)
        except (OSError, sqlite3.Error) as error:
            raise self.translated(error) from error
        self._lost = None
        await super().opened()
        await uninterrupted(self._run([("BEGIN IMMEDIATE", ()), *self.initial_rows(), ("COMMIT", ())]))

    def translated(self, error: Exception) -> Exception:
        """Return what leaves the store instead of this error; where the file is lost by it that is noted."""
        found = super().translated(error)
        if isinstance(found, DamagedFile) or isinstance(error, (FileReplaced, FileNotFoundError)):
            self._lost = found
        return found

    def _anew(self) -> None:
        set_aside(self.path)
        make_file(self.path, DUE_INDEX)
