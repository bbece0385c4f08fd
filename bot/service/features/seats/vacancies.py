"""A substitute takes over a seat of a running game, by invitation or by an open offer.

The substitute gets all that belongs to the seat: its hand, its view of the table, its past. The former player no longer
sees any of it. A user who knows another hand of this table cannot take over a seat.
"""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.phrase import Who, say
from bot.games.history.log import Seated
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean, shown
from bot.service.people.permissions import must_be_shared
from bot.service.ports import Reading
from bot.service.quotas import may_be_offered, may_sit
from bot.service.records import Seat, Vacancy
from bot.service.request import Actor, Request
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played
from bot.service.tables.outbox import VACANCY
from bot.service.tables.tx import TableTx, open_requested

FREE = ("left", "resigned", "clock")
"""Why a computer plays a seat that any player of the table may offer; other seats only their own player may offer."""


async def offer(context: Context, request: Request, seat: int, user: int | None) -> LoadedTable:
    """Offer the player's own seat, or one without a player, to this user; if `user` is None, to everybody."""
    async with open_requested(context, request) as table:
        loaded = table.loaded
        if seat not in on_offer_by(loaded, request.user):
            raise refused("no-seat-to-offer")
        if user is not None and any(other.user == user for other in loaded.seats):
            raise refused("already-seated")
        before = await _vacancy(table.tx, table.id, seat)
        if before is not None and (before.user, before.caller) == (user, request.user):
            return loaded  # the player got no answer and repeats the request
        if before is not None:
            raise refused("seat-on-offer")
        await put_on_offer(table, seat, user, request.user)
        return table.loaded


def on_offer_by(loaded: LoadedTable, user: int) -> tuple[int, ...]:
    """Return the seats that this user may offer. Raises Refused if they have no seat or the table is not played."""
    own = loaded.seat_number(user)
    if loaded.table.status not in ACTIVE:
        raise not_played(loaded.table)
    return tuple(seat.number for seat in loaded.seats if seat.number == own or _free(seat))


def _free(seat: Seat) -> bool:
    return seat.status == "left" or (seat.standin is not None and seat.standin.why in FREE)


async def put_on_offer(table: TableTx, seat: int, user: int | None, caller: int | None) -> None:
    """Offer a seat without a check of permissions. Raises Refused if `user` was mentioned too often lately."""
    must_be_shared(table.loaded)
    context, tx, now = table.context, table.tx, table.context.clock.now()
    if user is not None and caller is not None:
        await may_be_offered(context.settings.bounds, tx, table.loaded.table, caller, user, now)
        await tx.note_invitation(table.id, caller, user, now)
    await tx.put_vacancy(Vacancy(table=table.id, seat=seat, user=user, caller=caller, at=now))
    await table.show(VACANCY, seat)
    await table.note(say("remark-offered", who=Who(seat)))


async def withdraw(context: Context, request: Request, seat: int) -> LoadedTable:
    """Withdraw an offer. Any player who may make it may withdraw it."""
    async with open_requested(context, request) as table:
        if seat not in on_offer_by(table.loaded, request.user) or not await _vacancy(table.tx, table.id, seat):
            raise refused("not-on-offer")
        await table.tx.drop_vacancy(table.id, seat)
        await table.show(VACANCY, seat)
        return table.loaded


async def take(context: Context, request: Request, seat: int) -> LoadedTable:
    """Take over a seat on offer. Raises Refused if it is not on offer to this user, or if they know another hand."""
    async with open_requested(context, request) as table:
        tx, loaded = table.tx, table.loaded
        if seat in loaded.seats_of(request.user):
            return loaded
        vacancy = await _vacancy(tx, table.id, seat)
        if vacancy is None or loaded.table.status not in ACTIVE:
            raise refused("not-on-offer")
        if vacancy.user not in (None, request.user):
            raise refused("kept-for-another")
        await _may_know(tx, loaded, request.user, seat)
        await may_sit(context.settings.bounds, tx, request, loaded.guild)
        await _hand_over(table, seat, request)
        return table.loaded


async def _may_know(tx: Reading, loaded: LoadedTable, user: int, seat: int) -> None:
    """Refuse users who sit or sat on another seat of this table: they know another hand."""
    sits = any(other.user == user and other.number != seat for other in loaded.seats)
    sat = [other.number for other in loaded.seats if await tx.said(loaded.table.id, _sat(user, other.number))]
    sits = sits or any(number != seat for number in sat)
    if sits or any(
        entry.user == user and entry.seat not in (None, seat) for entry in await tx.entries(loaded.table.id)
    ):
        raise refused("knows-another-hand")


def _sat(user: int, seat: int) -> str:
    return f"sat:{seat}:{user}"


async def _hand_over(table: TableTx, seat: int, request: Request) -> None:
    tx, former = table.tx, table.loaded.seats[seat]
    await table.save_seat(Seat(number=seat, user=request.user, name=clean(request.name)))
    row = table.loaded.table
    await table.save_table(lifecycle.put_in(row, host=lifecycle.host_of(row, table.loaded.seats)))
    await tx.drop_vacancy(table.id, seat)
    await table.drop_timer("computer", seat)
    await table.append(Seated(seat, "human"), Actor(request.user, request.source))
    await table.note(say("remark-took-over", who=Who(seat), former=shown(former.name)), named=former.user)
    if former.user is not None and former.user != request.user:
        await tx.say_once(table.id, _sat(former.user, seat))
        await table.renew_dm(former.user)  # deletes the DM panel
        await table.cross_out_calls(former.user)
    await vacations.tell(table, [request.user])
    await table.renew_dm(request.user, why="turn")
    await table.show(VACANCY, seat)
    await table.refresh_index()
    await ballots.withdraw_answer(table, seat)
    await ballots.revise(table)
    await lifecycle.whole_again(table)


async def _vacancy(tx: Reading, table: int, seat: int) -> Vacancy | None:
    return next((vacancy for vacancy in await tx.vacancies(table) if vacancy.seat == seat), None)
