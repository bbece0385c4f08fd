"""One connection per open file, and the blocks that work on it.

aiosqlite gives each connection a thread; two tasks on one connection would slip into each other's transactions.
So a lock lets one block at a time onto a file, readers too. Blocks are short, and a second connection for readers
would double threads, descriptors and memory of every open file. Nobody else writes to the folder while it is ours
(`db.folder.FolderLock`), so a block that only reads sees one state by that lock alone and needs no transaction.

A hop to the thread and back costs more than a statement, so statements that return nothing wait and travel together
with the next one that does, or with the commit; and what will be asked for soon can be told before (`Source.prefetch`)
and travels with what is asked for now.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import aiosqlite

from bot.errors import DamagedRow, StoreError, StoreFull, StoreUnavailable
from db.broken import Row, row_by_row
from db.opening import begin_log
from db.sqlite_errors import check_disk_space, is_no_text, translate_error

T = TypeVar("T")
Statement: TypeAlias = tuple[str, tuple[Any, ...]]

_WRITE = "BEGIN IMMEDIATE"
_log = logging.getLogger(__name__)

# At DEBUG level aiosqlite writes every statement with its values to the log: seeds, hands, tokens.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def uninterrupted(work: Awaitable[T]) -> T:
    """Wait for work that must not be left half done; a cancellation is passed on when it has ended."""
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
            task.exception()  # seen; the cancellation is what the caller is told
        raise cancelled
    return task.result()


class FileReplaced(Exception):
    """The file is not any more where it was opened: what is written to it now would be lost."""


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection with a way to do several things in one hop."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Call `work` in the connection's thread."""
        return await self._execute(work, self._conn)

    async def ended(self) -> None:
        """Wait for the end of a thread that could not open its file: it may not outlive the event loop."""
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)


class Source(Protocol):
    """What the repositories talk to: a transaction, or nothing at all where there is no file."""

    def defer(self, sql: str, *values: Any) -> None:
        """Do this with the next statement that returns something, or with the commit."""
        ...

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Do this now and return its rows."""
        ...

    async def several(self, *statements: Statement) -> list[list[Row]]:
        """Do these now, in one hop, and return the rows of each."""
        ...

    def prefetch(self, sql: str, *values: Any) -> None:
        """Fetch the rows of this along with what is asked for next; when it is asked for itself it costs nothing.

        It is asked anew where something was written in between.
        """
        ...


class NoFile:
    """Stands for a file that does not exist: there is nothing in it, and nothing can be written."""

    def defer(self, sql: str, *values: Any) -> None:
        """Raise: there is no file to write to."""
        raise RuntimeError("a reading cannot write")

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Return no rows."""
        return []

    async def several(self, *statements: Statement) -> list[list[Row]]:
        """Return no rows of any."""
        return [[] for _ in statements]

    def prefetch(self, sql: str, *values: Any) -> None:
        """Do nothing: there is no way to save."""


class Session:
    """One block: a transaction, or with `writes` False readings under the file's lock.

    After a fault a transaction can only be rolled back.
    """

    def __init__(self, run: Callable[[list[Statement]], Awaitable[list[list[Row]]]], *, writes: bool) -> None:
        self._run = run
        self._writes = writes
        self._deferred: list[Statement] = [(_WRITE, ())] if writes else []
        self._to_prefetch: list[Statement] = []
        self._prefetched: dict[Statement, list[Row]] = {}
        self._begun = False
        self._fault: BaseException | None = None
        self._over = False

    def defer(self, sql: str, *values: Any) -> None:
        """Do this with the next statement that returns something, or with the commit."""
        if self._over:
            raise RuntimeError("the block is over")
        self._deferred.append((sql, values))
        self._prefetched.clear()

    def prefetch(self, sql: str, *values: Any) -> None:
        """Fetch the rows of this along with what is asked for next."""
        self._to_prefetch.append((sql, values))

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Do this now, after all that waits, and return its rows; or return those that were fetched for it."""
        return (await self.several((sql, values)))[0]

    async def several(self, *wanted: Statement) -> list[list[Row]]:
        """Do these now, after all that waits, in one hop, and return the rows of each; or those that were fetched."""
        if self._over:
            raise RuntimeError("the block is over")
        if all(statement in self._prefetched for statement in wanted):
            return [self._prefetched.pop(statement) for statement in wanted]
        before, prefetched = self._deferred, [statement for statement in self._to_prefetch if statement not in wanted]
        self._deferred, self._to_prefetch = [], []
        self._begun = True
        try:
            found = await self._run([*before, *wanted, *prefetched])
        except BaseException as error:
            self._fault = self._fault or error
            raise
        here, beside = len(before), len(before) + len(wanted)
        if not all(sql.startswith("SELECT") for sql, _ in wanted):
            self._prefetched.clear()
        self._prefetched.update(zip(prefetched, found[beside:], strict=True))
        return found[here:beside]

    async def commit(self) -> None:
        """End the transaction. Raises the first fault again if a block went on after one."""
        if self._fault is not None:
            raise self._fault
        if self._writes and (self._begun or len(self._deferred) > 1):
            self._to_prefetch.clear()
            await self.several(("COMMIT", ()))
        self._over = True

    async def roll_back(self) -> None:
        """End the transaction as if it had not been."""
        self._deferred.clear()
        if self._writes and self._begun and not self._over:
            self._over = True
            await self._run([("ROLLBACK", ())])
        self._over = True


class File:
    """A SQLite file that may be open. `pins` counts the tasks that use it or wait for it; such a file stays open.

    `changes`: how many transactions were begun; what was read under the same count is as the file has it.
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
        """Have the file for oneself.

        Raises RuntimeError when this task has it already, since it would wait for itself; StoreUnavailable after `end`.
        """
        task = asyncio.current_task()
        if task is not None and self._owner is task:
            raise RuntimeError(f"{self.path.name}: a block on this file is open in this task already")
        async with self._lock:
            if self._ended:
                raise StoreUnavailable("the store is closed")
            self._owner = task
            try:
                yield
            finally:
                self._owner = None

    async def opened(self) -> None:
        """Open the file if it is not; whoever calls holds it. Raises StoreError and its kinds."""
        if self._thread is not None and self._needs_reconnect:
            await self.shut()
        if self._thread is None:
            await uninterrupted(self._open())

    async def shut(self) -> None:
        """Close the file; whoever calls holds it."""
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
        """Close the file for good: whoever comes late finds it closed, and does not open it again."""
        async with self._lock:
            self._ended = True
            await self.shut()

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Return the rows of one question in one hop; whoever calls holds the file. Raises StoreError and its kinds.

        It needs no block: a single statement sees one state of the file by itself.
        """
        await self.opened()
        try:
            return (await self._run([(sql, values)]))[0]
        except StoreError:
            self._needs_reconnect = True
            raise

    async def truncate_log(self) -> None:
        """Bring the write-ahead log over into the file and empty it: what was deleted lies there no more either.

        Whoever calls holds the file. While somebody else reads an earlier state (a backup that takes long) the log
        stays until the file is closed, or this is done again. Raises StoreError and its kinds.
        """
        ((busy, *_),) = await self.ask("PRAGMA wal_checkpoint(TRUNCATE)")
        if busy:
            _log.warning("%s: its log could not be emptied now, since somebody reads it", self.path)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a block that sees one state of the file; whoever calls holds it. Raises StoreError and its kinds."""
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
        """Open a transaction: written when the block ends, rolled back when it raises; whoever calls holds the file."""
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
                self._needs_reconnect = True  # whatever state the connection is in, the next block gets a new one
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
        """Runs in the connection's thread: a call that lets the interpreter go costs the event loop its turn.

        Looked at before each commit; what is read of a file that was taken away harms nobody.
        """
        try:
            status = os.stat(self._place)  # noqa: PTH116 - at every commit; a Path makes its text anew each time
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
        """Return what leaves the store instead of this error."""
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
            if any(sql == _WRITE for sql, _ in statements[:2]):  # or what sets it up comes first
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
            continue  # SQLite has done it by itself: it does so when the disk is full
        try:
            found.append(connection.execute(sql, values).fetchall())
        except sqlite3.OperationalError as error:
            if not is_no_text(error) or not sql.startswith("SELECT"):
                raise
            found.append(row_by_row(connection, sql, values, broken))
    return found
