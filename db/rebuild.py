"""The derived indexes made anew from the guild files, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from bot.errors import StoreError
from db.guild import GuildReading
from db.store import SqliteStore

_log = logging.getLogger(__name__)


async def repair(store: SqliteStore) -> None:
    """Bring the indexes in order after the start: all of an index that was never whole, else what a crash may have cut.

    Meant as a background task; play may go on meanwhile.
    """
    if not await store.wake_file.whole():
        await rebuild_wake(store)
    try:
        if not await store.people_file.whole():
            await rebuild_index(store)
        else:
            await rebuild_index(store, await asyncio.to_thread(store.folder.unclean) | store.files.unclean)
    except StoreError as error:
        _log.warning("the index of users' tables is not brought in order; the next start does it: %s", error)


async def rebuild_index(store: SqliteStore, guilds: Iterable[int] | None = None) -> None:
    """Fill the index of users' tables from the seats of these guilds' files (of all, when none are named).

    A file that cannot be read keeps the lines it had; it is named in the log.
    """
    present = await store.guilds()
    if guilds is None:
        await store.people_file.keep_only(present)  # of one whose file is gone too: it may come back
    for guild in present if guilds is None else sorted(set(guilds) & set(present)):
        try:
            await _reindex(store, guild)
        except StoreError as error:
            _log.warning("guild %s is left out of the index of users' tables: %s", guild, error)
        await asyncio.sleep(0)
    if guilds is None:
        await store.people_file.set_whole()


async def rebuild_wake(store: SqliteStore) -> None:
    """Fill the wake index from all guild files. A file that cannot be read keeps the mark it had."""
    for guild in await store.guilds():
        await store.wake_file.settle(guild, None)
        await asyncio.sleep(0)
    await store.wake_file.flush()
    await store.wake_file.set_whole()


async def _reindex(store: SqliteStore, guild: int) -> None:
    # Written while the file is held: what the service writes after its next commit comes later than this.
    async with store.files.use(guild, make=False, passing=True) as file:
        if file is None:
            return
        tables: dict[int, tuple[float, frozenset[int]]] = {}
        async with file.reading() as session:
            reading = GuildReading(session, guild)
            for table in await reading.tables(("lobby", "running", "paused")):
                users = {
                    seat.user
                    for seat in await reading.seats(table.id)
                    if seat.user is not None and seat.user > 0 and seat.status != "left"
                }
                if users:
                    tables[table.id] = (table.created, frozenset(users))
        await store.people_file.reindex(guild, tables)
