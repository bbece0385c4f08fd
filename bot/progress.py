"""The progress of a request: the store reports every commit, and the error handler reads the progress.

After its commit an action is done, even if a later step fails. If the answer denied that, players would do it twice.

`Tally` counts how requests end, for the operator's tools; no guild, user or table is among what it counts.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import accumulate
from time import monotonic
from typing import Any, Literal

PATIENCE = 15.0
"""Seconds that a request may wait for the store before anything of it is done. Its user has clicked again by then."""
Outcome = Literal["done", "refused", "failed"]
"""How a request ended for the user: refused by a rule or a limit, or failed by an error."""


class Progress(IntEnum):
    """How far a request was done."""

    NOTHING = 0
    PART = 1
    DONE = 2


class Operation:
    """One request. `commits`: the progress that the next commit means. `outcome`: how its answer ends, for counts.

    `looked`: through whose eyes its answer looks (`service.card.ScreenOf`).
    """

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self.task = task
        self.progress = Progress.NOTHING
        self.commits = Progress.DONE
        self.outcome: Outcome = "done"
        self.looked: list[object] = []
        self._began = monotonic()

    @property
    def patience(self) -> float | None:
        """Return for how many seconds more it may wait; None, for ever, once something of it is done."""
        return None if self.progress else self._began + PATIENCE - monotonic()

    def advance(self, progress: Progress) -> None:
        """Raise the progress to this."""
        self.progress = max(self.progress, progress)

    def refused(self) -> None:
        """Note that it was refused: its commits are a part of it at most."""
        self.progress = min(self.progress, Progress.PART)
        self.outcome = "refused"

    def failed(self) -> None:
        """Note that an error of the store or of Discord ended it."""
        self.outcome = "failed"


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


def patience() -> float | None:
    """Return for how many seconds more this task may wait for the store; None for what is no request."""
    operation = _mine()
    return None if operation is None else operation.patience


def done() -> None:
    """Note that the request is done, by something other than a commit."""
    if (operation := _mine()) is not None:
        operation.advance(Progress.DONE)


def part_done() -> None:
    """Note that a part of the request is done."""
    if (operation := _mine()) is not None:
        operation.advance(Progress.PART)


def looked(at: object) -> None:
    """Note through whose eyes the answer looks."""
    if (operation := _mine()) is not None:
        operation.looked.append(at)


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


class Durations:
    """A histogram of how long something took. `bounds`: the upper bounds of its buckets in seconds, in order."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.seconds = 0.0
        self._bounds = tuple(bounds)
        self._buckets = [0] * (len(self._bounds) + 1)

    def add(self, seconds: float) -> None:
        """Count something that took so long."""
        self.seconds += seconds
        self._buckets[bisect_left(self._bounds, seconds)] += 1

    def buckets(self) -> list[tuple[str, int]]:
        """Return each bucket's upper bound in seconds, and how many took at most as long."""
        bounds = (*map(str, self._bounds), "+Inf")
        return list(zip(bounds, accumulate(self._buckets), strict=True))


BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets for answers; Discord waits 3 seconds for an acknowledgement."""


class Tally:
    """Counts answers by outcome and by time, refusals by kind, and sends by kind and result."""

    def __init__(self) -> None:
        self.answers: Counter[Outcome] = Counter()
        self.refusals: Counter[str] = Counter()
        self.sends: Counter[tuple[str, str]] = Counter()
        self.durations = Durations(BOUNDS)

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """Count an answer that took so long from the request to the card."""
        self.answers[outcome] += 1
        self.durations.add(seconds)

    def refused(self, kind: str) -> None:
        """Count a refusal of this kind."""
        self.refusals[kind] += 1

    @contextmanager
    def sending(self, kind: str) -> Iterator[None]:
        """Count what the block does at Discord by its kind, as `done` or as the error that it raises."""
        result = "failed"
        try:
            yield
            result = "done"
        except Exception as error:
            result = type(error).__name__.lower()
            raise
        finally:
            self.sends[kind, result] += 1
