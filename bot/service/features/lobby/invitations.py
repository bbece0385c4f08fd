"""Mentions in a lobby: invited users are mentioned, but not again and again by the same user (`quotas`)."""

from __future__ import annotations

from collections.abc import Collection

from bot.service.quotas import may_call
from bot.service.request import Request
from bot.service.tables.outbox import INVITE
from bot.service.tables.tx import TableTx


def mention_key(user: int) -> str:
    """Return the key that records that this user was mentioned for a table, or must not be."""
    return f"invite:{user}"


async def call(table: TableTx, request: Request, users: Collection[int | None]) -> tuple[int, ...]:
    """Have the invited users of these seats mentioned; return the seats of the users who are not.

    They were mentioned often enough lately. Their seats stay reserved, and `/my-tables` shows them.
    """
    spared: list[int] = []
    tx, bounds, now = table.tx, table.context.settings.bounds, table.context.clock.now()
    for seat in table.loaded.seats:
        if seat.status != "invited" or seat.user is None or seat.user not in users:
            continue
        if await tx.said(table.id, mention_key(seat.user)):
            continue
        if await may_call(bounds, tx, request, table.loaded.guild, seat.user, now):
            await tx.note_invitation(table.id, request.user, seat.user, now)
        else:
            await tx.say_once(table.id, mention_key(seat.user))
            spared.append(seat.number)
    await table.notify(INVITE)
    return tuple(spared)
