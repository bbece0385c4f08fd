"""A substitute: somebody takes a seat of a running game over, by invitation or by an open call.

He gets what belongs to the seat: its hand, its look at the table, its past. Whoever sat there sees nothing of it any
more. Nobody takes over who knows another hand of this table.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import refused
from bot.games.core.log import Seated
from bot.games.core.phrase import Who, say
from bot.service.context import House
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean, shown
from bot.service.ports import Reading, Writing
from bot.service.quotas import may_be_offered, may_sit
from bot.service.records import Seat, Vacancy
from bot.service.request import Ask
from bot.service.tables import announce, log, remarks
from bot.service.tables.loaded import ACTIVE, Sitting, load, not_played
from bot.service.tables.log import Author
from bot.service.tables.outbox import put

FREE = ("left", "resigned", "clock")
"""Why a computer plays a seat that anybody at the table may offer; all others are their person's to offer."""


async def offer(house: House, ask: Ask, guild: int, table: int, seat: int, user: int | None) -> Sitting:
    """Offer a seat: one's own, or one whose person is gone; to this user alone, or with None to everybody."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        if seat not in on_offer_by(sitting, ask.user):
            raise refused("no-seat-to-offer")
        if user is not None and any(other.user == user for other in sitting.seats):
            raise refused("already-seated")
        before = await _vacancy(tx, table, seat)
        if before is not None and (before.user, before.caller) == (user, ask.user):
            return sitting  # he offers the same once more: he had no answer
        if before is not None:
            raise refused("seat-on-offer")
        await put_on_offer(house, tx, sitting, seat, user, ask.user)
    house.kick()
    return sitting


def on_offer_by(sitting: Sitting, user: int) -> tuple[int, ...]:
    """Return the seats that this user may offer. Raises Refused for strangers and where nothing is played."""
    own = sitting.seat_number(user)
    if sitting.table.status not in ACTIVE:
        raise not_played(sitting.table)
    return tuple(seat.number for seat in sitting.seats if seat.number == own or _free(seat))


def _free(seat: Seat) -> bool:
    return seat.status == "left" or (seat.standin is not None and seat.standin.why in FREE)


async def put_on_offer(
    house: House, tx: Writing, sitting: Sitting, seat: int, user: int | None, caller: int | None
) -> None:
    """Offer a seat without asking who may. Raises Refused where somebody is named who was called too often of late."""
    table, now = sitting.table.id, house.clock.now()
    if user is not None and caller is not None:
        await may_be_offered(house.manners.bounds, tx, sitting.table, caller, user, now)
        await tx.note_invitation(table, caller, user, now)
    await tx.put_vacancy(Vacancy(table=table, seat=seat, user=user, caller=caller, at=now))
    await put(house, tx, table, "vacancy", target=seat)
    await remarks.note(house, tx, sitting, say("remark-offered", who=Who(seat)))


async def withdraw(house: House, ask: Ask, guild: int, table: int, seat: int) -> Sitting:
    """Take an offer back. Whoever may make it may do that."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        if seat not in on_offer_by(sitting, ask.user) or not await _vacancy(tx, table, seat):
            raise refused("not-on-offer")
        await tx.drop_vacancy(table, seat)
        await put(house, tx, table, "vacancy", target=seat)
    house.kick()
    return sitting


async def take(house: House, ask: Ask, guild: int, table: int, seat: int) -> Sitting:
    """Take a seat over that is on offer. Raises Refused: it is not, or not for him, or he knows too much."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        if sitting.seat_of(ask.user) == seat:
            return sitting
        vacancy = await _vacancy(tx, table, seat)
        if vacancy is None or sitting.table.status not in ACTIVE:
            raise refused("not-on-offer")
        if vacancy.user not in (None, ask.user):
            raise refused("kept-for-another")
        await _may_know(tx, sitting, ask.user, seat)
        await may_sit(house.manners.bounds, tx, ask, guild)
        sitting = await _hand_over(house, tx, sitting, seat, ask)
    house.kick()
    return sitting


async def _may_know(tx: Reading, sitting: Sitting, user: int, seat: int) -> None:
    """Refuse whoever sits or has sat on another seat of this table: he knows a hand that is not this one."""
    sits = any(other.user == user and other.number != seat for other in sitting.seats)
    sat = [other.number for other in sitting.seats if await tx.said(sitting.table.id, _sat(user, other.number))]
    sits = sits or any(number != seat for number in sat)
    if sits or any(
        entry.user == user and entry.seat not in (None, seat) for entry in await tx.entries(sitting.table.id)
    ):
        raise refused("knows-another-hand")


def _sat(user: int, seat: int) -> str:
    return f"sat:{seat}:{user}"


async def _hand_over(house: House, tx: Writing, sitting: Sitting, seat: int, ask: Ask) -> Sitting:
    table, former = sitting.table.id, sitting.seats[seat]
    new = Seat(number=seat, user=ask.user, name=clean(ask.name))
    seats = tuple(new if other.number == seat else other for other in sitting.seats)
    host = lifecycle.host_of(sitting.table, seats)
    sitting = replace(sitting, seats=seats, table=lifecycle.put_in(sitting.table, host=host))
    await tx.save_seats(table, seats)
    await tx.save_table(sitting.table)
    await tx.drop_vacancy(table, seat)
    await tx.drop_timer(table, "computer", seat)
    sitting = (await log.write(house, tx, sitting, Seated(seat, "human"), Author(ask.user, ask.door))).sitting
    taken = say("remark-took-over", who=Who(seat), former=shown(former.name))
    await remarks.note(house, tx, sitting, taken, named=former.user)
    if former.user is not None and former.user != ask.user:
        await tx.say_once(table, _sat(former.user, seat))
        await announce.refresh_hand(house, tx, table, former.user)  # which takes it away
        await announce.strike(house, tx, table, former.user)
    await vacations.tell(house, tx, table, [ask.user])
    await announce.refresh_hand(house, tx, table, ask.user, fresh=True)
    await put(house, tx, table, "vacancy", target=seat)
    await put(house, tx, table, "index")
    await ballots.withdraw_answer(house, tx, table, seat)
    sitting = await ballots.revise(house, tx, sitting)
    return await lifecycle.whole_again(house, tx, sitting)


async def _vacancy(tx: Reading, table: int, seat: int) -> Vacancy | None:
    return next((vacancy for vacancy in await tx.vacancies(table) if vacancy.seat == seat), None)
