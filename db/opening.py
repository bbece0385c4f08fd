"""How a database file is created, checked, migrated and opened. All of it runs in the connection's thread."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

from db.errors import NewerFile
from db.folder import guild_of, has_log
from db.schemas import Schema, name_guild, statements
from db.sqlite_errors import CheckFailed, check_disk_space, must_be_sound

T = TypeVar("T")

# Findings about single values: the structure of the file is sound, so its other rows can be read and written.
_VALUE = re.compile(r"(CHECK constraint failed|(NULL|TEXT|NUMERIC|non-\w+) value) in ")
# Beside the files: copies made before a migration.
BEFORE = "before"
# SQLite's page cache for each open file, in kB: enough for one action. The system's cache holds the rest. A larger
# page cache would grow for weeks in hundreds of open files, and was measured to be no faster.
_CACHE_KB = 64


def open_file(path: Path, schema: Schema, busy: float) -> sqlite3.Connection:
    """Open a file that exists.

    A file that was closed properly gets a quick check: SQLite compares header and size, this program the application
    id and version. A file with a write-ahead log was open when a process died: it is checked page by page before
    anything writes to it. Raises CheckFailed, NewerFile, OSError or sqlite3.Error; the file is then unchanged.
    """
    check_before_writing(path)
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None)
    try:
        version = version_of(connection, schema)  # first: a file of another program is left as it is
        _set_up(connection)
        if version < schema.version:
            _keep_copy(connection, path, version)
            migrate(connection, schema, version, guild_of(path.name) or 0)
        if schema.guilds:
            must_belong_to(connection, guild_of(path.name))
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def make_file(path: Path, schema: Schema, prepare: Callable[[sqlite3.Connection], None] | None = None) -> None:
    """Create an empty file with this schema, under another name first, so that a crash leaves no half file.

    `prepare` writes its first rows.
    Raises CheckFailed if the file is missing but its write-ahead log exists; OSError or sqlite3.Error.
    """
    if has_log(log_of(path)):
        raise CheckFailed("the file is missing, but its write-ahead log is there")
    with made_beside(path, ".new") as new:
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            # Nothing of value can be lost before the file has its name; it is flushed as a whole below.
            connection.execute("PRAGMA synchronous = OFF")
            fill(connection, schema, guild_of(path.name) or 0)
            if prepare is not None:
                prepare(connection)
            connection.execute("PRAGMA journal_mode = WAL")
        flush(new)
    new.rename(path)
    flush(path.parent)


def fill(connection: sqlite3.Connection, schema: Schema, guild: int) -> None:
    """Make an empty database one of this schema."""
    schema.copy_to(connection)
    if schema.guilds:
        connection.execute("UPDATE guild SET guild_id = ?", (guild,))


@contextmanager
def made_beside(path: Path, suffix: str) -> Iterator[Path]:
    """Yield the temporary path of a file that is being made. Leftovers of a crash are removed first.

    If the block fails the temporary file is removed: half a file would waste scarce disk space.
    """
    new = path.with_suffix(suffix)
    _remove(new)
    try:
        try:
            yield new
        except sqlite3.Error as error:
            check_disk_space(error, new)
            raise
    except BaseException:
        with suppress(OSError):
            _remove(new)
        raise


def _remove(path: Path) -> None:
    for leftover in (path, log_of(path), Path(f"{path}-shm"), Path(f"{path}-journal")):
        leftover.unlink(missing_ok=True)


def log_of(path: Path) -> Path:
    """Return the name of a file's write-ahead log."""
    return Path(f"{path}-wal")


def flush(path: Path) -> None:
    """Flush a file or a folder to the disk (fsync)."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def complaints(connection: sqlite3.Connection) -> list[str]:
    """Return what SQLite's quick check finds wrong, at most ten lines. Raises sqlite3.Error when it cannot go on."""
    return [line for (line,) in connection.execute("PRAGMA quick_check(10)") if line != "ok"]


def version_of(connection: sqlite3.Connection, schema: Schema) -> int:
    """Return the schema version of a file. Raises CheckFailed if it is no file of this schema, NewerFile if too new.

    The schema may hold nothing but what this program puts there: a foreign trigger would run at every write.
    """
    (application_id,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application_id != schema.application_id or version < 1:
        raise CheckFailed(f"it is not a {schema.name} file of this program")
    if version > schema.version:
        raise NewerFile(
            f"a {schema.name} file has version {version}; this program knows {schema.version} and older ones"
        )
    for found in connection.execute("SELECT type, name, sql FROM sqlite_schema"):
        if not schema.has(version, *found):
            raise CheckFailed(f"it holds a {found[0]} that is none of this program's: {found[1]}")
    return version


def must_belong_to(connection: sqlite3.Connection, guild: int | None) -> None:
    """Raise CheckFailed if a file of the newest version is another guild's than its name says: it would seem empty."""
    for (owner,) in connection.execute("SELECT guild_id FROM guild"):
        if guild is not None and owner != guild:
            raise CheckFailed(f"it is the file of {owner}, not of {guild}")


def migrate(connection: sqlite3.Connection, schema: Schema, version: int, guild: int = 0) -> None:
    """Migrate a file from this version to the newest in one transaction. `guild`: whose file it is.

    A damaged value goes along, as it would be read: it is damage to its own row alone (`CHECK` is ignored).
    Foreign keys are not enforced meanwhile, since a migration may rebuild tables. They are checked at the end: raises
    CheckFailed.
    """
    name_guild(connection, guild)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA ignore_check_constraints = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        for script in schema.migrations[version:]:
            for statement in statements(script):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {schema.application_id}")
        connection.execute(f"PRAGMA user_version = {schema.version}")
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise CheckFailed("rows point to rows that are not there")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA ignore_check_constraints = OFF")


def _set_up(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
    connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute("PRAGMA synchronous = FULL")
    # Deleted content is overwritten, also in pages that become free (FAST would leave it there).
    connection.execute("PRAGMA secure_delete = ON").fetchone()


def begin_log(connection: sqlite3.Connection, path: Path) -> None:
    """Begin the write-ahead log of a file that has none, so that the first commit flushes it once, not twice.

    SQLite flushes the header of a log before it appends frames: after a crash, new frames must not be read behind an
    older header with old frames. An empty log has no old frames, so its header can be flushed with the first commit.
    This function therefore writes the header, unflushed, by a change without effect. The first commit flushes the log
    and the folder before it returns. A log that is not empty is left to SQLite.
    """
    if has_log(log_of(path)):
        return
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("PRAGMA synchronous = OFF")
    try:
        connection.execute(f"PRAGMA user_version = {version}")
    finally:
        connection.execute("PRAGMA synchronous = FULL")


def check_before_writing(path: Path) -> None:
    """Raise CheckFailed if the file is empty, or was not closed properly and is damaged.

    A damaged value inside a sound structure does not count: reading its row raises DamagedRow.
    """
    if path.stat().st_size == 0:
        raise CheckFailed("the file is empty")
    if has_log(log_of(path)):
        # Read-only: a connection that may write would checkpoint the log into the file when it is closed.
        with closing(read_only(path)) as connection:
            must_be_sound([line for line in complaints(connection) if not _VALUE.match(line)])


def read_only(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a file for reading. `alone`: no other process has it open and it has no log; then it leaves no trace."""
    mode = "immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)


def read_file(path: Path, read: Callable[[sqlite3.Connection], T]) -> T:
    """Return what `read` finds in a file that another process may open meanwhile.

    A file without a write-ahead log is read without a trace; if it changes while it is read, it is read once more.
    """
    before = _signature(path)
    if not before[2]:
        try:
            with closing(read_only(path, alone=True)) as connection:
                found = read(connection)
            if _signature(path) == before:
                return found
        except (CheckFailed, sqlite3.Error):
            if _signature(path) == before:
                raise
    with closing(read_only(path)) as connection:
        return read(connection)


def _signature(path: Path) -> tuple[int, int, bool]:
    status = path.stat()
    return status.st_size, status.st_mtime_ns, has_log(log_of(path))


def set_aside(path: Path) -> None:
    """Rename a damaged file and its log, so far as they exist, in the same folder."""
    numbered = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    aside = next(free for free in numbered if not free.exists() and not log_of(free).exists())
    if path.exists():
        path.rename(aside)
    if log_of(path).exists():
        log_of(path).rename(log_of(aside))
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)


def _keep_copy(connection: sqlite3.Connection, path: Path, version: int) -> None:
    folder = path.parent / BEFORE
    folder.mkdir(exist_ok=True)
    copy_to(connection, folder / f"{path.stem}.v{version}.sqlite")


def copy_to(connection: sqlite3.Connection, copy: Path) -> None:
    """Copy a consistent snapshot of the database into a file that appears only when it is complete."""
    with made_beside(copy, ".part") as part:
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = OFF")
            connection.backup(target)
        flush(part)
    part.rename(copy)
    flush(copy.parent)
