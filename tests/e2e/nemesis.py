"""What goes wrong with a cluster of processes while people play: each fault is an async function of the load.

A fault begins, lasts for a while of the processes' time, and is over when the function returns.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.e2e.cluster_load import SPEED, ClusterLoad

LEASE = 10.0
"""Seconds of a member's lease, by the processes' time."""
Fault = Callable[[ClusterLoad], Awaitable[None]]


async def kill(load: ClusterLoad) -> None:
    """SIGKILL of a process, which begins anew at once, as a service manager lets it."""
    name = load.any_running()
    assert await load.bots[name].kill() == -signal.SIGKILL
    await load.bots[name].start(wait=False)


async def kill_for_long(load: ClusterLoad) -> None:
    """SIGKILL of a process that comes back when others have taken its place."""
    name = load.any_running()
    assert await load.bots[name].kill() == -signal.SIGKILL
    await _last(1.5 * LEASE)
    await load.bots[name].start(wait=False)


async def stop(load: ClusterLoad) -> None:
    """SIGTERM of a process, which gives its shards away and begins anew."""
    name = load.any_running()
    assert await load.bots[name].stop() == 0
    await load.bots[name].start(wait=False)


async def freeze(load: ClusterLoad) -> None:
    """SIGSTOP of a process for longer than a lease: it finds itself declared dead."""
    await _frozen(load, 1.5 * LEASE)


async def freeze_for_a_moment(load: ClusterLoad) -> None:
    """SIGSTOP of a process for less than a lease: it goes on."""
    await _frozen(load, 0.4 * LEASE)


async def _frozen(load: ClusterLoad, seconds: float) -> None:
    pid = load.bots[load.any_running()].pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await _last(seconds)
    finally:
        os.kill(pid, signal.SIGCONT)


async def cut(load: ClusterLoad) -> None:
    """All connections of a process to the database break, once."""
    load.proxies[load.any_running()].cut()


async def away(load: ClusterLoad) -> None:
    """The database is away for all processes, and for longer than a lease: nobody is declared dead for that."""
    for proxy in load.proxies.values():
        proxy.down = True
        proxy.cut()
    await _last(1.2 * LEASE)
    for proxy in load.proxies.values():
        proxy.down = False


async def cut_off(load: ClusterLoad) -> None:
    """One process cannot reach the database for longer than a lease; the others can."""
    proxy = load.proxies[load.any_running()]
    proxy.down = True
    proxy.cut()
    await _last(1.5 * LEASE)
    proxy.down = False


async def slow(load: ClusterLoad) -> None:
    """What a process sends to the database is late."""
    proxy = load.proxies[load.any_running()]
    proxy.delay = 0.4 / SPEED
    await _last(LEASE)
    proxy.delay = 0.0


async def lose_commit(load: ClusterLoad) -> None:
    """A COMMIT of a process is lost, and its connection with it."""
    load.proxies[load.any_running()].lose = "commit"
    await _last(2.0)


async def lose_answer(load: ClusterLoad) -> None:
    """The answer to a COMMIT of a process is lost, and its connection with it."""
    load.proxies[load.any_running()].lose = "answer"
    await _last(2.0)


async def clock_back(load: ClusterLoad) -> None:
    """The clock of a process's machine is set back, and right again a while later."""
    pid = load.bots[load.any_running()].pid
    with suppress(ProcessLookupError):  # one that just started ends where it finds no database
        os.kill(pid, signal.SIGUSR1)
        await _last(5.0)
        os.kill(pid, signal.SIGUSR2)


async def _last(seconds: float) -> None:
    await asyncio.sleep(seconds / SPEED)


ONE_OF_EACH: tuple[Fault, ...] = (
    *(kill, freeze, cut, lose_answer, stop, away, clock_back, slow, kill_for_long, lose_commit),
)
"""The first ten."""
FAULTS: tuple[Fault, ...] = (*ONE_OF_EACH, cut_off, freeze_for_a_moment)
