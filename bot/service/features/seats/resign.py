"""Somebody gives his seat up: the others' game goes on, a computer plays in his stead until somebody takes it over."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import msgspec

from bot.games.core.phrase import Who, say
from bot.service.context import House
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins, vacancies
from bot.service.ports import Writing
from bot.service.request import Ask
from bot.service.tables import announce, remarks
from bot.service.tables.loaded import ACTIVE, Sitting, load, not_played
from bot.service.tables.log import Author
from bot.service.tables.outbox import put

How = Literal["computer", "offer"]


async def resign(house: House, ask: Ask, guild: int, table: int, how: How) -> Sitting:
    """Give one's seat up for good. `how`: a computer plays on, or the seat is offered besides to everybody in the
    channel. When nobody is left the table is called off. Raises Refused for strangers and where nothing is played.
    """
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = sitting.seat_number(ask.user)
        if sitting.table.status not in ACTIVE:
            raise not_played(sitting.table)
        sitting = await give_up(house, tx, sitting, seat, how, Author(ask.user, ask.door))
    house.kick()
    return sitting


async def give_up(house: House, tx: Writing, sitting: Sitting, seat: int, how: How, author: Author) -> Sitting:
    """Give a seat up for its person, as `resign` does."""
    table, user = sitting.table.id, sitting.seats[seat].user
    seats = tuple(msgspec.structs.replace(own, status="left") if own.number == seat else own for own in sitting.seats)
    host = lifecycle.host_of(sitting.table, seats)
    sitting = replace(sitting, seats=seats, table=msgspec.structs.replace(sitting.table, host=host))
    await tx.save_table(sitting.table)
    sitting = await standins.send_in(house, tx, sitting, seat, "resigned", author)
    await remarks.note(house, tx, sitting, say("remark-resigned", who=Who(seat)))
    if user is not None:
        await announce.refresh_hand(house, tx, table, user)
    await put(house, tx, table, "index")
    if not any(person.user for person in sitting.people()):
        sitting = await lifecycle.call_off(house, tx, sitting)
    elif how == "offer":
        await vacancies.put_on_offer(house, tx, sitting, seat, None, user)
    await ballots.withdraw_answer(house, tx, table, seat)
    return await ballots.revise(house, tx, sitting)
