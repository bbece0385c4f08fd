"""Who is called to a lobby: whoever is invited, but nobody by the same person again and again (`bounds`)."""

from __future__ import annotations

from collections.abc import Collection

from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.quotas import may_call
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import put


def told(user: int) -> str:
    """Return the key under which it is noted that this person was called to a table, or is not to be."""
    return f"invite:{user}"


async def call(
    context: Context, tx: Writing, request: Request, loaded: LoadedTable, users: Collection[int | None]
) -> tuple[int, ...]:
    """Let those among these people who have a reserved seat be called; return the seats of those who are not.

    They were called often enough of late. Their seat is kept all the same, and `/my-tables` shows it to them.
    """
    spared: list[int] = []
    now, table = context.clock.now(), loaded.table
    for seat in loaded.seats:
        if seat.status != "invited" or seat.user is None or seat.user not in users:
            continue
        if await tx.said(table.id, told(seat.user)):
            continue
        if await may_call(context.settings.bounds, tx, request, loaded.guild, seat.user, now):
            await tx.note_invitation(table.id, request.user, seat.user, now)
        else:
            await tx.say_once(table.id, told(seat.user))
            spared.append(seat.number)
    await put(context, tx, table.id, "invite", anew=True)
    return tuple(spared)
