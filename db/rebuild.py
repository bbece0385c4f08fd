"""The derived indexes made anew from the guild files, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from bot.errors import DamagedFile, DamagedRow, StoreError
from bot.redaction import told
from bot.service.ports.table_index import Listing
from bot.service.records import OutboxMessage
from db.guild import GuildWriting
from db.store import SqliteStore
from db.table_index import Users

_log = logging.getLogger(__name__)

PAUSES = (60.0, 300.0, 1800.0)
"""Seconds after which what could not be brought in order is tried once more; then it is left to the next start."""
_DUE_INDEX = "the wake index"
_PEOPLE = "the index of users' tables"


async def repair(store: SqliteStore, pauses: Sequence[float] = PAUSES) -> None:
    """Bring the indexes in order after the start: all of an index that was never whole, else what a crash may have cut.

    Meant as a background task; play may go on meanwhile. Nobody waits for it, so whatever goes wrong is told in the
    log, keeps no other index and no other guild from being brought in order, and is tried again after each pause.
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
    """Fill the index of users' tables from the seats of these guilds' files (of all, when none are named).

    A file that cannot be read keeps the lines it had; it is named in the log. Returned are those that may be read if
    it is tried again; as long as there are any the index is not whole.
    """
    present = await store.guilds()
    if guilds is None:
        await store.people_file.keep_only(present)  # of one whose file is gone too: it may come back
    chosen = present if guilds is None else sorted(set(guilds) & set(present))
    left = await _each(chosen, lambda guild: _reindex(store, guild), _PEOPLE)
    if guilds is None and not left:
        await store.people_file.set_whole()
    return left


async def rebuild_due_index(store: SqliteStore) -> set[int]:
    """Fill the wake index from all guild files. A file that cannot be read keeps the mark it had.

    Returned are those that may be read if it is tried again; as long as there are any the index is not whole.
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
    """Do this; return False when something is left of it that may be done after a pause: a damaged file stays so."""
    try:
        return not await work
    except Exception as error:
        final = isinstance(error, DamagedFile)
        when = "at the next start" if final else "in a while"
        _log.warning("%s is not brought in order; that is tried again %s: %s", what, when, told(error))
        return final


async def _each(guilds: Iterable[int], work: Callable[[int], Awaitable[None]], index: str) -> set[int]:
    """Do this for each guild; return those left out that may be tried again: no damaged file, it is to be restored.

    Raises StoreError where a file across guilds refuses: it would refuse each of them.
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
    error = await store.due_index_file.settled(guild, None)
    if error is not None:
        raise error


async def _reindex(store: SqliteStore, guild: int) -> None:
    """Index a guild's tables. Who is awaited at the running ones the service tells, by an `index` row of each."""
    # Written while the file is held: what the service writes after its next commit comes later than this.
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
    """Return who has a seat at a table, None where nobody has one. Raises DamagedRow."""
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
    )
    users = {
        seat.user: msgspec.structs.replace(listing, seated=seat.status == "seated")
        for seat in seats
        if seat.user is not None and seat.user > 0 and seat.status != "left"
    }
    return Users(table.created, users) if users else None


async def _ask_the_rules(writing: GuildWriting, number: int, found: Users) -> None:
    running = any(listing.status == "running" for listing in found.users.values())
    if running and await writing.outgoing(number, "index") is None:
        await writing.put_outgoing(OutboxMessage(table=number, kind="index", body=b"{}", due=0.0))
