"""Rated tables before they begin: who has not agreed yet, and whether the game counts."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.games.core.phrase import Phrase, Who, say
from bot.service.house import House
from bot.service.ports import Writing
from bot.service.table import terms
from bot.service.table.remarks import note
from bot.service.table.sitting import Sitting


async def unwilling(house: House, sitting: Sitting) -> tuple[int, ...]:
    """Return the seats of a rated table whose people have not agreed to be rated."""
    if not terms.is_rated(sitting.table):
        return ()
    people = {seat.user: seat.number for seat in sitting.people() if seat.user is not None}
    agreed = await house.store.people.rated(people)
    return tuple(number for user, number in people.items() if user not in agreed)


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
    friendly = terms.agreed(sitting.table, {"rated": "friendly"})
    return replace(sitting, table=msgspec.structs.replace(sitting.table, terms=friendly))
