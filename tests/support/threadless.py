"""SQLite without a thread for each file: what it is asked is done by the event loop, in a later turn.

The hand-over between loop and thread was an eighth of the time of tests whose subject it is not. Where it matters
(tests/db, crash, play, load, e2e), files have their threads. A folder's conftest.py takes it, and all tests have it;
or a module, as tests/crash/test_steps.py, whose steps lie between transactions:

from tests.support.threadless import sqlite_without_threads as sqlite_without_threads
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest


class Turns:
    """aiosqlite's queue of work for its thread: each piece is done in its order, in a turn of the loop to itself."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        try:
            asyncio.get_running_loop().call_soon(self._do, *asked)
        except RuntimeError:  # a connection that was not closed ends with the interpreter's loop
            asked[1]()

    def _do(self, future: asyncio.Future[Any] | None, work: Callable[[], Any]) -> None:
        try:
            result = work()
        except BaseException as error:
            if future is not None:
                aiosqlite.core.set_exception(future, error)
        else:
            if future is not None:
                aiosqlite.core.set_result(future, result)


class NoThread:
    """The thread that is not there."""

    def __init__(self, **_given: Any) -> None:
        pass

    def start(self) -> None:
        pass

    def is_alive(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def sqlite_without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files that are opened from now on have no threads."""
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", Turns)
    monkeypatch.setattr(aiosqlite.core, "Thread", NoThread)
