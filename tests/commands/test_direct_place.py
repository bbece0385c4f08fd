"""The command line with the games in a user's direct messages, whose place is called `dm-ID`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SetClock
from bot.service.places import Place
from bot.service.records import GuildInfo
from db import open_store
from tests.db.support import GUILD, USER, with_table

HERE = Place.direct(USER)


async def _play(folder: Path) -> None:
    store = await open_store(folder, clock=SetClock(5000.0))
    for guild in (GUILD, HERE.number):
        await with_table(store, guild)
    async with store.write(HERE.number) as tx:
        await tx.save_info(GuildInfo(HERE.number, language="de"))
    await store.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of a server and of the direct messages of a user."""
    folder = tmp_path / "data"
    asyncio.run(_play(folder))
    monkeypatch.setenv("DATA_DIR", str(folder))
    monkeypatch.chdir(tmp_path)  # no settings of the developer's own
    return folder


def file_in(folder: Path) -> Path:
    return folder / "guilds" / f"dm-{USER}.sqlite"


async def _languages(folder: Path) -> list[str]:
    store = await open_store(folder, clock=SetClock(5000.0))
    found: list[str] = []
    for guild in await store.guilds():
        async with store.read(guild) as tx:
            found.append((await tx.info()).language)
    await store.close()
    return found


def test_a_backup_holds_it_and_it_is_put_back_alone(data: Path, tmp_path: Path) -> None:
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert file_in(tmp_path / "copy").exists()
    file_in(data).unlink()
    assert main(["restore", str(tmp_path / "copy"), "--guild", HERE.name]) == 0
    assert asyncio.run(_languages(data)) == ["de", "en"]


def test_a_whole_backup_puts_it_back(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["backup", str(tmp_path / "copy")]) == 0
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "new"))
    assert main(["restore", str(tmp_path / "copy")]) == 0
    assert asyncio.run(_languages(tmp_path / "new")) == ["de", "en"]


def test_a_lost_file_is_named_as_commands_take_it(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file_in(data).unlink()
    assert main(["data", "export", "--guild", HERE.name, "--out", str(data / "out.json")]) == 1
    told = capsys.readouterr().err
    assert str(file_in(data)) in told and f"restore BACKUP --guild dm-{USER}" in told
    assert main(["data", "delete", "--guild", HERE.name, "--yes"]) == 0
    assert f"the direct messages of user {USER}" in capsys.readouterr().out


def test_forgetting_the_user_deletes_its_file(data: Path) -> None:
    assert main(["data", "forget", "--user", str(USER), "--yes"]) == 0
    assert [path.name for path in (data / "guilds").iterdir()] == [f"{GUILD}.sqlite"]
    assert asyncio.run(_languages(data)) == ["en"], "nothing is missing"


@pytest.mark.parametrize("name", ["dm-", "dm-0", f"-{USER}", f"dm-0{USER}"])
def test_odd_names_of_places_are_not_taken(data: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["data", "export", f"--guild={name}", "--out", str(data / "out.json")])
    assert "neither the id of a server nor dm-" in capsys.readouterr().err
