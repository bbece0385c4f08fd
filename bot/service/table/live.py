"""A table whose people are all there turns live by itself: short panels, and nobody is called, for they look at it.

Who is there is seen by what he presses at this table, never by what Discord shows of him. When somebody who is awaited
has gone the table falls back without a word, and whoever's call was withheld is called now, once, in his usual way.
What is withheld is kept with the table (`lively`), so that nothing is lost with a process; who has pressed what is in
memory alone (`Attendance`), and after a restart everybody counts as gone until he presses again.
"""

from __future__ import annotations

import msgspec

from bot.errors import Refused, StoreError
from bot.service.house import House, log
from bot.service.ports import Writing
from bot.service.records import Timer
from bot.service.table import announce, lively
from bot.service.table.due import still_stands
from bot.service.table.rows import TurnBody, put
from bot.service.table.sitting import Sitting, load

HERE = 300.0
"""Seconds within which all must have pressed something for a table to turn live, and after which somebody who is
awaited and presses nothing has gone. After a fall-back as many again pass before what is pressed counts.
"""
FEWEST = 2
"""People at a table that can turn live: who plays alone with computers is there or is not."""


async def seen(house: House, user: int, guild: int, table: int) -> None:
    """Note that somebody pressed something at a table; with the last who was missing it turns live."""
    if house.manners.live <= 0 or not guild:
        return
    now = house.clock.now()
    house.here.note(guild, table, user, now)
    if house.here.is_live(guild, table):
        return
    here = house.here.since(guild, table, now - house.manners.live)
    if len(here) < FEWEST or user not in here:
        return
    try:
        if await _is_to_turn(house, guild, table, here):
            await _turn_live(house, guild, table, here)
    except Refused:
        pass
    except StoreError as error:
        log.warning("guild %s table %s: not seen whether it is live: %s", guild, table, type(error).__name__)


async def _is_to_turn(house: House, guild: int, table: int, here: set[int]) -> bool:
    async with house.store.read(guild) as tx:
        tx.soon.position(table)
        if await lively.is_live(tx, table):
            house.here.turned_live(guild, table)
            return False
        return _all_there(await load(house, tx, guild, table), here)


async def _turn_live(house: House, guild: int, table: int, here: set[int]) -> None:
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        if _all_there(sitting, here) and not await lively.is_live(tx, table):
            await lively.begin(house, tx, table)
            await put(house, tx, table, "board")
    house.kick()


def _all_there(sitting: Sitting, here: set[int]) -> bool:
    users = _players(sitting)
    return sitting.table.status == "running" and len(users) >= FEWEST and users <= here


def _players(sitting: Sitting) -> set[int]:
    """Return the people who play themselves."""
    seats = (seat for seat in sitting.people() if sitting.computer_on(seat.number) is None)
    return {seat.user for seat in seats if seat.user is not None}


async def ring(house: House, guild: int, timer: Timer) -> None:
    """Look whether whoever is awaited is still there; else fall back."""
    async with house.store.write(guild) as tx:
        now, span = house.clock.now(), house.manners.live
        if not await still_stands(tx, timer):
            return
        sitting = await load(house, tx, guild, timer.table)
        awaited = sitting.awaited()
        lasts = [house.here.last(guild, timer.table, user) for user in awaited]
        if sitting.table.status == "running" and span > 0 and all(last + span > now for last in lasts):
            due = min(lasts, default=now) + span
            await tx.put_timer(msgspec.structs.replace(timer, due=due))
            return
        await _fall_back(house, tx, sitting, timer)
    house.kick()


async def _fall_back(house: House, tx: Writing, sitting: Sitting, timer: Timer) -> None:
    """Let a table be as others are again; who was not called for his turn is called now."""
    table = timer.table
    await tx.drop_timer(table, lively.KIND)
    house.here.forget(sitting.guild, table, house.clock.now() + house.manners.live)
    if sitting.table.status != "running":
        return
    seats = set(lively.read(timer).withheld).intersection(sitting.to_move())
    if await tx.outgoing(table, "turn") is None and seats:
        await put(house, tx, table, "turn", body=TurnBody(tuple(sorted(seats))))
    else:  # a turn that is still to be told is told as ever
        await put(house, tx, table, "board")
    await announce.renew_letters(house, tx, sitting)
