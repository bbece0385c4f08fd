"""A computer plays a seat that keeps its person: it stands in while he is away, and hands the seat back.

He takes it back by one press, or by acting. Both changes are entries of the log (`Seated`), so records say who played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from bot.errors import refused
from bot.games.core.log import Seated
from bot.games.core.phrase import Phrase, Who, say
from bot.service.context import House
from bot.service.names import clean
from bot.service.ports import Writing
from bot.service.records import Seat, StandIn, Timer, Why
from bot.service.request import Ask
from bot.service.tables import announce, log
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.log import Author
from bot.service.tables.outbox import put
from bot.service.tables.terms import OUT_OF_TIME, term

FOR_GOOD = ("resigned",)
"""After these the seat is not handed back: it was given up."""


async def send_in(house: House, tx: Writing, sitting: Sitting, seat: int, why: Why, author: Author) -> Sitting:
    """Let a computer play this seat from now on; its person keeps it. One that plays there only changes its reason."""
    before = sitting.seats[seat].standin
    level = before.level if before else sitting.game.meta.levels[-1]
    standin = StandIn(level, house.clock.now(), why)
    own = msgspec.structs.replace(sitting.seats[seat], standin=standin)
    sitting = await _seat(tx, sitting, own, house.clock.now())
    if before is not None:
        return await announce.change(house, tx, sitting, sitting, actor=None)
    return (await log.write(house, tx, sitting, Seated(seat, f"computer:{level}"), author)).sitting


async def take_back(house: House, tx: Writing, sitting: Sitting, seat: int, author: Author) -> Sitting:
    """Hand the seat back to its person, who is here again. Nothing changes where he plays himself."""
    own = sitting.seats[seat]
    if own.standin is None or own.user is None:
        return sitting
    back = msgspec.structs.replace(own, standin=None, status="seated")
    sitting = await _seat(tx, sitting, back, house.clock.now())
    await tx.drop_timer(sitting.table.id, "computer", seat)
    by = Author(author.user, author.door)  # the interaction is for what he does besides
    sitting = (await log.write(house, tx, sitting, Seated(seat, "human"), by)).sitting
    if any(vacancy.seat == seat for vacancy in await tx.vacancies(sitting.table.id)):
        await tx.drop_vacancy(sitting.table.id, seat)
        await put(house, tx, sitting.table.id, "vacancy", target=seat)
    await announce.refresh_hand(house, tx, sitting.table.id, own.user)
    return sitting


async def come_back(house: House, ask: Ask, guild: int, table: int) -> Sitting:
    """Give the asker his seat back, also when he had left. Raises Refused where no computer plays for him."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        own = away(sitting, ask.user)
        if own is None:
            sitting.seat_number(ask.user)
            raise refused("nobody-stands-in")
        if sitting.table.status not in ("running", "paused"):
            raise refused("over" if sitting.table.status == "over" else "cancelled")
        named = msgspec.structs.replace(own, name=clean(ask.name))
        sitting = replace(sitting, seats=_with(sitting, named))
        sitting = await take_back(house, tx, sitting, own.number, Author(ask.user, ask.door))
    house.kick()
    return sitting


async def end_of_turn(house: House, tx: Writing, sitting: Sitting, seat: int) -> Sitting:
    """Hand a seat back on which a computer was to play this one turn, when that is over."""
    standin, table = sitting.seats[seat].standin, sitting.table
    if standin is None or standin.why != "clock" or term(table, OUT_OF_TIME.id) != "computer":
        return sitting
    over = table.status == "running" and seat not in sitting.to_move()
    return await take_back(house, tx, sitting, seat, Author()) if over else sitting


def away(sitting: Sitting, user: int) -> Seat | None:
    """Return the seat on which a computer plays for this user until he is back, or None."""
    seats = (seat for seat in sitting.seats if seat.user == user and seat.standin is not None)
    return next((seat for seat in seats if seat.standin and seat.standin.why not in FOR_GOOD), None)


def belongs(sitting: Sitting, user: int) -> bool:
    """Return whether a seat is this user's, though he may be away; not one that he gave up."""
    own = next((seat for seat in sitting.seats if seat.user == user), None)
    return own is not None and not (own.standin is not None and own.standin.why in FOR_GOOD)


def is_expected(sitting: Sitting, seat: Seat) -> bool:
    """Return whether its person plays there or is only away; not who gave it up, nor whose time was up for good."""
    if seat.standin is None:
        return True
    if seat.standin.why == "clock":
        return term(sitting.table, OUT_OF_TIME.id) == "computer"
    return seat.standin.why not in FOR_GOOD


def lines(sitting: Sitting) -> Iterator[tuple[str, Phrase]]:
    """Say for whom computers play, since when and why, and who is on vacation."""
    for seat in sitting.seats:
        if seat.standin is not None:
            since = f"<t:{int(seat.standin.since)}:f>"
            yield "🤖", say(f"standin-{seat.standin.why}", who=Who(seat.number), since=since)
        elif seat.away is not None:
            yield "🏖️", say("away-line", who=Who(seat.number), until=f"<t:{int(seat.away)}:f>")


async def _seat(tx: Writing, sitting: Sitting, changed: Seat, now: float) -> Sitting:
    seats = _with(sitting, changed)
    await tx.save_seats(sitting.table.id, seats)
    for ballot in await tx.open_ballots(sitting.table.id):  # who is asked changes with who plays
        await tx.put_timer(Timer(table=ballot.table, kind="ballot", target=ballot.id, due=now))
    return replace(sitting, seats=seats)


def _with(sitting: Sitting, changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if seat.number == changed.number else seat for seat in sitting.seats)
