"""Taking the screen: from then on the account acts and looks for this seat, until its turn ends or nobody uses it."""

from __future__ import annotations

from bot.errors import refused
from bot.service.context import Context
from bot.service.records import Timer
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.seating import IDLE, KIND
from bot.service.tables.tx import TableTx, open_requested


async def take_screen(context: Context, request: Request, seat: int) -> LoadedTable:
    """Let a player of this user's account take the screen. Raises Refused for a seat that the account does not act for.

    What another player of the account had open is covered.
    """
    async with open_requested(context, request) as table:
        loaded = table.loaded
        if seat not in loaded.seats_of(request.user):
            raise refused("not-at-your-screen")
        if not loaded.shares_screen(request.user):
            return loaded
        await _set_screen(table, request.user, seat)
        await table.set_timer(KIND, context.clock.now() + IDLE, request.user)
        return table.loaded


async def leave_if_idle(table: TableTx, timer: Timer) -> None:
    """Let the seat at a screen leave it if its account has asked for nothing for `IDLE` seconds; else look again later.

    What was asked for is in memory alone: after a restart the seat has the time that was stored.
    """
    context, loaded, user = table.context, table.loaded, timer.target
    if not loaded.shares_screen(user) or loaded.at_screen(user) is None:
        return
    due = context.runtime.screens.last(loaded.guild, table.id, user) + IDLE
    if due > context.clock.now():
        await table.set_timer(KIND, due, user)
    else:
        await _set_screen(table, user, None)


async def _set_screen(table: TableTx, user: int, seat: int | None) -> None:
    """Let a seat take a user's screen, or (None) leave it to no seat; what stood open is covered."""
    loaded = table.loaded
    seats = loaded.with_at_screen(user, seat)
    if seats != loaded.seats:
        await table.save_seats(seats)
        table.context.runtime.watch.changed(loaded.guild, table.id)
        await table.renew_dm(user)
