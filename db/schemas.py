"""The schemas of the three kinds of file, with their numbered migrations."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from functools import cached_property
from pathlib import Path

_MIGRATIONS = Path(__file__).parent / "migrations"


def name_guild(connection: sqlite3.Connection, guild: int) -> None:
    """Let the migrations that run on this connection know whose file it is: `this_guild()`."""
    connection.create_function("this_guild", 0, lambda: guild, deterministic=True)


class Schema:
    """The schema of a kind of file: its id in the file's header (`PRAGMA application_id`) and its migrations.

    `folder` holds `001_name.sql`, `002_name.sql`, ...: number n brings a file from version n - 1 to n.
    """

    def __init__(self, name: str, application_id: int, folder: Path | None = None) -> None:
        self.name = name
        self.application_id = application_id
        self.guilds = name == "guild"
        """Whether these are files of guilds, which hold a guild's id."""
        self._folder = folder or _MIGRATIONS / name
        self._schemas: dict[int, dict[tuple[str, str], str]] = {}
        self._one_at_a_time = threading.RLock()

    @cached_property
    def migrations(self) -> tuple[str, ...]:
        """The scripts in order. Raises ValueError if a number is missing or used twice."""
        files = sorted(self._folder.glob("*.sql"))
        numbers = [int(file.name.partition("_")[0]) for file in files]
        if numbers != list(range(1, len(files) + 1)):
            raise ValueError(f"the migrations of {self.name} are not numbered from 1 without gaps: {numbers}")
        return tuple(file.read_text(encoding="utf-8") for file in files)

    def has(self, version: int, sort: str, name: str, sql: str | None) -> bool:
        """Return whether a schema object belongs to that version: a table by its name, all others by their SQL.

        SQLite's own objects always belong to it.
        """
        known = self._schema(version).get((sort, name))
        return name.startswith("sqlite_") or (known is not None and (sort == "table" or known == _words(sql)))

    def _schema(self, version: int) -> dict[tuple[str, str], str]:
        with self._one_at_a_time:  # each file has a thread, and many are opened at a time
            if version not in self._schemas:
                self._schemas[version] = self._objects(version)
        return self._schemas[version]

    def _objects(self, version: int) -> dict[tuple[str, str], str]:
        if version == self.version:
            return _objects_of(self._empty)
        with closing(self._migrated(version)) as made:
            return _objects_of(made)

    def copy_to(self, connection: sqlite3.Connection) -> None:
        """Make an empty database one of the newest version, which belongs to no guild yet."""
        with self._one_at_a_time:
            self._empty.backup(connection)

    @cached_property
    def _empty(self) -> sqlite3.Connection:
        """An empty database of the newest version: migrated once in a process, which takes long."""
        made = self._migrated(self.version)
        made.execute(f"PRAGMA application_id = {self.application_id}")
        made.execute(f"PRAGMA user_version = {self.version}")
        made.execute("VACUUM")  # without the tables that migrations have replaced
        return made

    def _migrated(self, version: int) -> sqlite3.Connection:
        made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        name_guild(made, 0)
        for script in self.migrations[:version]:
            for statement in statements(script):
                made.execute(statement)
        return made

    @property
    def version(self) -> int:
        """The version that this program reads and writes."""
        return len(self.migrations)


def _objects_of(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    found = connection.execute("SELECT type, name, sql FROM sqlite_schema")
    return {(sort, name): _words(sql) for sort, name, sql in found}


def statements(script: str) -> list[str]:
    """Split a script into statements (`executescript` would commit the transaction that is under way)."""
    found: list[str] = []
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found


def _words(sql: str | None) -> str:
    return " ".join((sql or "").split())


# The ids read "MCgu", "MCpe" and "MCwa" as ASCII.
GUILD = Schema("guild", 0x4D436775)
PEOPLE = Schema("people", 0x4D437065)
DUE_INDEX = Schema("wake", 0x4D437761)
