"""A substitute: somebody takes a seat of a running game over, by invitation or by an open call.

He gets what belongs to the seat: its hand, its look at the table, its past. Whoever sat there sees nothing of it any
more. Nobody takes over who knows another hand of this table.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import refused
from bot.games.core.log import Seated
from bot.games.core.phrase import Who, say
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean, shown
from bot.service.ports import Reading, Writing
from bot.service.quotas import may_be_offered, may_sit
from bot.service.records import Seat, Vacancy
from bot.service.request import Request
from bot.service.tables import announce, index, log, remarks
from bot.service.tables.loaded import ACTIVE, LoadedTable, load, not_played
from bot.service.tables.log import Actor
from bot.service.tables.outbox import put

FREE = ("left", "resigned", "clock")
"""Why a computer plays a seat that anybody at the table may offer; all others are their person's to offer."""


async def offer(context: Context, request: Request, guild: int, table: int, seat: int, user: int | None) -> LoadedTable:
    """Offer a seat: one's own, or one whose person is gone; to this user alone, or with None to everybody."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        if seat not in on_offer_by(loaded, request.user):
            raise refused("no-seat-to-offer")
        if user is not None and any(other.user == user for other in loaded.seats):
            raise refused("already-seated")
        before = await _vacancy(tx, table, seat)
        if before is not None and (before.user, before.caller) == (user, request.user):
            return loaded  # he offers the same once more: he had no answer
        if before is not None:
            raise refused("seat-on-offer")
        await put_on_offer(context, tx, loaded, seat, user, request.user)
    return loaded


def on_offer_by(loaded: LoadedTable, user: int) -> tuple[int, ...]:
    """Return the seats that this user may offer. Raises Refused for strangers and where nothing is played."""
    own = loaded.seat_number(user)
    if loaded.table.status not in ACTIVE:
        raise not_played(loaded.table)
    return tuple(seat.number for seat in loaded.seats if seat.number == own or _free(seat))


def _free(seat: Seat) -> bool:
    return seat.status == "left" or (seat.standin is not None and seat.standin.why in FREE)


async def put_on_offer(
    context: Context, tx: Writing, loaded: LoadedTable, seat: int, user: int | None, caller: int | None
) -> None:
    """Offer a seat without asking who may. Raises Refused where somebody is named who was called too often of late."""
    table, now = loaded.table.id, context.clock.now()
    if user is not None and caller is not None:
        await may_be_offered(context.settings.bounds, tx, loaded.table, caller, user, now)
        await tx.note_invitation(table, caller, user, now)
    await tx.put_vacancy(Vacancy(table=table, seat=seat, user=user, caller=caller, at=now))
    await put(context, tx, table, "vacancy", target=seat)
    await remarks.note(context, tx, loaded, say("remark-offered", who=Who(seat)))


async def withdraw(context: Context, request: Request, guild: int, table: int, seat: int) -> LoadedTable:
    """Take an offer back. Whoever may make it may do that."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        if seat not in on_offer_by(loaded, request.user) or not await _vacancy(tx, table, seat):
            raise refused("not-on-offer")
        await tx.drop_vacancy(table, seat)
        await put(context, tx, table, "vacancy", target=seat)
    return loaded


async def take(context: Context, request: Request, guild: int, table: int, seat: int) -> LoadedTable:
    """Take a seat over that is on offer. Raises Refused: it is not, or not for him, or he knows too much."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        if loaded.seat_of(request.user) == seat:
            return loaded
        vacancy = await _vacancy(tx, table, seat)
        if vacancy is None or loaded.table.status not in ACTIVE:
            raise refused("not-on-offer")
        if vacancy.user not in (None, request.user):
            raise refused("kept-for-another")
        await _may_know(tx, loaded, request.user, seat)
        await may_sit(context.settings.bounds, tx, request, guild)
        return await _hand_over(context, tx, loaded, seat, request)


async def _may_know(tx: Reading, loaded: LoadedTable, user: int, seat: int) -> None:
    """Refuse whoever sits or has sat on another seat of this table: he knows a hand that is not this one."""
    sits = any(other.user == user and other.number != seat for other in loaded.seats)
    sat = [other.number for other in loaded.seats if await tx.said(loaded.table.id, _sat(user, other.number))]
    sits = sits or any(number != seat for number in sat)
    if sits or any(
        entry.user == user and entry.seat not in (None, seat) for entry in await tx.entries(loaded.table.id)
    ):
        raise refused("knows-another-hand")


def _sat(user: int, seat: int) -> str:
    return f"sat:{seat}:{user}"


async def _hand_over(context: Context, tx: Writing, loaded: LoadedTable, seat: int, request: Request) -> LoadedTable:
    table, former = loaded.table.id, loaded.seats[seat]
    new = Seat(number=seat, user=request.user, name=clean(request.name))
    seats = tuple(new if other.number == seat else other for other in loaded.seats)
    host = lifecycle.host_of(loaded.table, seats)
    loaded = replace(loaded, seats=seats, table=lifecycle.put_in(loaded.table, host=host))
    await tx.save_seats(table, seats)
    await tx.save_table(loaded.table)
    await tx.drop_vacancy(table, seat)
    await tx.drop_timer(table, "computer", seat)
    loaded = (await log.write(context, tx, loaded, Seated(seat, "human"), Actor(request.user, request.source))).loaded
    taken = say("remark-took-over", who=Who(seat), former=shown(former.name))
    await remarks.note(context, tx, loaded, taken, named=former.user)
    if former.user is not None and former.user != request.user:
        await tx.say_once(table, _sat(former.user, seat))
        await announce.refresh_hand(context, tx, table, former.user)  # which takes it away
        await announce.strike(context, tx, table, former.user)
    await vacations.tell(context, tx, table, [request.user])
    await announce.refresh_hand(context, tx, table, request.user, fresh=True)
    await put(context, tx, table, "vacancy", target=seat)
    await index.refresh(context, tx, table)
    await ballots.withdraw_answer(context, tx, table, seat)
    loaded = await ballots.revise(context, tx, loaded)
    return await lifecycle.whole_again(context, tx, loaded)


async def _vacancy(tx: Reading, table: int, seat: int) -> Vacancy | None:
    return next((vacancy for vacancy in await tx.vacancies(table) if vacancy.seat == seat), None)
