"""Rebuilding of the derived indexes from the guild files, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from bot.errors import DamagedFile, DamagedRow, StoreError
from bot.redaction import told
from bot.service.ports.table_index import Listing
from bot.service.records import Timer
from db.guild import GuildWriting
from db.store import SqliteStore
from db.table_index import Users

_log = logging.getLogger(__name__)

PAUSES = (60.0, 300.0, 1800.0)
"""Seconds before each new try of what could not be rebuilt. After the last one it is left to the next start."""
_DUE_INDEX = "the due index"
_PEOPLE = "the index of users' tables"


async def repair(store: SqliteStore, pauses: Sequence[float] = PAUSES) -> None:
    """Repair the indexes after the start: an incomplete one wholly, a complete one for guilds that may have crashed.

    Meant as a background task; games go on meanwhile. An error is logged and tried again after each pause; it does not
    keep other indexes and guilds from being repaired.
    """
    left = {_DUE_INDEX: _repair_due_index, _PEOPLE: _repair_people}
    for pause in (*pauses, None):
        left = {name: work for name, work in left.items() if not await _in_order(name, work(store))}
        if not left:
            return
        if pause is not None:
            await asyncio.sleep(pause)
    _log.warning("%s: not in order; the next start tries again", " and ".join(left))


async def rebuild_index(store: SqliteStore, guilds: Iterable[int] | None = None) -> set[int]:
    """Fill the index of users' tables from the seats in these guilds' files (in all, if `guilds` is None).

    A guild whose file cannot be read keeps its rows and is logged. Return the guilds that are worth another try; while
    there are any, the index is not complete.
    """
    present = await store.guilds()
    if guilds is None:
        await store.people_file.keep_only(present)  # includes guilds whose file is missing: it may come back
    chosen = present if guilds is None else sorted(set(guilds) & set(present))
    left = await _each(chosen, lambda guild: _reindex(store, guild), _PEOPLE)
    if guilds is None and not left:
        await store.people_file.set_whole()
    return left


async def rebuild_due_index(store: SqliteStore) -> set[int]:
    """Fill the due index from all guild files. A guild whose file cannot be read keeps its mark.

    Return the guilds that are worth another try; while there are any, the index is not complete.
    """
    left = await _each(await store.guilds(), lambda guild: _settle(store, guild), _DUE_INDEX)
    await store.due_index_file.flush()
    if not left:
        await store.due_index_file.set_whole()
    return left


async def _repair_due_index(store: SqliteStore) -> set[int]:
    return set() if await store.due_index_file.whole() else await rebuild_due_index(store)


async def _repair_people(store: SqliteStore) -> set[int]:
    return await rebuild_index(store, await store.unclean() if await store.people_file.whole() else None)


async def _in_order(what: str, work: Awaitable[set[int]]) -> bool:
    """Run this repair. Return False if it is worth another try; a damaged file is not."""
    try:
        return not await work
    except Exception as error:
        final = isinstance(error, DamagedFile)
        when = "at the next start" if final else "in a while"
        _log.warning("%s is not brought in order; that is tried again %s: %s", what, when, told(error))
        return final


async def _each(guilds: Iterable[int], work: Callable[[int], Awaitable[None]], index: str) -> set[int]:
    """Run this for each guild. Return the failed guilds that are worth another try, so none with a damaged file.

    Raises StoreError if a shared file refuses: it would refuse every guild.
    """
    left: set[int] = set()
    for guild in guilds:
        try:
            await work(guild)
        except Exception as error:
            if isinstance(error, StoreError) and error.of != "guild":
                raise
            _log.warning("guild %s is left out of %s: %s", guild, index, told(error))
            if not isinstance(error, DamagedFile):
                left.add(guild)
        await asyncio.sleep(0)
    return left


async def _settle(store: SqliteStore, guild: int) -> None:
    error = await store.due_index_file.settle(guild, None)
    if error is not None:
        raise error


async def _reindex(store: SqliteStore, guild: int) -> None:
    """Index a guild's tables. An outbox message `index` for each running table lets the service add who is to move."""
    # Written while the guild's file is held, so that newer rows from the service cannot be overwritten.
    async with store.write_in_passing(guild) as writing:
        if writing is None:
            return
        tables: dict[int, Users] = {}
        unreadable: set[int] = set()  # keeps the rows it has
        for number in await writing.numbers(unfinished=True):
            try:
                found = await _users_of(writing, number)
            except DamagedRow:
                unreadable.add(number)
                continue
            if found is not None:
                tables[number] = found
                await _ask_the_rules(writing, number, found)
        await store.people_file.reindex(guild, tables, unreadable, (await writing.info()).name)


async def _users_of(reading: GuildWriting, number: int) -> Users | None:
    """Return who has a seat at a table, None if it has no human player. Raises DamagedRow."""
    table, seats = await reading.table(number), await reading.seats(number)
    if table is None:
        return None
    try:
        newest = await reading.entries(number, last=1)
    except DamagedRow:
        newest = []  # who sits there is known all the same
    listing = Listing(
        game=table.game,
        status=table.status,
        channel=table.channel,
        seated=True,
        awaited=False,
        since=newest[-1].at if newest else table.created,
        name=table.name,
    )
    users = {
        seat.user: msgspec.structs.replace(listing, seated=seat.status == "seated")
        for seat in seats
        if seat.user is not None and seat.user > 0 and seat.status != "left"
    }
    return Users(table.created, users) if users else None


async def _ask_the_rules(writing: GuildWriting, number: int, found: Users) -> None:
    running = any(listing.status == "running" for listing in found.users.values())
    if running and await writing.timer(number, "index") is None:
        await writing.put_timer(Timer(table=number, kind="index", due=0.0))
