"""Somebody's clock has run out: what the table agreed on for that is done, and the others' game goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from bot.games.core.phrase import Who, say
from bot.service.context import House
from bot.service.features.seats import resign as resigning
from bot.service.features.seats import standins, vacancies
from bot.service.ports import Writing
from bot.service.records import Seat, Timer
from bot.service.tables import announce, clocks, remarks, seat_clocks, uptime
from bot.service.tables.loaded import Sitting
from bot.service.tables.log import Author
from bot.service.tables.outbox import put
from bot.service.tables.terms import OUT_OF_TIME, term
from bot.service.tables.tx import TableTx

HELD = 15.0
"""Seconds until it is looked again whether the bot could hear players until somebody's time was up."""


async def ring(table: TableTx, timer: Timer) -> None:
    """Look whether a seat's time is up. Where the bot was off meanwhile it has some left, and what shows it is renewed.

    Nobody's time is up before it is sure that players were heard until then (`heart`).
    """
    house, tx, sitting = table.house, table.tx, table.sitting
    pace = seat_clocks.pace_of(sitting.table)
    seat = sitting.seats[timer.target]
    if pace is None or seat.ticking is None or not seat_clocks.should_run(sitting, seat):
        return
    now, deadline = house.clock.now(), clocks.deadline(seat_clocks.dial_of(seat, pace), house.outages)
    assert deadline is not None, "it ticks"
    if deadline > now:
        await table.set_timer(timer.kind, deadline, timer.target)
        await _renew(table, seat)
        return
    if not uptime.has_beaten_since(house, deadline):
        await table.set_timer(timer.kind, now + HELD, timer.target)
        return
    # Whoever comes back begins with what one turn brings.
    again = msgspec.structs.replace(seat, bank=pace.increment, ticking=None)
    seats = tuple(again if one.number == seat.number else one for one in sitting.seats)
    sitting = replace(sitting, seats=seats)
    await tx.save_seats(table.id, seats)
    await remarks.note(house, tx, sitting, say("remark-out-of-time", who=Who(seat.number)))
    await _DONE[term(sitting.table, OUT_OF_TIME.id)](house, tx, sitting, seat.number)


async def _renew(table: TableTx, seat: Seat) -> None:
    """Renew what shows a seat's deadline."""
    house, sitting = table.house, table.sitting
    told_at = house.telling.until(sitting.guild, table.id, house.clock.now())
    await put(house, table.tx, table.id, "board", due=told_at)
    if seat.user is not None:
        await announce.refresh_hand(house, table.tx, table.id, seat.user)


async def _computer(house: House, tx: Writing, sitting: Sitting, seat: int) -> None:
    await standins.send_in(house, tx, sitting, seat, "clock", Author())


async def _substitute(house: House, tx: Writing, sitting: Sitting, seat: int) -> None:
    sitting = await standins.send_in(house, tx, sitting, seat, "clock", Author())
    if all(vacancy.seat != seat for vacancy in await tx.vacancies(sitting.table.id)):
        await vacancies.put_on_offer(house, tx, sitting, seat, None, None)


async def _given_up(house: House, tx: Writing, sitting: Sitting, seat: int) -> None:
    await resigning.give_up(house, tx, sitting, seat, "computer", Author())


_DONE: dict[str, Callable[[House, Writing, Sitting, int], Awaitable[None]]] = {
    "computer": _computer,
    "substitute": _substitute,
    "given-up": _given_up,
}
