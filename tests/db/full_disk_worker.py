"""A store on a file system that is really full, in a process of its own.

Argument: a folder on a small file system. What is wrong ends it with an AssertionError.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable
from pathlib import Path

from bot.clock import SetClock
from bot.errors import StoreFull, StoreUnavailable
from bot.service.records import Person
from db import open_store
from db.backup import back_up, read_manifest
from db.integrity import check_folder
from tests.db.support import GUILD, USER, act, numbers, with_table

OTHER = 5


def fill(filler: Path) -> None:
    """Take all the room that there is."""
    with filler.open("ab", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            return


async def is_full(work: Awaitable[object]) -> None:
    """Fail unless this is refused since there is no room."""
    try:
        await work
    except StoreFull:
        return
    raise AssertionError("there was room")


async def live(root: Path) -> None:
    """Play, with no room and with room again."""
    folder, filler, clock = root / "data", root / "filler", SetClock()
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        await act(store, guild, await with_table(store, guild))
    await store.files.tidy(float("inf"))
    await act(store, GUILD, 1)
    fill(filler)
    await is_full(act(store, GUILD, 1))
    assert await numbers(store, GUILD, 1) == [1, 2], "what is open can be read"
    await is_full(act(store, OTHER, 1))
    await is_full(numbers(store, OTHER, 1))
    await is_full(with_table(store, 77))
    await is_full(store.people.save_person(Person(user=USER, language="de")))
    await is_full(store.due_index.mark(78, 1.0))
    await is_full(asyncio.to_thread(back_up, folder, root / "backup", 1.0))
    try:
        read_manifest(root / "backup")
    except StoreUnavailable:
        pass
    else:
        raise AssertionError("half a backup looks whole")
    filler.unlink()
    assert await act(store, GUILD, 1) == 3 and await act(store, OTHER, 1) == 2
    fill(filler)
    await store.close()
    fill(filler)
    await is_full(open_store(folder, clock=clock))
    filler.unlink()
    assert not [found.name for found in folder.rglob("*") if found.suffix in (".new", ".part")]
    assert check_folder(folder) == []
    store = await open_store(folder, clock=clock)
    assert await numbers(store, GUILD, 1) == [1, 2, 3] and await numbers(store, OTHER, 1) == [1, 2]
    await store.close()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    assert os.statvfs(place).f_blocks * os.statvfs(place).f_frsize < 2**25, "this would fill a disk"
    asyncio.run(live(place))
