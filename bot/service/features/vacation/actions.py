"""Vacations: for some days, at all of somebody's tables on all servers. He may still move; his clocks stand.

What he said lies in the people file; each of his tables hears of it by a timer of its own, so that a crash between
the files loses nothing (`spread_all`). His seat notes until when he is away, for boards and clocks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

import msgspec

from bot import progress
from bot.errors import StoreError, refused
from bot.games.core.phrase import Who, say
from bot.service.context import House, log
from bot.service.features.seats import standins
from bot.service.ports import Writing
from bot.service.records import Seat, Timer, Vacation
from bot.service.request import Ask
from bot.service.tables import announce, remarks
from bot.service.tables.loaded import ACTIVE, Sitting
from bot.service.tables.log import Author
from bot.service.tables.outbox import put_told
from bot.service.tables.tx import TableTx
from bot.service.times import day_begins, known_zone, period_of, says_none

LONGEST = 366 * 86400.0
KIND = "vacation"

changed = msgspec.structs.replace


async def take(house: House, ask: Ask, text: str, *, computer: bool) -> Vacation:
    """Go on vacation for the days that are meant; "off" ends one. Raises Refused for what is no period.

    `computer`: one plays at all his tables meanwhile.
    """
    now = house.clock.now()
    if says_none(text):
        former = await house.store.people.vacation(ask.user)
        if former is None or former.until <= now:
            raise refused("no-vacation")
        vacation = changed(former, since=min(former.since, now), until=now, spread=False)
    else:
        zone = (await house.store.people.person(ask.user)).zone or "UTC"
        period = period_of(text, datetime.fromtimestamp(now, known_zone(zone)).date())
        since = max(now, day_begins(period.first, zone))
        until = day_begins(period.last + timedelta(days=1), zone)
        if not since < until <= now + LONGEST:
            raise refused("vacation-too-long")
        vacation = Vacation(user=ask.user, since=since, until=until, computer=computer)
    await house.store.people.save_vacation(vacation)
    progress.done()
    await _spread(house, vacation)
    return vacation


async def spread_all(house: House) -> None:
    """Let all tables hear of the vacations that a former process did not get round to tell them of."""
    try:
        for vacation in await house.store.people.unspread():
            await _spread(house, vacation)
    except StoreError as error:
        log.warning("vacations that tables have not heard of wait for the next start: %s", type(error).__name__)


async def _spread(house: House, vacation: Vacation) -> None:
    """Set the timers at all tables of the person; a file that cannot be written keeps it unspread."""
    whole = True
    for spot in await house.store.people.tables_of(vacation.user):
        try:
            async with house.store.write(spot.guild) as tx:
                due = max(vacation.since, house.clock.now())
                await tx.put_timer(Timer(table=spot.table, kind=KIND, target=vacation.user, due=due))
        except StoreError as error:
            log.warning("guild %s: a vacation could not be noted: %s", spot.guild, type(error).__name__)
            whole = False
    if whole:
        await house.store.people.save_vacation(changed(vacation, spread=True))
    house.kick()


async def tell(house: House, tx: Writing, table: int, users: Iterable[int]) -> None:
    """Let a table hear of the vacations, present or to come, of those who play there from now on.

    Where that cannot be read the timer asks again until it can.
    """
    now = house.clock.now()
    for user in users:
        try:
            vacation = await house.store.people.vacation(user)
        except StoreError as error:
            log.warning("table %s: whether somebody is away is asked later: %s", table, type(error).__name__)
            await tx.put_timer(Timer(table=table, kind=KIND, target=user, due=now))
            continue
        if vacation is not None and vacation.until > now:
            await tx.put_timer(Timer(table=table, kind=KIND, target=user, due=max(vacation.since, now)))


async def begin_or_end(table: TableTx, timer: Timer) -> None:
    """Do at one table what its person's vacation asks for now, and set the timer for what comes next."""
    house, tx, sitting, now = table.house, table.tx, table.sitting, table.house.clock.now()
    seat = next((one for one in sitting.seats if one.user == timer.target), None)
    if seat is None or sitting.table.status not in ACTIVE:
        return
    vacation = await house.store.people.vacation(timer.target)
    if vacation is None or vacation.until <= now:
        await _end(house, tx, sitting, seat)
        return
    due = vacation.since
    if vacation.since <= now:
        await _begin(house, tx, sitting, seat, vacation)
        due = vacation.until
    await table.set_timer(KIND, due, timer.target)


async def _begin(house: House, tx: Writing, sitting: Sitting, seat: Seat, vacation: Vacation) -> None:
    """Note that somebody is away; the others are told once."""
    if seat.away == vacation.until:
        return
    sitting = await _noted(tx, sitting, changed(seat, away=vacation.until))
    if vacation.computer and seat.standin is None and seat.status == "seated":
        await standins.send_in(house, tx, sitting, seat.number, "vacation", Author())
    else:
        await announce.change(house, tx, sitting, sitting, actor=None)
    until = f"<t:{int(vacation.until)}:f>"
    await remarks.note(house, tx, sitting, say("remark-vacation", who=Who(seat.number), until=until))
    info = sitting.table
    told = say("told-vacation", title=sitting.game.meta.title, table=info.id, who=Who(seat.number), until=until)
    for person in sitting.people():
        if person.user is not None and person.user != seat.user:
            await put_told(house, tx, info.id, person.user, told)


async def _end(house: House, tx: Writing, sitting: Sitting, seat: Seat) -> None:
    """Note that somebody is back; a computer that played for that hands the seat back."""
    if seat.away is None:
        return
    back = changed(seat, away=None)
    sitting = await _noted(tx, sitting, back)
    if back.standin is not None and back.standin.why == "vacation" and back.status == "seated":
        await standins.take_back(house, tx, sitting, seat.number, Author())
    else:
        await announce.change(house, tx, sitting, sitting, actor=None)
    await remarks.note(house, tx, sitting, say("remark-back", who=Who(seat.number)))


async def _noted(tx: Writing, sitting: Sitting, own: Seat) -> Sitting:
    seats = tuple(own if own.number == seat.number else seat for seat in sitting.seats)
    await tx.save_seats(sitting.table.id, seats)
    return replace(sitting, seats=seats)
