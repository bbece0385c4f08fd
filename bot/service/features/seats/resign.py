"""A player resigns: the game of the others goes on, and a computer plays the seat until a substitute takes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import msgspec

from bot.games.core.phrase import Who, say
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins, vacancies
from bot.service.request import Actor, Request
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played
from bot.service.tables.tx import TableTx, open_requested

How = Literal["computer", "offer"]


async def resign(context: Context, request: Request, how: How) -> LoadedTable:
    """Resign from a seat for good. `how`: a computer plays on, or the seat is also offered to everybody in the
    channel. When no player is left the table is cancelled. Raises Refused for users without a seat and if no game runs.
    """
    async with open_requested(context, request) as table:
        seat = table.loaded.seat_number(request.user)
        if table.loaded.table.status not in ACTIVE:
            raise not_played(table.loaded.table)
        await give_up(table, seat, how, Actor(request.user, request.source))
        return table.loaded


async def give_up(table: TableTx, seat: int, how: How, actor: Actor) -> None:
    """Give a seat up for its person, as `resign` does."""
    loaded = table.loaded
    user = loaded.seats[seat].user
    seats = tuple(msgspec.structs.replace(own, status="left") if own.number == seat else own for own in loaded.seats)
    table.loaded = replace(loaded, seats=seats)
    await table.save_table(msgspec.structs.replace(loaded.table, host=lifecycle.host_of(loaded.table, seats)))
    await standins.send_in(table, seat, "resigned", actor)
    await table.note(say("remark-resigned", who=Who(seat)))
    if user is not None:
        await table.renew_dm(user)
    await table.refresh_index()
    if not any(person.user for person in table.loaded.people()):
        await lifecycle.call_off(table)
    elif how == "offer":
        await vacancies.put_on_offer(table, seat, None, user)
    await ballots.withdraw_answer(table, seat)
    await ballots.revise(table)
