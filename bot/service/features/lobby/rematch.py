"""The rematch of a finished game: the same people and options at a new table."""

from __future__ import annotations

from msgspec.structs import replace as replace_fields

from bot.errors import refused
from bot.games.core.chance import SEED_BYTES
from bot.service.context import Context
from bot.service.features.lobby import actions as lobby
from bot.service.features.lobby import invitations
from bot.service.features.lobby.seats import numbered
from bot.service.people.permissions import may_open_in
from bot.service.quotas import may_open
from bot.service.records import Seat, Table
from bot.service.request import Request
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.tx import TableTx, open_requested


async def rematch(context: Context, request: Request) -> tuple[LoadedTable, tuple[int, ...]]:
    """Open the same table again, with the same people and options, and the seats moved on by one. One rematch a table.

    It starts at once if nobody else is to be asked. Users who left, and those whose data were deleted, are not invited.
    Also returns the seats of users who are not mentioned (`invitations.call`).
    """
    async with open_requested(context, request) as table:
        await _may_open_again(table, request)
        title = context.titles[table.loaded.table.game]  # the newest rules, whichever the old table was played by
        opened = await table.guild_tx.add_table(_new_row(table, request), _seats(table.loaded, request.user), title)
        ready = len(opened.loaded.seats) >= terms.least(opened.loaded.table, title.game.meta.players)
        if ready and all(seat.status == "seated" for seat in opened.loaded.seats):
            own = next(seat.number for seat in opened.loaded.seats if seat.user == request.user)
            return await lobby.begin(opened, opened.loaded.seats, actor=own), ()
        await lobby.enqueue(opened)
        return opened.loaded, await invitations.call(opened, request, {seat.user for seat in opened.loaded.seats})


async def _may_open_again(table: TableTx, request: Request) -> None:
    """Raise Refused if the user may not open a rematch of this table, or if it is open already."""
    context, tx, old = table.context, table.tx, table.loaded
    old.seat_number(request.user)
    if old.table.status != "over":
        raise refused("not-over")
    if not await tx.say_once(table.id, "rematch"):
        raise refused("rematch-open")
    await may_open(context.settings.bounds, tx, request, old.guild, old.table.channel, context.clock.now())
    await may_open_in(tx, request, old.guild, old.table.channel)


def _new_row(table: TableTx, request: Request) -> Table:
    context, old = table.context, table.loaded.table
    return replace_fields(
        old,
        id=0,
        status="lobby",
        host=request.user,
        seed=context.entropy(SEED_BYTES),
        rules_version=context.titles[old.game].game.meta.rules_version,
        created=context.clock.now(),
        rematch_of=table.id,
        name="",
    )


def _seats(old: LoadedTable, user: int) -> tuple[Seat, ...]:
    """Return the seats of the rematch; colours and emblems stay. `user`: who asks for it and sits there already."""
    stayed = (seat for seat in (*old.seats[1:], old.seats[0]) if seat.status != "left" and not seat.nameless)
    fresh = [replace_fields(seat, standin=None, away=None, bank=None, ticking=None) for seat in stayed]
    return numbered(
        seat if seat.computer or seat.user == user else replace_fields(seat, status="invited") for seat in fresh
    )
