"""Vacations: for some days, at all of a user's tables in all servers. The user may still move; their clocks stop.

The vacation is stored in the people file. Each table applies it by a timer of its own, so that a crash between the
files loses nothing (`spread_all`). The seat stores until when its player is away, for boards and clocks.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import groupby

import msgspec

from bot import progress
from bot.errors import StoreError, refused
from bot.games.core.phrase import Who, say
from bot.service.context import Context, log
from bot.service.features.seats import standins
from bot.service.records import Seat, Timer, Vacation
from bot.service.request import Actor, Request
from bot.service.tables.loaded import ACTIVE
from bot.service.tables.tx import TableTx, open_guild
from bot.service.times import day_begins, known_zone, period_of, says_none

LONGEST = 366 * 86400.0
KIND = "vacation"

changed = msgspec.structs.replace


async def take(context: Context, request: Request, text: str, *, computer: bool) -> Vacation:
    """Start a vacation for the typed days; "off" ends it. Raises Refused if the text is no period.

    `computer`: a computer plays at all the user's tables meanwhile.
    """
    now = context.clock.now()
    if says_none(text):
        former = await context.store.people.vacation(request.user)
        if former is None or former.until <= now:
            raise refused("no-vacation")
        vacation = changed(former, since=min(former.since, now), until=now, spread=False)
    else:
        zone = (await context.store.people.person(request.user)).zone or "UTC"
        period = period_of(text, datetime.fromtimestamp(now, known_zone(zone)).date())
        since = max(now, day_begins(period.first, zone))
        until = day_begins(period.last + timedelta(days=1), zone)
        if not since < until <= now + LONGEST:
            raise refused("vacation-too-long")
        vacation = Vacation(user=request.user, since=since, until=until, computer=computer)
    await context.store.people.save_vacation(vacation)
    progress.done()
    await _spread(context, vacation)
    return vacation


async def spread_all(context: Context) -> None:
    """Apply the vacations to the tables that a former process left out."""
    try:
        for vacation in await context.store.people.unspread():
            await _spread(context, vacation)
    except StoreError as error:
        log.warning("vacations that tables have not heard of wait for the next start: %s", type(error).__name__)


async def _spread(context: Context, vacation: Vacation) -> None:
    """Set the timers at all tables of the player; a file that cannot be written keeps it unspread.

    No table is loaded for that: the player waits for the answer, and each timer loads its table in its time.
    """
    whole, due = True, max(vacation.since, context.clock.now())
    found = sorted(await context.store.people.tables_of(vacation.user), key=lambda spot: spot.guild)
    for guild, spots in groupby(found, key=lambda spot: spot.guild):
        try:
            async with open_guild(context, guild) as server:
                for spot in spots:
                    await server.tx.put_timer(Timer(table=spot.table, kind=KIND, target=vacation.user, due=due))
        except StoreError as error:
            log.warning("guild %s: a vacation could not be noted: %s", guild, type(error).__name__)
            whole = False
    if whole:
        await context.store.people.save_vacation(changed(vacation, spread=True))


async def tell(table: TableTx, users: Iterable[int]) -> None:
    """Set the timers for the present and coming vacations of users who play at a table from now on.

    If a vacation cannot be read, its timer reads it again until it can.
    """
    now, people = table.context.clock.now(), table.context.store.people
    for user in users:
        try:
            vacation = await people.vacation(user)
        except StoreError as error:
            log.warning("table %s: a player's vacation is asked for later: %s", table.id, type(error).__name__)
            await table.set_timer(KIND, now, user)
            continue
        if vacation is not None and vacation.until > now:
            await table.set_timer(KIND, max(vacation.since, now), user)


async def begin_or_end(table: TableTx, timer: Timer) -> None:
    """Do at one table what its person's vacation asks for now, and set the timer for what comes next."""
    context, loaded, now = table.context, table.loaded, table.context.clock.now()
    own = [seat.number for seat in loaded.seats if seat.user == timer.target]
    if not own or loaded.table.status not in ACTIVE:
        return
    vacation = await context.store.people.vacation(timer.target)
    if vacation is None or vacation.until <= now:
        for seat in own:
            await _end(table, table.loaded.seats[seat])
        return
    due = vacation.since
    if vacation.since <= now:
        begun = [seat for seat in own if await _begin(table, table.loaded.seats[seat], vacation)]
        if begun:
            await _tell_others(table, table.loaded.seats[begun[0]], vacation)
        due = vacation.until
    await table.set_timer(KIND, due, timer.target)


async def _begin(table: TableTx, seat: Seat, vacation: Vacation) -> bool:
    """Note that a player is away; return whether that is news."""
    if seat.away == vacation.until:
        return False
    await table.save_seat(changed(seat, away=vacation.until))
    until = f"<t:{int(vacation.until)}:f>"
    await table.note(say("remark-vacation", who=Who(seat.number), until=until))
    if vacation.computer and seat.standin is None and seat.status == "seated":
        await standins.send_in(table, seat.number, "vacation", Actor())
    else:
        await table.changed()
    return True


async def _tell_others(table: TableTx, seat: Seat, vacation: Vacation) -> None:
    """Notify the other players once that a player is away; guests at the same screen are away with them."""
    until = f"<t:{int(vacation.until)}:f>"
    title = table.loaded.game.meta.title
    told = say("told-vacation", title=title, table=table.loaded.number(), who=Who(seat.number), until=until)
    for user in table.loaded.users():
        if user != seat.user:
            await table.tell(user, told)


async def _end(table: TableTx, seat: Seat) -> None:
    """Note that a player is back; a computer that played for that hands the seat back."""
    if seat.away is None:
        return
    back = changed(seat, away=None)
    await table.save_seat(back)
    await table.note(say("remark-back", who=Who(seat.number)))
    if back.standin is not None and back.standin.why == "vacation" and back.status == "seated":
        await standins.take_back(table, seat.number, Actor())
    else:
        await table.changed()
