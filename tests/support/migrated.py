"""Empty database files, migrated once in a process and then copied, for tests that do not test migrations.

A folder's conftest.py takes it, and all tests there have it:

from tests.support.migrated import migrated_once as migrated_once
"""

from __future__ import annotations

import sqlite3
import threading

import pytest

from db import opening
from db.schemas import Schema

_migrate = opening.migrate
_empty: dict[tuple[int, tuple[str, ...]], sqlite3.Connection] = {}
_one_at_a_time = threading.Lock()


def copied(connection: sqlite3.Connection, schema: Schema, version: int) -> None:
    """Do what `db.opening.migrate` does: a file in which nothing is yet becomes a copy of a migrated one."""
    if version or connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
        _migrate(connection, schema, version)
        return
    with _one_at_a_time:
        key = schema.application_id, schema.migrations
        if key not in _empty:
            made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            _migrate(made, schema, 0)
            _empty[key] = made
        _empty[key].backup(connection)


@pytest.fixture(autouse=True)
def migrated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new files be copies."""
    monkeypatch.setattr(opening, "migrate", copied)
