"""Reminders of somebody who is awaited, at his own interval as far as the table allows; then the table, then its host.

After that there is silence until somebody else's turn. The timer `remind` (target: the user) holds what comes next.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.games.core.phrase import say
from bot.service.context import House
from bot.service.features.digest import actions as digest
from bot.service.names import shown
from bot.service.people import quiet_hours, wants_dm
from bot.service.people.reachability import is_called_now, person_at
from bot.service.ports import Writing
from bot.service.records import Person, Table, Timer
from bot.service.tables import announce
from bot.service.tables.loaded import Sitting
from bot.service.tables.outbox import CallBody, put, put_told
from bot.service.tables.terms import term
from bot.service.tables.tx import TableTx

KIND = "remind"
REMINDERS = 3
"""So many times the player himself is reminded; then the table is told once, then its host once."""
TO_TABLE, TO_HOST = REMINDERS, REMINDERS + 1
DAY = 86_400.0
SHORTEST = 3600.0


class Course(Struct, frozen=True):
    """How far the reminders of one turn have come. `step`: the next one. `since`: when the turn was told. `set_at`:
    when this was set. `asked`: the next one is one that he asked for. `hushed`: he is not to be called in this turn.
    """

    step: int = 0
    since: float = 0.0
    set_at: float = 0.0
    asked: bool = False
    hushed: bool = False


def interval(person: Person, table: Table) -> float | None:
    """Return the seconds between two reminders at this table, None for none."""
    agreed = term(table, "reminders")
    if agreed == "daily":
        return max(person.remind or DAY, DAY)
    return person.remind or None if agreed == "own" else None


def hushed(person: Person) -> bool:
    """Return whether a person is not reminded himself; the table and its host may be told all the same."""
    return person.notice == "silent" or person.remind == 0


async def begin(house: House, tx: Writing, table: Table, person: Person) -> None:
    """Set the first reminder: one interval after the notice of the turn arrives."""
    every = interval(person, table)
    if every is None:
        await tx.drop_timer(table.id, KIND, person.user)  # what he asked for went with the former turn
        return
    now = house.clock.now()
    arrives = quiet_hours.arrives_at(person, now)
    if hushed(person):
        await _set(house, tx, table.id, person.user, arrives + every * (TO_TABLE + 1), Course(TO_TABLE, now))
    else:
        await _set(house, tx, table.id, person.user, arrives + every, Course(0, now))


async def remind(table: TableTx, timer: Timer) -> None:
    """Do the next step for somebody who is still awaited."""
    house, tx, sitting = table.house, table.tx, table.sitting
    if timer.target not in sitting.awaited():
        return
    person = await person_at(house, timer.target, sitting.guild, table.id)
    course = msgspec.json.decode(timer.body, type=Course)
    seat = next(seat for seat in sitting.seats if seat.user == person.user)
    if seat.away is not None and not course.asked:  # he is on vacation: nobody is to hurry him
        await _set(house, tx, table.id, person.user, seat.away, course)
        return
    if not course.asked and await _acted_since(tx, table.id, person.user, course.set_at):
        await begin(house, tx, sitting.table, person)
        return
    await _step(house, tx, sitting, person, course)
    await _go_on(house, tx, sitting.table, person, course)


async def _acted_since(tx: Writing, table: int, user: int, at: float) -> bool:
    """Return whether somebody did something in his turn: then he is here, and it begins anew."""
    return any(entry.user == user and entry.at > at for entry in await tx.entries(table, last=20))


async def _step(house: House, tx: Writing, sitting: Sitting, person: Person, course: Course) -> None:
    table = sitting.table.id
    kept = course.step < TO_TABLE and not course.asked and not is_called_now(house, person)
    if course.step == TO_TABLE:
        body = CallBody(table=True, since=course.since, hushed=course.hushed or hushed(person))
        await put(house, tx, table, "call", target=person.user, body=body)
    elif course.step > TO_TABLE:
        await _host(house, tx, sitting, person, course)
    elif kept:
        await digest.keep(house, sitting, person)
        await digest.put_row(house, tx, table, person)
    elif wants_dm(person):
        await announce.refresh_hand(house, tx, table, person.user, fresh=True, why="remind")
    elif person.notice != "silent":
        await put(house, tx, table, "call", target=person.user, body=CallBody(since=course.since))


async def _go_on(house: House, tx: Writing, table: Table, person: Person, course: Course) -> None:
    """Set the step after this one, unless this was the last."""
    every = interval(person, table)
    following = course.step if course.asked else course.step + 1
    if every is not None and following <= TO_HOST:
        due = quiet_hours.arrives_at(person, house.clock.now()) + every
        await _set(house, tx, table.id, person.user, due, Course(following, course.since, hushed=course.hushed))


async def _host(house: House, tx: Writing, sitting: Sitting, person: Person, course: Course) -> None:
    """Tell the table's host once, with what he may do; a host who is awaited himself knows."""
    host = sitting.table.host
    if host == person.user or sitting.seat_of(host) is None:
        return
    seat = sitting.seat_of(person.user)
    assert seat is not None
    phrase = say(
        "reminded-host",
        table=sitting.table.id,
        title=sitting.game.meta.title,
        who=shown(sitting.seats[seat].name),
        since=f"<t:{int(course.since)}:f>",
        channel=f"<#{sitting.table.channel}>",
    )
    due = quiet_hours.arrives_at(await house.store.people.person(host), house.clock.now())
    await put_told(house, tx, sitting.table.id, host, phrase, about=person.user, due=due)


async def snooze(house: House, sitting: Sitting, person: Person, how: str) -> float | None:
    """Put the next reminder off: `hour`, `tomorrow`, or `turn` for none in this turn. Return when it comes."""
    now, table = house.clock.now(), sitting.table
    due = {"hour": now + SHORTEST, "tomorrow": quiet_hours.next_morning(person, now)}.get(how)
    async with house.store.write(sitting.guild) as tx:
        course = await _course(tx, table.id, person.user) or Course(0, now)
        if due is not None:
            course = msgspec.structs.replace(course, asked=course.step < TO_TABLE)
            await _set(house, tx, table.id, person.user, due, course)
        else:
            every = interval(person, table)
            await tx.drop_timer(table.id, KIND, person.user)
            if every is not None and course.step <= TO_HOST:
                left = max(TO_TABLE - course.step, 0) + 1
                beyond = Course(max(course.step, TO_TABLE), course.since, hushed=True)
                await _set(house, tx, table.id, person.user, now + left * every, beyond)
    house.kick()
    return due


async def _course(tx: Writing, table: int, user: int) -> Course | None:
    found = await tx.timer(table, KIND, user)
    return msgspec.json.decode(found.body, type=Course) if found else None


async def _set(house: House, tx: Writing, table: int, user: int, due: float, course: Course) -> None:
    course = msgspec.structs.replace(course, set_at=house.clock.now())
    await tx.put_timer(Timer(table=table, kind=KIND, target=user, due=due, body=msgspec.json.encode(course)))
