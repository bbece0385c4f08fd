"""Every key of a guild's file begins with the guild, so that the tables can be shared and split by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db.opening import make_file, migrate
from db.schemas import GUILD as GUILD_KIND
from tests.db.support import GUILD


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / f"{GUILD}.sqlite"
    make_file(path, GUILD_KIND)
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def tables(file: sqlite3.Connection) -> list[str]:
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    return [name for (name,) in file.execute(sql)]


def keys(file: sqlite3.Connection, table: str) -> Iterator[list[str]]:
    """Yield the columns of the table's primary key, of each index, and of each foreign key."""
    columns = file.execute("SELECT name, pk FROM pragma_table_info(?)", (table,)).fetchall()
    if primary := [name for name, place in sorted(columns, key=lambda row: row[1]) if place]:
        yield primary
    for (index,) in file.execute("SELECT name FROM pragma_index_list(?)", (table,)).fetchall():
        yield [name for (name,) in file.execute("SELECT name FROM pragma_index_info(?)", (index,))]
    foreign: dict[int, list[str]] = {}
    for number, column in file.execute('SELECT id, "from" FROM pragma_foreign_key_list(?) ORDER BY id, seq', (table,)):
        foreign.setdefault(number, []).append(column)
    yield from foreign.values()


def strays(file: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    """Return the keys that do not begin with the guild."""
    return [(table, key) for table in tables(file) for key in keys(file, table) if key[0] != "guild_id"]


def test_every_key_begins_with_the_guild(file: sqlite3.Connection) -> None:
    assert len(tables(file)) == 20
    assert strays(file) == []


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE more (guild_id INTEGER, id INTEGER PRIMARY KEY)",
        "CREATE INDEX more ON seat (user_id)",
        "CREATE TABLE more (guild_id INTEGER PRIMARY KEY, of INTEGER REFERENCES summary (message))",
    ],
)
def test_a_key_that_begins_otherwise_is_found(file: sqlite3.Connection, sql: str) -> None:
    file.execute(sql)
    assert len(strays(file)) == 1


def test_no_number_is_counted_by_sqlite(file: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as migrated:
        migrate(migrated, GUILD_KIND, 0, GUILD)
        assert migrated.execute("SELECT guild_id FROM guild").fetchall() == [(GUILD,)]
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    assert file.execute(sql).fetchall() == []
