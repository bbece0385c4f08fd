"""A sample file of every schema version ever released is made with data and migrated with all its rows."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import DamagedRow
from bot.service.ports.welcome import Welcome
from bot.service.records import OutboxMessage, Snapshot
from db import open_store
from db.guild_registry import given_by
from db.opening import make_file, open_file
from db.schemas import DUE_INDEX, PEOPLE, Schema
from db.schemas import GUILD as GUILD_KIND
from tests.db.make_old import KINDS, fill, lacking, load
from tests.db.support import GUILD, USER, a_table, put

VERSIONS = [
    pytest.param(kind, version, id=f"{kind.name}-{version}") for kind in KINDS for version in range(1, kind.version + 1)
]
Rows = dict[str, list[dict[str, Any]]]
Columns = dict[str, set[tuple[Any, ...]]]


def tables(connection: sqlite3.Connection) -> list[str]:
    """Return the names of a file's tables, but for SQLite's own, which hold numbers that were given."""
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    return [row[0] for row in connection.execute(sql)]


def rows(path: Path) -> Rows:
    """Return all that is in a file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')] for name in tables(connection)
        }


def columns(path: Path) -> Columns:
    """Return each table's columns, in whatever order."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: {row[1:4] + row[5:] for row in connection.execute(f'PRAGMA table_info("{name}")')}
            for name in tables(connection)
        }


GIVEN_UP = ("unanswered",)
"""Tables whose rows a later version lets go of: they were of use for minutes."""


RENAMED = {("outgoing", "kind"): {"hand": "dm_panel"}, ("posted", "role"): {"hand": "dm_panel", "together": "digest"}}
"""Values that a later version writes otherwise."""
COLUMNS = {"user": "user_id"}
"""Columns that a later version names otherwise."""
NEEDLESS = {("guild", "one"), ("welcome", "one"), ("manners", "one")}
"""Columns that said of a file's only row that it is the only one."""


def lost(before: Rows, after: Rows, given_up: tuple[str, ...] = ()) -> list[str]:
    """Return what is not as it was, by table and column."""
    wrong: list[str] = []
    for table, old in before.items():
        if table in given_up and table not in after:
            continue
        new = after.get(table, [])
        if len(new) != len(old):
            wrong.append(f"{table}: {len(old)} rows became {len(new)}")
            continue
        columns = [column for column in old[0] if (table, column) not in NEEDLESS]
        was = sorted((_as_written_later(table, columns, row) for row in old), key=repr)
        now = sorted(
            ([row.get(COLUMNS.get(name, name), row.get(name, "is gone")) for name in columns] for row in new), key=repr
        )
        wrong += [
            f"{table}.{column}"
            for place, column in enumerate(columns)
            if [row[place] for row in was] != [row[place] for row in now]
        ]
    return wrong


def _as_written_later(table: str, columns: list[str], row: dict[str, Any]) -> list[Any]:
    return [RENAMED.get((table, name), {}).get(row[name], row[name]) for name in columns]


def opened(path: Path, kind: Schema) -> Path:
    open_file(path, kind, busy=1.0).close()
    return path


@pytest.mark.guarantee("migrations-complete")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_rows_of_every_version_are_kept_and_no_migration_changed(kind: Schema) -> None:
    assert lacking(kind) == [], "run: python -m tests.db.make_old; a released migration stays as it is"


@pytest.mark.parametrize(("kind", "version"), VERSIONS)
def test_stored_old_file_has_its_version_and_rows_in_all_tables(kind: Schema, version: int, tmp_path: Path) -> None:
    path = load(kind, version, tmp_path / "old.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
        assert connection.execute("PRAGMA application_id").fetchone() == (kind.application_id,)
    assert [name for name, found in rows(path).items() if not found] == []


@pytest.mark.guarantee("migrations-complete")
@pytest.mark.parametrize(("kind", "version"), VERSIONS)
def test_every_earlier_file_comes_along_with_every_row(kind: Schema, version: int, tmp_path: Path) -> None:
    before = rows(load(kind, version, tmp_path / "old.sqlite"))
    path = opened(tmp_path / "old.sqlite", kind)
    assert lost(before, rows(path), GIVEN_UP) == []
    make_file(tmp_path / "new.sqlite", kind)
    assert columns(path) == columns(tmp_path / "new.sqlite"), "an old file becomes like a new one"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (kind.version,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("version", range(1, PEOPLE.version + 1))
async def test_what_people_chose_is_kept_through_all_versions(version: int, tmp_path: Path) -> None:
    load(PEOPLE, version, tmp_path / "people.sqlite")
    store = await open_store(tmp_path, clock=SetClock())
    person = await store.people.person(USER)
    assert (person.language, person.notice, person.dm) == ("de", "mention", "closed")
    assert [(found.guild, found.table) for found in await store.people.tables_of(USER)] == [(GUILD, 2)]


async def test_what_would_be_kept_of_today_has_rows_in_every_table(tmp_path: Path) -> None:
    """The maker of the shelf grows with the schema: a table that it leaves empty would never be tried."""
    files = await fill(tmp_path / "data")
    for path in files.values():
        assert [table for table, found in rows(path).items() if not found] == []


def later(kind: Schema, folder: Path, script: str) -> Schema:
    """Return a kind with one more migration than the program has."""
    shutil.copytree(Path(__file__).parents[2] / "db" / "migrations" / kind.name, folder)
    (folder / f"{kind.version + 1:03}_more.sql").write_text(script)
    return Schema(kind.name, kind.application_id, folder)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_migration_whose_rows_are_not_kept_is_found(kind: Schema, tmp_path: Path) -> None:
    more = later(kind, tmp_path / "more", "CREATE TABLE more (thing TEXT);")
    assert lacking(more) == [f"{kind.name} {kind.version + 1}"]


def test_a_released_migration_that_was_changed_is_found(tmp_path: Path) -> None:
    more = later(PEOPLE, tmp_path / "more", "")
    (changed,) = (tmp_path / "more").glob("003_*.sql")
    changed.write_text(changed.read_text() + "-- more")
    assert lacking(more) == ["people 3", f"people {PEOPLE.version + 1}"]


@pytest.mark.parametrize(
    ("script", "missed"),
    [
        ("DELETE FROM person WHERE notice = 'dm';", ["person: 2 rows became 1"]),
        ("UPDATE person SET language = NULL;", ["person.language"]),
        ("DROP TABLE sits;", ["sits: 1 rows became 0"]),
        ("ALTER TABLE person DROP COLUMN language;", ["person.language"]),
        ("ALTER TABLE person ADD COLUMN more TEXT;", []),
    ],
)
def test_a_migration_that_loses_something_is_found(script: str, missed: list[str], tmp_path: Path) -> None:
    before = rows(load(PEOPLE, 1, tmp_path / "old.sqlite"))
    path = opened(tmp_path / "old.sqlite", later(PEOPLE, tmp_path / "more", script))
    assert lost(before, rows(path)) == missed


@pytest.mark.parametrize("deleted", [False, True], ids=["kept", "deleted"])
async def test_old_files_never_give_a_number_twice(tmp_path: Path, deleted: bool) -> None:
    """SQLite counted in former versions, also what was deleted since."""
    store = await open_store(tmp_path, clock=SetClock())
    path = load(GUILD_KIND, 19, store.folder.guild(GUILD))
    with closing(sqlite3.connect(path)) as file, file:
        (last,) = file.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outgoing'").fetchone()
        file.execute("DELETE FROM outgoing WHERE ?", (deleted,))
        file.execute("UPDATE sqlite_sequence SET seq = 40 WHERE name = 'game_table'")
    assert given_by(path) == 40
    async with store.write(GUILD) as tx:
        assert (await tx.add_table(a_table())).id == 41
        assert (await put(tx, OutboxMessage(table=1, kind="board"))).id == last + 1
    assert given_by(path) == 41


@pytest.mark.parametrize("version", [1, 12, 22])
def test_all_rows_of_an_old_file_name_their_guild(version: int, tmp_path: Path) -> None:
    path = opened(load(GUILD_KIND, version, tmp_path / f"dm-{USER}.sqlite"), GUILD_KIND)
    assert {row["guild_id"] for found in rows(path).values() for row in found} == {-USER}


async def test_damaged_value_of_an_old_file_is_damage_to_its_row_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path, clock=SetClock())
    path = load(GUILD_KIND, 19, store.folder.guild(GUILD))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        file.execute("UPDATE game_table SET options = '{' WHERE id = 1")
    async with store.read(GUILD) as reading:
        with pytest.raises(DamagedRow):
            await reading.table(1)
        assert await reading.table(2) is not None and len(await reading.entries(1)) == 3
    with pytest.raises(ValueError, match="CHECK"):
        async with store.write(GUILD) as tx:
            await tx.save_snapshot(2, Snapshot(-1, b"{}", ()))


async def test_servers_of_old_files_are_not_welcomed(tmp_path: Path):
    store = await open_store(tmp_path, clock=SetClock())
    load(GUILD_KIND, 15, store.folder.guild(GUILD))
    try:
        async with store.read(GUILD) as tx:
            assert await tx.welcome() == Welcome(at=0.0, nonce=0)
            assert not Welcome(at=0.0, nonce=0).is_open
    finally:
        await store.close()


def test_an_earlier_due_index_is_filled_anew(tmp_path: Path) -> None:
    """A migration may put timers into guild files that nothing else would open."""
    path = load(DUE_INDEX, 3, tmp_path / "wake.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE progress SET whole = 1")
        connection.commit()
    with closing(sqlite3.connect(opened(path, DUE_INDEX))) as connection:
        assert connection.execute("SELECT whole FROM progress").fetchone() == (0,)
