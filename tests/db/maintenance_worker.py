"""Work in which a process may be killed: a backup, a restore, a migration, the closing of files.

Each is what a child of a fork server does: name, story, moment of death (-1: none), then its own arguments.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from bot.clock import SetClock
from bot.service.records import Snapshot
from db import open_store
from db.backup import back_up, restore, restore_guild
from db.connection import File
from db.descriptor_limit import limit_for
from db.schemas import GUILD as GUILD_KIND
from db.schemas import Schema
from tests.db.support import act
from tests.support.moments import Moments


def backup(moments: Moments, folder: Path, target: Path) -> None:
    moments.watch(target)
    back_up(folder, target, 1.0)


def put_back(moments: Moments, copy: Path, folder: Path) -> None:
    moments.watch(folder)
    restore(copy, folder)


def put_one_back(moments: Moments, copy: Path, folder: Path, guild: str) -> None:
    moments.watch(folder)
    restore_guild(copy, folder, int(guild))


def migrate(moments: Moments, folder: Path, migrations: Path) -> None:
    async def look() -> None:
        store = await open_store(
            folder, clock=SetClock(), guild_schema=Schema("guild", GUILD_KIND.application_id, migrations)
        )
        moments.watch(folder)
        for guild in await store.guilds():
            async with store.read(guild) as reading:
                await reading.table(1)

    asyncio.run(look())


def evict(moments: Moments, folder: Path) -> None:
    """Act here and there for ever, with so few files allowed that one is closed after each action.

    Each file's log is long when it is closed, so that much is carried over into the file then.
    """
    shut = File.shut

    async def told(self: File) -> None:
        moments.here(f"closing {self.guild}")
        await shut(self)
        moments.here(f"closed {self.guild}")

    async def play() -> None:
        store = await open_store(folder, clock=SetClock(), open_files=limit_for(1))
        File.shut = told
        guilds = await store.guilds()
        for number in range(10**6):
            guild = guilds[number % len(guilds)]
            done = await act(store, guild, 1)
            moments.here(f"acted {guild} {done}")
            async with store.write(guild) as writing:
                await writing.save_snapshot(1, Snapshot(done, bytes(2_000_000), (done, 0)))
            store.files.crowded.set()

    asyncio.run(play())


LIVES: dict[str, Callable[..., None]] = {
    "backup": backup,
    "restore": put_back,
    "restore-guild": put_one_back,
    "migrate": migrate,
    "evict": evict,
}


def main(arguments: Sequence[str]) -> NoReturn:
    name, story, dies, *own = arguments
    LIVES[name](Moments(Path(story), int(dies)), *(Path(item) if "/" in item else item for item in own))
    os._exit(0)  # no life closes its files
