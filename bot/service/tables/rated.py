"""Rated tables before they begin: who has not agreed yet, and whether the game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import House
from bot.service.ports import People, Writing
from bot.service.records import Seat, Table
from bot.service.tables import terms
from bot.service.tables.loaded import Sitting
from bot.service.tables.remarks import note


async def unwilling(house: House, sitting: Sitting) -> tuple[int, ...]:
    """Return the seats of a rated table whose people have not agreed to be rated."""
    return await unwilling_at(house.store.people, sitting.table, sitting.people())


async def unwilling_at(people: People, table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """Return those among these seats of a rated table whose people have not agreed to be rated."""
    if not terms.is_rated(table):
        return ()
    users = {seat.user: seat.number for seat in seats if seat.user is not None and not seat.nameless}
    agreed = await people.rated(users)
    return tuple(number for user, number in users.items() if user not in agreed)


async def settle(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """Return the table as it begins: friendly when not all agreed, or with nobody to be compared with."""
    if not terms.is_rated(sitting.table):
        return sitting
    against = await unwilling(house, sitting)
    why: Phrase | None = None
    if len(sitting.people()) < 2:
        why = say("rated-alone")
    elif against:
        why = say("rated-not-agreed", who=tuple(map(Who, against)))
    if why is None:
        return sitting
    await note(house, tx, sitting, why)
    return replace(sitting, table=friendly(sitting.table))


def friendly(table: Table) -> Table:
    """Return the table as one that does not count."""
    return msgspec.structs.replace(table, terms=terms.agreed(table, {"rated": "friendly"}))
