"""The clocks of seats: they run for players who owe a decision, and stand in pauses and vacations."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import Context, log
from bot.service.records import Seat, Table
from bot.service.tables import clocks
from bot.service.tables.clocks import Dial, Pace
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.open_table import OpenTable
from bot.service.tables.terms import CLOCK, term

KIND = "clock"


def pace_of(table: Table) -> Pace | None:
    """Return the time control of the table, None if it has no clocks."""
    return clocks.PACES.get(term(table, CLOCK.id))


async def tick(table: OpenTable, *, stand: bool = False) -> None:
    """Start and stop the table's clocks as they should run now. With `stand`, stop all.

    A seat that has finished its decision gets the increment. Each running clock has a timer (target: the seat).
    """
    context, loaded, pace = table.context, table.loaded, pace_of(table.loaded.table)
    if pace is None:
        return
    outages = context.runtime.uptime_of(loaded.guild).outages
    seats: list[Seat] = []
    for seat in loaded.seats:
        before = dial_of(seat, pace)
        runs = not stand and should_run(loaded, seat)
        after = _moved(context, loaded, seat, pace, before, runs=runs)
        seats.append(msgspec.structs.replace(seat, bank=after.bank, ticking=after.since))
        if runs and before.since is None:
            due = clocks.deadline(after, outages) or context.clock.now()
            await table.set_timer(KIND, due, seat.number)
        elif before.since is not None and not runs:
            await table.drop_timer(KIND, seat.number)
    if tuple(seats) != loaded.seats:
        await table.save_seats(seats)


def _moved(context: Context, loaded: LoadedTable, seat: Seat, pace: Pace, dial: Dial, *, runs: bool) -> Dial:
    now = context.clock.now()
    if runs:
        return clocks.start(dial, now)
    if dial.since is None:
        return dial
    stands = clocks.stop(dial, now, context.runtime.uptime_of(loaded.guild).outages)
    finished = loaded.table.status == "running" and seat.number not in loaded.to_move()
    return clocks.credit(stands, pace) if finished else stands


def should_run(loaded: LoadedTable, seat: Seat) -> bool:
    """Return whether a seat's clock is to run: its player is awaited and not away, and no computer plays for them."""
    person = seat.user is not None and seat.status == "seated" and seat.away is None
    return person and seat.number in loaded.to_move() and loaded.computer_on(seat.number) is None


def dial_of(seat: Seat, pace: Pace) -> Dial:
    """Return a seat's clock. At first it is full and stopped."""
    return Dial(pace.bank if seat.bank is None else seat.bank, seat.ticking)


async def look_again(context: Context, concerned: Callable[[int], bool]) -> None:
    """Make the timers of all running clocks due (`out_of_time.check`), since an outage has shifted their deadlines.

    `concerned`: whether the outage was a guild's.

    If that cannot be stored, or the process dies before, they are checked at their former deadlines.
    """
    now = context.clock.now()
    try:
        guilds = await context.store.due_index.due(now + max(pace.cap for pace in clocks.PACES.values()))
    except StoreError as error:
        log.warning("clocks are looked at in their time: the due index refused: %s", error)
        return
    for guild in filter(concerned, guilds):
        try:
            await _look_again(context, guild, now)
        except StoreError as error:
            log.warning("guild %s: its clocks are looked at in their time: %s", guild, type(error).__name__)


async def _look_again(context: Context, guild: int, now: float) -> None:
    async with context.store.read(guild) as reading:
        if not await reading.timers_of(KIND):
            return
    async with context.store.write(guild) as tx:
        for timer in await tx.timers_of(KIND):
            await tx.put_timer(msgspec.structs.replace(timer, due=now))


def lines(context: Context, loaded: LoadedTable, only: int | None = None) -> Iterator[Phrase]:
    """Yield a text for each running clock: until when the seat has time. `only`: the text of this seat alone."""
    pace = pace_of(loaded.table)
    for seat in loaded.seats if pace is not None else ():
        outages = context.runtime.uptime_of(loaded.guild).outages
        due = clocks.deadline(dial_of(seat, pace), outages) if pace is not None else None
        if due is not None and only in (None, seat.number):
            yield say("clock-line", who=Who(seat.number), until=f"<t:{int(due)}:f>")
