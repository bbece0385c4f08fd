"""The registry of guild files, in the shared file. A registered file that is missing is damage, not an empty guild.

A file is made before it is registered, so that a crash never makes a file look lost; each start registers the files
that it finds. A table number is never given twice in a guild, even if the guild's file is deleted or replaced by an
older one: buttons name their table by its number and stay in Discord for ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path

from db.broken import Row
from db.opening import complaints, read_file
from db.repositories.base import CachedFile
from db.session import Session
from db.sqlite_errors import CheckFailed, must_be_sound

GONE = "the file is missing: it was taken away, or lost"
LEAP = 100_000
"""Distance of the next table number from the highest known one, if the highest given number is not known any more.

No guild opens that many tables in the meantime.
"""
# A higher number comes from a damaged page.
_SENSIBLE = 1_000_000_000
_REGISTERED = "SELECT guild, tables FROM guild_file"
_REGISTER = "INSERT INTO guild_file (guild, tables) VALUES (?, 0) ON CONFLICT DO NOTHING"
_NOTE = "UPDATE guild_file SET tables = ? WHERE guild = ? AND tables < ?"
_NAME = "UPDATE guild_file SET name = ? WHERE guild = ? AND name <> ?"
_GIVEN = "UPDATE progress SET given = ? WHERE given < ?"
_LAST = "SELECT last_table FROM guild"
_LAST_BEFORE_COUNTERS = "SELECT seq FROM sqlite_sequence WHERE name = 'game_table'"


class GuildRegistryFile(CachedFile):
    """The registry's part of the shared file."""

    async def guild_files(self) -> frozenset[int]:
        """Return the registered guilds."""
        return frozenset(guild for (guild,) in await self._read("SELECT guild FROM guild_file"))

    async def given(self) -> int:
        """Return the number above which the tables of a new file begin."""
        return (await self._read("SELECT given FROM progress"))[0][0]

    async def register(self, guilds: Iterable[int]) -> None:
        """Register the files of these guilds."""
        await self._write(*((_REGISTER, (guild,)) for guild in guilds))

    async def unregister(self, guild: int, tables: int) -> None:
        """Remove a guild whose file was deleted. `tables` is the highest table number that it had given."""
        await self._write(
            (_GIVEN, (tables, tables)),
            ("UPDATE progress SET given = tables FROM guild_file WHERE guild = ? AND tables > given", (guild,)),
            ("DELETE FROM guild_file WHERE guild = ?", (guild,)),
        )


def note_number(session: Session, guild: int, table: int) -> None:
    """Note the highest table number of a registered guild. Writes nothing if it is known."""
    session.defer(_NOTE, table, guild, table)


def note_name(session: Session, guild: int, name: str) -> None:
    """Note the name of a registered guild. Writes nothing if it is known."""
    session.defer(_NAME, name, guild, name)


def registered_in(people: Path) -> dict[int, int]:
    """Return the registered guilds, each with its highest table number.

    The shared file may be open. If it is missing, damaged or too old, {} is returned.
    """
    known: list[tuple[int, int]] = [(row[0], row[1]) for row in _asked(people, _REGISTERED)]
    return dict(known)


def known_to(people: Path) -> tuple[dict[int, int], int] | None:
    """Return the same and the number above which new files begin; None if the shared file is missing or damaged."""
    if not people.is_file():
        return None

    def read(connection: sqlite3.Connection) -> tuple[dict[int, int], int]:
        must_be_sound(complaints(connection))
        known: list[tuple[int, int]] = connection.execute(_REGISTERED).fetchall()
        ((given,),) = connection.execute("SELECT given FROM progress").fetchall()
        return dict(known), given

    try:
        return read_file(people, read)
    except (CheckFailed, sqlite3.Error):
        return None


def take_up(people: sqlite3.Connection, tables: Mapping[int, int], given: int, *, whole: bool) -> None:
    """Register guild files with the highest table number of each. New files begin above `given`.

    With `whole`, all other guilds are removed from the registry.
    """
    if whole:
        people.execute("DELETE FROM guild_file")
    for guild, number in tables.items():
        people.execute(_REGISTER, (guild,))
        people.execute(_NOTE, (number, guild, number))
    people.execute(_GIVEN, (given, given))


def given_by(guild_file: Path) -> int:
    """Return the highest table number of a guild's file; 0 if it cannot be read."""
    rows = _asked(guild_file, _LAST) or _asked(guild_file, _LAST_BEFORE_COUNTERS)
    return rows[0][0] if rows and rows[0][0] in range(_SENSIBLE) else 0


def begin_above(guild_file: sqlite3.Connection, number: int) -> None:
    """Let a guild's file of the newest version number its next tables above `number`."""
    guild_file.execute("UPDATE guild SET last_table = ? WHERE last_table < ?", (number, number))


def _asked(path: Path, sql: str) -> list[Row]:
    if not path.is_file():
        return []
    try:
        return read_file(path, lambda connection: connection.execute(sql).fetchall())
    except sqlite3.Error:
        return []
