"""Rated tables before they begin: who has not agreed yet, and whether the game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context
from bot.service.ports import People, Writing
from bot.service.records import Seat, Table
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.remarks import note


async def unwilling(context: Context, loaded: LoadedTable) -> tuple[int, ...]:
    """Return the seats of a rated table whose people have not agreed to be rated."""
    return await unwilling_at(context.store.people, loaded.table, loaded.people())


async def unwilling_at(people: People, table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """Return those among these seats of a rated table whose people have not agreed to be rated."""
    if not terms.is_rated(table):
        return ()
    users = {seat.user: seat.number for seat in seats if seat.user is not None and not seat.nameless}
    agreed = await people.rated(users)
    return tuple(number for user, number in users.items() if user not in agreed)


async def settle(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Return the table as it begins: friendly if not all agreed, or if there are no two players to compare."""
    if not terms.is_rated(loaded.table):
        return loaded
    against = await unwilling(context, loaded)
    why: Phrase | None = None
    if len(loaded.people()) < 2:
        why = say("rated-alone")
    elif against:
        why = say("rated-not-agreed", who=tuple(map(Who, against)))
    if why is None:
        return loaded
    await note(context, tx, loaded, why)
    return replace(loaded, table=friendly(loaded.table))


def friendly(table: Table) -> Table:
    """Return the table as one that does not count."""
    return msgspec.structs.replace(table, terms=terms.terms_of(table, {"rated": "friendly"}))
