"""How the process that runs the bot is set up: for an event loop beside many threads that work for it."""

from __future__ import annotations

import ctypes
import gc
import sys

HEAPS = 2
"""So many heaps of the C library for all threads."""

HAND_OVER = 0.001
"""Seconds for which Python may keep other threads waiting; 0.005 by default.

Each statement of a guild's file needs Python's lock for a moment, before and after. While the loop is busy each waits
for so long, and at the end of it stands the loop's own task.
"""

_ARENA_MAX = -8  # M_ARENA_MAX of glibc, mallopt(3)


def share_heaps() -> None:
    """Let all threads share few heaps. Called before there are threads: a heap that is there stays.

    glibc makes up to eight a processor, and each keeps what its busiest moment needed. Each open file has a thread of
    its own, so memory grew long after all files were open; Python's lock lets few of them allocate at a time.
    """
    if sys.platform != "linux":
        return
    bound = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has one heap, and no such function
    if bound is not None:
        bound(_ARENA_MAX, HEAPS)


def settle_in() -> None:
    """Let threads take turns sooner, and spare the collector what lives as long as the process: texts and rules.

    Called when all of it is loaded. Only the first call in a process spares anything: what is spared is never freed.
    """
    sys.setswitchinterval(HAND_OVER)
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()
