"""A copied file equals the one that its migrations make."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import opening
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema
from tests.support import migrated


@pytest.mark.parametrize("schema", [GUILD, PEOPLE, DUE_INDEX], ids=lambda schema: schema.name)
def test_a_copied_file_is_a_migrated_one(tmp_path: Path, schema: Schema, monkeypatch: pytest.MonkeyPatch) -> None:
    opening.make_file(tmp_path / "migrated", schema)
    monkeypatch.setattr(opening, "migrate", migrated.copied)
    for name in ("first", "second"):
        opening.make_file(tmp_path / name, schema)
    made, *copies = [whole(tmp_path / name) for name in ("migrated", "first", "second")]
    assert copies == [made, made] and len(made[1]) > 2


def whole(path: Path) -> tuple[list[object], list[str]]:
    """Return a file's marks, whatever decides how it is used, and all its content."""
    with closing(sqlite3.connect(path)) as connection:
        marks = ("application_id", "user_version", "journal_mode", "page_size", "auto_vacuum", "encoding")
        return [connection.execute(f"PRAGMA {mark}").fetchone() for mark in marks], [*connection.iterdump()]


def test_a_file_that_holds_something_is_migrated(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "held", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE held (held)")
        migrated.copied(connection, GUILD, 0)
        assert connection.execute("SELECT count(*) FROM held").fetchone() == (0,)
        assert connection.execute("PRAGMA user_version").fetchone() == (GUILD.version,)
