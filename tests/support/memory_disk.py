"""A pytest plugin: spares short tests the disk's syncs and the final garbage collection.

Long tests (`make soak`) use a real disk, and so does a run with PYTEST_DEBUG_TEMPROOT set to a folder on one. A process
that is killed leaves the same files in both: what it wrote is the system's.
"""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30
"""Bytes that must be free there: containers may have very little."""
ELSEWHERE = "PYTEST_DEBUG_TEMPROOT"
"""pytest's own setting of where temporary folders are made."""
THRESHOLD = 20_000, 20, 50
"""Python's own is 700, 10, 10: made for less that is made and kept."""


@pytest.hookimpl(tryfirst=True)  # before parallel workers are given their folders
def pytest_configure(config: pytest.Config) -> None:
    """Let temporary folders lie in memory where there is room, unless others were asked for."""
    gc.set_threshold(*THRESHOLD)
    if config.option.markexpr == "not slow" and config.option.basetemp is None and has_room(MEMORY):
        os.environ.setdefault(ELSEWHERE, str(MEMORY))


def has_room(folder: Path) -> bool:
    """Whether everything that the tests write at a time can lie there."""
    return folder.is_dir() and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= ROOM


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the collector of garbage what has been imported and collected: all of it lives to the end."""
    gc.collect()
    gc.freeze()
