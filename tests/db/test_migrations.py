"""Migrations keep all data of files of earlier versions."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreError, StoreUnavailable
from bot.games.core.phrase import say
from bot.service.bodies import Fresh, Lost, Retired, Word, fresh_of, words_of
from bot.service.records import OutboxMessage, Person, Timer
from db import open_store
from db.opening import make_file, migrate
from db.schemas import DUE_INDEX, PEOPLE, Schema, statements
from db.schemas import GUILD as GUILD_KIND
from tests.db.make_old import load
from tests.db.support import GUILD, a_table, an_entry, put, two_seats
from tests.support.due import due_outgoing, due_timers


def later(folder: Path, *scripts: str) -> Schema:
    """Return the guild files' kind with more migrations than the program has."""
    shutil.copytree(Path(__file__).parents[2] / "db" / "migrations" / "guild", folder)
    for number, script in enumerate(scripts, GUILD_KIND.version + 1):
        (folder / f"{number:03}_more.sql").write_text(script)
    return Schema("guild", GUILD_KIND.application_id, folder)


@pytest.mark.parametrize("kind", [GUILD_KIND, PEOPLE, DUE_INDEX], ids=lambda kind: kind.name)
def test_a_new_file_has_the_newest_version_and_its_mark(tmp_path: Path, kind: Schema) -> None:
    path = tmp_path / "1.sqlite"
    make_file(path, kind)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (kind.version,)
        assert connection.execute("PRAGMA application_id").fetchone() == (kind.application_id,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kinds = connection.execute(
            "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'"
        ).fetchall()
    assert kinds
    assert all(strict for _, strict in kinds)
    assert [file.name for file in tmp_path.iterdir()] == ["1.sqlite"]


@pytest.mark.guarantee("migrations-complete")
async def test_a_file_of_version_one_is_read_whole(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    load(GUILD_KIND, 1, store.folder.guild(GUILD))
    async with store.write(GUILD) as writing:
        assert await writing.table(1) == a_table(id=1, status="running")
        assert await writing.seats(1) == two_seats()
        assert [entry.number for entry in await writing.entries(1)] == [1, 2, 3]
        assert (await writing.entries(1))[1].undone_by == 3
        assert await due_timers(writing, 1e12) == [Timer(table=1, kind="remind", due=86400.0)]
        assert [row.kind for row in await due_outgoing(writing, 1e12)] == ["board"]
        await writing.append(1, an_entry(4))
        assert (await put(writing, OutboxMessage(table=1, kind="board"))).id > 1
        assert await writing.said(1, "welcome")
        assert (await writing.info()).name == "Club"


async def test_an_older_file_is_copied_and_brought_up_to_date(tmp_path: Path, clock: SetClock) -> None:
    kind = later(
        tmp_path / "more",
        "ALTER TABLE game_table ADD COLUMN note TEXT NOT NULL DEFAULT 'none';",
        "CREATE TABLE note (text TEXT);\n"
        "CREATE TRIGGER loud AFTER INSERT ON said BEGIN\n SELECT 1;\n SELECT 2; -- two; statements\nEND;",
    )
    store = await open_store(tmp_path / "data", clock=clock, guild_schema=kind)
    path = store.folder.guild(GUILD)
    load(GUILD_KIND, 1, path)
    async with store.read(GUILD) as reading:
        assert await reading.seats(1) == two_seats()
        assert len(await reading.entries(1)) == 3
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (GUILD_KIND.version + 2,)
        assert connection.execute("SELECT note FROM game_table").fetchall() == [("none",)]
    with closing(sqlite3.connect(path.parent / "before" / f"{GUILD}.v1.sqlite")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
        assert copy.execute("SELECT count(*) FROM entry").fetchone() == (3,)
        assert "note" not in [column[1] for column in copy.execute("PRAGMA table_info(game_table)")]


async def test_people_of_version_one_keep_their_preferences(tmp_path: Path, clock: SetClock) -> None:
    path = tmp_path / "people.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(PEOPLE.migrations[0])
        connection.execute("INSERT INTO person VALUES (7, 'de', 'silent', 'closed')")
        connection.execute(f"PRAGMA application_id = {PEOPLE.application_id}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    store = await open_store(tmp_path, clock=clock)
    assert await store.people.person(7) == Person(user=7, language="de", notice="silent", dm="closed")
    await store.people.save_person(Person(user=7, pictures="contrast"))
    assert (await store.people.person(7)).pictures == "contrast"


async def test_pictures_in_large_print_are_the_standard_ones(tmp_path: Path, clock: SetClock) -> None:
    path = tmp_path / "people.sqlite"
    load(PEOPLE, 14, path)
    styles = {1: "large", 2: "large-contrast", 3: "contrast", 4: "standard", 5: "words"}
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO person (user_id, notice, dm, pictures) VALUES (?, 'dm', 'open', ?)", styles.items()
        )
        connection.commit()
    store = await open_store(tmp_path, clock=clock)
    found = [(await store.people.person(user)).pictures for user in styles]
    assert found == ["standard", "contrast", "contrast", "standard", "words"]


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("ALTER TABLE game_table ADD COLUMN note TEXT;\nINSERT INTO nowhere VALUES (1);", StoreError),
        ("DELETE FROM seat;\nDELETE FROM game_table WHERE id = 1;", DamagedFile),  # leaves rows that point nowhere
    ],
)
async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, clock: SetClock, script: str, error: type[StoreError]
) -> None:
    kind = later(tmp_path / "more", "ALTER TABLE game_table ADD COLUMN early TEXT;", script)
    store = await open_store(tmp_path / "data", clock=clock, guild_schema=kind)
    path = store.folder.guild(GUILD)
    load(GUILD_KIND, 1, path)
    with pytest.raises(error):
        async with store.read(GUILD) as reading:
            await reading.table(1)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert "early" not in [column[1] for column in connection.execute("PRAGMA table_info(game_table)")]
    today = await open_store(tmp_path / "data", clock=clock)
    async with today.read(GUILD) as reading:
        assert len(await reading.entries(1)) == 3
    await today.close()


async def test_a_file_cannot_go_back_to_an_older_program(tmp_path: Path, clock: SetClock) -> None:
    kind = later(tmp_path / "more", "ALTER TABLE game_table ADD COLUMN note TEXT;")
    store = await open_store(tmp_path / "data", clock=clock, guild_schema=kind)
    async with store.write(GUILD) as writing:
        await writing.add_table(a_table())
    await store.close()
    today = await open_store(tmp_path / "data", clock=clock)
    with pytest.raises(StoreUnavailable, match=f"knows {GUILD_KIND.version} and older"):
        async with today.read(GUILD) as reading:
            await reading.table(1)
    await today.close()


def test_migrations_are_numbered_without_gaps(tmp_path: Path) -> None:
    (tmp_path / "001_a.sql").write_text("CREATE TABLE a (b);")
    (tmp_path / "003_c.sql").write_text("CREATE TABLE c (d);")
    with pytest.raises(ValueError, match="without gaps"):
        _ = Schema("guild", 1, tmp_path).version


@pytest.mark.parametrize("kind", [GUILD_KIND, PEOPLE, DUE_INDEX], ids=lambda kind: kind.name)
def test_every_statement_of_a_script_is_run(kind: Schema) -> None:
    """An incomplete statement at the end of a script would be dropped silently."""
    for script in kind.migrations:
        assert "".join(statements(script)).strip() == script.strip()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)) as connection:
        migrate(connection, GUILD_KIND, 0)
        schema = connection.execute("SELECT sql FROM sqlite_schema ORDER BY name").fetchall()
        migrate(connection, GUILD_KIND, GUILD_KIND.version)
        assert connection.execute("SELECT sql FROM sqlite_schema ORDER BY name").fetchall() == schema


async def test_notices_that_wait_in_version_12_become_timers(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    path = load(GUILD_KIND, 12, store.folder.guild(GUILD))
    waiting = (("turn", 0, '{"seats":[1],"mark":5}'), ("plan", 7, "{}"), ("index", 0, "{}"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO outgoing (table_id, kind, target, body, due, created, attempts) VALUES (2, ?, ?, ?, 5, 4, 0)",
            [(kind, target, body.encode()) for kind, target, body in waiting],
        )
    async with store.write(GUILD) as writing:
        timers = {(timer.kind, timer.target): timer for timer in await due_timers(writing, 6)}
        assert set(timers) == {("tell", 0), ("tell_stopped", 7), ("index", 0)}
        assert timers["tell", 0].body == b'{"seats":[1],"last":[]}' and timers["tell", 0].due == 5
        assert {row.kind for row in await due_outgoing(writing, 1e12)} == {"board", "dm_panel", "notice"}


async def test_lobbies_of_version_16_lapse_like_others(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    path = load(GUILD_KIND, 16, store.folder.guild(GUILD))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE game_table SET status = 'lobby', created = 1000 WHERE id = 1")
    async with store.write(GUILD) as writing:
        assert await writing.timers_of("lapse") == [Timer(table=1, kind="lapse", due=1000 + 6 * 86_400.0)]


FIRST_NONCE = 1 << 40
WAITING_13 = (
    ("post", 0, {"mark": 0, "token": 11, "by": 1, "users": [7, 8], "last": True}),
    ("board", 0, {"mark": 0, "token": 12}),
    ("hand", 7, {"mark": 0, "token": 13, "fresh": True, "why": "remind"}),
    ("hand", 8, {"mark": 0, "token": 14, "fresh": False, "why": "turn"}),
    ("call", 7, {"mark": FIRST_NONCE + 99, "token": 15, "table": True, "since": 3.0, "hushed": True}),
    ("strike", 7, {"mark": 0, "token": 16}),
    ("strike", 8, {"mark": 0, "token": 17}),
    ("shrink", 77, {"mark": 0, "token": 18, "channel": 42, "message": 77, "since": 1.0, "until": 2.0}),
    ("delete", 78, {"mark": 0, "token": 19, "channel": 42, "message": 78}),
    ("stray", 5, {"mark": 0, "token": 20, "stray": FIRST_NONCE + 5, "channel": 42, "user": 0}),
    ("told", 7, {"mark": 0, "token": 21, "words": [{"phrase": {"type": "phrase", "key": "a"}, "marks": [6]}]}),
    ("told", 8, {"mark": 0, "token": 22, "phrase": {"type": "phrase", "key": "b"}, "about": 7, "words": []}),
    ("together", 7, {"mark": 0, "token": 23}),
    ("lobby", 0, {"mark": 0, "token": 0}),
)
"""Kind, target and body of rows as version 13 wrote them."""


async def test_messages_that_wait_in_version_13_become_slots(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    path = load(GUILD_KIND, 13, store.folder.guild(GUILD))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM outgoing")
        connection.executemany(
            "INSERT INTO outgoing (table_id, kind, target, body, due, created, attempts) VALUES (2, ?, ?, ?, 5, 4, 0)",
            [(kind, target, msgspec.json.encode(body)) for kind, target, body in WAITING_13],
        )
        connection.execute("INSERT INTO posted VALUES (2, 'hand', 8, 43, 90, 1.0), (2, 'together', 7, 43, 91, 1.0)")
    async with store.write(GUILD) as writing:
        rows = {(row.kind, row.target): row for row in await due_outgoing(writing, 6)}
        posted = {(each.role, each.owner) for each in await writing.all_posted(2)}
    nonces = {name: row.nonce - FIRST_NONCE for name, row in rows.items()}
    claimed = {name: row.claimed for name, row in rows.items()}
    assert posted >= {("dm_panel", 8), ("digest", 7)}
    assert {name: nonces[name] for name in (("board", 0), ("dm_panel", 7), ("call", 7), ("told", 8))} == {
        ("board", 0): 11,
        ("dm_panel", 7): 13,
        ("call", 7): 99,
        ("told", 8): 22,
    }
    assert claimed == {
        ("board", 0): 42,
        ("dm_panel", 7): 0,
        ("dm_panel", 8): None,
        ("call", 7): 42,
        ("call", 8): None,
        ("retired", 77): None,
        ("retired", 78): None,
        ("lost", FIRST_NONCE + 5): None,
        ("told", 7): 0,
        ("told", 8): 0,
        ("digest", 7): 42,
        ("lobby", 0): 42,
    }
    assert fresh_of(rows["board", 0]) == Fresh((7, 8), "last")
    assert fresh_of(rows["dm_panel", 7]) == Fresh(why="remind") and fresh_of(rows["dm_panel", 8]) is None
    assert fresh_of(rows["call", 7]) == Fresh(why="table", since=3.0, muted=True) and fresh_of(rows["call", 8]) is None
    assert msgspec.json.decode(rows["retired", 77].body, type=Retired) == Retired(42, 77, 1.0, 2.0)
    assert msgspec.json.decode(rows["retired", 78].body, type=Retired) == Retired(42, 78)
    assert msgspec.json.decode(rows["lost", FIRST_NONCE + 5].body, type=Lost) == Lost(42)
    assert words_of(rows["told", 7]) == (Word(say("a"), 0, (6,)),) and words_of(rows["told", 8]) == (Word(say("b"), 7),)


@pytest.mark.parametrize("kind", [GUILD_KIND, PEOPLE, DUE_INDEX], ids=lambda kind: kind.name)
def test_a_new_file_is_a_migrated_one(tmp_path: Path, kind: Schema) -> None:
    """New files are copies; the first one, and later ones, hold what their migrations make."""
    with closing(sqlite3.connect(tmp_path / "migrated", isolation_level=None)) as connection:
        migrate(connection, kind, 0, 1)
        connection.execute("PRAGMA journal_mode = WAL")
    for name in ("1", "2"):
        make_file(tmp_path / f"{name}.sqlite", kind)
    made, *copies = [_whole(tmp_path / name) for name in ("migrated", "1.sqlite", "2.sqlite")]
    assert copies == [made, made] and len(made[1]) > 2


def _whole(path: Path) -> tuple[list[object], list[str]]:
    """Return a file's marks, whatever decides how it is used, and all its content but the guild's number.

    No table counts by `sqlite_sequence` any more, so it does not matter whether it is there.
    """
    with closing(sqlite3.connect(path)) as connection:
        marks = ("application_id", "user_version", "journal_mode", "page_size", "auto_vacuum", "encoding")
        found = [connection.execute(f"PRAGMA {mark}").fetchone() for mark in marks]
        if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'guild' AND type = 'table'").fetchone():
            connection.execute("UPDATE guild SET guild_id = 1")
        return found, sorted(line for line in connection.iterdump() if "sqlite_sequence" not in line)
