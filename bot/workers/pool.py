"""The host's side: processes that are started when they are needed, used again, and replaced when they die."""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bot.workers.loop import Answer, Failed

ROOT = Path(__file__).parents[2]
PATIENCE = 5.0
"""Seconds that a process has to end after its input did."""
WITHHELD = "DISCORD_TOKEN"
"""Who works elsewhere needs no token."""


class NotDone(Exception):
    """A worker could not do what it was asked (its traceback is the text), or died over it."""

    harmless: ClassVar = True


def processors() -> int:
    """Return how many processors this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """One process and the pipes to it. Used by one thread at a time."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        # In a session of its own Ctrl-C does not reach it: it ends when we are through, or dead.
        own_group = 0 if sys.platform != "win32" else subprocess.CREATE_NEW_PROCESS_GROUP
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            creationflags=own_group,
        )

    @property
    def pid(self) -> int:
        """Return the process's number."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Return whether it runs."""
        return self._process.poll() is None

    def ask(self, order: Any) -> Any:
        """Let it work. Raises NotDone when that failed, EOFError, OSError or UnpicklingError when it died."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        # Bytes in a pickle: what is in them may fail to be read without the next order being lost.
        pickle.dump(pickle.dumps(order, pickle.HIGHEST_PROTOCOL), into, pickle.HIGHEST_PROTOCOL)
        into.flush()
        answer: Answer = pickle.load(out)
        if isinstance(answer, Failed):
            raise NotDone(answer.told)
        return answer

    def kill(self) -> None:
        """End it at once, whatever it does; `end` has still to be called."""
        self._process.kill()

    def end(self) -> int:
        """Let it end; return its exit code, below zero the signal that killed it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was written to one that died
                    pipe.close()
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            return self._process.wait()


class Crew:
    """Processes that run the same command. `does` says in the log what for, e.g. "draws".

    A worker that died costs what it was asked and one line in the log; the next order starts another. One that works
    `alone` ends with its order.
    """

    def __init__(self, module: str, does: str, log: logging.Logger, command: Sequence[str] | None = None) -> None:
        """`module`: what the processes run, `python -m`; or another `command` altogether."""
        self._command = command or [sys.executable, "-m", module]
        self._environment = _environment()
        self._does = does
        self._log = log
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._busy: list[tuple[Worker, Any]] = []
        self._given_up: Callable[[Any], bool] = lambda _order: False

    @property
    def pids(self) -> list[int]:
        """Return the processes that there are at present."""
        with self._lock:
            return [worker.pid for worker in (*self._idle, *(worker for worker, _ in self._busy))]

    def ask(self, order: Any, named: str, *, alone: bool = False, within: float | None = None) -> Any:
        """Have it done by a process that has nothing to do, or by a new one. Raises NotDone, OSError.

        `named` says in the log what was ordered. `within`: seconds after which the process is killed over it.
        """
        worker = self._take(order, alone=alone)
        alive = False
        try:
            with _killed_after(worker, within):
                answer = worker.ask(order)
            alive = True
        except NotDone:
            alive = True
            raise
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise NotDone(f"the process that {self._does} died over {named} ({type(error).__name__})") from None
        finally:
            self._give_back(worker, order, named, keep=alive and not alone, mourned=not alive)
        return answer

    def prepare(self) -> None:
        """Start the first process: it loads what it needs while nobody waits for it."""
        with self._lock:
            if not self._idle and not self._busy:
                self._idle.append(Worker(self._command, self._environment))

    def give_up(self, which: Callable[[Any], bool]) -> None:
        """End the work on these orders, and begin none of them any more."""
        with self._lock:
            self._given_up = which
            for worker, order in self._busy:
                if which(order):
                    worker.kill()

    def close(self) -> None:
        """End all processes: none works any more, and one that only starts would take a while to notice."""
        with self._lock:
            workers, self._idle = self._idle, []
        for worker in workers:
            worker.kill()
            worker.end()

    def _take(self, order: Any, *, alone: bool) -> Worker:
        with self._lock:
            if self._given_up(order):
                raise NotDone("it is given up")
            worker = None if alone else self._waiting()
            if worker is None:
                worker = Worker(self._command, self._environment)
            self._busy.append((worker, order))
            return worker

    def _waiting(self) -> Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            code = worker.end()
            self._log.warning(
                "a process that %s ended with %d while it waited; another takes its place", self._does, code
            )
        return None

    def _give_back(self, worker: Worker, order: Any, named: str, *, keep: bool, mourned: bool) -> None:
        with self._lock:
            self._busy.remove((worker, order))
            if keep:
                self._idle.append(worker)
                return
        code = worker.end()
        if mourned and not self._given_up(order):
            self._log.warning(
                "a process that %s ended with %d over %s; another takes its place", self._does, code, named
            )


@contextlib.contextmanager
def _killed_after(worker: Worker, seconds: float | None) -> Iterator[None]:
    """Kill the worker when this takes longer: one that the system has stopped does not even know that it hangs."""
    if seconds is None:
        yield
        return
    timer = threading.Timer(seconds, worker.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _environment() -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name != WITHHELD}
    paths = [str(ROOT), *filter(None, [own.get("PYTHONPATH")])]
    return {**own, "PYTHONPATH": os.pathsep.join(paths)}
