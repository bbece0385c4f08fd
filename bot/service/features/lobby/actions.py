"""A table before it begins: open, join, leave, invite, computers, options, start, cancel, rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

import msgspec

from bot.errors import refused
from bot.games.core.chance import SEED_BYTES
from bot.games.core.options import UnknownOption, known, settle
from bot.service.context import House
from bot.service.features.lobby import invitations
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean
from bot.service.people.permissions import may_host, may_open_in
from bot.service.ports import Writing
from bot.service.quotas import may_open, may_sit
from bot.service.records import Seat, Table
from bot.service.request import Ask
from bot.service.tables import log, rated, terms
from bot.service.tables.loaded import Sitting, load
from bot.service.tables.outbox import put

structs_replace = msgspec.structs.replace

NOWHERE = 0
"""A channel in which nothing is open: that of a thread still to be made."""


async def open_table(house: House, ask: Ask, game: str, channel: int) -> Sitting:
    """Open a table in a channel; whoever opens it is its host and sits."""
    title = house.titles.get(game)
    if title is None or ask.guild is None:
        raise refused("no-game")
    meta = title.game.meta
    async with house.store.write(ask.guild) as tx:
        await may_open(house.manners.bounds, tx, ask, ask.guild, channel, house.clock.now())
        await may_open_in(tx, ask, ask.guild, ask.channel)
        manners = await tx.manners()
        table = await tx.add_table(
            Table(
                game=game,
                channel=channel,
                host=ask.user,
                options=known(meta.options, manners.options.get(game, {})),
                terms=known(terms.TERMS, manners.terms),
                seed=house.entropy(SEED_BYTES),
                rules_version=meta.rules_version,
                language=manners.language or (await tx.info()).language,
                created=house.clock.now(),
            )
        )
        seats = (Seat(number=0, user=ask.user, name=clean(ask.name)),)
        await tx.save_seats(table.id, seats)
        sitting = Sitting(ask.guild, table, seats, title)
        await _changed(house, tx, sitting)
    house.kick()
    return sitting


async def may_open_anywhere(house: House, ask: Ask, others: int) -> None:
    """Look whether somebody may open a table, whatever the channel. Raises Refused.

    `others`: so many tables of the server are being opened, and not there yet.
    """
    if ask.guild is None:
        raise refused("no-game")
    async with house.store.read(ask.guild) as tx:
        await may_open(house.manners.bounds, tx, ask, ask.guild, NOWHERE, house.clock.now(), others)
        await may_open_in(tx, ask, ask.guild, ask.channel)


async def join(house: House, ask: Ask, guild: int, table: int) -> Sitting:
    """Take a free or a reserved seat."""

    def change(sitting: Sitting) -> Sequence[Seat]:
        if any(seat.user == ask.user and seat.status == "seated" for seat in sitting.seats):
            raise refused("already-seated")
        invited = [seat for seat in sitting.seats if seat.user == ask.user]
        if invited:
            return _with(sitting.seats, structs_replace(invited[0], status="seated", name=clean(ask.name)))
        if len(sitting.seats) >= sitting.game.meta.players[1]:
            raise refused("table-full", most=sitting.game.meta.players[1])
        return (*sitting.seats, Seat(number=len(sitting.seats), user=ask.user, name=clean(ask.name)))

    return await _change_seats(house, guild, table, change, sits=ask)


async def leave(house: House, ask: Ask, guild: int, table: int, *, close: bool = False) -> tuple[Sitting, Seat]:
    """Give the seat (or the invitation) up. A host's leaving hands the table to the next player.

    The last player's leaving closes it. Raises Refused (`leave-closes`) unless that is wanted (`close`).
    Beside the table stands the seat as it was.
    """
    given_up: list[Seat] = []

    def change(sitting: Sitting) -> Sequence[Seat]:
        given_up[:] = [seat for seat in sitting.seats if seat.user == ask.user]
        if not given_up:
            raise refused("not-seated")
        left = tuple(seat for seat in sitting.seats if seat.user != ask.user)
        if not close and not _seated_people(left):
            raise refused("leave-closes")
        return left

    return await _change_seats(house, guild, table, change), given_up[0]


async def invite(
    house: House, ask: Ask, guild: int, table: int, people: Sequence[tuple[int, str]]
) -> tuple[Sitting, tuple[int, ...]]:
    """Reserve seats for people (user id and name); each is told by a mention in the channel.

    Beside the table stand the seats of those who are not: they were called often enough of late.
    """

    def change(sitting: Sitting) -> Sequence[Seat]:
        known = {seat.user for seat in sitting.seats}
        new = {user: name for user, name in people if user not in known}
        if len(sitting.seats) + len(new) > sitting.game.meta.players[1]:
            raise refused("table-full", most=sitting.game.meta.players[1])
        seats = list(sitting.seats)
        for user, name in new.items():
            seats.append(Seat(number=len(seats), user=user, name=clean(name), status="invited"))
        return seats

    async with house.store.write(guild) as tx:
        before = await _in_lobby(house, tx, guild, table)
        await may_host(tx, ask, before)
        sitting = await _seated(house, tx, before, change(before))
        known = {seat.user for seat in before.seats}
        new = {seat.user for seat in sitting.seats} - known
        spared = await invitations.call(house, tx, ask, sitting, new) if new else ()
    house.kick()
    return sitting, spared


async def add_computer(house: House, ask: Ask, guild: int, table: int, level: str) -> Sitting:
    """Seat a computer player of a level."""

    def change(sitting: Sitting) -> Sequence[Seat]:
        sitting.seat_number(ask.user)
        if level not in sitting.game.meta.levels:
            raise refused("no-level")
        if len(sitting.seats) >= sitting.game.meta.players[1]:
            raise refused("table-full", most=sitting.game.meta.players[1])
        taken = {seat.name for seat in sitting.seats if seat.computer is not None}
        name = next(name for number in count(1) if (name := f"R{number}") not in taken)
        return (*sitting.seats, Seat(number=len(sitting.seats), computer=level, name=name))

    return await _change_seats(house, guild, table, change)


async def remove_computer(house: House, ask: Ask, guild: int, table: int, seat: int) -> Sitting:
    """Send a computer player away again."""

    def change(sitting: Sitting) -> Sequence[Seat]:
        sitting.seat_number(ask.user)
        if not (0 <= seat < len(sitting.seats)) or sitting.seats[seat].computer is None:
            raise refused("no-computer")
        return tuple(other for other in sitting.seats if other.number != seat)

    return await _change_seats(house, guild, table, change)


async def choose(house: House, ask: Ask, guild: int, table: int, options: dict[str, str]) -> Sitting:
    """Set options; what is not named stays. Host only."""

    def change(sitting: Sitting) -> Table:
        try:
            settled = settle(sitting.game.meta.options, {**sitting.table.options, **options})
        except UnknownOption as error:
            raise refused("no-option") from error
        return structs_replace(sitting.table, options=settled)

    return await _change_table(house, ask, guild, table, change)


async def agree(house: House, ask: Ask, guild: int, table: int, given: dict[str, str]) -> Sitting:
    """Set terms of the table; what is not named stays. Host only."""

    def change(sitting: Sitting) -> Table:
        try:
            return structs_replace(sitting.table, terms=terms.agreed(sitting.table, given))
        except UnknownOption as error:
            raise refused("no-option") from error

    return await _change_table(house, ask, guild, table, change)


async def start(house: House, ask: Ask, guild: int, table: int) -> Sitting:
    """Begin. Seats still reserved for people who did not answer are given up. Host only."""
    async with house.store.write(guild) as tx:
        sitting = await _in_lobby(house, tx, guild, table)
        await may_host(tx, ask, sitting)
        seats = _numbered(tuple(seat for seat in sitting.seats if seat.status == "seated"))
        least = sitting.game.meta.players[0]
        if len(seats) < least:
            raise refused("too-few", least=least, missing=least - len(seats))
        sitting = replace(sitting, seats=seats, table=structs_replace(sitting.table, status="running"))
        sitting = await rated.settle(house, tx, sitting)
        await tx.save_table(sitting.table)
        await tx.save_seats(table, seats)
        sitting = await log.start(house, tx, sitting)
        await vacations.tell(house, tx, table, (seat.user for seat in seats if seat.user is not None))
        await _changed(house, tx, sitting)
    house.kick()
    return sitting


async def cancel(house: House, ask: Ask, guild: int, table: int) -> Sitting:
    """Close a table that has not begun. Its host may, and a steward of the server."""

    def change(sitting: Sitting) -> Table:
        return structs_replace(sitting.table, status="cancelled")

    return await _change_table(house, ask, guild, table, change)


async def rematch(house: House, ask: Ask, guild: int, table: int) -> tuple[Sitting, tuple[int, ...]]:
    """Open the same table again: same people and options, the seats moved on by one. One rematch a table.

    Who left, and who was forgotten since, is not asked. Beside it stand the seats of those who are not called to it
    (`invite`).
    """
    async with house.store.write(guild) as tx:
        old = await load(house, tx, guild, table)
        old.seat_number(ask.user)
        if old.table.status != "over":
            raise refused("not-over")
        if not await tx.say_once(table, "rematch"):
            raise refused("rematch-open")
        await may_open(house.manners.bounds, tx, ask, guild, old.table.channel, house.clock.now())
        await may_open_in(tx, ask, guild, old.table.channel)
        title = house.titles[old.table.game]  # the newest rules, whichever the old table was played by
        order = (*old.seats[1:], old.seats[0])
        seats = _numbered(
            tuple(
                structs_replace(seat, standin=None, away=None, bank=None, ticking=None)
                if seat.computer or seat.user == ask.user
                else structs_replace(seat, status="invited", standin=None, away=None, bank=None, ticking=None)
                for seat in order
                if seat.status != "left" and not seat.nameless
            )
        )
        new = await tx.add_table(
            structs_replace(
                old.table,
                id=0,
                status="lobby",
                host=ask.user,
                seed=house.entropy(SEED_BYTES),
                rules_version=title.game.meta.rules_version,
                created=house.clock.now(),
                rematch_of=table,
            )
        )
        await tx.save_seats(new.id, seats)
        sitting = Sitting(guild, new, seats, title)
        await _changed(house, tx, sitting)
        spared = await invitations.call(house, tx, ask, sitting, {seat.user for seat in seats})
    house.kick()
    return sitting, spared


async def _change_table(house: House, ask: Ask, guild: int, table: int, change: Callable[[Sitting], Table]) -> Sitting:
    """Change what the table's host alone may change before the start."""
    async with house.store.write(guild) as tx:
        sitting = await _in_lobby(house, tx, guild, table)
        await may_host(tx, ask, sitting)
        sitting = replace(sitting, table=change(sitting))
        await tx.save_table(sitting.table)
        await _changed(house, tx, sitting)
    house.kick()
    return sitting


async def _change_seats(
    house: House,
    guild: int,
    table: int,
    change: Callable[[Sitting], Sequence[Seat]],
    *,
    sits: Ask | None = None,
) -> Sitting:
    """Change the seats before the start. `sits`: who takes one of them by this."""
    async with house.store.write(guild) as tx:
        sitting = await _in_lobby(house, tx, guild, table)
        seats = change(sitting)
        if sits is not None:
            await may_sit(house.manners.bounds, tx, sits, guild)
        sitting = await _seated(house, tx, sitting, seats)
    house.kick()
    return sitting


async def _seated(house: House, tx: Writing, sitting: Sitting, changed: Sequence[Seat]) -> Sitting:
    """Write the seats down, with a host who sits on one of them."""
    seats = _numbered(tuple(changed))
    sitting = replace(sitting, seats=seats, table=_hosted(sitting.table, seats))
    await tx.save_table(sitting.table)
    await tx.save_seats(sitting.table.id, seats)
    await _changed(house, tx, sitting)
    return sitting


async def _changed(house: House, tx: Writing, sitting: Sitting) -> None:
    await put(house, tx, sitting.table.id, "lobby")
    await put(house, tx, sitting.table.id, "index")


async def _in_lobby(house: House, tx: Writing, guild: int, table: int) -> Sitting:
    sitting = await load(house, tx, guild, table)
    if sitting.table.status == "cancelled":
        raise refused("cancelled")
    if sitting.table.status != "lobby":
        raise refused("has-begun")
    return sitting


def _hosted(table: Table, seats: Sequence[Seat]) -> Table:
    """Return the table with a host who still sits; without any person left it is closed."""
    people = _seated_people(seats)
    if not people:
        return structs_replace(table, status="cancelled")
    return table if table.host in people else structs_replace(table, host=people[0])


def _seated_people(seats: Sequence[Seat]) -> list[int]:
    return [seat.user for seat in seats if seat.user is not None and seat.status == "seated"]


def _numbered(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(structs_replace(seat, number=number) for number, seat in enumerate(seats))


def _with(seats: Sequence[Seat], changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if seat.number == changed.number else seat for seat in seats)
