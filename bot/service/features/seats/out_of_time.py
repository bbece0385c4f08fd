"""A player's clock has run out: the table's agreed consequence is carried out, and the game goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.games.core.phrase import Who, say
from bot.service.features.seats import resign as resigning
from bot.service.features.seats import standins, vacancies
from bot.service.records import Seat, Timer
from bot.service.request import Actor
from bot.service.tables import clocks, seat_clocks, uptime
from bot.service.tables.outbox import BOARD
from bot.service.tables.terms import OUT_OF_TIME, term
from bot.service.tables.tx import TableTx

HELD = 15.0
"""Seconds until the next check whether the bot could hear players until the clock ran out."""


async def check(table: TableTx, timer: Timer) -> None:
    """Check whether a seat's time is up. If the bot was off meanwhile, time is left, and the display is renewed.

    Time is up only when it is certain that players were heard until then (`uptime`).
    """
    context, loaded = table.context, table.loaded
    pace = seat_clocks.pace_of(loaded.table)
    seat = loaded.seats[timer.target]
    if pace is None or seat.ticking is None or not seat_clocks.should_run(loaded, seat):
        return
    outages = context.runtime.uptime_of(loaded.guild).outages
    now, deadline = context.clock.now(), clocks.deadline(seat_clocks.dial_of(seat, pace), outages)
    assert deadline is not None, "it ticks"
    if deadline > now:
        await table.set_timer(timer.kind, deadline, timer.target)
        await _renew(table, seat)
        return
    if not uptime.has_beaten_since(context, loaded.guild, deadline):
        await table.set_timer(timer.kind, now + HELD, timer.target)
        return
    # A player who comes back begins with what one turn brings.
    await table.save_seat(msgspec.structs.replace(seat, bank=pace.increment, ticking=None))
    await table.note(say("remark-out-of-time", who=Who(seat.number)))
    await _DONE[term(loaded.table, OUT_OF_TIME.id)](table, seat.number)


async def _renew(table: TableTx, seat: Seat) -> None:
    """Renew what shows a seat's deadline."""
    context = table.context
    narrated_at = context.runtime.narration_pace.until(table.loaded.guild, table.id, context.clock.now())
    await table.show(BOARD, due=narrated_at)
    if seat.user is not None:
        await table.renew_dm(seat.user)


async def _computer(table: TableTx, seat: int) -> None:
    await standins.send_in(table, seat, "clock", Actor())


async def _substitute(table: TableTx, seat: int) -> None:
    await standins.send_in(table, seat, "clock", Actor())
    if all(vacancy.seat != seat for vacancy in await table.tx.vacancies(table.id)):
        await vacancies.put_on_offer(table, seat, None, None)


async def _given_up(table: TableTx, seat: int) -> None:
    await resigning.give_up(table, seat, "computer", Actor())


_DONE: dict[str, Callable[[TableTx, int], Awaitable[None]]] = {
    "computer": _computer,
    "substitute": _substitute,
    "given-up": _given_up,
}
