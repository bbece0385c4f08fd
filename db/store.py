"""The store: `bot.service.ports.Store` on SQLite files, one per guild."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.clock import Clock
from bot.errors import StoreError, StoreUnavailable
from bot.service.ports import DueIndex, PendingInteractions, People
from bot.service.ports.table_index import Listing
from db import privacy
from db.connection import File
from db.copies import copies_of, remove_naming, remove_shared
from db.descriptor_limit import OpenFileLimit, limit_for
from db.due_index import DueIndexFile
from db.files import Files
from db.folder import Folder, FolderLock
from db.guild import GuildReading, GuildWriting, NoFile
from db.guild_registry import given_by
from db.opening import log_of, make_file, open_file
from db.pending_interactions import PendingInteractionsFile, PendingRows
from db.people import PeopleFile, PeopleRows
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema
from db.session import CountedTransactions, Session, Source
from db.shared_database import BUSY, IndexFile, SharedFile, make_at_first_start, was_used
from db.sqlite_errors import CheckFailed, translated

T = TypeVar("T")

_log = logging.getLogger(__name__)

OPEN_FILES = limit_for(100)
# Seconds between two looks for idle files.
_SWEEP = 30.0
# STRICT tables.
_OLDEST_SQLITE = (3, 37, 0)


class FileWriting(GuildWriting):
    """A transaction on a guild's file. The index of users' tables is in another file: `people`."""

    def __init__(self, source: Source, guild: int, now: Callable[[], float], people: PeopleRows) -> None:
        super().__init__(source, guild, now)
        self._people = people

    async def index(self, table: int, users: Mapping[int, Listing], server: str) -> None:
        await self._people.index(self._guild, table, users, server)


class SqliteStore(CountedTransactions):
    """The store on one data folder. Made by `open_store`."""

    shared = False

    def __init__(self, folder: Folder, lock: FolderLock, files: Files, clock: Clock, idle: float, busy: float) -> None:
        super().__init__()
        self.folder = folder
        self.files = files
        self._lock = lock
        self._clock = clock
        self._idle = idle
        patience = min(busy, BUSY)
        self._people_file = SharedFile(folder.people, partial(open_file, folder.people, PEOPLE, patience), clock)
        self._due_index_database = IndexFile(folder.due_index, partial(open_file, folder.due_index, DUE_INDEX, busy))
        self.people_file = PeopleFile(self._people_file, clock)
        self.due_index_file = DueIndexFile(self._due_index_database, self._next_due)
        self.pending_file = PendingInteractionsFile(self._due_index_database)
        self.people: People = self.people_file
        self.due_index: DueIndex = self.due_index_file
        self.pending: PendingInteractions = self.pending_file
        self.people_rows: PeopleRows = self.people_file
        self.pending_rows: PendingRows = self.pending_file
        self._housekeeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the shared files and begin to close idle guild files. Opens no guild file."""
        await self._open_shared(self._people_file, partial(make_at_first_start, self.folder, PEOPLE))
        if not self.folder.due_index.exists() and not was_used(self.folder):
            await self._open_shared(self._due_index_database, partial(make_file, self.folder.due_index, DUE_INDEX))
        await self.due_index_file.load()
        await self._compare_with_register()
        self._people_file.reports = True
        self._housekeeping = asyncio.create_task(self._run_housekeeping(), name="store housekeeping")

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild's file. A guild without a file is empty; reading makes none.

        Raises DamagedFile, StoreUnavailable; RuntimeError when this task has a block on this guild already.
        """
        async with self.files.use(guild, make=False) as file:
            if file is None:
                yield self._reading(NoFile(), guild)
                return
            async with file.reading() as session:
                yield self._reading(session, guild)

    async def read_with(self, guild: int, read: Callable[[GuildReading], Awaitable[T]]) -> T:
        """Return what `read` returns. Raises what the block raises that `self.read` opens."""
        async with self.read(guild) as tx:
            return await read(tx)

    def _reading(self, source: Source, guild: int) -> GuildReading:
        reading = GuildReading(source, guild)
        reading.counted = self.commits(guild)
        return reading

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[FileWriting]:
        """Open a transaction on a guild's file (made when there is none).

        What was put into the outbox or among the timers is marked in the due index before the commit, and the index's
        listener is called after it. A fault
        or a cancellation inside the block rolls all of it back. A cancellation during the commit is passed on when
        the commit has ended: then it may have been written.
        Raises DamagedFile, StoreFull, StoreUnavailable; ValueError for records that do not fit (at once, or when
        the block ends); RuntimeError when this task has a block on this guild already.
        """
        async with self.files.use(guild, make=True) as file:
            if file is None:
                raise StoreUnavailable("all of it was deleted a moment ago")
            if guild in self.files.unregistered:
                await self._register(guild)
            async with self._transaction(file, guild) as writing:
                yield writing

    def admit(self, guild: int) -> None:
        self.files.deleted.discard(guild)

    @asynccontextmanager
    async def write_in_passing(self, guild: int) -> AsyncIterator[FileWriting | None]:
        """Open a transaction on a guild's file as `write` does; None where there is no file.

        A file that is opened for this alone is the first to be closed again.
        """
        async with self.files.use(guild, make=False, passing=True) as file:
            if file is None:
                yield None
                return
            async with self._transaction(file, guild) as writing:
                yield writing

    @asynccontextmanager
    async def _transaction(self, file: File, guild: int) -> AsyncIterator[FileWriting]:
        with self._counted(guild, self.due_index) as begun:
            async with file.writing() as session:
                writing = FileWriting(session, guild, self._clock.now, self.people_file)
                writing.counted = self.commits(guild) + 1
                begun.append(writing)
                yield writing
                writing.save_counters()
                if writing.earliest is not None:
                    await self.due_index_file.mark(guild, writing.earliest)

    async def revisions(self, guilds: Iterable[int]) -> dict[int, int]:
        """Return the numbers of these guilds' states: this process has made all of them, or found them."""
        return {guild: self.commits(guild) for guild in guilds}

    async def guilds(self) -> list[int]:
        return sorted({*await self._found(), *self.files.expected})

    async def unclean(self) -> set[int]:
        """Return the guilds whose file is open, or was when a process died. Raises StoreUnavailable."""
        return await self._seen(self.folder.unclean) | self.files.unclean

    async def _found(self) -> list[int]:
        return await self._seen(self.folder.guild_ids)

    async def _seen(self, look: Callable[[], T]) -> T:
        with translated(self.folder.guilds):
            return await asyncio.to_thread(look)

    async def data_of(self, user: int) -> dict[str, Any]:
        """Return all that is kept of a user, as plain values (`db.privacy.show_user`)."""
        return await privacy.show_user(self, user)

    async def forget(self, user: int) -> list[int]:
        """Done by `db.privacy`."""
        return await privacy.anonymise_user(self, user)

    @asynccontextmanager
    async def reading_in_passing(self, guild: int) -> AsyncIterator[Session | None]:
        """Open a reading of a guild's file; None where there is no file."""
        async with self.files.use(guild, make=False, passing=True) as file:
            if file is None:
                yield None
                return
            async with file.reading() as session:
                yield session

    @asynccontextmanager
    async def deleting_in_passing(self, guild: int) -> AsyncIterator[Session | None]:
        """Open a transaction on a guild's file and empty its write-ahead log afterwards; None where there is none."""
        async with self.files.use(guild, make=False, passing=True) as file:
            if file is None:
                yield None
                return
            async with file.writing() as session:
                yield session
            await file.truncate_log()

    async def remove_guild(self, guild: int) -> None:
        """Delete a guild's file, and all others that are named by its id."""
        path = self.folder.guild(guild)
        tables = await asyncio.to_thread(given_by, path)
        beside = await asyncio.to_thread(copies_of, self.folder, guild)
        await self.files.forget(guild, [path, log_of(path), Path(f"{path}-shm"), *beside])
        await self.due_index_file.forget(guild)
        await self.people_file.unregister(guild, tables)
        self.files.given = await self.people_file.given()

    async def remove_copies(self, guild: int, user: int) -> None:
        """Remove copies of a guild's file, and damaged files that hold the user's id."""
        await asyncio.to_thread(remove_naming, self.folder, guild, user)

    async def wipe_shared(self) -> None:
        """Remove old copies of the shared files, and truncate their logs, so that deleted rows are not left there."""
        remove_shared(self.folder)
        for file in (self._people_file, self._due_index_database):
            async with file.hold():
                await file.truncate_log()

    def refuse(self, guild: int) -> None:
        """Let late work make no new file for this place, until it is admitted again."""
        self.files.deleted.add(guild)

    async def close(self) -> None:
        """Close all files and release the folder. Waits for running blocks; new ones are refused."""
        async with AsyncExitStack() as steps:  # runs from the last to the first, each even if another fails
            steps.callback(self._lock.close)
            steps.push_async_callback(self._people_file.end)
            steps.push_async_callback(self._due_index_database.end)
            steps.push_async_callback(self._flush_due_index)
            steps.push_async_callback(self.pending_file.close)
            steps.push_async_callback(self.files.close)
            steps.push_async_callback(self._end_housekeeping)

    async def _end_housekeeping(self) -> None:
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._housekeeping

    async def _flush_due_index(self) -> None:
        try:
            if self._due_index_database.open:
                await self.due_index_file.flush()
        except StoreError:
            _log.exception("the due index could not be brought up to date; the next start does it")

    @asynccontextmanager
    async def _next_due(self, guild: int) -> AsyncIterator[float | None]:
        async with self.files.use(guild, make=False, passing=True) as file:
            if file is None:
                yield None
                return
            async with file.reading() as session:
                yield await GuildReading(session, guild).next_due()

    async def _compare_with_register(self) -> None:
        found, known = frozenset(await self._found()), await self.people_file.guild_files()
        for stray in await self._seen(self.folder.strays):
            _log.warning("%s is no server's file by its name, and is left alone", stray)
        if found - known:
            await self.people_file.register(found - known)
        self.files.expected |= found | known
        self.files.given = await self.people_file.given()
        for guild in sorted(known - found):
            self.files.gone(guild)

    async def _register(self, guild: int) -> None:
        """Register a guild's new file. An error does not stop play: the next transaction tries again."""
        try:
            await self.people_file.register((guild,))
            self.files.unregistered.discard(guild)
        except StoreError as error:
            _log.warning("guild %s is not in the registry of files yet: %s", guild, error)

    async def _open_shared(self, file: File, make: Callable[[], None]) -> None:
        # Created at the start only: a shared file that vanishes later is a fault.
        try:
            await asyncio.to_thread(make)
        except (OSError, sqlite3.Error, CheckFailed) as error:
            raise file.translated(error) from error
        async with file.hold():
            await file.opened()

    async def _run_housekeeping(self) -> None:
        # Closing a file costs more than a commit, so it is done here, where no action waits for it.
        loop = asyncio.get_running_loop()
        flushed = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(_SWEEP, self._idle)):
                    await self.files.crowded.wait()
            self.files.crowded.clear()
            try:
                await self.files.tidy(loop.time() - self._idle)
                if loop.time() >= flushed + _SWEEP:
                    await self.due_index_file.flush()
                    flushed = loop.time()
            except Exception:
                _log.exception("the store's housekeeping met an error")


async def open_store(
    folder: Path,
    *,
    open_files: OpenFileLimit = OPEN_FILES,
    clock: Clock,
    idle: float = 300.0,
    busy: float = 5.0,
    guild_schema: Schema = GUILD,
) -> SqliteStore:
    """Open the data folder, which is made if missing, and return the store. Guild files are not opened.

    `open_files` bounds the open guild files; a file unused for `idle` seconds is closed. `busy`: seconds to wait for a
    file that another process has locked. `guild_schema` is for tests of migrations.
    Raises FolderInUse, NewerFile or another StoreUnavailable, StoreFull; DamagedFile (guild 0) when the file across
    guilds is damaged, or gone from a folder that was used (`db.shared_database`).
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise StoreUnavailable(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 or newer is needed")
    place = Folder(folder)
    await asyncio.to_thread(place.prepare)
    lock = FolderLock(place)
    files = Files(place, guild_schema, open_files, busy)
    store = SqliteStore(place, lock, files, clock, idle, busy)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store
