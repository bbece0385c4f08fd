"""A table whose people are all there turns live by itself: short panels, and nobody is called, for they look at it.

Who is there is seen by what he presses at this table, never by what Discord shows of him. When somebody who is awaited
has gone the table falls back without a word, and whoever's call was withheld is called now, once, in his usual way.
What is withheld is kept with the table (`lively`), so that nothing is lost with a process; who has pressed what is in
memory alone (`Attendance`), and after a restart everybody counts as gone until he presses again.
"""

from __future__ import annotations

from bot.errors import Refused, StoreError
from bot.service.context import House, log
from bot.service.records import Timer
from bot.service.tables import announce, live_mode
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.outbox import TurnBody
from bot.service.tables.tx import TableTx, open_table

HERE = 300.0
"""Seconds within which all must have pressed something for a table to turn live, and after which somebody who is
awaited and presses nothing has gone. After a fall-back as many again pass before what is pressed counts.
"""
FEWEST = 2
"""People at a table that can turn live: who plays alone with computers is there or is not."""


async def seen(house: House, user: int, guild: int, table: int) -> None:
    """Note that somebody pressed something at a table; with the last who was missing it turns live."""
    if not guild or not (here := _noted(house, user, guild, table)):
        return
    try:
        if await _is_to_turn(house, guild, table, here):
            async with open_table(house, guild, table) as opened:
                await _turn_live(opened, here)
    except Refused:
        pass
    except StoreError as error:
        log.warning("guild %s table %s: not seen whether it is live: %s", guild, table, type(error).__name__)


async def seen_at(table: TableTx, user: int) -> None:
    """Do the same in a transaction on the table."""
    if here := _noted(table.house, user, table.sitting.guild, table.id):
        await _turn_live(table, here)


def _noted(house: House, user: int, guild: int, table: int) -> set[int]:
    """Note it, and return who is there; nobody where the table is live, or too few are there."""
    if house.manners.live <= 0:
        return set()
    now = house.clock.now()
    house.here.note(guild, table, user, now)
    if house.here.is_live(guild, table):
        return set()
    here = house.here.since(guild, table, now - house.manners.live)
    return here if len(here) >= FEWEST and user in here else set()


async def _is_to_turn(house: House, guild: int, table: int, here: set[int]) -> bool:
    async with house.store.read(guild) as tx:
        tx.soon.position(table)
        if await live_mode.is_live(tx, table):
            house.here.turned_live(guild, table)
            return False
        return _all_there(await load(house, tx, guild, table), here)


async def _turn_live(table: TableTx, here: set[int]) -> None:
    if _all_there(table.sitting, here) and not await live_mode.is_live(table.tx, table.id):
        await live_mode.begin(table.house, table.tx, table.id)
        await table.enqueue("board")


def _all_there(sitting: Sitting, here: set[int]) -> bool:
    users = _players(sitting)
    return sitting.table.status == "running" and len(users) >= FEWEST and users <= here


def _players(sitting: Sitting) -> set[int]:
    """Return the people who play themselves."""
    seats = (seat for seat in sitting.people() if sitting.computer_on(seat.number) is None)
    return {seat.user for seat in seats if seat.user is not None}


async def ring(table: TableTx, timer: Timer) -> None:
    """Look whether whoever is awaited is still there; else fall back."""
    house, sitting = table.house, table.sitting
    now, span = house.clock.now(), house.manners.live
    lasts = [house.here.last(sitting.guild, table.id, user) for user in sitting.awaited()]
    if sitting.table.status == "running" and span > 0 and all(last + span > now for last in lasts):
        await table.set_timer(timer.kind, min(lasts, default=now) + span, body=timer.body)
    else:
        await _fall_back(table, live_mode.read(timer))


async def _fall_back(table: TableTx, known: live_mode.Lively) -> None:
    """Let a table be as others are again; who was not called for his turn is called now."""
    house, sitting = table.house, table.sitting
    house.here.forget(sitting.guild, table.id, house.clock.now() + house.manners.live)
    if sitting.table.status != "running":
        return
    seats = set(known.withheld).intersection(sitting.to_move())
    if await table.tx.outgoing(table.id, "turn") is None and seats:
        await table.enqueue("turn", body=TurnBody(tuple(sorted(seats))))
    else:  # a turn that is still to be told is told as ever
        await table.enqueue("board")
    await announce.renew_letters(house, table.tx, sitting)
