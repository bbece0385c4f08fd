"""The worker's side: tasks come in on its standard input, results go out on its standard output.

A worker ends as soon as its input is closed: when the pool releases it, or when the bot's process has died.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from msgspec import Struct

from bot.redaction import traced


class Failed(Struct, frozen=True):
    """A task raised an error: its traceback without values (`bot.redaction`)."""

    traceback: str


def serve(initialize: Callable[[], Callable[[Any], Any]], timeout: Callable[[Any], float], nice: int) -> None:
    """Run tasks until the input is closed.

    `initialize` loads what is needed, once, and returns what runs a task. After `timeout(task)` seconds the process
    writes where it hangs to its standard error and exits; the pool starts another. `nice` is added to its niceness.
    """
    into, out = _pipes()
    # A service manager sends SIGTERM to all processes; the host decides when its workers end.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    lower_priority(nice)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(into, tasks), name="tasks", daemon=True).start()
    run = initialize()
    while True:
        result = _result(run, timeout, tasks.get())
        try:
            pickle.dump(result, out, pickle.HIGHEST_PROTOCOL)
            out.flush()
        except OSError:
            os._exit(0)  # the host is gone


def lower_priority(by: int) -> None:
    """Add this to the process's niceness."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(by)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return input and output for ourselves; whatever else is printed goes to standard error."""
    into, out = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(into, "rb"), os.fdopen(out, "wb")


def _listen(into: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Runs in a thread, so that the process ends with its host even in the middle of a task."""
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            tasks.put(pickle.load(into))
    os._exit(0)


def _result(run: Callable[[Any], Any], timeout: Callable[[Any], float], pickled: bytes) -> Any:
    """Return a task's result, or Failed."""
    try:
        task = pickle.loads(pickled)
        faulthandler.dump_traceback_later(timeout(task), exit=True, file=sys.stderr)
        return run(task)
    except Exception as error:
        return Failed(traced(error))
    finally:
        faulthandler.cancel_dump_traceback_later()
