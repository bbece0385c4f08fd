"""The clocks of seats: they run for those who owe a decision themselves, and stand in pauses and vacations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import House, log
from bot.service.ports import Writing
from bot.service.records import Seat, Table, Timer
from bot.service.tables import clocks
from bot.service.tables.clocks import Dial, Pace
from bot.service.tables.loaded import Sitting
from bot.service.tables.terms import CLOCK, term

KIND = "clock"


def pace_of(table: Table) -> Pace | None:
    """Return how fast the table plays, None where there are no clocks."""
    return clocks.PACES.get(term(table, CLOCK.id))


async def tick(house: House, tx: Writing, sitting: Sitting, *, stand: bool = False) -> Sitting:
    """Let each clock run or stand as it should now (all stand with `stand`), and return the table with them.

    Whoever has finished his decision gets the increment. Each running clock has a timer (target: the seat).
    """
    pace = pace_of(sitting.table)
    if pace is None:
        return sitting
    seats: list[Seat] = []
    for seat in sitting.seats:
        before = dial_of(seat, pace)
        runs = not stand and should_run(sitting, seat)
        after = _moved(house, sitting, seat, pace, before, runs=runs)
        seats.append(msgspec.structs.replace(seat, bank=after.bank, ticking=after.since))
        if runs and before.since is None:
            due = clocks.deadline(after, house.outages) or house.clock.now()
            await tx.put_timer(Timer(table=sitting.table.id, kind=KIND, target=seat.number, due=due))
        elif before.since is not None and not runs:
            await tx.drop_timer(sitting.table.id, KIND, seat.number)
    if tuple(seats) == sitting.seats:
        return sitting
    await tx.save_seats(sitting.table.id, seats)
    return replace(sitting, seats=tuple(seats))


def _moved(house: House, sitting: Sitting, seat: Seat, pace: Pace, dial: Dial, *, runs: bool) -> Dial:
    now = house.clock.now()
    if runs:
        return clocks.start(dial, now)
    if dial.since is None:
        return dial
    stands = clocks.stop(dial, now, house.outages)
    finished = sitting.table.status == "running" and seat.number not in sitting.to_move()
    return clocks.credit(stands, pace) if finished else stands


def should_run(sitting: Sitting, seat: Seat) -> bool:
    """Return whether a seat's clock is to run: its person is awaited, and neither away nor played for."""
    person = seat.user is not None and seat.status == "seated" and seat.away is None
    return person and seat.number in sitting.to_move() and sitting.computer_on(seat.number) is None


def dial_of(seat: Seat, pace: Pace) -> Dial:
    """Return a seat's clock; at first it is full and stands."""
    return Dial(pace.bank if seat.bank is None else seat.bank, seat.ticking)


async def look_again(house: House) -> None:
    """Let all running clocks be looked at now (`out_of_time.ring`), since an outage has shifted their deadlines.

    Where that cannot be noted, or a process dies before, it is done when the former deadline comes.
    """
    now = house.clock.now()
    try:
        guilds = await house.store.wake.due(now + max(pace.cap for pace in clocks.PACES.values()))
    except StoreError as error:
        log.warning("clocks are looked at in their time: the wake index refused: %s", error)
        return
    for guild in guilds:
        try:
            await _look_again(house, guild, now)
        except StoreError as error:
            log.warning("guild %s: its clocks are looked at in their time: %s", guild, type(error).__name__)
    house.kick()


async def _look_again(house: House, guild: int, now: float) -> None:
    async with house.store.read(guild) as reading:
        if not await reading.timers_of(KIND):
            return
    async with house.store.write(guild) as tx:
        for timer in await tx.timers_of(KIND):
            await tx.put_timer(msgspec.structs.replace(timer, due=now))


def lines(house: House, sitting: Sitting, only: int | None = None) -> Iterator[Phrase]:
    """Say until when those have time whose clocks run; `only` one seat's."""
    pace = pace_of(sitting.table)
    for seat in sitting.seats if pace is not None else ():
        due = clocks.deadline(dial_of(seat, pace), house.outages) if pace is not None else None
        if due is not None and only in (None, seat.number):
            yield say("clock-line", who=Who(seat.number), until=f"<t:{int(due)}:f>")
