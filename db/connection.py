"""One connection per open file, and the blocks that work on it.

aiosqlite gives each connection a thread. Two tasks on one connection would mix their transactions, so a lock admits
one block at a time to a file, readers too. Blocks are short, and a second connection for readers would double the
threads, descriptors and memory of every open file. No other process writes to the folder (`db.folder.FolderLock`), so
a block that only reads sees one state of the file through the lock alone and needs no transaction.

A round trip to the thread costs more than a statement (`db.session`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import aiosqlite

from bot.errors import DamagedRow, StoreError, StoreFull, StoreUnavailable
from db.broken import Row, row_by_row
from db.opening import begin_log
from db.session import WRITE, Session, Statement
from db.sqlite_errors import check_disk_space, is_no_text, translate_error
from db.waiting import check_patience

T = TypeVar("T")
_log = logging.getLogger(__name__)

# At DEBUG level aiosqlite writes every statement with its values to the log: seeds, hands, tokens.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def uninterrupted(work: Awaitable[T]) -> T:
    """Wait for work that must not be interrupted. A cancellation is raised again when the work has ended."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            if not task.cancelled():
                cancelled = error
        except BaseException:
            break
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not log it; the caller gets the cancellation
        raise cancelled
    return task.result()


def is_cancelled() -> bool:
    """Return whether this task was cancelled; an error raised since then has replaced the cancellation."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class FileReplaced(Exception):
    """The file was moved, removed or replaced while it was open: writes to it would be lost."""


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection with a way to run several statements in one round trip."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Call `work` in the connection's thread."""
        return await self._execute(work, self._conn)

    async def ended(self) -> None:
        """Wait until the thread of a failed connection has ended: it must not outlive the event loop."""
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)


class File:
    """A SQLite file that may be open. `pins` counts the tasks that use it or wait for it; a pinned file stays open.

    `changes` counts the transactions begun. Rows that were read at the present count are still current.
    """

    of: Literal["guild", "people", "wake"] = "guild"

    def __init__(self, path: Path, opener: Callable[[], sqlite3.Connection], guild: int = 0) -> None:
        self.path = path
        self._place = str(path)
        self.guild = guild
        self.pins = 0
        self.used = 0.0
        self._opener = opener
        self._lock = asyncio.Lock()
        self._owner: asyncio.Task[Any] | None = None
        self._thread: _Thread | None = None
        self.changes = 0
        self._identity: tuple[int, int] | None = None
        self._written = False
        self._needs_reconnect = False
        self._ended = False

    @property
    def open(self) -> bool:
        """Whether a connection is held."""
        return self._thread is not None

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the file's lock.

        Raises RuntimeError if this task holds it already (it would wait for itself); StoreUnavailable after `end`;
        WaitedTooLong.
        """
        task = asyncio.current_task()
        if task is not None and self._owner is task:
            raise RuntimeError(f"{self.path.name}: a block on this file is open in this task already")
        waits = self._lock.locked()
        async with self._lock:
            if self._ended:
                raise StoreUnavailable("the store is closed")
            if waits:
                check_patience()
            self._owner = task
            try:
                yield
            finally:
                self._owner = None

    async def opened(self) -> None:
        """Open the file if it is closed. The caller holds the lock. Raises StoreError and its kinds."""
        if self._thread is not None and self._needs_reconnect:
            await self.shut()
        if self._thread is None:
            await uninterrupted(self._open())

    async def shut(self) -> None:
        """Close the file. The caller holds the lock."""
        if self._thread is None:
            return
        try:
            await uninterrupted(self._thread.close())
        except sqlite3.Error as error:
            raise self.translated(error) from error
        finally:
            self._thread = None
            self._needs_reconnect = False

    async def end(self) -> None:
        """Close the file for good: `hold` raises StoreUnavailable from now on."""
        async with self._lock:
            self._ended = True
            await self.shut()

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Run one query in one round trip. The caller holds the lock. Raises StoreError and its kinds.

        No block is needed: a single statement sees one state of the file.
        """
        await self.opened()
        try:
            return (await self._run([(sql, values)]))[0]
        except StoreError:
            self._needs_reconnect = True
            raise

    async def truncate_log(self) -> None:
        """Checkpoint and truncate the write-ahead log, so that deleted rows are not left in it.

        The caller holds the lock. While another connection reads an earlier state (a long backup), the log stays until
        the file is closed or this is called again. Raises StoreError and its kinds.
        """
        ((busy, *_),) = await self.ask("PRAGMA wal_checkpoint(TRUNCATE)")
        if busy:
            _log.warning("%s: its log could not be emptied now, since another connection reads it", self.path)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a block that reads one state of the file. The caller holds the lock. Raises StoreError and its kinds."""
        await self.opened()
        session = Session(self._run, writes=False)
        try:
            yield session
            await session.commit()
        except DamagedRow:
            raise
        except StoreError:
            self._needs_reconnect = True
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Open a transaction: committed when the block ends, rolled back when it raises. The caller holds the lock."""
        await self.opened()
        self.changes += 1
        session = Session(self._run, writes=True)
        try:
            yield session
            await uninterrupted(session.commit())
        except BaseException as error:
            try:
                await uninterrupted(session.roll_back())
            except StoreError:
                self._needs_reconnect = True
            if isinstance(error, StoreError) and not isinstance(error, (StoreFull, DamagedRow)):
                self._needs_reconnect = True  # the state of the connection is unknown
            raise

    async def _open(self) -> None:
        thread = _Thread(self._connect, 64)
        try:
            await thread
            status = self.path.stat()
        except Exception as error:
            await thread.close()
            await thread.ended()
            raise self.translated(error) from error
        self._identity = (status.st_dev, status.st_ino)
        self._thread = thread
        self._written = False

    def _connect(self) -> sqlite3.Connection:
        """Runs in the connection's thread."""
        try:
            return self._opener()
        except sqlite3.Error as error:
            check_disk_space(error, self.path)
            raise

    def _is_in_place(self) -> bool:
        """Return whether the open file is still at its path. Runs in the connection's thread.

        In the event loop's thread the system call would release the interpreter lock and delay the loop. Checked
        before each transaction that writes; reading a file that was removed does no harm.
        """
        try:
            status = os.stat(self._place)  # noqa: PTH116 - at every commit; a Path makes its text again each time
        except OSError:
            return False
        return self._identity == (status.st_dev, status.st_ino)

    async def _run(self, statements: list[Statement]) -> list[list[Row]]:
        assert self._thread is not None
        try:
            return await self._thread.run(lambda connection: self._execute_all(connection, statements))
        except (FileReplaced, OSError, sqlite3.Error, OverflowError) as error:
            raise self.translated(error) from error

    def translated(self, error: Exception) -> Exception:
        """Return the error that the store raises in the place of this one."""
        if isinstance(error, FileReplaced):
            found: Exception = StoreUnavailable(f"{self.path}: the file was taken away while it was in use")
        else:
            found = translate_error(error, self.path, self.guild)
        if isinstance(found, StoreError):
            found.of = self.of
        return found

    def _execute_all(self, connection: sqlite3.Connection, statements: list[Statement]) -> list[list[Row]]:
        """Runs in the connection's thread."""
        try:
            if any(sql == WRITE for sql, _ in statements[:2]):  # a PRAGMA may come before it
                if not self._is_in_place():
                    raise FileReplaced
                if not self._written:
                    begin_log(connection, self.path)
                    self._written = True
            return _rows(connection, statements, self._broken)
        except sqlite3.Error as error:
            check_disk_space(error, self.path)
            raise

    def _broken(self) -> DamagedRow:
        error = DamagedRow(f"{self.path}: a row holds what is no text")
        error.of = self.of
        return error


def _rows(
    connection: sqlite3.Connection, statements: list[Statement], broken: Callable[[], DamagedRow]
) -> list[list[Row]]:
    found: list[list[Row]] = []
    for sql, values in statements:
        if sql == "ROLLBACK" and not connection.in_transaction:
            continue  # SQLite rolls back by itself when the disk is full
        try:
            found.append(connection.execute(sql, values).fetchall())
        except sqlite3.OperationalError as error:
            if not is_no_text(error) or not sql.startswith("SELECT"):
                raise
            found.append(row_by_row(connection, sql, values, broken))
    return found
