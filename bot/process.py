"""How the process that runs the bot is set up: for an event loop beside many threads that work for it."""

from __future__ import annotations

import gc
import sys

HAND_OVER = 0.001
"""Seconds for which Python may keep other threads waiting; 0.005 by default.

Each statement of a guild's file needs Python's lock for a moment, before and after. While the loop is busy each waits
for so long, and at the end of it stands the loop's own task.
"""


def settle_in() -> None:
    """Let threads take turns sooner, and spare the collector what lives as long as the process: texts and rules.

    Called once all of it is loaded.
    """
    sys.setswitchinterval(HAND_OVER)
    gc.collect()
    gc.freeze()
