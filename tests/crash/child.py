"""What a child process does until it is killed: a script, a backup, a restore, a migration, the closing of files.

Its arguments: the name of the work, the file for its steps, after how many of them to die (-1: never), the work's own.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from bot.clock import SetClock
from bot.service.records import Snapshot
from db import open_store
from db.backup import back_up, restore, restore_guild
from db.broken import Row
from db.connection import File
from db.descriptor_limit import limit_for
from db.postgres.folding import Trip
from db.schemas import GUILD as GUILD_KIND
from db.schemas import Schema
from tests.crash.run import Run, outside, process
from tests.crash.scripts import SCRIPTS
from tests.crash.steps import KillSteps, traced
from tests.db.support import GUILD, act
from tests.support.fork_server import Child, ForkServer


class Children:
    """Child processes that work until they end, or die at a chosen step. Their traces lie in the folder."""

    def __init__(self, server: ForkServer, folder: Path) -> None:
        self._server = server
        self.trace = folder / "trace"
        self.log = folder / "log"

    async def fork(self, work: str, after: int, *arguments: object) -> Child:
        self.trace.unlink(missing_ok=True)
        given = (work, self.trace, after, *arguments)
        return await self._server.fork("tests.crash.child:main", *map(str, given), out=self.log)

    async def whole(self, work: str, *arguments: object) -> list[str]:
        """Let a child work to its end; return its steps."""
        child = await self.fork(work, -1, *arguments)
        assert await child.wait() == 0, self.log.read_text()
        return traced(self.trace)

    async def killed(self, work: str, after: int, *arguments: object) -> str:
        """Let a child die after so many steps; return the step of its death."""
        child = await self.fork(work, after, *arguments)
        assert await child.wait() == -signal.SIGKILL, self.log.read_text()
        return traced(self.trace)[-1]


def play(trace: Path, after: int, folder: Path, kept: Path, name: str) -> None:
    around = outside(kept)
    steps = KillSteps(trace, after, save=lambda: around.save(kept))

    async def run() -> None:
        steps.watch(folder)
        async with process(folder, around, steps) as world:
            world.store.pending_file.batch_delay = 0.0  # no step depends on the machine's clock
            await SCRIPTS[name].play(Run(world, around, steps))

    asyncio.run(run())
    around.save(kept)


def backup(trace: Path, after: int, folder: Path, target: Path) -> None:
    KillSteps(trace, after).watch(target)
    back_up(folder, target, 1.0)


def put_back(trace: Path, after: int, copy: Path, folder: Path) -> None:
    KillSteps(trace, after).watch(folder)
    restore(copy, folder)


def put_one_back(trace: Path, after: int, copy: Path, folder: Path, guild: str) -> None:
    KillSteps(trace, after).watch(folder)
    restore_guild(copy, folder, int(guild))


def migrate(trace: Path, after: int, folder: Path, migrations: Path) -> None:
    schema = Schema("guild", GUILD_KIND.application_id, migrations)

    async def look() -> None:
        store = await open_store(folder, clock=SetClock(), guild_schema=schema)
        KillSteps(trace, after).watch(folder)
        for guild in sorted(await store.guilds()):
            async with store.read(guild) as reading:
                await reading.table(1)

    asyncio.run(look())


def evict(trace: Path, after: int, folder: Path) -> None:
    """Act here and there for ever, with so few files allowed that one is closed after each action.

    Each file's log is long when it is closed, so that much is carried over into the file then.
    """
    steps = KillSteps(trace, after)
    shut = File.shut

    async def noted(self: File) -> None:
        steps.step(f"closing {self.guild}")
        await shut(self)
        steps.step(f"closed {self.guild}")

    async def run() -> None:
        store = await open_store(folder, clock=SetClock(), open_files=limit_for(1))
        File.shut = noted
        guilds = await store.guilds()
        for number in range(10**6):
            guild = guilds[number % len(guilds)]
            done = await act(store, guild, 1)
            steps.step(f"acted {guild} {done}")
            async with store.write(guild) as writing:
                await writing.save_snapshot(1, Snapshot(done, bytes(2_000_000), (done, 0)))
            store.files.crowded.set()

    asyncio.run(run())


def act_in_database(trace: Path, after: int, address: Path) -> None:
    """Act three times at a table in a database. A step is a trip to the server, or its answer."""
    from db.postgres.block import Block
    from db.postgres.store import open_postgres

    steps = KillSteps(trace, after)
    say, send = Block._say, Block._send  # pyright: ignore[reportPrivateUsage] - where trips are

    async def said(self: Block, sql: str) -> str:
        steps.before(sql.partition(";")[0])
        done = await say(self, sql)
        steps.step(f"after {sql.partition(';')[0]}")
        return done

    async def sent(self: Block, trip: Trip, found: list[list[Row]]) -> None:
        steps.before(trip.sql[:40])
        await send(self, trip, found)

    async def run() -> None:
        store = await open_postgres(address.read_text(), SetClock())
        Block._say, Block._send = said, sent  # pyright: ignore[reportPrivateUsage]
        for _ in range(3):
            steps.step(f"acted {await act(store, GUILD, 1)}")

    asyncio.run(run())


WORK: dict[str, Callable[..., None]] = {
    "play": play,
    "backup": backup,
    "restore": put_back,
    "restore-guild": put_one_back,
    "migrate": migrate,
    "evict": evict,
    "act-in-database": act_in_database,
}


def main(arguments: Sequence[str]) -> NoReturn:
    work, trace, after, *own = arguments
    WORK[work](Path(trace), int(after), *(Path(item) if "/" in item else item for item in own))
    os._exit(0)  # no work closes its files
