"""Translation of SQLite's and the system's errors to `bot.errors.StoreError` and its kinds; done here alone."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
# More than a new file (140 kB) and the first part of a log's index (32 kB), which SQLite makes when it opens a file.
_TRIED = bytes(256 * 1024)


class CheckFailed(Exception):
    """A check of this program found a damaged or missing file. The text says why."""


def must_be_sound(complaints: list[str]) -> None:
    """Raise CheckFailed if there are complaints about a file."""
    if complaints:
        raise CheckFailed("; ".join(complaints))


def translate_error(error: Exception, path: Path, guild: int) -> Exception:
    """Return the error that the store raises in the place of `error`; other programs' errors are returned unchanged.

    A record that breaks a constraint (unknown table, number taken, forbidden value) becomes a ValueError.
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


@contextmanager
def translated(path: Path, guild: int = 0) -> Iterator[None]:
    """Raise the errors of the store in the place of SQLite's and the system's (`translate_error`)."""
    try:
        yield
    except (OSError, sqlite3.Error, CheckFailed) as error:
        raise translate_error(error, path, guild) from error


def check_disk_space(error: sqlite3.Error, path: Path) -> None:
    """Raise the system's error in the place of SQLite's if the disk is full for the file at `path`.

    SQLite reports "full" only if a write to a file or its log meets ENOSPC. It reports a full disk for the log's index,
    a quota and a limit of the file size as general I/O errors. So this tries to write an unnamed temporary file that is
    a little longer than this one. Blocks: call it in the connection's thread.
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
    """Return SQLite's primary error code, the low byte of its extended code."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def is_no_text(error: Exception) -> bool:
    """Return whether this error is about bytes that are no valid text."""
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
