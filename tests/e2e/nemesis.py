"""What goes wrong with a cluster of processes while people play: each fault is an async function of the load.

A fault begins, lasts for a while of the processes' time, and is over when the function returns. Several fall at a time,
each on a process of its own, or one of them on the database's server.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg

from tests.e2e.cluster_load import DATABASE, SPEED, ClusterLoad
from tests.support.own_postgres import Mode, OwnServer, server_folder

LEASE = 10.0
"""Seconds of a member's lease, by the processes' time."""
Fault = Callable[[ClusterLoad], Awaitable[None]]


async def kill(load: ClusterLoad) -> None:
    """SIGKILL of a process, which begins anew at once, as a service manager lets it."""
    with load.victim() as name:
        await load.bots[name].kill()
        await load.bots[name].start(wait=False)


async def kill_for_long(load: ClusterLoad) -> None:
    """SIGKILL of a process that comes back when others have taken its place."""
    with load.victim() as name:
        await load.bots[name].kill()
        await _last(1.5 * LEASE)
        await load.bots[name].start(wait=False)


async def stop(load: ClusterLoad) -> None:
    """SIGTERM of a process, which gives its shards away and begins anew."""
    with load.victim() as name:
        await load.bots[name].stop()
        await load.bots[name].start(wait=False)


async def freeze(load: ClusterLoad) -> None:
    """SIGSTOP of a process for longer than a lease: it finds itself declared dead."""
    await _frozen(load, 1.5 * LEASE)


async def freeze_for_a_moment(load: ClusterLoad) -> None:
    """SIGSTOP of a process for less than a lease: it goes on."""
    await _frozen(load, 0.4 * LEASE)


async def freeze_by_chance(load: ClusterLoad) -> None:
    """SIGSTOP of a process for anything between a second and a minute."""
    await _frozen(load, load.chance.uniform(1.0, 60.0))


async def _frozen(load: ClusterLoad, seconds: float) -> None:
    with load.victim() as name, suppress(ProcessLookupError):  # one that just started ends where it finds no database
        os.kill(pid := load.bots[name].pid, signal.SIGSTOP)
        try:
            await _last(seconds)
        finally:
            os.kill(pid, signal.SIGCONT)


async def cut(load: ClusterLoad) -> None:
    """All connections of a process to the database break, once."""
    with load.victim() as name:
        load.proxies[name].cut()


async def away(load: ClusterLoad) -> None:
    """The database is away for all processes, and for longer than a lease: nobody is declared dead for that."""
    async with load.changing:
        for proxy in load.proxies.values():
            proxy.down = True
            proxy.cut()
        await _last(1.2 * LEASE)
        for proxy in load.proxies.values():
            proxy.down = False


async def cut_off(load: ClusterLoad) -> None:
    """One process cannot reach the database for longer than a lease; the others can."""
    with load.victim() as name:
        proxy = load.proxies[name]
        proxy.down = True
        proxy.cut()
        await _last(1.5 * LEASE)
        proxy.down = False


async def slow(load: ClusterLoad) -> None:
    """What a process sends to the database is late."""
    with load.victim() as name:
        load.proxies[name].delay = 0.4 / SPEED
        await _last(LEASE)
        load.proxies[name].delay = 0.0


async def lose_commit(load: ClusterLoad) -> None:
    """A COMMIT of a process is lost, and its connection with it."""
    with load.victim() as name:
        load.proxies[name].lose = "commit"
        await _last(2.0)


async def lose_answer(load: ClusterLoad) -> None:
    """The answer to a COMMIT of a process is lost, and its connection with it."""
    with load.victim() as name:
        load.proxies[name].lose = "answer"
        await _last(2.0)


async def clock_back(load: ClusterLoad) -> None:
    """The clock of a process's machine is set back, and right again a while later."""
    await _clock_set(load, signal.SIGUSR1, signal.SIGUSR2)


async def clock_ahead(load: ClusterLoad) -> None:
    """The clock of a process's machine is set ahead, and right again a while later."""
    await _clock_set(load, signal.SIGUSR2, signal.SIGUSR1)


async def _clock_set(load: ClusterLoad, first: signal.Signals, then: signal.Signals) -> None:
    with load.victim() as name, suppress(ProcessLookupError):  # one that just started ends where it finds no database
        os.kill(pid := load.bots[name].pid, first)
        await _last(5.0)
        os.kill(pid, then)


async def restart_server(load: ClusterLoad) -> None:
    """The database's server ends its sessions, and starts again a while later."""
    await _restarted(load, "fast")


async def crash_server(load: ClusterLoad) -> None:
    """The database's server crashes, and starts again at once."""
    await _restarted(load, "immediate")


async def _restarted(load: ClusterLoad, mode: Mode) -> None:
    async with load.changing:
        await asyncio.to_thread(_own(load).stop, mode)
        await _last(0.3 * LEASE if mode == "fast" else 0.0)
        await asyncio.to_thread(_own(load).start)


async def promote(load: ClusterLoad) -> None:
    """The server crashes, and its standby takes its place. Commits had waited for the standby since it was there."""
    async with load.changing:
        server, standby = _own(load), OwnServer(load.opened.enter_context(server_folder()))
        await asyncio.to_thread(server.copy_to, standby)
        await _wait_for_the_standby(server)
        await _last(2.0)
        await asyncio.to_thread(server.stop, "immediate")
        await asyncio.to_thread(standby.promote)
        load.turn_to(standby)


async def _wait_for_the_standby(server: OwnServer) -> None:
    """Let each commit wait until the standby has it, and return when it has all that was committed before."""
    connection = await asyncpg.connect(server.uri())
    try:
        await connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await connection.execute("SELECT pg_reload_conf()")
        while not await connection.fetchval("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"):
            await asyncio.sleep(0.02)
        await connection.execute("CHECKPOINT")  # done by the process that lets commits wait
        written = await connection.fetchval("SELECT pg_current_wal_lsn()")
        while not await connection.fetchval("SELECT bool_and(flush_lsn >= $1) FROM pg_stat_replication", written):
            await asyncio.sleep(0.02)
    finally:
        await connection.close()


_FULL = """
CREATE OR REPLACE FUNCTION audit.need_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF random() < {chance} THEN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NULL;
END $$
"""


async def fill_disk(load: ClusterLoad) -> None:
    """The server's disk is full: most of what the processes write is refused."""
    async with load.changing:
        connection = await asyncpg.connect(_own(load).uri(DATABASE))
        try:
            await connection.execute(_FULL.format(chance=0.7))
            await _last(0.7 * LEASE)
            await connection.execute(_FULL.format(chance=0.0))
        finally:
            await connection.close()


async def let_the_disk_be_filled(database: str) -> None:
    """Prepare a database for `fill_disk`."""
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(_FULL.format(chance=0.0))
        for name in ("entry", "snapshot", "outgoing", "timer", "posted", "unanswered"):
            await connection.execute(
                f"CREATE TRIGGER need_room AFTER INSERT OR UPDATE ON {name} EXECUTE FUNCTION audit.need_room()"
            )
    finally:
        await connection.close()


def _own(load: ClusterLoad) -> OwnServer:
    assert load.server is not None, "the load has a server of its own"
    return load.server


async def _last(seconds: float) -> None:
    await asyncio.sleep(seconds / SPEED)


PAIRS: tuple[tuple[Fault, Fault], ...] = (
    (kill, slow),
    (freeze, restart_server),
    (cut, crash_server),
    (lose_answer, fill_disk),
    (clock_back, promote),
)
"""The first ten faults; two fall at the same time."""
FAULTS: tuple[Fault, ...] = (
    *(fault for pair in PAIRS for fault in pair),
    *(kill_for_long, stop, freeze_for_a_moment, freeze_by_chance, away, cut_off, lose_commit, clock_ahead),
)
