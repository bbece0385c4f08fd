"""Tells systemd how the process is (`Type=notify`, `WatchdogSec`), where systemd has started it; else does nothing.

The protocol is a datagram to the socket that the environment names, so it needs no library.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


def notify(state: str) -> None:
    """Tell the service manager a state. An error has no effect: nobody waits for it, or the watchdog notices."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    if address.startswith("@"):
        address = "\0" + address[1:]  # a name without a file
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), address)


def watchdog_interval() -> float | None:
    """Return the seconds between two signs of life that the service manager wants, None where it wants none."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(wanted) / 2e6 if ours and wanted.isascii() and wanted.isdigit() and int(wanted) else None


@asynccontextmanager
async def managed() -> AsyncIterator[None]:
    """Tell that the process runs, give signs of life while its event loop turns, and tell that it stops."""
    notify(READY)
    interval = watchdog_interval()
    alive = None if interval is None else asyncio.create_task(_give_signs(interval), name="watchdog")
    try:
        yield
    finally:
        notify(STOPPING)
        if alive is not None:
            alive.cancel()
            with suppress(asyncio.CancelledError):
                await alive


async def _give_signs(interval: float) -> None:
    while True:
        notify(ALIVE)
        await asyncio.sleep(interval)
