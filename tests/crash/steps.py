"""The numbered steps of a process, and its death at a chosen one.

A step is a point at which something outside the process has just changed, or is about to: a commit, a request to
Discord, an answer, an SQL statement, a file operation. A first run without a death tells which steps there are.
"""

from __future__ import annotations

import inspect
import os
import signal
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

READS = (
    *("find", "find_dm", "is_member", "lacks", "person", "person_at", "tables_of", "listed", "due", "next"),
    *("rows", "notice_at", "vacation", "deferred_notices", "last_heartbeat", "outages"),
)
"""Calls that change nothing: to die after one is to die before it."""
FILE_EVENTS = ("open", "os.rename", "os.remove", "os.mkdir", "os.truncate", "shutil.copyfile", "sqlite3.connect")
_CLAIMED: ContextVar[frozenset[str]] = ContextVar("claimed", default=frozenset())
"""The kinds of the timers that the present transaction has claimed."""


class Crash(BaseException):
    """The process is gone. Nothing catches this, as nothing catches SIGKILL."""


class Steps:
    """The steps of a process that lives in the test's own process: it dies by raising `Crash`.

    It dies after so many steps (None: never); then nothing is done any more. `names`: the steps that passed.
    `timers`: for each step the kinds of the timers that its transaction had claimed.
    """

    real = False

    def __init__(self, after: int | None = None) -> None:
        self.after = after
        self.names: list[str] = []
        self.timers: list[frozenset[str]] = []

    @property
    def died(self) -> bool:
        """Whether the process has died."""
        return self.after is not None and len(self.names) >= self.after

    def alive(self) -> None:
        """Raise if the process has died."""
        if self.died:
            raise Crash

    def step(self, name: str) -> None:
        """Pass a step, or die at it."""
        self.alive()
        self.names.append(name)
        self.timers.append(_CLAIMED.get())
        self.alive()

    def before(self, name: str) -> None:
        """Pass the step before something happens. Nothing has changed since the one before, so it is none here."""
        self.alive()


class KillSteps(Steps):
    """The steps of a child process: it dies by SIGKILL, at the step after so many others.

    They are written down as they pass. `save` keeps what the process' death does not touch.
    """

    real = True

    def __init__(self, trace: Path, after: int, save: Callable[[], None] | None = None) -> None:
        """`after`: -1 for a process that is not killed."""
        super().__init__()
        self._dies = after
        self._save = save
        self._trace = os.open(trace, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        self._passed = 0
        self._lock = threading.Lock()

    def step(self, name: str) -> None:
        if self._save is not None:
            self._save()
        self._pass(name)

    def before(self, name: str) -> None:
        self.step(f"before {name}")

    def _pass(self, name: str) -> None:
        with self._lock:
            os.write(self._trace, name.encode() + b"\n")  # in the system's hands: it outlives the process
            if self._passed == self._dies:
                os.kill(os.getpid(), signal.SIGKILL)
                time.sleep(60)  # it does not get here
            self._passed += 1

    def watch(self, *folders: Path) -> None:
        """Count what is done to the files below these folders and by SQLite from now on. There is no way back."""
        below = tuple(f"{folder}{os.sep}" for folder in folders)

        def hook(event: str, given: tuple[Any, ...]) -> None:
            if event in FILE_EVENTS and str(given[0]).removeprefix("file://").startswith(below):
                self._pass(f"{event} {Path(str(given[0])).name.partition('?')[0]}")

        connect = sqlite3.connect

        def watched(database: Any, *given: Any, **named: Any) -> sqlite3.Connection:
            connection = connect(database, *given, **named)
            name = Path(str(database)).stem
            connection.set_trace_callback(lambda sql: self._statement(name, sql))
            return connection

        sys.addaudithook(hook)
        sqlite3.connect = watched

    def _statement(self, name: str, sql: str) -> None:
        if not sql.startswith("--"):  # SQLite traces what a trigger does as a comment
            self._pass(f"{name}: {' '.join(sql.split()[:3])[:40]}")


class SteppedCalls:
    """Calls go through to another object, with a step before each and one after each that changes something."""

    def __init__(self, target: Any, steps: Steps) -> None:
        self._target = target
        self._steps = steps

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._target, name)
        if not inspect.iscoroutinefunction(call):
            return call

        async def stepped(*given: Any, **named: Any) -> Any:
            self._steps.before(name)
            result = await call(*given, **named)
            if name not in READS:
                self._steps.step(f"after {name}")
            return result

        return stepped


class SteppedStore:
    """A store with a step after each commit. (Before it nothing is written.)"""

    def __init__(self, store: Any, steps: Steps) -> None:
        self._store = store
        self._steps = steps
        self.people = SteppedCalls(store.people, steps)
        self.due_index = SteppedCalls(store.due_index, steps)
        self.pending = SteppedCalls(store.pending, steps)
        self.guilds = store.guilds
        self.shared, self.revisions = store.shared, store.revisions
        self.admit = store.admit

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[Any]:
        self._steps.alive()
        async with self._store.read(guild) as tx:
            yield tx

    async def read_with(self, guild: int, read: Callable[[Any], Awaitable[Any]]) -> Any:
        self._steps.alive()
        return await self._store.read_with(guild, read)

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[Any]:
        self._steps.alive()
        _CLAIMED.set(frozenset())
        try:
            async with self._store.write(guild) as tx:
                _note_claims(tx)
                yield tx
            self._steps.step(f"after COMMIT {guild}")
        finally:
            _CLAIMED.set(frozenset())


def _note_claims(tx: Any) -> None:
    """Note the kinds of the timers that a transaction claims."""
    claim = tx.claim_timer

    async def noted(timer: Any) -> Any:
        claimed = await claim(timer)
        if claimed is not None:
            _CLAIMED.set(_CLAIMED.get() | {claimed.kind})
        return claimed

    tx.claim_timer = noted


# -- at which steps to die ------------------------------------------------------------------------------------------


def deaths(steps: Steps, timers: frozenset[str], every: int = 1, first: int = 0) -> list[int]:
    """Return after how many steps to die: before and after each step of these timers, and after every so many others.

    Fails where the run without a death did nothing for one of the timers.
    """
    missing = timers.difference(*steps.timers)
    assert not missing, f"no step was taken for a timer of {sorted(missing)}"
    claimed = [number for number, kinds in enumerate(steps.timers) if not kinds.isdisjoint(timers)]
    return sorted({*range(first, len(steps.names), every), *claimed, *(number + 1 for number in claimed)})


def traced(trace: Path) -> list[str]:
    """Return the steps that a child process passed, the one of its death included."""
    return trace.read_text().splitlines()


def changing(steps: list[str]) -> list[int]:
    """Return the numbers of the steps at which something is about to change, or has just changed.

    To die between two readings is to die before the first of them.
    """
    changes = [not _reads(step, before) for before, step in zip(["", *steps], steps, strict=False)]
    return [number for number, change in enumerate(changes) if change or (number and changes[number - 1])]


def _reads(step: str, before: str) -> bool:
    file, _, statement = step.partition(": ")
    if statement == "COMMIT":  # of a reading
        return before.startswith((f"{file}: SELECT", f"{file}: BEGIN")) and before != f"{file}: BEGIN IMMEDIATE"
    return statement == "BEGIN" or statement.startswith(("SELECT", "PRAGMA"))


def sampled(steps: list[str], most: int, first: int) -> list[int]:
    """Return about so many of the changing steps, from `first` on: each of another kind."""
    kinds: dict[str, int] = {}
    for number in changing(steps):
        kinds.setdefault(steps[number].split(": ")[-1], number)
    chosen = sorted(kinds.values())
    return chosen[first % (step := max(1, len(chosen) // most)) :: step]
