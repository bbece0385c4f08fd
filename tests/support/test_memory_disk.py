"""Short tests write into memory where there is room; long tests and those that ask for a disk do not."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import memory_disk


def configured(marks: str, basetemp: str | None = None) -> None:
    config: Any = SimpleNamespace(option=SimpleNamespace(markexpr=marks, basetemp=basetemp))
    memory_disk.pytest_configure(config)


@pytest.fixture(autouse=True)
def _memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let there be a memory that has room, and nothing asked for."""
    monkeypatch.setattr(memory_disk, "MEMORY", tmp_path)
    monkeypatch.setattr(memory_disk, "ROOM", 1)
    monkeypatch.setenv(memory_disk.ELSEWHERE, "")  # so that it is put back as it was
    monkeypatch.delenv(memory_disk.ELSEWHERE)


def chosen() -> str | None:
    return os.environ.get(memory_disk.ELSEWHERE)


def test_short_forms_write_into_memory(tmp_path: Path) -> None:
    configured("not slow")
    assert chosen() == str(tmp_path)


@pytest.mark.parametrize(("marks", "basetemp"), [("slow", None), ("", None), ("not slow", "/somewhere")])
def test_long_forms_and_chosen_folders_do_not(marks: str, basetemp: str | None) -> None:
    configured(marks, basetemp)
    assert chosen() is None


def test_another_folder_is_used_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(memory_disk.ELSEWHERE, "/elsewhere")
    configured("not slow")
    assert chosen() == "/elsewhere"


@pytest.mark.parametrize(("missing", "given"), [("MEMORY", Path("/none/such")), ("ROOM", 2**80)])
def test_where_there_is_no_memory_or_no_room_a_disk_is_taken(
    monkeypatch: pytest.MonkeyPatch, missing: str, given: object
) -> None:
    monkeypatch.setattr(memory_disk, missing, given)
    configured("not slow")
    assert chosen() is None


def test_garbage_is_still_collected() -> None:
    """What is left behind unfinished is told of as a warning when it is collected, and fails a test."""
    assert gc.isenabled() and gc.get_threshold() == memory_disk.THRESHOLD
    assert gc.get_freeze_count() > 0
