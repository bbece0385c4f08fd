"""The progress of a request: the store reports every commit, and the error handler reads the progress.

After its commit an action is done, even if a later step fails. If the answer denied that, players would do it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from typing import Any


class Progress(IntEnum):
    """How far a request was done."""

    NOTHING = 0
    PART = 1
    DONE = 2


class Operation:
    """One request. `commits`: the progress that the next commit means."""

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self.task = task
        self.progress = Progress.NOTHING
        self.commits = Progress.DONE

    def advance(self, progress: Progress) -> None:
        """Raise the progress to this."""
        self.progress = max(self.progress, progress)

    def refused(self) -> None:
        """Note that it was refused: its commits are a part of it at most."""
        self.progress = min(self.progress, Progress.PART)


_operation: ContextVar[Operation | None] = ContextVar("operation", default=None)


def _mine() -> Operation | None:
    # Tasks that start meanwhile inherit the variable, but they do not work on the request.
    operation = _operation.get()
    return operation if operation is not None and operation.task is asyncio.current_task() else None


@contextmanager
def watched() -> Iterator[Operation]:
    """Track the progress of a request in this task."""
    operation = Operation(asyncio.current_task())
    token = _operation.set(operation)
    try:
        yield operation
    finally:
        _operation.reset(token)


def committed() -> None:
    """Note a commit: the store calls this."""
    if (operation := _mine()) is not None:
        operation.advance(operation.commits)


def done() -> None:
    """Note that the request is done, by something other than a commit."""
    if (operation := _mine()) is not None:
        operation.advance(Progress.DONE)


def part_done() -> None:
    """Note that a part of the request is done."""
    if (operation := _mine()) is not None:
        operation.advance(Progress.PART)


@contextmanager
def counting(progress: Progress) -> Iterator[None]:
    """Let commits count less: `NOTHING` for side effects, `PART` for steps before the last."""
    if (operation := _mine()) is None:
        yield
        return
    former, operation.commits = operation.commits, progress
    try:
        yield
    finally:
        operation.commits = former
