"""Transactions of sharing."""

from __future__ import annotations

import msgspec

from bot.errors import refused
from bot.service import quotas
from bot.service.bodies import SharedBody
from bot.service.context import Context
from bot.service.people.permissions import must_be_shared
from bot.service.request import Request
from bot.service.tables import outbox
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import SHARED
from bot.service.tables.tx import open_requested


def may_share(loaded: LoadedTable, user: int) -> int | None:
    """Return the user's seat, None after the end for users without one. Raises Refused while they may not share."""
    must_be_shared(loaded)
    return loaded.seat_of(user) if loaded.table.status == "over" else loaded.seat_number(user)


async def post(context: Context, request: Request, what: SharedBody) -> LoadedTable:
    """Queue this for the table's channel; if the same is queued already, nothing changes.

    Raises Refused after too many posts, while another post of this user is queued, and while the game runs for users
    without a seat.
    """
    async with open_requested(context, request) as table:
        may_share(table.loaded, request.user)
        table.loaded.must_be_started()
        unsent = await table.tx.outgoing(table.id, SHARED, request.user)
        if unsent is not None and msgspec.json.decode(unsent.body, type=SharedBody) == what:
            return table.loaded
        if unsent is not None:
            raise refused("share-unsent")
        now = context.clock.now()
        quotas.may_use(context.settings.bounds, context.runtime.recent_uses, "shares", request.user, now)
        await outbox.notify(context, table.tx, table.id, SHARED, request.user, body=what)
        return table.loaded
