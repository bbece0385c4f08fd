"""The file of personal settings is missing or damaged: each command says so and does what it still can."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SetClock
from bot.service.records import Person
from db import open_store
from tests.db.support import GUILD, USER, spoil, with_table


async def _play(folder: Path) -> None:
    store = await open_store(folder, clock=SetClock(5000.0))
    await with_table(store)
    await store.people.save_person(Person(user=USER, notice="silent"))
    await store.close()


async def _notice(folder: Path) -> str:
    store = await open_store(folder, clock=SetClock(5000.0))
    found = await store.people.person(USER)
    await store.close()
    return found.notice


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one server, of which there is a backup."""
    folder = tmp_path / "data"
    asyncio.run(_play(folder))
    monkeypatch.setenv("DATA_DIR", str(folder))
    monkeypatch.chdir(tmp_path)  # no settings of the developer's own
    assert main(["backup", str(tmp_path / "backup")]) == 0
    return folder


@pytest.fixture(params=["missing", "damaged"])
def lost(request: pytest.FixtureRequest, data: Path) -> Path:
    people = data / "people.sqlite"
    if request.param == "missing":
        people.unlink()
    else:
        spoil(people, 1, 1000)
    return people


@pytest.mark.parametrize("command", ["data show --user 1", f"transfer out --guild {GUILD} --table 1 --close --out no"])
def test_a_start_says_what_it_is_and_what_can_be_done(
    lost: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    capsys.readouterr()
    assert main(command.split()) == 1
    told = capsys.readouterr().err
    assert str(lost) in told and ("missing" in told or "damaged" in told)
    assert "restore BACKUP --people" in told and "data renew" in told and "--guild" not in told
    assert main(["doctor", "--offline"]) == 1
    told = capsys.readouterr().out
    assert (
        str(lost) in told and "restore BACKUP --people" in told and "data renew" in told and "All is well" not in told
    )


def test_it_is_put_back_alone(lost: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(tmp_path / "backup"), "--people"]) == 0
    assert "people.sqlite" in capsys.readouterr().out
    assert asyncio.run(_notice(lost.parent)) == "silent"
    assert main(["doctor", "--offline"]) == 0


def test_it_begins_again_when_that_is_said_twice(lost: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "renew"]) == 1
    assert "--yes" in capsys.readouterr().err
    assert main(["data", "renew", "--yes"]) == 0
    assert asyncio.run(_notice(lost.parent)) == "dm"
    assert main(["doctor", "--offline"]) == 0


def test_one_server_and_the_settings_are_two_restores(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["restore", str(tmp_path / "backup"), "--people", "--guild", str(GUILD)])
