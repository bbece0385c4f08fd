"""A stored value with one byte changed, so that it passes every check of the database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path


def flipped(data: bytes, place: int = 0, bit: int = 0x80) -> bytes:
    """Return the same bytes with one bit of one of them turned."""
    return data[:place] + bytes([data[place] ^ bit]) + data[place + 1 :]


def at(text: str, bit: int = 0x01) -> Callable[[bytes], bytes]:
    """Alter the first byte of this text, wherever it stands in the value."""
    return lambda data: flipped(data, data.index(text.encode()), bit)


def alter(path: Path, table: str, column: str, where: str, change: Callable[[bytes], bytes] = flipped) -> None:
    """Alter a value of the first row that fits, past constraints and triggers."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        triggers = file.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            file.execute(f"DROP TRIGGER {name}")
        ((value, kind),) = file.execute(
            f"SELECT CAST({column} AS BLOB), typeof({column}) FROM {table} WHERE {where} LIMIT 1"
        ).fetchall()
        kind = "integer" if kind == "null" else kind
        file.execute(f"UPDATE {table} SET {column} = CAST(? AS {kind.upper()}) WHERE {where}", (change(value or b""),))
        assert file.execute("SELECT changes()").fetchone() == (1,)
        for _, sql in triggers:
            file.execute(sql)
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
