"""The command line with games in PostgreSQL: what works on it, and what is told of what does not."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot import stores
from bot.__main__ import main
from bot.clock import SystemClock
from bot.config import NAMES, BadSettings, DatabaseUrl, read_settings
from bot.errors import StoreUnavailable
from bot.service.ports.reports import Report
from bot.service.records import Person
from bot.stores import Place
from db.store import SqliteStore
from tests.db.support import GUILD, USER, AnyStore, with_table
from tests.support.postgres import AS_OURS, emptied, in_database
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

T = TypeVar("T")
SECRET = "postgresql://ann:s3cret@127.0.0.1:1/games"


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def database(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the settings name an empty database."""
    asyncio.run(emptied(postgres_database, alone=True))
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", postgres_database)
    return postgres_database


def in_store(work: Callable[[AnyStore], Awaitable[T]]) -> T:
    """Do something as the bot that runs."""

    async def do() -> T:
        store = await stores.open_place(Place.of(read_settings()), SystemClock())
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def test_a_bot_on_a_database_makes_its_data_folder(database: str, tmp_path: Path) -> None:
    """It keeps there what is no game: announcements, the registered commands, the small pictures."""
    assert not (tmp_path / "data").exists()
    in_store(_itself)
    assert (tmp_path / "data").is_dir()


@pytest.fixture
def owned_database(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the settings name a database as docs/hosting.md has it: owned by a role that may do nothing else."""
    role, name = "mission", f"owned_{os.getpid()}"
    rights = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS"

    async def make() -> None:
        import asyncpg

        server = await asyncpg.connect(postgres_server)
        try:
            if not await server.fetch("SELECT 1 FROM pg_roles WHERE rolname = $1", role):
                await server.execute(f"CREATE ROLE {role} {rights}")
            await server.execute(f"CREATE DATABASE {name} OWNER {role} {AS_OURS}")
        finally:
            await server.close()

    asyncio.run(make())
    url = in_database(postgres_server, name).replace("postgresql://postgres:", f"postgresql://{role}:")
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", url)
    return url


def test_the_owner_of_a_database_needs_no_other_right(
    owned_database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tables are made, used, looked at, and emptied of a user by a role that has no right beyond."""
    assert "//mission:" in owned_database
    in_store(a_life)
    main(["doctor", "--offline"])
    assert "· PostgreSQL 18" in capsys.readouterr().out
    assert main(["data", "forget", "--user", str(USER), "--yes"]) == 0
    assert in_store(lambda store: store.people.person(USER)) == Person(user=USER)


async def a_life(store: AnyStore) -> None:
    await with_table(store, status="lobby")
    await store.people.save_person(Person(user=USER, language="de"))
    await store.people.add_report(Report(user=USER, guild=GUILD, at=1.0, version="1", words="odd"), keep=9)


def faults(monkeypatch: pytest.MonkeyPatch, **settings: str) -> list[str]:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as bad:
        read_settings()
    return bad.value.faults


def test_files_are_the_default_and_an_address_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read_settings().database is None
    monkeypatch.setenv("DATABASE_URL", SECRET)
    assert read_settings().database is None
    assert isinstance(in_store(_itself), SqliteStore)
    main(["doctor", "--offline", "--quick"])
    assert "DATABASE_URL is set and not used" in capsys.readouterr().out


async def _itself(store: AnyStore) -> AnyStore:
    return store


def test_the_address_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "url").write_text(f"{SECRET}\n")
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL_FILE", str(tmp_path / "url"))
    settings = read_settings()
    assert settings.database == DatabaseUrl(SECRET) and "s3cret" not in repr(settings)
    assert faults(monkeypatch, DATABASE_URL=SECRET) == [
        "DATABASE_URL and DATABASE_URL_FILE are both set; remove one of them."
    ]


@pytest.mark.parametrize("url", ["mysql://ann:s3cret@h/x", "ann:s3cret@h", "postgresql://ann:s3cret@h:port/x", "a b"])
def test_an_address_that_is_none_is_told_without_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    [said] = faults(monkeypatch, STORE="postgres", DATABASE_URL=url)
    assert said.startswith("DATABASE_URL cannot be used: it is the address of a database") and "s3cret" not in said


def test_what_a_database_needs_and_cannot_have_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    [missing, backups] = faults(monkeypatch, STORE="postgres", MISSION_BACKUP_FOLDER="backups")
    assert "DATABASE_URL is not set" in missing and "pg_dump" in backups


@pytest.mark.parametrize("command", [["backup", "x"], ["restore", "x"], ["data", "renew"]])
def test_what_is_for_files_says_what_to_do(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", SECRET)
    assert main(command) == 1
    said = capsys.readouterr().err
    assert "pg_dump" in said and "docs/hosting.md" in said and "s3cret" not in said


@pytest.mark.parametrize("command", [["data", "show", "--user", "7"], ["doctor", "--offline"], ["reports"]])
def test_a_database_that_is_away_is_told(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", SECRET)
    assert main(command) == 1
    out, err = capsys.readouterr()
    assert "The database cannot be" in out + err and "s3cret" not in out + err


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", SECRET)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["reports"]) == 1
    assert "pip install asyncpg" in capsys.readouterr().err


@pytest.mark.usefixtures("database")
def test_people_and_servers_are_shown_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_store(a_life)
    assert main(["data", "show", "--user", str(USER)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["preferences"]["language"] == "de" and list(shown["guilds"]) == [str(GUILD)]
    assert main(["reports"]) == 0 and "odd" in capsys.readouterr().out
    out = tmp_path / "guild.json"
    assert main(["data", "export", "--guild", str(GUILD), "--out", str(out)]) == 0
    assert [table["table"]["status"] for table in json.loads(out.read_text())["tables"]] == ["lobby"]
    assert main(["data", "forget", "--user", str(USER), "--yes"]) == 0
    capsys.readouterr()
    assert main(["data", "show", "--user", str(USER)]) == 0
    assert json.loads(capsys.readouterr().out)["guilds"] == {}
    assert main(["data", "delete", "--guild", str(GUILD), "--yes"]) == 0
    assert in_store(_guilds) == []


async def _guilds(store: AnyStore) -> list[int]:
    return await store.guilds()


@pytest.mark.usefixtures("database")
def test_a_second_process_is_refused_and_reading_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    """In a thread of its own each: the first keeps its claim while the second one asks."""

    async def both(store: Any) -> None:
        await a_life(store)
        with pytest.raises(StoreUnavailable, match="another process"):
            await stores.open_place(Place.of(read_settings()), SystemClock(), "shared")
        assert await asyncio.to_thread(main, ["data", "forget", "--user", "7", "--yes"]) == 1
        assert "another process works on this database" in capsys.readouterr().err
        assert await asyncio.to_thread(main, ["reports"]) == 0
        store.connections.claim._connection.terminate()  # as when the server restarts
        await store.people.save_person(Person(user=7))
        assert await asyncio.to_thread(main, ["data", "forget", "--user", "7", "--yes"]) == 1, "it is taken again"

    in_store(both)
    assert main(["data", "forget", "--user", "7", "--yes"]) == 0


def test_bots_share_a_database_and_keep_commands_out(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more bot opens it while one runs; what needs a stopped bot is refused until both have ended."""
    monkeypatch.setenv("MISSION_MEMBER", "first")

    async def both() -> None:
        from bot.member import join

        place = Place.of(read_settings())
        member = await join(database, place.member)
        one, other = [await stores.open_place(place, SystemClock(), "shared") for _ in range(2)]
        await a_life(one)
        assert await other.guilds() == [GUILD]
        await one.close()
        assert await asyncio.to_thread(main, ["data", "forget", "--user", "7", "--yes"]) == 1
        await other.close()
        await asyncio.to_thread(main, ["doctor", "--offline", "--quick"])
        await member.leave()

    asyncio.run(both())
    out, err = capsys.readouterr()
    assert "another process works on this database" in err
    assert "The bot first (" in out and "runs; it serves no shards" in out
    assert main(["data", "forget", "--user", "7", "--yes"]) == 0


def test_a_claim_that_another_has_taken_stops_writing(database: str) -> None:
    async def lost(store: Any) -> None:
        from db.errors import DatabaseInUse
        from db.postgres.claim import Claim

        store.connections.claim._connection.terminate()
        other = Claim(database)
        async with asyncio.timeout(9):
            while not other._is_held():
                try:
                    await other.hold()
                except DatabaseInUse:
                    await asyncio.sleep(0.01)
        with pytest.raises(DatabaseInUse):
            await with_table(store)
        with pytest.raises(DatabaseInUse):
            await store.people.save_person(Person(user=7))
        await other.close()
        assert await with_table(store) == 1

    in_store(lost)


def test_doctor_names_what_is_wrong_with_a_server(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_store(a_life)
    monkeypatch.setenv("DATABASE_URL", f"{database}&synchronous_commit=off")
    assert main(["doctor", "--offline"]) == 1
    said = capsys.readouterr().out
    assert "✗ synchronous_commit is off: an action may be lost" in said and "· PostgreSQL 18" in said


def test_doctor_measures_clock_order_and_connections() -> None:
    from bot.commands.database_doctor import _of_server  # pyright: ignore[reportPrivateUsage]
    from db.postgres.checkup import Checkup

    on = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
    sound = Checkup("18.4", 2, 100.0, 90, True, on)
    assert list(_of_server(sound, 101.0, 22)) == []
    odd = Checkup("18.4", 2, 100.0, 3, False, {**on, "fsync": "off"})
    [fsync, order, clock, free] = _of_server(odd, 103.0, 22)
    assert "fsync is off" in fsync and "C.UTF-8" in order and "differ by 3 s" in clock and "3 connections free" in free
    assert list(_of_server(dataclasses.replace(sound, free=22), 101.0, 22)) == []
    assert len(list(_of_server(dataclasses.replace(sound, free=21), 101.0, 22))) == 1


def test_a_database_of_another_version_is_told(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def alter(sql: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(database)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(alter("CREATE TABLE kept AS SELECT * FROM schema_version"))
    try:
        asyncio.run(alter("UPDATE schema_version SET hash = 'x' WHERE number = 1"))
        assert main(["reports"]) == 1
        assert "migration 1 of the database is another" in capsys.readouterr().err
        asyncio.run(alter("ALTER TABLE schema_version RENAME TO away"))
        assert main(["reports"]) == 1
        assert "the bot makes it new when it starts" in capsys.readouterr().err
    finally:
        asyncio.run(alter("DROP TABLE IF EXISTS schema_version, away; ALTER TABLE kept RENAME TO schema_version"))
