"""A process that draws: orders come in on its standard input, pictures go out on its standard output.

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
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Struct

from renderers.picture import Picture
from renderers.studio import Here, MakeWords, Order

STUCK = 60.0
"""Seconds after which a picture is given up, and the process with it: its host starts another."""
STUCK_FILM = 300.0
NICE, NICE_FILM = 5, 15
"""So much does the system prefer the host to its pictures, and both to films."""


class Failed(Struct, frozen=True):
    """What went wrong with one picture, as a traceback."""

    told: str


Answer = Picture | Failed | None


def serve(make: Callable[[], MakeWords]) -> None:
    """Draw what is ordered until the input ends. `make` makes the words, once."""
    into, out = _pipes()
    # A service manager tells all processes to stop; the host decides when its pictures are finished.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    _step_back(NICE)
    orders: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(into, orders), name="orders", daemon=True).start()
    here = Here(make())
    while True:
        answer = _drawn(here, orders.get())
        try:
            pickle.dump(answer, out, pickle.HIGHEST_PROTOCOL)
            out.flush()
        except OSError:
            os._exit(0)  # the host is gone


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return input and output for ourselves; whatever else writes to the standard output shows as an error."""
    into, out = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(into, "rb"), os.fdopen(out, "wb")


def _listen(into: BinaryIO, orders: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            orders.put(pickle.load(into))
    os._exit(0)  # even in the middle of a film: nobody waits for it any more


def _drawn(here: Here, told: bytes) -> Answer:
    try:
        order: Order = pickle.loads(told)
        if order.moving:
            _step_back(NICE_FILM - NICE)
        faulthandler.dump_traceback_later(STUCK_FILM if order.moving else STUCK, exit=True, file=sys.stderr)
        return here.draw(order)
    except Exception:
        return Failed(traceback.format_exc())
    finally:
        faulthandler.cancel_dump_traceback_later()


def _step_back(by: int) -> None:
    if hasattr(os, "nice"):  # Windows has none
        os.nice(by)
