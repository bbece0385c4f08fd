"""The worker's side: orders come in on its standard input, answers go out on its standard output.

It ends as soon as its input does: when it is let go, or when its host died in whatever way.
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
from typing import Any, BinaryIO, TypeAlias

from msgspec import Struct

from bot.redaction import traced


class Failed(Struct, frozen=True):
    """What went wrong with one order, as a traceback without values (`bot.redaction`)."""

    told: str


Answer: TypeAlias = Any
"""What an order led to, or `Failed`."""


def serve(begin: Callable[[], Callable[[Any], Any]], stuck: Callable[[Any], float], nice: int) -> None:
    """Do what is ordered until the input ends.

    `begin` loads what is needed, once, and returns what does an order. After `stuck(order)` seconds an order is given
    up, and the process with it: its host starts another. The system prefers the host to it by so much as `nice` says.
    """
    into, out = _pipes()
    # A service manager tells all processes to stop; the host decides when their work is finished.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    step_back(nice)
    orders: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(into, orders), name="orders", daemon=True).start()
    do = begin()
    while True:
        answer = _done(do, stuck, orders.get())
        try:
            pickle.dump(answer, out, pickle.HIGHEST_PROTOCOL)
            out.flush()
        except OSError:
            os._exit(0)  # the host is gone


def step_back(by: int) -> None:
    """Let the system prefer others by so much more."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(by)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return input and output for ourselves; whatever else writes to the standard output shows as an error."""
    into, out = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(into, "rb"), os.fdopen(out, "wb")


def _listen(into: BinaryIO, orders: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            orders.put(pickle.load(into))
    os._exit(0)  # even in the middle of an order: nobody waits for it any more


def _done(do: Callable[[Any], Any], stuck: Callable[[Any], float], told: bytes) -> Answer:
    try:
        order = pickle.loads(told)
        faulthandler.dump_traceback_later(stuck(order), exit=True, file=sys.stderr)
        return do(order)
    except Exception as error:
        return Failed(traced(error))
    finally:
        faulthandler.cancel_dump_traceback_later()
