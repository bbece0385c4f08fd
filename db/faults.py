"""The boundary: a database's own errors become `bot.errors.StoreError` and its kinds here, and nowhere else."""

from __future__ import annotations

import errno
import sqlite3
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
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class Damage(Exception):
    """A file is not what it should be, found by our own check. The text says why."""


def told(error: Exception, path: Path, guild: int) -> Exception:
    """Return what leaves the store instead of `error`; errors that are not the database's are returned as they are.

    A record that does not fit the tables (unknown table, number taken, forbidden value) is a ValueError.
    """
    if isinstance(error, Damage):
        return DamagedFile(guild, str(path), str(error))
    if isinstance(error, OSError):
        kind = StoreFull if error.errno in _NO_ROOM else StoreUnavailable
        return kind(f"{path}: {error.strerror or error}")
    if isinstance(error, (sqlite3.IntegrityError, OverflowError)):
        return ValueError(f"the record does not fit: {error}")
    if isinstance(error, sqlite3.Error):
        return _by_code(error, path, guild)
    return error


def code_of(error: Exception) -> int:
    """Return SQLite's kind of this error: the low byte of its code, the rest says which way it happened."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def _by_code(error: sqlite3.Error, path: Path, guild: int) -> StoreError:
    code = code_of(error)
    if code in _FULL:
        return StoreFull(f"{path}: no room left")
    if code in _DAMAGED or "decode to UTF-8" in str(error):
        return DamagedFile(guild, str(path), str(error))
    if code in _UNAVAILABLE:
        return StoreUnavailable(f"{path}: {error}")
    return StoreError(f"{path}: {error}")
