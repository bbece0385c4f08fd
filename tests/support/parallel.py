"""A pytest plugin: what is special where several workers share the tests.

`-n auto` starts one worker more than there are cores, since tests of whole bots mostly wait.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of workers."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


@pytest.hookimpl
def pytest_collection(session: pytest.Session) -> None:
    """Let each worker import a share of the test modules before it collects all of them.

    Every worker collects every module. In a fresh checkout each would rewrite the asserts of all modules by itself; so
    it rewrites its share alone, and finds what the others have written.
    """
    given: dict[str, object] | None = getattr(session.config, "workerinput", None)
    if given is None:
        return
    number, of = int(str(given["workerid"]).removeprefix("gw")), int(str(given["workercount"]))
    for name in share_of_modules(session.config.rootpath, session.config.args, number, of):
        with suppress(Exception, pytest.skip.Exception):  # the collection says what is wrong with it
            import_module(name)


def share_of_modules(root: Path, args: Sequence[str], number: int, of: int) -> list[str]:
    """Return the names of every `of`-th test module in the folders that were asked for."""
    folders = [folder for folder in (root / arg for arg in args) if folder.is_dir() and folder.is_relative_to(root)]
    files = sorted({file for folder in folders for file in folder.rglob("test_*.py")})
    return [".".join(file.relative_to(root).with_suffix("").parts) for file in files[number::of]]
