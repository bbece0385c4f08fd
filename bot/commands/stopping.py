"""Stopping in good order: the first Ctrl-C or SIGTERM ends the work, further ones do not disturb the closing."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends by itself or the process is told to stop; then cancel it, once, and wait for it.

    Whoever calls closes what is open afterwards: a closing that a second signal broke off would leave threads that
    hold the process. Raises what the work raises, also in its closing.
    """
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    working = asyncio.create_task(work, name="work")
    waiting = asyncio.create_task(told.wait(), name="stop")
    await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not working.done():
        working.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await working
