"""Drawing in processes of its own, so that neither the interpreter's lock nor a fault in it is the host's."""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import cast

from renderers.picture import Picture
from renderers.studio import Order
from renderers.worker import Answer, Failed

_log = logging.getLogger(__name__)
MOST = 2
"""So many processes draw at once at most, besides one for a film: each takes its share of memory."""
PATIENCE = 5.0
"""Seconds that a process has to end after its input did."""


class NotDrawn(Exception):
    """A worker could not draw a picture (its traceback is the text), or died over it."""


def processors() -> int:
    """Return how many processors this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def hands() -> int:
    """Return how many processes draw at once, besides one for a film: a processor is left to the host."""
    return max(1, min(MOST, processors() - 1))


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

    def draw(self, order: Order) -> Picture | None:
        """Let it draw. Raises NotDrawn when that failed, EOFError, OSError or UnpicklingError when it died."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        # Bytes in a pickle: what is in them may fail to be read without the next order being lost.
        pickle.dump(pickle.dumps(order, pickle.HIGHEST_PROTOCOL), into, pickle.HIGHEST_PROTOCOL)
        into.flush()
        answer = cast("Answer", pickle.load(out))
        if isinstance(answer, Failed):
            raise NotDrawn(answer.told)
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


class Elsewhere:
    """Draws in worker processes (`renderers.worker`), started by a command when they are needed.

    A worker that died costs the picture that it drew and one line in the log; the next picture starts another.
    A film has a process to itself, which ends with it.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.hands = hands()
        self._command = command
        self._environment = environment
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._busy: list[tuple[Worker, Order]] = []
        self._hurried = False

    @property
    def pids(self) -> list[int]:
        """Return the processes that there are at present."""
        with self._lock:
            return [worker.pid for worker in (*self._idle, *(worker for worker, _ in self._busy))]

    def draw(self, order: Order) -> Picture | None:
        """Draw it in a process that has nothing to do, or in a new one. Raises NotDrawn, OSError."""
        worker = self._take(order)
        alive = False
        try:
            picture = worker.draw(order)
            alive = True
        except NotDrawn:
            alive = True
            raise
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise NotDrawn(f"the process that drew it died ({type(error).__name__})") from None
        finally:
            self._give_back(worker, order, alive=alive)
        return picture

    def prepare(self) -> None:
        """Start the first process: it loads fonts and texts while nobody waits for it."""
        with self._lock:
            if not self._idle and not self._busy:
                self._idle.append(Worker(self._command, self._environment))

    def hurry(self) -> None:
        """Give films up."""
        with self._lock:
            self._hurried = True
            for worker, order in self._busy:
                if order.moving:
                    worker.kill()

    def close(self) -> None:
        """End all processes: none draws any more, and one that only starts would take a while to notice."""
        with self._lock:
            workers, self._idle = self._idle, []
        for worker in workers:
            worker.kill()
            worker.end()

    def _take(self, order: Order) -> Worker:
        with self._lock:
            if order.moving and self._hurried:
                raise NotDrawn("films are given up")
            worker = None if order.moving else self._waiting()
            if worker is None:
                worker = Worker(self._command, self._environment)
            self._busy.append((worker, order))
            return worker

    def _waiting(self) -> Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            _log.warning("a process that draws ended with %d while it waited; another takes its place", worker.end())
        return None

    def _give_back(self, worker: Worker, order: Order, *, alive: bool) -> None:
        with self._lock:
            self._busy.remove((worker, order))
            if alive and not order.moving:
                self._idle.append(worker)
                return
        code = worker.end()
        if not alive and not self._hurried:
            _log.warning(
                "a process that draws ended with %d over %s %s; another takes its place", code, order.game, order.look
            )
