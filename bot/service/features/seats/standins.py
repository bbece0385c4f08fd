"""A stand-in: a computer plays the seat of an absent player and gives it back.

The player takes it back by one click, or by acting. Both changes are entries of the log (`Seated`), so records say
who played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from bot.errors import refused
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.log import Seated
from bot.service.context import Context
from bot.service.names import clean
from bot.service.records import Seat, StandIn, Why
from bot.service.request import Actor, Request
from bot.service.tables import index
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import VACANCY
from bot.service.tables.terms import OUT_OF_TIME, term
from bot.service.tables.tx import TableTx, open_requested


async def send_in(table: TableTx, seat: int, why: Why, actor: Actor) -> None:
    """Let a computer play this seat from now on; its person keeps it. One that plays there only changes its reason."""
    loaded, now = table.loaded, table.context.clock.now()
    before = loaded.seats[seat].standin
    level = before.level if before else loaded.game.meta.levels[-1]
    await _seat(table, msgspec.structs.replace(loaded.seats[seat], standin=StandIn(level, now, why)))
    if before is not None:
        await table.changed()
    else:
        await table.append(Seated(seat, f"computer:{level}"), actor)


async def take_back(table: TableTx, seat: int, actor: Actor) -> None:
    """Hand the seat of a stand-in back to its player, who is here again."""
    own = table.loaded.seats[seat]
    assert own.user is not None
    await _seat(table, msgspec.structs.replace(own, standin=None, status="seated"))
    await table.drop_timer("computer", seat)
    by = Actor(actor.user, actor.source)  # the interaction is for what they do besides
    await table.append(Seated(seat, "human"), by)
    if any(vacancy.seat == seat for vacancy in await table.tx.vacancies(table.id)):
        await table.tx.drop_vacancy(table.id, seat)
        await table.show(VACANCY, seat)
    await table.renew_dm(own.user)


async def come_back(context: Context, request: Request) -> LoadedTable:
    """Give a player their seat back, also when they had left, and guests at their screen theirs.

    Raises Refused where no computer plays for them.
    """
    async with open_requested(context, request) as table:
        loaded = table.loaded
        own = away(loaded, request.user)
        if own is None:
            loaded.account_seat(request.user)
            raise refused("nobody-stands-in")
        if loaded.table.status not in ("running", "paused"):
            raise refused("over" if loaded.table.status == "over" else "cancelled")
        while own is not None:
            named = own if own.guest else msgspec.structs.replace(own, name=clean(request.name))
            table.loaded = replace(table.loaded, seats=_with(table.loaded, named))
            await take_back(table, own.number, Actor(request.user, request.source))
            own = away(table.loaded, request.user)
        return table.loaded


async def end_of_turn(table: TableTx, seat: int) -> None:
    """Hand a seat back on which a computer was to play this one turn, when that is over."""
    loaded = table.loaded
    standin = loaded.seats[seat].standin
    if standin is None or standin.why != "clock" or term(loaded.table, OUT_OF_TIME.id) != "computer":
        return
    if loaded.table.status == "running" and seat not in loaded.to_move():
        await take_back(table, seat, Actor())


def away(loaded: LoadedTable, user: int) -> Seat | None:
    """Return the seat on which a computer stands in for this user, or None."""
    seats = (seat for seat in loaded.seats if seat.user == user and seat.standin is not None)
    return next((seat for seat in seats if seat.standin and seat.standin.why not in index.GIVEN_UP), None)


def belongs(loaded: LoadedTable, user: int) -> bool:
    """Return whether a seat is this user's, though they may be away; not one that they gave up."""
    return any(index.keeps_seat(seat) for seat in loaded.seats if seat.user == user)


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


async def _seat(table: TableTx, changed: Seat) -> None:
    await table.save_seat(changed)
    for ballot in await table.tx.open_ballots(table.id):  # who is asked changes with who plays
        await table.set_timer("ballot", table.context.clock.now(), ballot.id)


def _with(loaded: LoadedTable, changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if seat.number == changed.number else seat for seat in loaded.seats)
