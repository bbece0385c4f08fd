"""The host's side: a pool of worker processes, started when needed, used again, and replaced when they die.

Why not a library. `pebble` 5.2.3 and `concurrent.futures` (Python 3.11) were tried with spawned processes. They
would replace this module and `bot.workers.loop`, and are as fast (a board of 20.0 ms takes 21.3 ms in pebble's worker,
21.4 ms in ours). But their workers share one pipe and its locks, and so they break promises of ours:

* A worker that is killed while it is idle makes either pool unusable.
* A worker that is killed while it sends its result leaves the pipe locked: pebble's next task never ends. With
  `concurrent.futures` the pool is unusable.
* pebble counts a task's time from the worker's acknowledgement: a worker that the system has stopped is never timed
  out. `concurrent.futures` has no timeouts.
* pebble sends SIGTERM and SIGKILL 3 seconds later. Our workers ignore SIGTERM: service managers send it to all.
* Neither gives workers an environment without the bot's token, nor ends a worker in the middle of a task when its host
  was killed. pebble leaves the futures of tasks in progress unresolved when it is stopped.

A supervisor outside such a pool (a pool for each worker, timers, a new pool after each death) would be most of this
module again.
"""

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

from bot.workers.loop import Failed

ROOT = Path(__file__).parents[2]
EXIT_TIMEOUT = 5.0
"""Seconds that a process has to end after its input was closed."""
WITHHELD = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
"""Workers need no token."""


class TaskFailed(Exception):
    """A task raised an error (the text is the worker's traceback), or the worker died over it."""

    harmless: ClassVar = True


def processors() -> int:
    """Return how many processors this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """One process and the pipes to it. Used by one thread at a time."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        # Ctrl-C in the host's terminal must not reach a worker: the host decides when it ends.
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
        """Return the process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Return whether the process runs."""
        return self._process.poll() is None

    def run(self, task: Any) -> Any:
        """Run a task and return its result.

        Raises TaskFailed when the task raised an error, and EOFError, OSError or UnpicklingError when the worker died.
        """
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        # A pickle within a pickle: a task that the worker cannot read must not desynchronize the pipe.
        pickle.dump(pickle.dumps(task, pickle.HIGHEST_PROTOCOL), into, pickle.HIGHEST_PROTOCOL)
        into.flush()
        result = pickle.load(out)
        if isinstance(result, Failed):
            raise TaskFailed(result.traceback)
        return result

    def kill(self) -> None:
        """Kill the process; `end` has still to be called."""
        self._process.kill()

    def end(self) -> int:
        """Let the process end and return its exit code; a negative one is the signal that killed it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # closing flushes, and the reader may be dead
                    pipe.close()
        try:
            return self._process.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.kill()
            return self._process.wait()


class ProcessPool:
    """Worker processes that run the same command.

    A worker that dies costs its task and one line in the log; the next task starts another worker. The pool sets no
    limit to the number of workers: its callers' threads do.
    """

    def __init__(self, module: str, does: str, log: logging.Logger, command: Sequence[str] | None = None) -> None:
        """`module`: what workers run with `python -m`, unless `command` is given.

        `does` says in the log what workers are for, e.g. "draws".
        """
        self._command = command or [sys.executable, "-m", module]
        self._environment = _environment()
        self._does = does
        self._log = log
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._busy: list[tuple[Worker, Any]] = []
        self._cancelled: Callable[[Any], bool] = lambda _task: False

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes that run at present."""
        with self._lock:
            return [worker.pid for worker in (*self._idle, *(worker for worker, _ in self._busy))]

    @property
    def busy(self) -> int:
        """Return how many workers run a task."""
        return len(self._busy)

    def run(self, task: Any, name: str, *, timeout: float, alone: bool = False) -> Any:
        """Run a task in an idle worker or in a new one. Raises TaskFailed, OSError.

        `name` stands for the task in the log. After `timeout` seconds the worker is killed. With `alone` the worker is
        new, and ends with the task.
        """
        worker = self._acquire(task, alone=alone)
        alive = False
        try:
            with _killed_after(worker, timeout):
                result = worker.run(task)
            alive = True
        except TaskFailed:
            alive = True
            raise
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise TaskFailed(f"the process that {self._does} died over {name} ({type(error).__name__})") from None
        finally:
            self._release(worker, task, name, alive=alive, alone=alone)
        return result

    def warm_up(self) -> None:
        """Start the first worker, so that it has loaded what it needs when the first task comes."""
        with self._lock:
            if not self._idle and not self._busy:
                self._idle.append(Worker(self._command, self._environment))

    def cancel(self, which: Callable[[Any], bool]) -> None:
        """Kill the workers that run these tasks, and refuse such tasks from now on."""
        with self._lock:
            self._cancelled = which
            for worker, task in self._busy:
                if which(task):
                    worker.kill()

    def close(self) -> None:
        """End all workers. They are idle; one that still starts would not notice for a while, so they are killed."""
        with self._lock:
            workers, self._idle = self._idle, []
        for worker in workers:
            worker.kill()
            worker.end()

    def _acquire(self, task: Any, *, alone: bool) -> Worker:
        with self._lock:
            if self._cancelled(task):
                raise TaskFailed("it is cancelled")
            worker = None if alone else self._take_idle()
            if worker is None:
                worker = Worker(self._command, self._environment)
            self._busy.append((worker, task))
            return worker

    def _take_idle(self) -> Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._log.warning(
                "a process that %s ended with %d while it waited; another takes its place", self._does, worker.end()
            )
        return None

    def _release(self, worker: Worker, task: Any, name: str, *, alive: bool, alone: bool) -> None:
        with self._lock:
            self._busy.remove((worker, task))
            if alive and not alone:
                self._idle.append(worker)
                return
        code = worker.end()
        if not alive and not self._cancelled(task):
            self._log.warning(
                "a process that %s ended with %d over %s; another takes its place", self._does, code, name
            )


@contextlib.contextmanager
def _killed_after(worker: Worker, seconds: float) -> Iterator[None]:
    """Kill the worker when this takes longer. A worker that the system has stopped cannot watch its own time."""
    timer = threading.Timer(seconds, worker.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _environment() -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in WITHHELD}
    paths = [str(ROOT), *filter(None, [own.get("PYTHONPATH")])]
    return {**own, "PYTHONPATH": os.pathsep.join(paths)}
