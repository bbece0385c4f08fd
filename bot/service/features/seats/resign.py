"""Somebody gives his seat up: the others' game goes on, a computer plays in his stead until somebody takes it over."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import msgspec

from bot.games.core.phrase import Who, say
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins, vacancies
from bot.service.ports import Writing
from bot.service.request import Request
from bot.service.tables import announce, index, remarks
from bot.service.tables.loaded import ACTIVE, LoadedTable, load, not_played
from bot.service.tables.log import Actor

How = Literal["computer", "offer"]


async def resign(context: Context, request: Request, guild: int, table: int, how: How) -> LoadedTable:
    """Give one's seat up for good. `how`: a computer plays on, or the seat is offered besides to everybody in the
    channel. When nobody is left the table is called off. Raises Refused for strangers and where nothing is played.
    """
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        seat = loaded.seat_number(request.user)
        if loaded.table.status not in ACTIVE:
            raise not_played(loaded.table)
        return await give_up(context, tx, loaded, seat, how, Actor(request.user, request.source))


async def give_up(context: Context, tx: Writing, loaded: LoadedTable, seat: int, how: How, actor: Actor) -> LoadedTable:
    """Give a seat up for its person, as `resign` does."""
    table, user = loaded.table.id, loaded.seats[seat].user
    seats = tuple(msgspec.structs.replace(own, status="left") if own.number == seat else own for own in loaded.seats)
    host = lifecycle.host_of(loaded.table, seats)
    loaded = replace(loaded, seats=seats, table=msgspec.structs.replace(loaded.table, host=host))
    await tx.save_table(loaded.table)
    loaded = await standins.send_in(context, tx, loaded, seat, "resigned", actor)
    await remarks.note(context, tx, loaded, say("remark-resigned", who=Who(seat)))
    if user is not None:
        await announce.refresh_hand(context, tx, table, user)
    await index.refresh(context, tx, table)
    if not any(person.user for person in loaded.people()):
        loaded = await lifecycle.call_off(context, tx, loaded)
    elif how == "offer":
        await vacancies.put_on_offer(context, tx, loaded, seat, None, user)
    await ballots.withdraw_answer(context, tx, table, seat)
    return await ballots.revise(context, tx, loaded)
