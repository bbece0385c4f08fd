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
from bot.service.context import Context
from bot.service.names import clean
from bot.service.ports import Writing
from bot.service.records import Seat, StandIn, Timer, Why
from bot.service.request import Request
from bot.service.tables import announce, index, log
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.log import Actor
from bot.service.tables.outbox import put
from bot.service.tables.terms import OUT_OF_TIME, term


async def send_in(context: Context, tx: Writing, loaded: LoadedTable, seat: int, why: Why, actor: Actor) -> LoadedTable:
    """Let a computer play this seat from now on; its person keeps it. One that plays there only changes its reason."""
    before = loaded.seats[seat].standin
    level = before.level if before else loaded.game.meta.levels[-1]
    standin = StandIn(level, context.clock.now(), why)
    own = msgspec.structs.replace(loaded.seats[seat], standin=standin)
    loaded = await _seat(tx, loaded, own, context.clock.now())
    if before is not None:
        return await announce.change(context, tx, loaded, loaded, actor=None)
    return (await log.write(context, tx, loaded, Seated(seat, f"computer:{level}"), actor)).loaded


async def take_back(context: Context, tx: Writing, loaded: LoadedTable, seat: int, actor: Actor) -> LoadedTable:
    """Hand the seat back to its person, who is here again. Nothing changes where he plays himself."""
    own = loaded.seats[seat]
    if own.standin is None or own.user is None:
        return loaded
    back = msgspec.structs.replace(own, standin=None, status="seated")
    loaded = await _seat(tx, loaded, back, context.clock.now())
    await tx.drop_timer(loaded.table.id, "computer", seat)
    by = Actor(actor.user, actor.source)  # the interaction is for what he does besides
    loaded = (await log.write(context, tx, loaded, Seated(seat, "human"), by)).loaded
    if any(vacancy.seat == seat for vacancy in await tx.vacancies(loaded.table.id)):
        await tx.drop_vacancy(loaded.table.id, seat)
        await put(context, tx, loaded.table.id, "vacancy", target=seat)
    await announce.refresh_hand(context, tx, loaded.table.id, own.user)
    return loaded


async def come_back(context: Context, request: Request, guild: int, table: int) -> LoadedTable:
    """Give the asker his seat back, also when he had left. Raises Refused where no computer plays for him."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        own = away(loaded, request.user)
        if own is None:
            loaded.seat_number(request.user)
            raise refused("nobody-stands-in")
        if loaded.table.status not in ("running", "paused"):
            raise refused("over" if loaded.table.status == "over" else "cancelled")
        named = msgspec.structs.replace(own, name=clean(request.name))
        loaded = replace(loaded, seats=_with(loaded, named))
        return await take_back(context, tx, loaded, own.number, Actor(request.user, request.source))


async def end_of_turn(context: Context, tx: Writing, loaded: LoadedTable, seat: int) -> LoadedTable:
    """Hand a seat back on which a computer was to play this one turn, when that is over."""
    standin, table = loaded.seats[seat].standin, loaded.table
    if standin is None or standin.why != "clock" or term(table, OUT_OF_TIME.id) != "computer":
        return loaded
    over = table.status == "running" and seat not in loaded.to_move()
    return await take_back(context, tx, loaded, seat, Actor()) if over else loaded


def away(loaded: LoadedTable, user: int) -> Seat | None:
    """Return the seat on which a computer plays for this user until he is back, or None."""
    seats = (seat for seat in loaded.seats if seat.user == user and seat.standin is not None)
    return next((seat for seat in seats if seat.standin and seat.standin.why not in index.GIVEN_UP), None)


def belongs(loaded: LoadedTable, user: int) -> bool:
    """Return whether a seat is this user's, though they may be away; not one that they gave up."""
    own = next((seat for seat in loaded.seats if seat.user == user), None)
    return own is not None and index.keeps_seat(own)


def is_expected(loaded: LoadedTable, seat: Seat) -> bool:
    """Return whether its person plays there or is only away; not who gave it up, nor whose time was up for good."""
    if seat.standin is None:
        return True
    if seat.standin.why == "clock":
        return term(loaded.table, OUT_OF_TIME.id) == "computer"
    return seat.standin.why not in index.GIVEN_UP


def lines(loaded: LoadedTable) -> Iterator[tuple[str, Phrase]]:
    """Say for whom computers play, since when and why, and who is on vacation."""
    for seat in loaded.seats:
        if seat.standin is not None:
            since = f"<t:{int(seat.standin.since)}:f>"
            yield "🤖", say(f"standin-{seat.standin.why}", who=Who(seat.number), since=since)
        elif seat.away is not None:
            yield "🏖️", say("away-line", who=Who(seat.number), until=f"<t:{int(seat.away)}:f>")


async def _seat(tx: Writing, loaded: LoadedTable, changed: Seat, now: float) -> LoadedTable:
    seats = _with(loaded, changed)
    await tx.save_seats(loaded.table.id, seats)
    for ballot in await tx.open_ballots(loaded.table.id):  # who is asked changes with who plays
        await tx.put_timer(Timer(table=ballot.table, kind="ballot", target=ballot.id, due=now))
    return replace(loaded, seats=seats)


def _with(loaded: LoadedTable, changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if seat.number == changed.number else seat for seat in loaded.seats)
