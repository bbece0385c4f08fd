"""`copy` by the command line: games move between a folder and a database, and the store that they left stays closed."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SystemClock
from bot.commands import copy, run
from bot.config import NAMES, read_settings
from bot.games.registry import TITLES
from bot.stores import Place, open_place
from db.moving.copying import Difference
from db.store import open_store
from tests.db.support import with_table
from tests.service.world import ANN, BOB, CEM, GUILD, world
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

LOBBY = GUILD + 1


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a bot that was stopped while a game of each title was played, and in another server a lobby."""
    folder = tmp_path_factory.mktemp("played") / "data"
    asyncio.run(_play(folder))
    return folder


async def _play(folder: Path) -> None:
    chance = random.Random(5)
    async with world(folder) as played:
        for number, game in enumerate(TITLES, 1):
            await played.started(ANN, BOB if number % 2 else CEM, game=game)
            await played.act_any(chance, number)
        await with_table(played.store, LOBBY, status="lobby")
        await played.store.people_file.set_whole()


async def _go_on(folder: Path) -> None:
    """Play on in each game."""
    async with world(folder) as played:
        played.asked = 1000  # Discord gives no interaction's number twice
        for number, _ in enumerate(TITLES, 1):
            before = len(await played.entries(number))
            await played.act_any(random.Random(6), number)
            assert len(await played.entries(number)) > before


@pytest.fixture
def folder(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return Path(shutil.copytree(made, tmp_path / "data"))


@pytest.fixture
def database(folder: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the settings name an empty database."""
    asyncio.run(emptied(postgres_database, alone=True))
    monkeypatch.setenv("DATABASE_URL", postgres_database)
    return postgres_database


async def _opened() -> None:
    await (await open_place(Place.of(read_settings()), SystemClock())).close()


@pytest.mark.usefixtures("folder", "database")
def test_games_move_there_and_back(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["copy", "--from", "data"]) == 0
    said = capsys.readouterr()
    assert "hold the same" in said.out and "Start the bot with that store" in said.out and said.err == ""
    assert main(["doctor", "--offline", "--quick"]) == 1
    assert "moved (to postgresql://" in capsys.readouterr().out
    monkeypatch.setenv("STORE", "postgres")
    asyncio.run(_opened())
    assert main(["copy", "--to", "new"]) == 0
    assert main(["doctor", "--offline", "--quick"]) == 1
    assert "so that no game goes on in two places" in capsys.readouterr().out
    monkeypatch.setenv("STORE", "sqlite")
    monkeypatch.setenv("DATA_DIR", "new")
    assert main(["doctor", "--offline"]) == 0
    asyncio.run(_go_on(Path("new")))


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.usefixtures("folder", "database")
def test_a_moved_store_goes_on_by_force_alone(
    store: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["copy", "--from", "data"]) == 0
    if store == "postgres":
        assert main(["copy", "--to", "new"]) == 0
    monkeypatch.setenv("STORE", store)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")

    async def join(*_: object) -> int:
        await _opened()
        return 0

    monkeypatch.setattr(run, "_join", join)
    capsys.readouterr()
    assert main(["run"]) == 1
    [said] = capsys.readouterr().err.splitlines()
    assert f"moved to {Path('new').resolve() if store == 'postgres' else 'postgresql://'}" in said
    assert said.endswith("python -m bot run --force.")
    assert main(["run", "--force"]) == 0 and main(["run"]) == 0


@pytest.mark.usefixtures("folder", "database")
def test_a_half_copied_store_is_refused_by_force_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def differs(*_: object) -> list[Difference]:
        return [Difference(GUILD, "seat"), Difference(None, "person")]

    monkeypatch.setattr(copy, "compare", differs)
    assert main(["copy", "--from", "data"]) == 1
    server, people, again = capsys.readouterr().err.splitlines()
    assert server.startswith(f"server {GUILD}: seat is not as in ") and "person" in people and "once more" in again
    asyncio.run(_opened())  # the old store is still the bot's
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(run, "_join", lambda *_: _opened())
    assert main(["run", "--force"]) == 1
    assert "is not finished. Run the same copy once more" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["source", "target"])
@pytest.mark.usefixtures("database")
def test_games_are_played_again_in_the_target(
    where: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was damaged before is named and moves along; what is damaged in the target alone stops the move."""
    sql = "UPDATE snapshot SET entries = entries + 1 WHERE table_id = 1"
    if where == "source":
        with closing(sqlite3.connect(folder / "guilds" / f"{GUILD}.sqlite")) as file:
            file.execute(sql)
            file.commit()
        assert main(["copy", "--from", "data"]) == 0
        assert "It is so in" in capsys.readouterr().err
        return
    compare = copy.compare

    async def spoilt(old: copy.AnyEnd, new: copy.AnyEnd, since: float) -> list[Difference]:
        found = await compare(old, new, since)
        await new._connection.execute(sql)  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
        return found

    monkeypatch.setattr(copy, "compare", spoilt)
    assert main(["copy", "--from", "data"]) == 1
    assert f"server {GUILD}: table 1: " in capsys.readouterr().err
    asyncio.run(_opened())


def test_what_cannot_be_copied_is_told_without_passwords(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "postgresql://ann:s3cret@127.0.0.1:1/games"
    for given, told in (
        ([], "DATABASE_URL is not set"),
        (["--from", "data"], "DATABASE_URL is not set"),
        (["--from", "data", "--to", "new"], "the other a PostgreSQL database"),
        (["--from", secret, "--to", secret], "the other a PostgreSQL database"),
        (["--from", "data", "--to", "mysql://ann:s3cret@h/x"], "--from or --to cannot be used"),
        (["--from", "data", "--to", secret], "The database cannot be used"),
        (["--from", "none", "--to", secret], "there is no data folder"),
    ):
        assert main(["copy", *given]) == 1
        said = capsys.readouterr()
        assert told in said.err and "s3cret" not in said.out + said.err
    (folder / "url").write_text(secret)
    monkeypatch.setenv("DATABASE_URL_FILE", str(folder / "url"))
    assert main(["copy", "--from", "data"]) == 1
    assert "The database cannot be used" in capsys.readouterr().err
    asyncio.run(_opened_folder(folder))


async def _opened_folder(folder: Path) -> None:
    await (await open_store(folder, clock=SystemClock())).close()
