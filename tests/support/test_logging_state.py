"""A test that leaves the logging changed is named, and the next one finds it restored."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.logging_state import logging_setup, restored

SERVICE = logging.getLogger("mission.service")


class Deaf(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return False


def switched_off() -> None:
    SERVICE.disabled = True


def not_passed_on() -> None:
    logging.getLogger("mission").propagate = False


WAYS: dict[str, tuple[Callable[[], object], str]] = {
    "all of it": (lambda: logging.disable(logging.CRITICAL), "logging.disable"),
    "a logger is switched off": (switched_off, "mission.service"),
    "a logger keeps it to itself": (not_passed_on, "mission"),
    "a level": (lambda: SERVICE.setLevel(logging.CRITICAL), "mission.service"),
    "the level of its parent": (lambda: logging.getLogger("mission").setLevel(logging.ERROR), "mission"),
    "a filter": (lambda: SERVICE.addFilter(Deaf()), "mission.service"),
    "the handlers": (logging.root.handlers.clear, "root"),
}


@pytest.fixture
def as_it_was() -> Iterator[None]:
    before = logging_setup()
    yield
    restored(before)


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_silence_a_log_is_found_and_undone(
    way: str, as_it_was: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    silence, name = WAYS[way]
    before = logging_setup()
    silence()
    SERVICE.info("unheard")
    assert caplog.text == "" and restored(before) == [name]
    SERVICE.info("heard")
    assert caplog.messages == ["heard"] and restored(before) == []


def test_test_that_silences_a_log_is_blamed(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(
        "import logging\n"
        "def test_one():\n    logging.getLogger('mission').setLevel('CRITICAL')\n"
        "def test_two(caplog):\n    caplog.set_level('INFO')\n"
        "    logging.getLogger('mission.service').info('here')\n    assert 'here' in caplog.text\n"
    )
    alone, guarded = (_run(tmp_path, *more) for more in ((), ("-p", "tests.support.logging_state")))
    assert _blamed(alone, "FAILED") == ["test_two"] and _blamed(alone, "ERROR") == [], alone
    assert _blamed(guarded, "ERROR") == ["test_one"] and _blamed(guarded, "FAILED") == [], guarded
    assert "2 passed" in guarded[-1], guarded


def _blamed(lines: list[str], how: str) -> list[str]:
    """Return the tests that the summary names; it says more of each where `CI` is set."""
    return [line.partition("::")[2].partition(" ")[0] for line in lines if line.startswith(f"{how} ")]


def _run(folder: Path, *more: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *more, str(folder)]
    root = str(Path(__file__).parents[2])
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout.splitlines()
