"""Which guilds have a file, kept in the file across guilds: one that is gone is damage, not a guild without tables.

A file is made first and registered then, so that no crash makes one look gone; each start registers those it finds.
Table numbers are never given twice in a guild, even where its file is deleted or replaced by an older one: buttons
name their table by its number and stand in Discord for ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

from db.connection import Row, Session
from db.opening import complaints, log_of, read_only
from db.row_cache import CachedFile

GONE = "the file is missing: it was taken away, or lost"
LEAP = 100_000
"""More tables than any server opens while nobody keeps count of them: where what was given is not known any more, the
next ones are numbered so far above what is known.
"""
# A higher number was not given, but comes from a damaged page.
_SENSIBLE = 1_000_000_000
_NOTE = "UPDATE guild_file SET tables = ?2 WHERE guild = ?1 AND tables < ?2"
_NAME = "UPDATE guild_file SET name = ?2 WHERE guild = ?1 AND name <> ?2"
_SEQUENCE = "SELECT seq FROM sqlite_sequence WHERE name = 'game_table'"


class GuildRegistryFile(CachedFile):
    """The register, in the file across guilds."""

    async def guild_files(self) -> frozenset[int]:
        """Return the guilds that are known to have a file."""
        return frozenset(guild for (guild,) in await self._read("SELECT guild FROM guild_file"))

    async def given(self) -> int:
        """Return the number above which the tables of a new file begin."""
        return (await self._read("SELECT given FROM progress"))[0][0]

    async def register(self, guilds: Iterable[int]) -> None:
        """Note that these guilds have a file."""
        async with self._file.hold(), self._file.writing() as session:
            for guild in guilds:
                session.defer("INSERT OR IGNORE INTO guild_file (guild, tables) VALUES (?, 0)", guild)

    async def unregister(self, guild: int, tables: int) -> None:
        """Note that a guild's file, in which numbers up to `tables` were given, was deleted."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                "UPDATE progress SET given = max(given, ?2, "
                "coalesce((SELECT tables FROM guild_file WHERE guild = ?1), 0))",
                guild,
                tables,
            )
            session.defer("DELETE FROM guild_file WHERE guild = ?", guild)


def note_number(session: Session, guild: int, table: int) -> None:
    """Note that a registered guild's file has given this number. Writes nothing when that is known."""
    session.defer(_NOTE, guild, table)


def note_name(session: Session, guild: int, name: str) -> None:
    """Note what a registered guild is called. Writes nothing when that is known."""
    session.defer(_NAME, guild, name)


def registered_in(people: Path) -> dict[int, int]:
    """Return the guilds that are known to have a file, each with the highest number given.

    The file across guilds may be open; one that is older, damaged or not there knows of none.
    """
    known: list[tuple[int, int]] = [(row[0], row[1]) for row in _asked(people, "SELECT guild, tables FROM guild_file")]
    return dict(known)


def known_to(people: Path) -> tuple[dict[int, int], int] | None:
    """Return the same, and the number above which new files begin; None when the file is not there, or not in order."""
    if not people.is_file():
        return None
    try:
        with closing(read_only(people, alone=not log_of(people).exists())) as connection:
            if complaints(connection):
                return None
            known: list[tuple[int, int]] = connection.execute("SELECT guild, tables FROM guild_file").fetchall()
            ((given,),) = connection.execute("SELECT given FROM progress").fetchall()
    except sqlite3.Error:
        return None
    return dict(known), given


def take_up(people: sqlite3.Connection, tables: Mapping[int, int], given: int, *, whole: bool) -> None:
    """Let the file across guilds know of these guilds' files and the highest number that each has given at least.

    New files begin above `given`. `whole`: of others it is to know nothing.
    """
    if whole:
        people.execute("DELETE FROM guild_file")
    for guild, number in tables.items():
        people.execute("INSERT OR IGNORE INTO guild_file (guild, tables) VALUES (?, 0)", (guild,))
        people.execute(_NOTE, (guild, number))
    people.execute("UPDATE progress SET given = max(given, ?)", (given,))


def given_by(guild_file: Path) -> int:
    """Return the highest table number that a guild's file has given; 0 when that cannot be read."""
    rows = _asked(guild_file, _SEQUENCE)
    return rows[0][0] if rows and rows[0][0] in range(_SENSIBLE) else 0


def begin_above(guild_file: sqlite3.Connection, number: int) -> None:
    """Let a guild's file give higher numbers than this from now on."""
    rows = guild_file.execute(_SEQUENCE).fetchall()
    if not rows:
        guild_file.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('game_table', ?)", (number,))
    elif rows[0][0] < number:
        guild_file.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'game_table'", (number,))


def _asked(path: Path, sql: str) -> list[Row]:
    if not path.is_file():
        return []
    try:
        with closing(read_only(path, alone=not log_of(path).exists())) as connection:
            return connection.execute(sql).fetchall()
    except sqlite3.Error:
        return []
