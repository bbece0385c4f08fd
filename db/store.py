"""The store: `bot.service.ports.Store` on SQLite files, one per guild."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot import progress
from bot.clock import Clock
from bot.errors import StoreError, StoreUnavailable
from bot.service.ports import PendingInteractions, People, Wake
from db import privacy
from db.backup import DAMAGED
from db.connection import File, Nothing
from db.descriptor_limit import Room, room_for
from db.due_index import WakeFile
from db.files import Files
from db.folder import Folder, FolderLock
from db.guild import GuildReading, GuildWriting
from db.opening import BEFORE, make_file, open_file
from db.pending_interactions import OwedFile
from db.people import PeopleFile
from db.schemas import GUILD, PEOPLE, WAKE, Kind
from db.shared_database import BUSY, CentralFile, IndexFile, make_at_first_start, was_used
from db.sqlite_errors import Damage, told

T = TypeVar("T")

_log = logging.getLogger(__name__)

ROOM = room_for(100)
# Seconds between two looks for idle files.
_SWEEP = 30.0
# STRICT tables.
_OLDEST_SQLITE = (3, 37, 0)


class SqliteStore:
    """All that is kept, in one data folder. Made by `open_store`."""

    def __init__(self, folder: Folder, lock: FolderLock, files: Files, clock: Clock, idle: float, busy: float) -> None:
        self.folder = folder
        self.files = files
        self._lock = lock
        self._clock = clock
        self._idle = idle
        patience = min(busy, BUSY)
        self._people_file = CentralFile(folder.people, partial(open_file, folder.people, PEOPLE, patience), clock)
        self._wake_file = IndexFile(folder.wake, partial(open_file, folder.wake, WAKE, busy))
        self.people_file = PeopleFile(self._people_file, clock)
        self.wake_file = WakeFile(self._wake_file, self._next_due)
        self.owed_file = OwedFile(self._wake_file)
        self.people: People = self.people_file
        self.wake: Wake = self.wake_file
        self.pending: PendingInteractions = self.owed_file
        self._house: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the central files and begin to close idle guild files. Opens no guild file."""
        await self._open_central(self._people_file, partial(make_at_first_start, self.folder, PEOPLE))
        if not self.folder.wake.exists() and not was_used(self.folder):
            await self._open_central(self._wake_file, partial(make_file, self.folder.wake, WAKE))
        await self.wake_file.load()
        await self._compare_with_register()
        self._people_file.told_of = True
        self._house = asyncio.create_task(self._keep_house(), name="store housekeeping")

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild's file. A guild without a file has nothing in it, and gets none by this.

        Raises DamagedFile, StoreUnavailable; RuntimeError when this task has a block on this guild already.
        """
        async with self.files.use(guild, make=False) as file:
            if file is None:
                yield GuildReading(Nothing(), guild)
                return
            async with file.reading() as session:
                yield GuildReading(session, guild)

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[GuildWriting]:
        """Open a transaction on a guild's file (made when there is none).

        What was put into the outbox or among the timers is marked in the wake index before the commit, and the index's
        listener is called after it. A fault
        or a cancellation inside the block rolls all of it back. A cancellation during the commit is passed on when
        the commit has ended: then it may have been written.
        Raises DamagedFile, StoreFull, StoreUnavailable; ValueError for records that do not fit (at once, or when
        the block ends); RuntimeError when this task has a block on this guild already.
        """
        async with self.files.use(guild, make=True) as file:
            assert file is not None
            if guild in self.files.unregistered:
                await self._register(guild)
            writing: GuildWriting | None = None
            try:
                async with file.writing() as session:
                    writing = GuildWriting(session, guild, self._clock.now)
                    yield writing
                    if writing.earliest is not None:
                        await self.wake_file.mark(guild, writing.earliest)
                progress.committed()
            finally:  # a commit that was cancelled may have been written; to look in vain costs nothing
                if writing is not None and writing.earliest is not None:
                    self.wake_file.listener()

    async def guilds(self) -> list[int]:
        """Return the guilds that have a file, or had one that is gone now, in order."""
        return sorted({*await self._found(), *self.files.expected})

    async def unclean(self) -> set[int]:
        """Return the guilds whose file is open, or was when a process died. Raises StoreUnavailable."""
        return await self._seen(self.folder.unclean) | self.files.unclean

    async def _found(self) -> list[int]:
        return await self._seen(self.folder.guild_ids)

    async def _seen(self, look: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(look)
        except OSError as error:
            raise told(error, self.folder.guilds, 0) from error

    async def kept_of(self, user: int) -> dict[str, Any]:
        """Return all that is kept of a user, as plain values (`db.privacy.show_user`)."""
        return await privacy.show_user(self, user)

    async def forget(self, user: int) -> list[int]:
        """Make a user nameless everywhere; return the guilds where it remains to be done (`db.privacy`)."""
        return await privacy.anonymise_user(self, user)

    def forget_former_central_files(self) -> None:
        """Remove central files that were set aside, copied or left half done: nobody can say who stands in them."""
        for stem in (self.folder.people.stem, self.folder.wake.stem):
            for place in (f"{stem}.sqlite.damaged-", f"{DAMAGED}/{stem}.", f"{BEFORE}/{stem}.", *_left_half_done(stem)):
                for path in self.folder.root.glob(f"{place}*"):
                    path.unlink(missing_ok=True)

    async def empty_central_logs(self) -> None:
        """See that what was deleted from the central files lies in their write-ahead logs no more."""
        for file in (self._people_file, self._wake_file):
            async with file.hold():
                await file.empty_log()

    async def close(self) -> None:
        """Close all files and give the folder free. Blocks under way are waited for; new ones are refused."""
        async with AsyncExitStack() as steps:  # from the last to the first, each whatever becomes of the others
            steps.callback(self._lock.release)
            steps.push_async_callback(self._people_file.end)
            steps.push_async_callback(self._wake_file.end)
            steps.push_async_callback(self._settle_wake)
            steps.push_async_callback(self.owed_file.close)
            steps.push_async_callback(self.files.close)
            steps.push_async_callback(self._end_housekeeping)

    async def _end_housekeeping(self) -> None:
        if self._house is not None:
            self._house.cancel()
            with suppress(asyncio.CancelledError):
                await self._house

    async def _settle_wake(self) -> None:
        try:
            if self._wake_file.open:
                await self.wake_file.flush()
        except StoreError:
            _log.exception("the wake index could not be brought up to date; the next start does it")

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
        """Note that a guild has a file now. What keeps us from it keeps nobody from playing: it is tried again."""
        try:
            await self.people_file.register((guild,))
            self.files.unregistered.discard(guild)
        except StoreError as error:
            _log.warning("guild %s is not in the register of files yet: %s", guild, error)

    async def _open_central(self, file: File, make: Callable[[], None]) -> None:
        # Made at the start only: a central file that vanishes later is a fault.
        try:
            await asyncio.to_thread(make)
        except (OSError, sqlite3.Error, Damage) as error:
            raise file.told(error) from error
        async with file.hold():
            await file.opened()

    async def _keep_house(self) -> None:
        # Closing costs more than a commit; it is done here, so that no action waits for it.
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
                    await self.wake_file.flush()
                    flushed = loop.time()
            except Exception:
                _log.exception("the store's housekeeping met an error")


async def open_store(
    folder: Path,
    *,
    room: Room = ROOM,
    clock: Clock,
    idle: float = 300.0,
    busy: float = 5.0,
    guild_kind: Kind = GUILD,
) -> SqliteStore:
    """Open the data folder (made when there is none) and return the store. Guild files are not opened or looked at.

    `room`: how many guild files are open at a time; those that nobody used for `idle` seconds are closed.
    `busy`: seconds to wait for a file that somebody else has locked. `guild_kind` is for tests of migrations.
    Raises FolderInUse, NewerFile or another StoreUnavailable, StoreFull; DamagedFile (guild 0) when the file across
    guilds is damaged, or gone from a folder that was used (`db.shared_database`).
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise StoreUnavailable(f"SQLite {sqlite3.sqlite_version} is too old; 3.37 or newer is needed")
    place = Folder(folder)
    await asyncio.to_thread(place.prepare)
    lock = FolderLock(place)
    files = Files(place, guild_kind, room, busy)
    store = SqliteStore(place, lock, files, clock, idle, busy)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store


def _left_half_done(stem: str) -> tuple[str, ...]:
    """Return how the names of files begin that a crash left behind while one of this name was made or restored."""
    return f"{stem}.new", f"{stem}.part", f"{stem}.lost"
