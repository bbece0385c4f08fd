"""Guilds' tables read from outside, whether the bot runs or not: from a private copy, as one moment saw it.

The files themselves are opened for reading only, no lock is taken, and a copy of an older version is brought up to
date without the file being touched.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.errors import StoreUnavailable
from db.connection import File, Nothing
from db.faults import Damage, told
from db.folder import Folder, has_log
from db.guild import GuildReading
from db.kinds import GUILD
from db.opening import check_before_writing, copy_to, log_of, open_file, read_only, version_of


class ReadingStore:
    """All that can be read of a data folder (`bot.service.ports.Readable`). Made by `open_reading`."""

    def __init__(self, folder: Folder, copies: Path) -> None:
        self._folder = folder
        self._copies = copies
        self._files: dict[int, File] = {}

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild; every reading of it sees the same moment, that of the first.

        A guild without a file has nothing in it. Raises DamagedFile, StoreUnavailable, StoreFull.
        """
        file = await self._file(guild)
        if file is None:
            yield GuildReading(Nothing(), guild)
            return
        async with file.hold(), file.reading() as session:
            yield GuildReading(session, guild)

    async def guilds(self) -> list[int]:
        """Return the guilds that have a file, in order."""
        try:
            return await asyncio.to_thread(self._folder.guild_ids)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise told(error, self._folder.guilds, 0) from error

    async def close(self) -> None:
        """Close the copies."""
        for file in self._files.values():
            async with file.hold():
                await file.shut()

    async def _file(self, guild: int) -> File | None:
        if guild not in self._files:
            source, copy = self._folder.guild(guild), self._copies / f"{guild}.sqlite"
            if not source.exists() and not has_log(log_of(source)):
                return None
            await asyncio.to_thread(_copy, source, copy, guild)
            self._files[guild] = File(copy, partial(open_file, copy, GUILD, 5.0), guild)
        return self._files[guild]


@asynccontextmanager
async def open_reading(folder: Path) -> AsyncIterator[ReadingStore]:
    """Open a data folder for reading; the bot may run meanwhile. Raises StoreUnavailable after a half restore."""
    place = Folder(folder)
    if place.unfinished.exists():
        raise StoreUnavailable(f"{folder}: a restore into this folder was not finished; restore it once more")
    with TemporaryDirectory(prefix="mission-") as copies:
        store = ReadingStore(place, Path(copies))
        try:
            yield store
        finally:
            await store.close()


def _copy(source: Path, copy: Path, guild: int) -> None:
    try:
        check_before_writing(source)
        before = _signature(source)
        _copy_once(source, copy, alone=not before[2])
        if not before[2] and _signature(source) != before:
            _copy_once(source, copy, alone=False)  # somebody opened it meanwhile
    except (OSError, sqlite3.Error, Damage) as error:
        raise told(error, source, guild) from error


def _copy_once(source: Path, copy: Path, *, alone: bool) -> None:
    with closing(read_only(source, alone=alone)) as connection:
        version_of(connection, GUILD)
        copy_to(connection, copy)


def _signature(path: Path) -> tuple[int, int, bool]:
    status = path.stat()
    return status.st_size, status.st_mtime_ns, has_log(log_of(path))
