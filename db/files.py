"""The open guild files: a bounded LRU cache. The least recently used files are closed in the background."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any

from bot.errors import DamagedFile, StoreError, StoreUnavailable
from bot.service.places import is_place
from db.connection import File
from db.descriptor_limit import OpenFileLimit
from db.folder import Folder, has_log
from db.guild_registry import GONE, begin_above
from db.opening import log_of, make_file, open_file
from db.schemas import Schema
from db.sqlite_errors import CheckFailed

_log = logging.getLogger(__name__)

_Signature = tuple[int, int, int]


class Files:
    """The guild files of a folder. One block at a time uses a file. An `OpenFileLimit` bounds the open files."""

    def __init__(self, folder: Folder, schema: Schema, open_files: OpenFileLimit, busy: float) -> None:
        self.crowded = asyncio.Event()
        self.unclean: set[int] = set()  # guilds whose file was opened here and had been open when a process died
        self.expected: set[int] = set()  # guilds known to have a file: a missing one is damage
        self.unregistered: set[int] = set()  # expected guilds that are not in the guild registry yet
        self.deleted: set[int] = set()  # places whose file is deleted for good: late work there makes no new one
        self.given = 0  # tables of a new file are numbered above this
        self._folder = folder
        self._schema = schema
        self._limit = open_files.kept
        self._most = open_files.most
        self._opening = 0
        self._holders: Counter[asyncio.Task[Any] | None] = Counter()  # how many files each task holds
        self._busy = busy
        self._files: OrderedDict[int, File] = OrderedDict()  # least recently used first
        self._damaged: dict[int, tuple[_Signature, DamagedFile]] = {}
        self._slot_freed = asyncio.Event()
        self._closed = False

    @property
    def open(self) -> int:
        """How many files are open."""
        return sum(file.open for file in self._files.values())

    @asynccontextmanager
    async def use(self, guild: int, *, make: bool, passing: bool = False) -> AsyncIterator[File | None]:
        """Open a guild's file and hold its lock; None if there is no file and `make` is False.

        With `passing`, a file that this block opens is the first to be closed again.
        Raises StoreUnavailable, StoreFull, DamagedFile; RuntimeError if this task holds the file already.
        """
        if self._closed:
            raise StoreUnavailable("the store is closed")
        make = make and guild not in self.deleted
        if not make and guild not in self._files and not self._exists(guild):
            yield None
            return
        file = self._pin(guild)
        cold = passing and not file.open
        try:
            async with file.hold():
                await self._ready(file)
                with self._held():
                    try:
                        yield file
                    except DamagedFile as error:
                        if error.guild == guild:
                            self._note_damage(guild, error)
                            await file.shut()
                        raise
        finally:
            self._unpin(file, cold)

    async def tidy(self, older_than: float) -> None:
        """Close unused files: those beyond the limit, and those unused since `older_than` (loop time)."""
        while (file := self._coldest(older_than)) is not None:
            await self._close(file)

    async def forget(self, guild: int, doomed: list[Path]) -> None:
        """Close a guild's file and delete these paths."""
        file = self._pin(guild)
        try:
            async with file.hold():
                await file.shut()
                for path in doomed:
                    path.unlink(missing_ok=True)
                self._damaged.pop(guild, None)
                self.expected.discard(guild)
                self.unregistered.discard(guild)
        finally:
            self._unpin(file, cold=True)

    def gone(self, guild: int) -> None:
        """Refuse a guild whose file is missing, and log it."""
        path = self._folder.guild(guild)
        self._note_damage(guild, DamagedFile(guild, str(path), GONE))

    async def close(self) -> None:
        """Close all files after their running blocks have ended. When all are closed, raises the first error."""
        self._closed = True
        done = await asyncio.gather(*(self._close(file) for file in list(self._files.values())), return_exceptions=True)
        for fault in done:
            if fault is not None:
                raise fault

    def _exists(self, guild: int) -> bool:
        # A write-ahead log without its file is damage, not absence; so is a missing file that is expected.
        if not is_place(guild):
            return False
        path = self._folder.guild(guild)
        return path.exists() or has_log(log_of(path)) or guild in self.expected

    def _pin(self, guild: int) -> File:
        file = self._files.get(guild)
        if file is None:
            path = self._folder.guild(guild)
            file = File(path, partial(self._connect, guild, path), guild)
            self._files[guild] = file
        file.pins += 1
        self._files.move_to_end(guild)
        return file

    def _unpin(self, file: File, cold: bool) -> None:
        file.pins -= 1
        file.used = asyncio.get_running_loop().time()
        if file.pins:
            return
        if not file.open:
            self._files.pop(file.guild, None)
            self._slot_freed.set()
        elif cold:
            self._files.move_to_end(file.guild, last=False)
        # `open` iterates over all files, and this runs at every block: `open` is read only if there may be too many.
        if len(self._files) > self._limit and self.open > self._limit:
            self.crowded.set()

    async def _ready(self, file: File) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if file.guild in self.deleted and not file.path.exists():  # it was there when this task began to wait for it
            raise StoreUnavailable("all of it was deleted a moment ago")
        self._refuse_known_damage(file)
        was_open = file.open
        if not was_open:
            await self._wait_for_slot()
            self._opening += 1
        try:
            await file.opened()
        except DamagedFile as error:
            self._note_damage(file.guild, error)
            raise
        finally:
            if not was_open:
                self._opening -= 1
        if not was_open and file.guild not in self.expected:
            self.expected.add(file.guild)
            self.unregistered.add(file.guild)

    async def _wait_for_slot(self) -> None:
        # A task that holds a file and wants one more does not wait, so two tasks never wait for each other.
        while self.open + self._opening >= self._most and not self._holders[asyncio.current_task()]:
            self._slot_freed.clear()
            self.crowded.set()
            await self._slot_freed.wait()

    @contextmanager
    def _held(self) -> Iterator[None]:
        task = asyncio.current_task()
        self._holders[task] += 1
        try:
            yield
        finally:
            self._holders[task] -= 1
            if not self._holders[task]:
                del self._holders[task]

    def _connect(self, guild: int, path: Path) -> SqliteConnection:
        """Open the file, or make it if it may be new. Runs in the connection's thread."""
        if not path.exists():
            if guild in self.expected:
                raise CheckFailed(GONE)
            make_file(path, self._schema, partial(begin_above, number=self.given))
        elif has_log(log_of(path)):
            self.unclean.add(guild)
        return open_file(path, self._schema, self._busy)

    def _note_damage(self, guild: int, error: DamagedFile) -> None:
        _log.error("the file of guild %s is damaged and refused until it is restored: %s", guild, error)
        self._damaged[guild] = (_signature(self._folder.guild(guild)), error)

    def _refuse_known_damage(self, file: File) -> None:
        """Raise the known damage again without a new check, unless the file was replaced."""
        known = self._damaged.get(file.guild)
        if known is None:
            return
        signature, error = known
        if signature == _signature(file.path):
            raise DamagedFile(error.guild, error.path, error.why)
        del self._damaged[file.guild]

    def _coldest(self, older_than: float) -> File | None:
        crowded = self.open > self._limit
        for file in self._files.values():
            if not file.pins and file.open and (crowded or file.used < older_than):
                return file
        return None

    async def _close(self, file: File) -> None:
        async with file.hold():
            try:
                await file.shut()
            except StoreError:
                _log.exception("closing %s failed", file.path)
        if not file.pins and self._files.get(file.guild) is file and not file.open:
            del self._files[file.guild]
        self._slot_freed.set()


def _signature(path: Path) -> _Signature:
    try:
        status = path.stat()
    except OSError:
        return (0, 0, 0)
    return (status.st_ino, status.st_size, status.st_mtime_ns)
