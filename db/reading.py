"""Reading of a data folder by another process, whether the bot runs or not, from private snapshots of its files.

The files are opened read-only and no lock is taken. A snapshot of an older version is migrated; the file is not.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import SystemClock
from bot.errors import DamagedFile, StoreError, StoreUnavailable
from bot.service.ports.reports import Report
from bot.service.records import Notice
from db.connection import File
from db.folder import Folder, has_log
from db.guild import GuildReading, NoFile
from db.guild_registry import GONE, registered_in
from db.opening import check_before_writing, copy_to, log_of, open_file, read_file, version_of
from db.people import PeopleFile
from db.schemas import GUILD, PEOPLE, Schema
from db.shared_database import was_used
from db.sqlite_errors import translated


class ReadingStore:
    """`bot.service.ports.Readable` and `notices.Chosen` on snapshots of a data folder. Made by `open_reading`."""

    def __init__(self, folder: Folder, copies: Path) -> None:
        self._folder = folder
        self._copies = copies
        self._files: dict[Path, File] = {}
        self.people = self  # `notice_at` and `reports` are all that is read of the shared file

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild. All readings of a guild see the snapshot that the first one made.

        A guild that never had a file is empty. Raises DamagedFile (also if its file is missing, or if the registry
        of files cannot be read), StoreUnavailable, StoreFull.
        """
        path = self._folder.guild(guild)
        file = await self.copied(path, GUILD, guild)
        if file is None:
            if guild in await self._registered():
                raise DamagedFile(guild, str(path), GONE)
            await self._must_be_registered_otherwise()
            yield GuildReading(NoFile(), guild)
            return
        async with file.hold(), file.reading() as session:
            yield GuildReading(session, guild)

    async def guilds(self) -> list[int]:
        with translated(self._folder.guilds):
            found = await asyncio.to_thread(self._folder.guild_ids)
        return sorted({*found, *await self._registered()})

    async def _must_be_registered_otherwise(self) -> None:
        """Raise DamagedFile if the registry cannot be read: a missing guild file could not be told from none."""
        people = self._folder.people
        try:
            if await self.copied_people() is None and was_used(self._folder):
                raise DamagedFile(0, str(people), GONE)
        except StoreError as error:
            error.of = "people"
            raise

    async def _registered(self) -> dict[int, int]:
        return await asyncio.to_thread(registered_in, self._folder.people)

    async def close(self) -> None:
        """Close the copies."""
        for file in self._files.values():
            async with file.hold():
                await file.shut()

    async def copied(self, source: Path, schema: Schema, guild: int = 0) -> File | None:
        """Return the snapshot of a file, made when it is first asked for; None if there is no such file.

        Raises DamagedFile, StoreUnavailable, StoreFull.
        """
        if source not in self._files:
            if not source.exists() and not has_log(log_of(source)):
                return None
            copy = self._copies / source.name
            await asyncio.to_thread(_copy, source, copy, schema, guild)
            self._files[source] = File(copy, partial(open_file, copy, schema, 5.0), guild)
        return self._files[source]

    async def copied_people(self) -> File | None:
        """Return the snapshot of the shared file, or None."""
        return await self.copied(self._folder.people, PEOPLE)

    async def notice_at(self, user: int, guild: int, table: int) -> Notice | None:
        """Raises DamagedFile, StoreUnavailable, StoreFull."""
        file = await self.copied_people()
        return None if file is None else await PeopleFile(file, SystemClock()).notice_at(user, guild, table)

    async def reports(self, guild: int | None = None, last: int = 20) -> list[Report]:
        """Return the newest reports (from this server), oldest first. Raises StoreError and its kinds."""
        file = await self.copied_people()
        return [] if file is None else await PeopleFile(file, SystemClock()).reports(guild, last)


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


def _copy(source: Path, copy: Path, schema: Schema, guild: int) -> None:
    def copied(connection: sqlite3.Connection) -> None:
        version_of(connection, schema)
        copy_to(connection, copy)

    with translated(source, guild):
        check_before_writing(source)
        read_file(source, copied)
