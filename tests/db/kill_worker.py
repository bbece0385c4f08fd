"""A process that saves actions until it is killed. It prints a line for each one only after its commit.

Arguments: data folder, number of guilds, and `migrate` to bring old files up to date instead (over and over).
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.clock import SetClock
from db import open_store
from db.descriptor_limit import limit_for
from db.schemas import GUILD, Schema
from tests.db.support import act, with_table


async def play(folder: Path, guilds: int) -> None:
    store = await open_store(
        folder, clock=SetClock(), open_files=limit_for(2)
    )  # so that files are closed and opened all the time
    print("ready", flush=True)  # noqa: T201 - read by the test

    async def one(guild: int) -> None:
        async with store.read(guild) as reading:
            known = await reading.table(1)  # the one before may have died after it made the file
        table = known.id if known else await with_table(store, guild)
        while True:
            number = await act(store, guild, table)
            print(f"{guild} {number}", flush=True)  # noqa: T201 - read by the test
            if number % 7 == 0:
                await store.due_index.settle(guild, None)
            await asyncio.sleep(0)

    await asyncio.gather(*(one(guild) for guild in range(1, guilds + 1)))


async def migrate(folder: Path, migrations: Path) -> None:
    store = await open_store(folder, clock=SetClock(), guild_schema=Schema("guild", GUILD.application_id, migrations))
    print("ready", flush=True)  # noqa: T201 - read by the test
    for guild in await store.guilds():
        async with store.read(guild) as reading:
            await reading.table(1)
    await asyncio.Event().wait()


if __name__ == "__main__":
    if sys.argv[2] == "migrate":
        asyncio.run(migrate(Path(sys.argv[1]), Path(sys.argv[3])))
    else:
        asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
