"""The practice server right after the installation."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands import practice

ROOT = Path(__file__).parent.parent.parent


def test_who_has_no_token_is_given_a_page_and_no_warnings(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {"PYTHONPATH": str(ROOT)}
    line = [sys.executable, "-m", "bot", "run"]
    with subprocess.Popen(
        line, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = [next(process.stdout), next(process.stdout)]
        process.send_signal(signal.SIGINT)
        goodbye, complaint = process.communicate(timeout=60)
    assert "DISCORD_TOKEN" in said[0] and "http://127.0.0.1:" in said[1]
    assert "closed" in goodbye and process.returncode == 0
    assert "WARNING" not in complaint and "ERROR" not in complaint, complaint


ABSENT = ("simcord_that_is_not_installed",)


@pytest.mark.parametrize("command", ["run", "practice"])
def test_without_the_extra_one_sentence_says_what_to_do(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(practice, "PACKAGES", ABSENT)
    assert main([command]) == 1
    written, said = capsys.readouterr()
    assert written == "" and said == f"{practice.MISSING}\n"
    lock = "requirements-practice.lock"
    assert "DISCORD_TOKEN" in said and lock in said and (ROOT / lock).exists()


def test_the_doctor_says_whether_the_extra_is_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["doctor", "--offline"]) == 0
    assert "· The practice server is installed.\n" in capsys.readouterr().out
    monkeypatch.setattr(practice, "PACKAGES", ABSENT)
    assert main(["doctor", "--offline"]) == 0
    told = "· The practice server is not installed; without DISCORD_TOKEN `make run` installs it.\n"
    assert told in capsys.readouterr().out


def test_the_extra_is_what_the_practice_server_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = {line.partition("==")[0] for line in project["optional-dependencies"]["practice"]}
    modules = {"simcord": "simcord", "markdown-it-py": "markdown_it", "linkify-it-py": "linkify_it", "regex": "regex"}
    assert {modules[name] for name in extra} == set(practice.PACKAGES)
    base = (ROOT / "requirements.lock").read_text("utf-8")
    assert not [name for name in extra if f"\n{name}==" in base], "a bot with a token needs none of it"
