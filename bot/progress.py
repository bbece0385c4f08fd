"""How far what somebody asks for was done: the store tells of every commit, and whoever answers asks.

After the commit an action is done whatever fails then; to say that it is not done would let people do it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from typing import Any


class Progress(IntEnum):
    """How far it was done."""

    NOTHING = 0
    PART = 1
    DONE = 2


class Operation:
    """One thing that is asked for. `commits`: what a commit that is made now means for it."""

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self.task = task
        self.far = Progress.NOTHING
        self.commits = Progress.DONE

    def come(self, far: Progress) -> None:
        """Note that it was done so far."""
        self.far = max(self.far, far)

    def refused(self) -> None:
        """Note that it was refused: of what is committed it is a part at most."""
        self.far = min(self.far, Progress.PART)


_deed: ContextVar[Operation | None] = ContextVar("deed", default=None)


def _mine() -> Operation | None:
    # Tasks that are begun meanwhile inherit the variable; what they do is not what was asked for.
    operation = _deed.get()
    return operation if operation is not None and operation.task is asyncio.current_task() else None


@contextmanager
def watched() -> Iterator[Operation]:
    """Do something that was asked for, in this task."""
    operation = Operation(asyncio.current_task())
    token = _deed.set(operation)
    try:
        yield operation
    finally:
        _deed.reset(token)


def committed() -> None:
    """Note a commit: the store calls this."""
    if (operation := _mine()) is not None:
        operation.come(operation.commits)


def done() -> None:
    """Note that it is done, by something that the store does not tell of."""
    if (operation := _mine()) is not None:
        operation.come(Progress.DONE)


def part_done() -> None:
    """Note that a part of it is done."""
    if (operation := _mine()) is not None:
        operation.come(Progress.PART)


@contextmanager
def counting(far: Progress) -> Iterator[None]:
    """Let commits mean less: `NOTHING` for what is done by the way, `PART` for steps of which none is the last."""
    if (operation := _mine()) is None:
        yield
        return
    former, operation.commits = operation.commits, far
    try:
        yield
    finally:
        operation.commits = former
