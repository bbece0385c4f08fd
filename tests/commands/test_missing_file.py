"""A server whose file is missing is never taken for a server without data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import SetClock
from db import open_store
from tests.db.support import GUILD, with_table

OTHER = GUILD + 1


async def _play(folder: Path) -> None:
    store = await open_store(folder, clock=SetClock(5000.0))
    for guild in (GUILD, OTHER):
        await with_table(store, guild)
    await store.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of two servers; the file of one is gone."""
    folder = tmp_path / "data"
    asyncio.run(_play(folder))
    (folder / "guilds" / f"{GUILD}.sqlite").unlink()
    monkeypatch.setenv("DATA_DIR", str(folder))
    monkeypatch.chdir(tmp_path)  # no settings of the developer's own
    return folder


@pytest.mark.parametrize("command", ["data export", "export --table 1", "transfer out --table 1"])
def test_it_is_called_missing_with_what_can_be_done(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    out = tmp_path / "out.json"
    assert main([*command.split(), "--guild", str(GUILD), "--out", str(out)]) == 1
    told = capsys.readouterr().err
    assert str(data / "guilds" / f"{GUILD}.sqlite") in told and "missing" in told
    assert f"restore BACKUP --guild {GUILD}" in told and f"data delete --guild {GUILD}" in told
    assert "othing is kept" not in told and not out.exists()


def test_one_guild_is_exported_and_a_third_has_no_data(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    assert main(["data", "export", "--guild", str(OTHER), "--out", str(out)]) == 0
    assert out.stat().st_size > 0
    capsys.readouterr()
    assert main(["data", "export", "--guild", "77", "--out", str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().err == "Nothing is kept of server 77.\n"
    assert main(["data", "delete", "--guild", str(GUILD), "--yes"]) == 0, "as the sentence says"
    assert main(["data", "export", "--guild", str(GUILD), "--out", str(out)]) == 1
    assert capsys.readouterr().err == f"Nothing is kept of server {GUILD}.\n"


@pytest.mark.parametrize("harm", [Path.unlink, lambda path: path.write_bytes(b"nonsense" * 999)], ids=["gone", "hurt"])
@pytest.mark.parametrize("command", ["data export", "export --table 1", "transfer out --table 1"])
def test_without_a_registry_no_guild_is_said_to_have_no_data(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, harm: Callable[[Path], None]
) -> None:
    harm(data / "people.sqlite")
    out = tmp_path / "out.json"
    assert main([*command.split(), "--guild", str(GUILD), "--out", str(out)]) == 1
    told = capsys.readouterr().err
    assert "othing is kept" not in told and "no started table" not in told and not out.exists()
    assert str(data / "people.sqlite") in told and "restore BACKUP --people" in told
    assert main(["data", "export", "--guild", str(OTHER), "--out", str(out)]) == 0, "whose file is there is exported"
