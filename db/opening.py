"""How a file is made, checked, brought up to date and opened. All of it runs in the connection's own thread."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from db.errors import NewerFile
from db.folder import has_log
from db.schemas import Schema, statements
from db.sqlite_errors import CheckFailed, check_disk_space

# What is said of values alone: the file's structure is sound, so its other rows can be read, and written to.
_VALUE = re.compile(r"(CHECK constraint failed|(NULL|TEXT|NUMERIC|non-\w+) value) in ")
# Beside the files: copies made before a migration.
BEFORE = "before"
# Pages kept in memory for each open file, in kB: what a move needs. The system keeps the rest of the file, for all
# files together; kept here, they would grow for weeks in hundreds of files (no difference in speed was measured).
_CACHE_KB = 64


def open_file(path: Path, schema: Schema, busy: float) -> sqlite3.Connection:
    """Open a file that exists.

    It is checked as closely as what is known of it asks for. A file that was closed properly was in order then:
    SQLite compares its header and size, we its mark and version. One whose write-ahead log is still there was open
    when a process died, and is checked page by page before anything may write into it.
    Raises Damage, NewerFile, OSError or sqlite3.Error; the file is then as it was.
    """
    check_before_writing(path)
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None)
    try:
        version = version_of(connection, schema)  # first: a stranger's file is not even switched to another mode
        _set_up(connection)
        if version < schema.version:
            _keep_copy(connection, path, version)
            migrate(connection, schema, version)
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def make_file(path: Path, schema: Schema, prepare: Callable[[sqlite3.Connection], None] | None = None) -> None:
    """Make an empty file of this kind: under another name first, so that a crash leaves no half file behind.

    `prepare` writes what is to stand in it from the beginning.
    Raises Damage when the main file is missing but its write-ahead log is there; OSError or sqlite3.Error.
    """
    if has_log(log_of(path)):
        raise CheckFailed("the file is missing, but its write-ahead log is there")
    with made_beside(path, ".new") as new:
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            # Nothing of value can be lost before the file has its name; it is flushed as a whole below.
            connection.execute("PRAGMA synchronous = OFF")
            migrate(connection, schema, 0)
            if prepare is not None:
                prepare(connection)
            connection.execute("PRAGMA journal_mode = WAL")
        flush(new)
    new.rename(path)
    flush(path.parent)


@contextmanager
def made_beside(path: Path, suffix: str) -> Iterator[Path]:
    """Give the name under which a file is made before it gets its own; what a crash left there is removed first.

    Where it cannot be made nothing is left: half a file would take the little room that there still is.
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
    """Bring a file's or folder's content to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def complaints(connection: sqlite3.Connection) -> list[str]:
    """Return what SQLite's quick check finds wrong, at most ten lines. Raises sqlite3.Error when it cannot go on."""
    return [line for (line,) in connection.execute("PRAGMA quick_check(10)") if line != "ok"]


def version_of(connection: sqlite3.Connection, schema: Schema) -> int:
    """Return the file's version. Raises Damage when it is not of this kind, NewerFile when it is too new.

    A trigger of somebody else's would act whenever we write, so nothing may stand in the schema that we did not put.
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


def migrate(connection: sqlite3.Connection, schema: Schema, version: int) -> None:
    """Bring a file from this version to the newest in one transaction: all of it or nothing.

    Foreign keys are not enforced meanwhile (a migration may rebuild tables), but checked at the end: Damage.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
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


def _set_up(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
    connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute("PRAGMA synchronous = FULL")
    # What is deleted is not left lying in the file, nor in pages that become free (FAST would leave it there).
    connection.execute("PRAGMA secure_delete = ON").fetchone()


def begin_log(connection: sqlite3.Connection, path: Path) -> None:
    """Begin the write-ahead log of a file that has none, so that the first commit flushes it once, not twice.

    SQLite flushes a log's header before it appends anything, lest after a crash new frames were read behind an older
    header whose frames lie there too. In a log that is empty nothing lies there: the header may go to the disk
    together with what is committed first. So it is written here, with a change that changes nothing, unflushed;
    before that commit returns all of it is flushed, and the folder too. A log that is not empty is left to SQLite.
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
    """Raise Damage when the file is empty, or is not in order and was not closed properly.

    A value that was altered is the matter of its own table: whoever reads the row finds it.
    """
    if path.stat().st_size == 0:
        raise CheckFailed("the file is empty")
    if has_log(log_of(path)):
        # Read-only: a connection that may write would carry the log over into the file when it is closed.
        with closing(read_only(path)) as connection:
            found = [line for line in complaints(connection) if not _VALUE.match(line)]
        if found:
            raise CheckFailed("; ".join(found))


def read_only(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a file for reading. `alone`: nobody else has it open, and no log lies beside it; leaves no trace then."""
    mode = "immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)


def set_aside(path: Path) -> None:
    """Give a damaged file and its log, as far as they are there, another name beside the old one."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists() or log_of(aside).exists():
        number += 1
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
    """Copy the whole database, as one moment saw it, into a file that appears only when it is complete."""
    with made_beside(copy, ".part") as part:
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = OFF")
            connection.backup(target)
        flush(part)
    part.rename(copy)
    flush(copy.parent)
