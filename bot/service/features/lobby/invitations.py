"""Who is called to a lobby: whoever is invited, but nobody by the same person again and again (`bounds`)."""

from __future__ import annotations

from collections.abc import Collection

from bot.service.context import House
from bot.service.ports import Writing
from bot.service.quotas import may_call
from bot.service.request import Ask
from bot.service.tables.loaded import Sitting
from bot.service.tables.outbox import put


def told(user: int) -> str:
    """Return the key under which it is noted that this person was called to a table, or is not to be."""
    return f"invite:{user}"


async def call(house: House, tx: Writing, ask: Ask, sitting: Sitting, users: Collection[int | None]) -> tuple[int, ...]:
    """Let those among these people who have a reserved seat be called; return the seats of those who are not.

    They were called often enough of late. Their seat is kept all the same, and `/my-tables` shows it to them.
    """
    spared: list[int] = []
    now, table = house.clock.now(), sitting.table
    for seat in sitting.seats:
        if seat.status != "invited" or seat.user is None or seat.user not in users:
            continue
        if await tx.said(table.id, told(seat.user)):
            continue
        if await may_call(house.manners.bounds, tx, ask, sitting.guild, seat.user, now):
            await tx.note_invitation(table.id, ask.user, seat.user, now)
        else:
            await tx.say_once(table.id, told(seat.user))
            spared.append(seat.number)
    await put(house, tx, table.id, "invite", anew=True)
    return tuple(spared)
