"""Every moment at which a process writes files or sends requests, and its death by SIGKILL at a chosen one.

A moment is a statement before SQLite does it, a file that is opened, renamed or removed, or what the process itself
calls one. They are written down as they pass, so that a first life without a death tells where the next ones may die.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import threading
import time
from pathlib import Path
from typing import Any

FILE_EVENTS = ("open", "os.rename", "os.remove", "os.mkdir", "os.truncate", "shutil.copyfile", "sqlite3.connect")


class Moments:
    """Counts the moments of this process. It dies at number `dies` (from 0; -1: never)."""

    def __init__(self, story: Path, dies: int) -> None:
        self._story = os.open(story, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        self._dies = dies
        self._passed = 0
        self._lock = threading.Lock()

    def here(self, what: str) -> None:
        """Let a moment pass, or die in it."""
        with self._lock:
            os.write(self._story, what.encode() + b"\n")  # in the system's hands: it outlives the process
            if self._passed == self._dies:
                os.kill(os.getpid(), signal.SIGKILL)
                time.sleep(60)  # never reached the end of
            self._passed += 1

    def watch(self, *folders: Path) -> None:
        """Count what is done to the files below these folders and to SQLite from now on. There is no way back."""
        below = tuple(f"{folder}{os.sep}" for folder in folders)

        def hook(event: str, given: tuple[Any, ...]) -> None:
            if event in FILE_EVENTS and str(given[0]).removeprefix("file://").startswith(below):
                self.here(f"{event} {Path(str(given[0])).name.partition('?')[0]}")

        connect = sqlite3.connect

        def watched(database: Any, *given: Any, **named: Any) -> sqlite3.Connection:
            connection = connect(database, *given, **named)
            name = Path(str(database)).stem
            connection.set_trace_callback(lambda sql: self._statement(name, sql))
            return connection

        sys.addaudithook(hook)
        sqlite3.connect = watched

    def _statement(self, name: str, sql: str) -> None:
        if not sql.startswith("--"):  # what a trigger does is told as a comment
            self.here(f"{name}: {' '.join(sql.split()[:3])[:40]}")


def told(story: Path) -> list[str]:
    """Return the moments that passed, the one of the death included."""
    return story.read_text().splitlines()


def turning(moments: list[str]) -> list[int]:
    """Return the numbers of the moments at which something is about to change, or has changed just now.

    To die between two readings is to die before the first of them.
    """
    changes = [not _reads(moment, before) for before, moment in zip(["", *moments], moments, strict=False)]
    return [number for number, change in enumerate(changes) if change or (number and changes[number - 1])]


def _reads(moment: str, before: str) -> bool:
    file, _, statement = moment.partition(": ")
    if statement == "COMMIT":  # of a reading
        return before.startswith((f"{file}: SELECT", f"{file}: BEGIN")) and before != f"{file}: BEGIN IMMEDIATE"
    return statement == "BEGIN" or statement.startswith(("SELECT", "PRAGMA"))


def sampled(moments: list[str], most: int, first: int) -> list[int]:
    """Return about so many of the turning moments, from `first` on: each of another kind."""
    kinds: dict[str, int] = {}
    for number in turning(moments):
        kinds.setdefault(moments[number].split(": ")[-1], number)
    chosen = sorted(kinds.values())
    step = max(1, len(chosen) // most)
    return chosen[first % step :: step]
