"""A clean stop: the first Ctrl-C or SIGTERM cancels the work, further ones do not disturb the closing."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run the work until it ends or the process gets a signal to stop; then cancel it, once, and wait for it.

    Further signals have no effect: if one interrupted the closing of files, their threads would keep the process alive.
    Raises what the work raises, also while it closes.
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
