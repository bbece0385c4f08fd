"""A data folder as an end of a move.

As a source it is read from private snapshots of its files. As a target it is filled file by file. Nothing else runs in
this process meanwhile, so the files are read and written in the event loop's thread.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.errors import DamagedFile
from db.broken import Row
from db.connection import File
from db.folder import Folder, FolderLock
from db.guild import GuildReading
from db.guild_registry import GONE, registered_in
from db.moving.digest import Digest
from db.moving.layout import PENDING, PROGRESS, CopiedTable, Part
from db.moving.ports import CHUNK, CopyRefused, Digests, PartReader, PartWriter, misfit
from db.opening import flush, log_of, make_file, read_file, read_only
from db.reading import open_reading
from db.repositories.mapping import upsert
from db.repositories.outbox import NEXT_DUE
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema
from db.shared_database import was_used
from db.sqlite_errors import translated

_REGISTERED = "SELECT guild_id, last_table, name FROM guild"
_REGISTER = "INSERT INTO guild_file (guild, tables, name) VALUES (?, ?, ?)"
_WAKE = upsert("wake", "guild, due", "guild")
_WHOLE = "SELECT whole FROM progress"
_SET_WHOLE = "UPDATE progress SET whole = 1"
_NOT_IN_ORDER = (
    "the bot did not end in good order here, or was not started since a restore: start it once, stop it after a "
    "minute, and copy again"
)


class _Reader:
    """`db.moving.ports.PartReader` on snapshots of files: of a guild's, or of the two across guilds."""

    def __init__(self, part: Part, file: File, pending: File | None) -> None:
        self._part = part
        self._file = file
        self._pending = pending

    async def chunks(self, table: CopiedTable, since: float) -> AsyncIterator[list[Row]]:
        """Without a due index there are no pending interactions."""
        file = self._pending if table.name == PENDING else self._file
        if file is None:
            return
        with translated(file.path, file.guild), closing(read_only(file.path)) as connection:
            rows = connection.execute(*table.select(self._part, since))
            while chunk := rows.fetchmany(CHUNK):
                yield chunk


class _Writer:
    """`db.moving.ports.PartWriter` on new files."""

    def __init__(self, part: Part, file: sqlite3.Connection, pending: sqlite3.Connection) -> None:
        self._part = part
        self._file = file
        self._pending = pending
        self.digests: Digests = {}

    async def put(self, table: CopiedTable, rows: list[Row]) -> None:
        """A new file has the row of a guild's counters, and that of the counters across guilds, already."""
        places = ", ".join("?" for _ in table.columns)
        sql = f"INSERT INTO {table.name} ({table.listed}) VALUES ({places})"
        if table.name in (PROGRESS, "guild"):
            sql = f"UPDATE {table.name} SET ({table.listed}) = ({places})"
        try:
            (self._pending if table.name == PENDING else self._file).executemany(sql, rows)
        except (sqlite3.IntegrityError, OverflowError) as error:
            raise misfit(self._part, table, type(error).__name__) from error

    async def note(self, digests: Digests) -> None:
        """Written when the part's files are on the disk."""
        self.digests = digests


class FolderEnd:
    """`db.moving.ports.Source` and `Target` on a data folder. Made by `open_folder`."""

    def __init__(self, place: Folder) -> None:
        self._place = place

    @property
    def name(self) -> str:
        """The folder."""
        return str(self._place.root)

    async def guilds(self) -> list[int]:
        """Return the guilds that have a file, and those whose file is missing."""
        with translated(self._place.guilds):
            return sorted({*self._place.guild_ids(), *registered_in(self._place.people)})

    @asynccontextmanager
    async def part(self, part: Part) -> AsyncIterator[PartReader]:
        """Raises DamagedFile, also if a file is missing."""
        async with open_reading(self._place.root) as reading:
            path, schema = (self._place.people, PEOPLE) if part is None else (self._place.guild(part), GUILD)
            file = await reading.copied(path, schema, part or 0)
            if file is None:
                raise _lost(path) if part is None else DamagedFile(part, str(path), GONE)
            pending = await reading.copied(self._place.due_index, DUE_INDEX) if part is None else None
            for each in filter(None, (file, pending)):
                async with each.hold():
                    await each.opened()  # brings the snapshot to the newest version
            yield _Reader(part, file, pending)

    @asynccontextmanager
    async def reading(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild's file, as the service reads it."""
        async with open_reading(self._place.root) as reading, reading.read(guild) as found:
            yield found

    async def begin_source(self, target: str) -> None:
        """The index of users' tables must be whole: a database has nothing that rebuilds it."""
        place = self._place
        if place.copying.exists():
            raise CopyRefused(f"{place.root}: a copy into this folder is not finished")
        if place.moved.exists() and (there := place.told(place.moved)) != target:
            raise CopyRefused(f"{place.root}: all of it was moved to {there}; copy from there")
        with translated(place.people):
            if place.unclean() or not read_file(place.people, lambda file: file.execute(_WHOLE).fetchone()[0]):
                raise CopyRefused(f"{place.root}: {_NOT_IN_ORDER}")

    async def mark_moved(self, target: str, now: float) -> None:
        """Leave a file that tells it."""
        with translated(self._place.root):
            part = self._place.moved.with_suffix(".part")
            part.write_text(f"{target}\n{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M} UTC\n", "utf-8")
            flush(part)
            part.rename(self._place.moved)
            flush(self._place.root)

    async def begin_target(self, source: str) -> Mapping[Part, Digests]:
        """Leave a file that notes how far the copy is."""
        place = self._place
        with translated(place.root):
            if not place.copying.exists():
                if any(path.name != place.lock.name for path in place.root.iterdir()):
                    raise CopyRefused(f"{place.root}: the folder is not empty")
                place.copying.touch()
            if not place.copying.stat().st_size:
                place.copying.write_text(f"{source}\n", "utf-8")
                flush(place.copying)
            place.guilds.mkdir(exist_ok=True)
            flush(place.root)
            return _noted(place, source)

    @asynccontextmanager
    async def filling(self, part: Part) -> AsyncIterator[PartWriter]:
        """The files are made anew, and noted when they are on the disk."""
        place = self._place
        if part is None:
            with _made(place.people, PEOPLE) as people, _made(place.due_index, DUE_INDEX) as due_index:
                writer = _Writer(part, people, due_index)
                yield writer
                self._index(people, due_index)
        else:
            with _made(place.guild(part), GUILD) as guild:
                writer = _Writer(part, guild, guild)
                yield writer
        with translated(place.copying), place.copying.open("ab") as noted:
            noted.write(msgspec.json.encode((part, writer.digests)) + b"\n")
            noted.flush()
            os.fsync(noted.fileno())

    def _index(self, people: sqlite3.Connection, due_index: sqlite3.Connection) -> None:
        """Fill the registry of files and the due index. The index of users' tables is rebuilt by the next start."""
        for guild in self._place.guild_ids():
            path = self._place.guild(guild)
            with translated(path, guild), closing(read_only(path, alone=True)) as file:
                people.execute(_REGISTER, file.execute(_REGISTERED).fetchone())
                (due,) = file.execute(NEXT_DUE, (guild, guild)).fetchone()
                if due is not None:
                    due_index.execute(_WAKE, (guild, due))
        due_index.execute(_SET_WHOLE)

    async def remove(self, guild: int) -> None:
        """Remove a guild's file."""
        with translated(self._place.guild(guild), guild):
            _unlink(self._place.guild(guild))

    async def finish(self) -> None:
        """Remove the file that notes how far the copy is."""
        with translated(self._place.root):
            self._place.copying.unlink()
            flush(self._place.root)


@contextmanager
def open_folder(folder: Path, *, make: bool = False) -> Iterator[FolderEnd]:
    """Open a data folder and hold its lock. `make`: one that is missing is made.

    Raises FolderInUse; CopyRefused if there is none, or a restore into it was not finished; DamagedFile if its file
    across guilds is lost; StoreUnavailable.
    """
    place = Folder(folder.resolve())
    with translated(folder):
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        elif not place.people.exists():
            if was_used(place):
                raise _lost(place.people)
            raise CopyRefused(f"{folder}: there is no data folder to copy")
    if place.unfinished.exists():
        raise CopyRefused(f"{folder}: a restore into this folder was not finished; restore it once more")
    with closing(FolderLock(place)):
        yield FolderEnd(place)


def _lost(people: Path) -> DamagedFile:
    error = DamagedFile(0, str(people), GONE)
    error.of = "people"
    return error


@contextmanager
def _made(path: Path, schema: Schema) -> Iterator[sqlite3.Connection]:
    """Yield a transaction on a new file. It is on the disk when the block ends."""
    with translated(path):
        _unlink(path)
        make_file(path, schema)
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = OFF")  # it is flushed as a whole below
            file.execute("BEGIN")
            yield file
            file.execute("COMMIT")
        flush(path)


def _unlink(path: Path) -> None:
    for each in (path, log_of(path), Path(f"{path}-shm")):
        each.unlink(missing_ok=True)


def _noted(place: Folder, source: str) -> dict[Part, Digests]:
    """Return what was copied into a folder before, and stands there.

    A last line that is cut off was of a part that is copied again.
    """
    begun, *lines = place.copying.read_bytes().split(b"\n")
    if begun.decode() != source:
        raise CopyRefused(f"{place.root}: a copy of {begun.decode()} into it is not finished; finish that first")
    found: dict[Part, Digests] = {}
    for line in lines[:-1]:
        part, digests = msgspec.json.decode(line, type=tuple[int | None, dict[str, Digest]])
        if part is None or place.guild(part).exists():
            found[part] = digests
    return found
