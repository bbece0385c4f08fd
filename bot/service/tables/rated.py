"""Rated tables before they begin: which players have not agreed yet, and whether the game counts."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context
from bot.service.ports import People
from bot.service.records import Seat, Table
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.open_table import OpenTable


async def unwilling(context: Context, loaded: LoadedTable) -> tuple[int, ...]:
    """Return the seats of a rated table whose players have not agreed to be rated."""
    return await unwilling_at(context.store.people, loaded.table, loaded.people())


async def unwilling_at(people: People, table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """Return those of these seats of a rated table whose players have not agreed to be rated."""
    if not terms.is_rated(table):
        return ()
    users = {seat.user: seat.number for seat in seats if seat.user is not None and not seat.nameless}
    agreed = await people.rated(users)
    return tuple(number for user, number in users.items() if user not in agreed)


async def settle(table: OpenTable) -> None:
    """Make a rated table friendly before it begins: with guests, who have no account; if not all agreed; or if there
    are no two players to compare.
    """
    if not terms.is_rated(table.loaded.table):
        return
    against = await unwilling(table.context, table.loaded)
    why: Phrase | None = None
    if any(seat.guest for seat in table.loaded.seats):
        why = say("rated-guests")
    elif len(table.loaded.people()) < 2:
        why = say("rated-alone")
    elif against:
        why = say("rated-not-agreed", who=tuple(map(Who, against)))
    if why is not None:
        await table.note(why)
        await table.save_table(friendly(table.loaded.table))


def friendly(table: Table) -> Table:
    """Return the table with changed terms: it is friendly, so its game does not count."""
    return msgspec.structs.replace(table, terms=terms.terms_of(table, {"rated": "friendly"}))
