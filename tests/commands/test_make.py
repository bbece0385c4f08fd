"""`make run` and `make test` in a fresh clone: what the Makefile prints, with a stand-in for Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COPIED = ("Makefile", "requirements.lock", "requirements-practice.lock", "requirements-dev.lock")
TOKEN = "DISCORD_TOKEN=MTIz.abc.def"
PYTHON = """#!/bin/sh
case "$*" in
"-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
"-m pip --version") exit 0 ;;
"-m pip install "*)
    for second in 1 2 3 4 5 6 7 8 9 10; do if test -e waits; then sleep 1; fi; done
    if test -e offline; then echo "ERROR: No matching distribution found" >&2; exit 1; fi ;;
"-m bot run" | "-m pytest "*) echo "$*" ;;
esac
"""
"""Makes an environment with itself in it. pip fails where `offline` is, and takes ten seconds, or until `waits` is gone
where that is.
"""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
Make = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    for name in COPIED:
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / "python"
    python.write_text(PYTHON, "utf-8")
    python.chmod(0o755)
    ours = ("MAKE", "MFLAGS", "DISCORD_TOKEN")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}

    def run(target: str, **settings: str) -> subprocess.Popen[str]:
        line = ["make", target, f"PYTHON={python}"]
        return subprocess.Popen(
            line, cwd=tmp_path, env=env | settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    return run


def told(process: subprocess.Popen[str]) -> tuple[int, str, list[str]]:
    """Wait for it; return its exit code, what it wrote, and what it said on stderr line by line."""
    with process:
        written, said = process.communicate(timeout=30)
    return process.returncode, written, said.splitlines()


def packages(lock: str) -> int:
    return sum(line[0] not in " #" for line in (ROOT / lock).read_text("utf-8").splitlines() if line)


def installed(said: list[str]) -> list[str]:
    """The lock files from which packages were installed."""
    return [line.partition(" packages pinned in ")[2].split()[0] for line in said if " packages pinned in " in line]


def test_each_step_is_told_before_it_begins(make: Make, tmp_path: Path) -> None:
    (tmp_path / "waits").touch()
    (tmp_path / ".env").write_text(f"{TOKEN}\n", "utf-8")
    begin = time.monotonic()
    with make("run") as process:
        assert process.stderr is not None
        said = [process.stderr.readline().rstrip() for _ in range(2)]
        assert time.monotonic() - begin < 9, "they come when pip is done"
        (tmp_path / "waits").unlink()
        written, rest = process.communicate(timeout=30)
    assert said == [
        "Creating the virtual environment .venv (about 5 seconds) ...",
        f"Installing {packages('requirements.lock')} packages pinned in requirements.lock (about 20 seconds) ...",
    ]
    assert rest.splitlines() == ["Starting Mission Control ..."]
    assert (process.returncode, written) == (0, "-m bot run\n")


def test_without_a_token_the_practice_server_is_installed_too(make: Make) -> None:
    code, written, said = told(make("run"))
    assert (code, written) == (0, "-m bot run\n")
    pinned = f"{packages('requirements-practice.lock')} packages pinned in requirements-practice.lock"
    assert said[2:] == [
        "There is no DISCORD_TOKEN, so the practice server is installed, too.",
        f"Installing {pinned} (what is not there yet; about 10 seconds) ...",
        "Starting Mission Control ...",
    ]
    assert told(make("run"))[2] == ["Starting Mission Control ..."]


@pytest.mark.parametrize(
    "lines",
    [
        "",
        "DISCORD_TOKEN=",
        'DISCORD_TOKEN=""',
        f"#{TOKEN}",
        "DISCORD_TOKEN=  # from the developer portal",
        "DATA_DIR=x",
    ],
)
def test_an_empty_token_is_no_token(make: Make, tmp_path: Path, lines: str) -> None:
    (tmp_path / ".env").write_text(f"{lines}\n", "utf-8")
    said = told(make("run", DISCORD_TOKEN=" "))[2]
    assert installed(said) == ["requirements.lock", "requirements-practice.lock"]


@pytest.mark.parametrize(
    "lines", [TOKEN, f"DATA_DIR=x\n  export {TOKEN}", "discord_token = 'MTIz.abc.def'", 'DISCORD_TOKEN="MTIz.abc.def"']
)
def test_with_a_token_in_env_only_the_bot_is_installed(make: Make, tmp_path: Path, lines: str) -> None:
    (tmp_path / ".env").write_text(f"{lines}\n", "utf-8")
    assert installed(told(make("run"))[2]) == ["requirements.lock"]


def test_a_token_of_the_environment_is_found_and_not_shown(make: Make) -> None:
    token = TOKEN.partition("=")[2]
    code, written, said = told(make("run", DISCORD_TOKEN=token))
    assert code == 0 and installed(said) == ["requirements.lock"]
    assert token not in written + "".join(said)


def test_the_next_time_nothing_is_installed(make: Make) -> None:
    told(make("test"))
    code, written, said = told(make("test"))
    assert code == 0 and written.startswith("-m pytest ")
    assert said == ["Running all tests (6 to 8 minutes on two cores) ..."]


def test_the_packages_of_the_tests_are_told_apart(make: Make) -> None:
    told(make("run", DISCORD_TOKEN="MTIz.abc.def"))
    said = told(make("test"))[2]
    assert [line.partition(" (")[0] for line in said] == [
        f"Installing {packages('requirements-dev.lock')} packages pinned in requirements-dev.lock",
        "Running all tests",
    ]


@pytest.mark.parametrize("target", ["run", "test"])
def test_an_install_that_fails_says_what_failed(make: Make, tmp_path: Path, target: str) -> None:
    (tmp_path / "offline").touch()
    code, written, said = told(make(target))
    assert code != 0 and written == ""
    assert said[2:5] == [
        "ERROR: No matching distribution found",
        "The packages in requirements.lock could not be installed; pip's own error stands above.",
        "They are downloaded: look whether this machine is online, then run the same command again.",
    ]
    (tmp_path / "offline").unlink()
    assert told(make(target))[0] == 0, "and it can be repeated"


def test_without_an_environment_the_reason_stands_there(make: Make, tmp_path: Path) -> None:
    (tmp_path / ".venv").touch()  # where the folder should be made
    code, _, said = told(make("run"))
    assert code != 0
    assert "The virtual environment .venv could not be created; the reason stands above." in said
