"""The boundary: a database's own errors become `bot.errors.StoreError` and its kinds here, and nowhere else."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path

from bot.errors import DamagedFile, StoreError, StoreFull, StoreUnavailable

_FULL = {sqlite3.SQLITE_FULL}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
}
_NO_SPACE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_PERHAPS_FULL = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
# More than a new file (140 kB), and the first part of a log's index (32 kB), which SQLite makes when it opens a file.
_TRIED = bytes(256 * 1024)


class CheckFailed(Exception):
    """A file is not what it should be, found by our own check. The text says why."""


def translate_error(error: Exception, path: Path, guild: int) -> Exception:
    """Return what leaves the store instead of `error`; errors that are not the database's are returned as they are.

    A record that does not fit the tables (unknown table, number taken, forbidden value) is a ValueError.
    """
    if isinstance(error, CheckFailed):
        return DamagedFile(guild, str(path), str(error))
    if isinstance(error, OSError):
        kind = StoreFull if error.errno in _NO_SPACE else StoreUnavailable
        return kind(f"{path}: {error.strerror or error}")
    if isinstance(error, (sqlite3.IntegrityError, OverflowError)):
        return ValueError(f"the record does not fit: {error}")
    if isinstance(error, sqlite3.Error):
        return _by_code(error, path, guild)
    return error


def check_disk_space(error: sqlite3.Error, path: Path) -> None:
    """Raise the system's error instead of SQLite's where there is no room left for the file at `path`.

    SQLite says "full" only when a write to a file or its log meets ENOSPC. A log's index that finds no room, a quota
    and a limit of a file's size it calls I/O errors, and tells nobody which. So the disk is asked, with a nameless file
    as long as this one and a little longer. Blocks: call it where the error arose, in the connection's thread.
    """
    if code_of(error) in _PERHAPS_FULL and (found := _space_error(path)) in _NO_SPACE:
        raise OSError(found, f"no room left in {path.parent} ({os.strerror(found)})") from error


def _space_error(path: Path) -> int:
    """Return the number of the error that keeps a file from growing here, or 0."""
    end = max([0, *map(_size, (path, Path(f"{path}-wal"), Path(f"{path}-journal")))])
    try:
        with tempfile.TemporaryFile(dir=path.parent, buffering=0) as tried:
            tried.seek(end)
            left = len(_TRIED)
            while left:
                left -= tried.write(_TRIED[:left])
    except OSError as error:
        return error.errno or 0
    return 0


def _size(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_size
    return 0


def code_of(error: Exception) -> int:
    """Return SQLite's kind of this error: the low byte of its code, the rest says which way it happened."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def is_no_text(error: Exception) -> bool:
    """Return whether this is said of bytes that stand where a text belongs."""
    return "decode to UTF-8" in str(error)


def _by_code(error: sqlite3.Error, path: Path, guild: int) -> StoreError:
    code = code_of(error)
    if code in _FULL:
        return StoreFull(f"{path}: no room left")
    if code in _DAMAGED or is_no_text(error):
        return DamagedFile(guild, str(path), str(error))
    if code in _UNAVAILABLE:
        return StoreUnavailable(f"{path}: {error}")
    return StoreError(f"{path}: {error}")
