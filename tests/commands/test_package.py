"""The installable package: what `pip install .` lays down, and the command that it makes."""

from __future__ import annotations

import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from bot import version
from bot.__main__ import console

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "cogs", "db", "renderers")
DATA = (".ftl", ".toml", ".sql", ".ttf", ".html", ".png", ".txt")
"""The kinds of files beside code; a new kind that is missing here still has to be in the wheel."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")))))


def source_files() -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_wheel_holds_every_file_of_the_packages(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        held = {name for name in packed.namelist() if ".dist-info/" not in name}
        assert held == source_files()
        assert {Path(name).suffix for name in held} >= set(DATA)
        for name in held:
            assert packed.read(name) == (ROOT / name).read_bytes()


def test_wheel_has_the_console_command(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        told = {Path(name).name: packed.read(name) for name in packed.namelist() if ".dist-info/" in name}
    assert told["entry_points.txt"].decode().split() == [
        "[console_scripts]",
        "mission-control",
        "=",
        "bot.__main__:console",
    ]
    described = message_from_bytes(told["METADATA"])
    assert (described["Name"], described["Version"]) == ("mission-control", version.version())


def test_the_console_command_runs_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mission-control", "--help"])
    monkeypatch.setattr("os.umask", lambda mask: masks.append(mask))
    masks: list[int] = []
    with pytest.raises(SystemExit) as ended:
        console()
    assert ended.value.code == 0 and masks == [0o077]
    assert capsys.readouterr().out.startswith("usage: mission-control ")


def test_an_installed_package_knows_its_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(version, "_ROOT", tmp_path)
    monkeypatch.setattr("importlib.metadata.version", {"mission-control": "4.5.6"}.__getitem__)
    assert version.version.__wrapped__() == "4.5.6"
