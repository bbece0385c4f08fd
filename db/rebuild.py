"""The derived indexes made anew from the guild files, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.errors import DamagedFile, DamagedRow, StoreError
from bot.redaction import told
from db.guild import GuildReading
from db.store import SqliteStore

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
    # Written while the file is held: what the service writes after its next commit comes later than this.
    async with store.files.use(guild, make=False, passing=True) as file:
        if file is None:
            return
        tables: dict[int, tuple[float, frozenset[int]]] = {}
        unreadable: set[int] = set()  # keeps the lines it has
        async with file.reading() as session:
            reading = GuildReading(session, guild)
            for number in await reading.numbers(unfinished=True):
                try:
                    table, seats = await reading.table(number), await reading.seats(number)
                except DamagedRow:
                    unreadable.add(number)
                    continue
                users = {s.user for s in seats if s.user is not None and s.user > 0 and s.status != "left"}
                if users and table is not None:
                    tables[number] = (table.created, frozenset(users))
        await store.people_file.reindex(guild, tables, unreadable)
