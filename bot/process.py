"""Set-up of the bot's process, for an event loop beside many worker threads."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

HEAPS = 2
"""How many heaps of the C library all threads share."""

HAND_OVER = 0.001
"""Python's switch interval in seconds; the default is 0.005.

Each statement on a guild's file needs the interpreter lock before and after. While the loop is busy, each waits for
this interval, and a task of the loop waits for the statement.
"""

YOUNG = 5000
"""New objects after which the garbage collector looks through them; Python's default is 700.

Nearly all that a click makes is freed without the collector by the end of the click. With 700 the collector looks
through it while it is still in use, and finds nothing.
"""

_ARENA_MAX = -8  # M_ARENA_MAX of glibc, mallopt(3)


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine as `asyncio.run` does, on the event loop of uvloop where that is installed.

    It needs less processor time to wake up for the answer of a file's thread: a twentieth of that of a click.
    """
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(main)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes uvloop's event loop; None for asyncio's own where there is no uvloop, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def share_heaps() -> None:
    """Let all threads share few heaps of the C library. Call it before threads start: an existing heap stays.

    glibc makes up to eight heaps for each processor, and each keeps the memory of its busiest moment. Each open file
    has a thread, so memory grew long after all files were open. Few threads allocate at a time anyway, because of
    Python's interpreter lock.
    """
    if sys.platform != "linux":
        return
    bound = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has one heap, and no such function
    if bound is not None:
        bound(_ARENA_MAX, HEAPS)


def settle_in() -> None:
    """Shorten the switch interval of threads, and let the garbage collector spare long-lived objects (texts, rules)
    and begin less often.

    Call it when they are loaded. Only the first call in a process freezes: frozen objects are never freed.
    """
    sys.setswitchinterval(HAND_OVER)
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()
