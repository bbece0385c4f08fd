"""The integrity check of a data folder for `doctor`. It only reads, and the bot may run meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.errors import DamagedFile
from db.errors import NewerFile
from db.folder import Folder, has_log
from db.guild_registry import registered_in
from db.opening import check_before_writing, complaints, log_of, must_belong_to, read_file, version_of
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema
from db.shared_database import was_used
from db.sqlite_errors import CheckFailed, translate_error

What = Literal[
    "missing",  # the data folder is not there yet
    "unreadable",  # a file or folder cannot be read
    "damaged",  # pages or header are broken, or it is no file of this program
    "lost",  # a write-ahead log without its file
    "gone",  # a guild's file, or that across guilds, that was there before
    "newer",  # written by a newer version of the program
    "older",  # is brought up to date when it is opened next
    "references",  # rows point to rows that are not there
    "log",  # the numbers of a table's entries have gaps, or a snapshot is ahead of its log
    "stray",  # lies among the guilds' files and is none by its name
    "restore",  # a restore into this folder was not finished
    "copy",  # a copy of another store into this folder was not finished
    "moved",  # all of it was moved to another store
]


class Finding(Struct, frozen=True):
    """A fault of a file or of the folder. `guild` is None for the folder and the shared files.

    A `harmless` finding needs no action.
    """

    path: str
    what: What
    detail: str = ""
    guild: int | None = None

    @property
    def harmless(self) -> bool:
        """Whether nothing has to be done."""
        return self.what in ("missing", "older")


def check_folder(folder: Path) -> list[Finding]:
    """Return the faults of a data folder, [] if there are none. Opens every file, one after the other."""
    place = Folder(folder)
    if not folder.exists():
        return [Finding(str(folder), "missing")]
    found: list[Finding] = []
    if place.unfinished.exists():
        found.append(Finding(str(folder), "restore"))
    if place.copying.exists():
        found.append(Finding(str(folder), "copy", f"of {place.told(place.copying)}"))
    if place.moved.exists():
        found.append(Finding(str(folder), "moved", f"to {place.told(place.moved)}"))
    for path, schema in ((place.people, PEOPLE), (place.due_index, DUE_INDEX)):
        if path.exists():
            found += check_file(path, schema)
    if not place.people.exists() and not has_log(log_of(place.people)) and was_used(place):
        found.append(Finding(str(place.people), "gone"))
    known = registered_in(place.people)  # before the names are read: a new file is registered when it is there
    try:
        guilds = place.guild_ids()
    except OSError as error:
        return [*found, Finding(str(place.guilds), "unreadable", error.strerror or str(error))]
    found += [Finding(str(stray), "stray") for stray in place.strays()]
    for guild in guilds:
        found += check_file(place.guild(guild), GUILD, guild)
    present = set(guilds)
    logs = [(guild, log) for guild, log in place.logs() if guild not in present and has_log(log)]
    lost = [Finding(str(log), "lost", guild=guild) for guild, log in logs]
    reported = {*present, *(guild for guild, _ in logs)}
    gone = [Finding(str(place.guild(guild)), "gone", guild=guild) for guild in sorted(known) if guild not in reported]
    return [*found, *lost, *gone]


def check_file(path: Path, schema: Schema, guild: int | None = None) -> list[Finding]:
    """Return the faults of one file."""
    try:
        check_before_writing(path)
        return read_file(path, lambda connection: list(_look(path, connection, schema, guild)))
    except NewerFile as error:
        return [Finding(str(path), "newer", str(error), guild)]
    except (CheckFailed, OSError, sqlite3.Error) as error:
        damaged = isinstance(translate_error(error, path, guild or 0), DamagedFile)
        return [Finding(str(path), "damaged" if damaged else "unreadable", str(error), guild)]


def _look(path: Path, connection: sqlite3.Connection, schema: Schema, guild: int | None) -> Iterator[Finding]:
    version = version_of(connection, schema)
    wrong = complaints(connection)
    if wrong:
        yield Finding(str(path), "damaged", "; ".join(wrong), guild)
        return
    if schema.guilds and version == schema.version:
        must_belong_to(connection, guild)
    if version < schema.version:
        yield Finding(str(path), "older", f"version {version} of {schema.version}", guild)
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield Finding(str(path), "references", f"{table} row {row} -> {parent}", guild)
    if schema is GUILD:
        for detail in _logs(connection):
            yield Finding(str(path), "log", detail, guild)


def _logs(connection: sqlite3.Connection) -> Iterator[str]:
    for table, first, last, count in connection.execute(
        "SELECT table_id, min(number), max(number), count(*) FROM entry GROUP BY table_id"
    ):
        if first != 1 or last != count:
            yield f"table {table}: {count} entries numbered {first} to {last}"
    for table, entries, last in connection.execute(
        "SELECT s.table_id, s.entries, (SELECT count(*) FROM entry AS e WHERE e.table_id = s.table_id) AS n "
        "FROM snapshot AS s WHERE s.entries > n"
    ):
        yield f"table {table}: its snapshot counts {entries} entries, its log has {last}"
