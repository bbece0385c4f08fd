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


class Far(IntEnum):
    """How far it was done."""

    NOTHING = 0
    PART = 1
    DONE = 2


class Deed:
    """One thing that is asked for. `commits`: what a commit that is made now means for it."""

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self.task = task
        self.far = Far.NOTHING
        self.commits = Far.DONE

    def come(self, far: Far) -> None:
        """Note that it was done so far."""
        self.far = max(self.far, far)

    def refused(self) -> None:
        """Note that it was refused: of what is committed it is a part at most."""
        self.far = min(self.far, Far.PART)


_deed: ContextVar[Deed | None] = ContextVar("deed", default=None)


def _mine() -> Deed | None:
    # Tasks that are begun meanwhile inherit the variable; what they do is not what was asked for.
    deed = _deed.get()
    return deed if deed is not None and deed.task is asyncio.current_task() else None


@contextmanager
def watched() -> Iterator[Deed]:
    """Do something that was asked for, in this task."""
    deed = Deed(asyncio.current_task())
    token = _deed.set(deed)
    try:
        yield deed
    finally:
        _deed.reset(token)


def committed() -> None:
    """Note a commit: the store calls this."""
    if (deed := _mine()) is not None:
        deed.come(deed.commits)


def done() -> None:
    """Note that it is done, by something that the store does not tell of."""
    if (deed := _mine()) is not None:
        deed.come(Far.DONE)


def part_done() -> None:
    """Note that a part of it is done."""
    if (deed := _mine()) is not None:
        deed.come(Far.PART)


@contextmanager
def counting(far: Far) -> Iterator[None]:
    """Let commits mean less: `NOTHING` for what is done by the way, `PART` for steps of which none is the last."""
    if (deed := _mine()) is None:
        yield
        return
    former, deed.commits = deed.commits, far
    try:
        yield
    finally:
        deed.commits = former
