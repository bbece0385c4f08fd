"""A table before it begins: open, join, leave, invite, computers, options, start, cancel, rematch."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count

import msgspec

from bot.errors import refused
from bot.games.core.chance import SEED_BYTES
from bot.games.core.contract import UnknownOption, known, settle
from bot.service.context import Context
from bot.service.features.lobby import invitations
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean
from bot.service.people.permissions import may_host, may_open_in
from bot.service.quotas import may_open, may_sit
from bot.service.records import Seat, Table
from bot.service.request import Request
from bot.service.tables import rated, terms
from bot.service.tables import tx as transactions
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import LOBBY
from bot.service.tables.tx import TableTx, start_log

structs_replace = msgspec.structs.replace

NOWHERE = 0
"""A channel in which nothing is open: that of a thread still to be made."""


async def open_table(context: Context, request: Request, game: str, channel: int) -> LoadedTable:
    """Open a table in a channel; the user who opens it is its host and takes a seat."""
    title = context.titles.get(game)
    if title is None or request.guild is None:
        raise refused("no-game")
    meta = title.game.meta
    async with transactions.open_guild(context, request.guild) as server:
        tx = server.tx
        await may_open(context.settings.bounds, tx, request, request.guild, channel, context.clock.now())
        await may_open_in(tx, request, request.guild, request.channel)
        settings = await tx.guild_settings()
        table = await server.add_table(
            Table(
                game=game,
                channel=channel,
                host=request.user,
                options=known(meta.options, settings.options.get(game, {})),
                terms=known(terms.TERMS, settings.terms),
                seed=context.entropy(SEED_BYTES),
                rules_version=meta.rules_version,
                language=settings.language or (await tx.info()).language,
                created=context.clock.now(),
            ),
            (Seat(number=0, user=request.user, name=clean(request.name)),),
            title,
        )
        await _enqueue(table)
        return table.loaded


async def may_open_anywhere(context: Context, request: Request, others: int) -> None:
    """Check whether a user may open a table, in any channel. Raises Refused.

    `others`: so many other tables of the server are being opened and not stored yet.
    """
    if request.guild is None:
        raise refused("no-game")
    async with context.store.read(request.guild) as tx:
        await may_open(context.settings.bounds, tx, request, request.guild, NOWHERE, context.clock.now(), others)
        await may_open_in(tx, request, request.guild, request.channel)


async def join(context: Context, request: Request, guild: int, table: int) -> LoadedTable:
    """Take a free or a reserved seat."""

    def change(loaded: LoadedTable) -> Sequence[Seat]:
        if any(seat.user == request.user and seat.status == "seated" for seat in loaded.seats):
            raise refused("already-seated")
        invited = [seat for seat in loaded.seats if seat.user == request.user]
        if invited:
            return _with(loaded.seats, structs_replace(invited[0], status="seated", name=clean(request.name)))
        if len(loaded.seats) >= loaded.game.meta.players[1]:
            raise refused("table-full", most=loaded.game.meta.players[1])
        return (*loaded.seats, Seat(number=len(loaded.seats), user=request.user, name=clean(request.name)))

    return await _change_seats(context, guild, table, change, sits=request)


async def leave(
    context: Context, request: Request, guild: int, table: int, *, close: bool = False
) -> tuple[LoadedTable, Seat]:
    """Give the seat (or the invitation) up. A host's leaving hands the table to the next player.

    The last player's leaving closes it. Raises Refused (`leave-closes`) unless that is wanted (`close`).
    Beside the table stands the seat as it was.
    """
    given_up: list[Seat] = []

    def change(loaded: LoadedTable) -> Sequence[Seat]:
        given_up[:] = [seat for seat in loaded.seats if seat.user == request.user]
        if not given_up:
            raise refused("not-seated")
        left = tuple(seat for seat in loaded.seats if seat.user != request.user)
        if not close and not _seated_people(left):
            raise refused("leave-closes")
        return left

    return await _change_seats(context, guild, table, change), given_up[0]


async def invite(
    context: Context, request: Request, guild: int, table_id: int, people: Sequence[tuple[int, str]]
) -> tuple[LoadedTable, tuple[int, ...]]:
    """Reserve seats for people (user id and name); each is told by a mention in the channel.

    Beside the table stand the seats of those who are not: they were called often enough of late.
    """

    def change(loaded: LoadedTable) -> Sequence[Seat]:
        known = {seat.user for seat in loaded.seats}
        new = {user: name for user, name in people if user not in known}
        if len(loaded.seats) + len(new) > loaded.game.meta.players[1]:
            raise refused("table-full", most=loaded.game.meta.players[1])
        seats = list(loaded.seats)
        for user, name in new.items():
            seats.append(Seat(number=len(seats), user=user, name=clean(name), status="invited"))
        return seats

    async with open_lobby(context, guild, table_id) as table:
        before = table.loaded
        await may_host(table.tx, request, before)
        await _seat(table, change(before))
        new = {seat.user for seat in table.loaded.seats} - {seat.user for seat in before.seats}
        spared = await invitations.call(table, request, new) if new else ()
        return table.loaded, spared


async def add_computer(context: Context, request: Request, guild: int, table: int, level: str) -> LoadedTable:
    """Seat a computer player of a level."""

    def change(loaded: LoadedTable) -> Sequence[Seat]:
        loaded.seat_number(request.user)
        if level not in loaded.game.meta.levels:
            raise refused("no-level")
        if len(loaded.seats) >= loaded.game.meta.players[1]:
            raise refused("table-full", most=loaded.game.meta.players[1])
        taken = {seat.name for seat in loaded.seats if seat.computer is not None}
        name = next(name for number in count(1) if (name := f"R{number}") not in taken)
        return (*loaded.seats, Seat(number=len(loaded.seats), computer=level, name=name))

    return await _change_seats(context, guild, table, change)


async def remove_computer(context: Context, request: Request, guild: int, table: int, seat: int) -> LoadedTable:
    """Send a computer player away again."""

    def change(loaded: LoadedTable) -> Sequence[Seat]:
        loaded.seat_number(request.user)
        if not (0 <= seat < len(loaded.seats)) or loaded.seats[seat].computer is None:
            raise refused("no-computer")
        return tuple(other for other in loaded.seats if other.number != seat)

    return await _change_seats(context, guild, table, change)


async def choose(context: Context, request: Request, guild: int, table: int, options: dict[str, str]) -> LoadedTable:
    """Set options; what is not named stays. Host only."""

    def change(loaded: LoadedTable) -> Table:
        try:
            settled = settle(loaded.game.meta.options, {**loaded.table.options, **options})
        except UnknownOption as error:
            raise refused("no-option") from error
        return structs_replace(loaded.table, options=settled)

    return await _change_table(context, request, guild, table, change)


async def agree(context: Context, request: Request, guild: int, table: int, given: dict[str, str]) -> LoadedTable:
    """Set terms of the table; what is not named stays. Host only."""

    def change(loaded: LoadedTable) -> Table:
        try:
            return structs_replace(loaded.table, terms=terms.agreed(loaded.table, given))
        except UnknownOption as error:
            raise refused("no-option") from error

    return await _change_table(context, request, guild, table, change)


async def start(context: Context, request: Request, guild: int, table_id: int) -> LoadedTable:
    """Begin. Seats still reserved for people who did not answer are given up. Host only."""
    async with open_lobby(context, guild, table_id) as table:
        tx, loaded = table.tx, table.loaded
        await may_host(tx, request, loaded)
        seats = _numbered(tuple(seat for seat in loaded.seats if seat.status == "seated"))
        least = loaded.game.meta.players[0]
        if len(seats) < least:
            raise refused("too-few", least=least, missing=least - len(seats))
        loaded = replace(loaded, seats=seats, table=structs_replace(loaded.table, status="running"))
        loaded = await rated.settle(context, tx, loaded)
        await table.save_table(loaded.table)
        await table.save_seats(seats)
        table.loaded = await start_log(context, tx, loaded)
        await vacations.tell(table, (seat.user for seat in seats if seat.user is not None))
        await _enqueue(table)
        return table.loaded


async def cancel(context: Context, request: Request, guild: int, table: int) -> LoadedTable:
    """Close a table that has not begun. Its host may, and a server admin."""

    def change(loaded: LoadedTable) -> Table:
        return structs_replace(loaded.table, status="cancelled")

    return await _change_table(context, request, guild, table, change)


async def renew(context: Context, guild: int, table_id: int) -> None:
    """Renew the lobby's message: it shows what its players have agreed to."""
    async with transactions.open_table(context, guild, table_id) as table:
        await table.show(LOBBY)


async def rematch(context: Context, request: Request, guild: int, table_id: int) -> tuple[LoadedTable, tuple[int, ...]]:
    """Open the same table again: same people and options, the seats moved on by one. One rematch a table.

    Who left, and who was deleted since, is not asked. Beside it stand the seats of those who are not called to it
    (`invite`).
    """
    async with transactions.open_table(context, guild, table_id) as table:
        tx, old = table.tx, table.loaded
        old.seat_number(request.user)
        if old.table.status != "over":
            raise refused("not-over")
        if not await tx.say_once(table_id, "rematch"):
            raise refused("rematch-open")
        await may_open(context.settings.bounds, tx, request, guild, old.table.channel, context.clock.now())
        await may_open_in(tx, request, guild, old.table.channel)
        title = context.titles[old.table.game]  # the newest rules, whichever the old table was played by
        order = (*old.seats[1:], old.seats[0])
        seats = _numbered(
            tuple(
                structs_replace(seat, standin=None, away=None, bank=None, ticking=None)
                if seat.computer or seat.user == request.user
                else structs_replace(seat, status="invited", standin=None, away=None, bank=None, ticking=None)
                for seat in order
                if seat.status != "left" and not seat.nameless
            )
        )
        opened = await table.guild_tx.add_table(
            structs_replace(
                old.table,
                id=0,
                status="lobby",
                host=request.user,
                seed=context.entropy(SEED_BYTES),
                rules_version=title.game.meta.rules_version,
                created=context.clock.now(),
                rematch_of=table_id,
            ),
            seats,
            title,
        )
        await _enqueue(opened)
        spared = await invitations.call(opened, request, {seat.user for seat in seats})
        return opened.loaded, spared


async def _change_table(
    context: Context, request: Request, guild: int, table_id: int, change: Callable[[LoadedTable], Table]
) -> LoadedTable:
    """Change what the table's host alone may change before the start."""
    async with open_lobby(context, guild, table_id) as table:
        await may_host(table.tx, request, table.loaded)
        await table.save_table(change(table.loaded))
        await _enqueue(table)
        return table.loaded


async def _change_seats(
    context: Context,
    guild: int,
    table_id: int,
    change: Callable[[LoadedTable], Sequence[Seat]],
    *,
    sits: Request | None = None,
) -> LoadedTable:
    """Change the seats before the start. `sits`: who takes one of them by this."""
    async with open_lobby(context, guild, table_id) as table:
        seats = change(table.loaded)
        if sits is not None:
            await may_sit(context.settings.bounds, table.tx, sits, guild)
        await _seat(table, seats)
        return table.loaded


async def _seat(table: TableTx, changed: Sequence[Seat]) -> None:
    """Write the seats down, with a host who sits on one of them."""
    seats = _numbered(tuple(changed))
    await table.save_table(_hosted(table.loaded.table, seats))
    await table.save_seats(seats)
    await _enqueue(table)


async def _enqueue(table: TableTx) -> None:
    await table.show(LOBBY)
    await table.refresh_index()


@asynccontextmanager
async def open_lobby(context: Context, guild: int, table_id: int) -> AsyncIterator[TableTx]:
    """Open a transaction on a table that has not begun. Raises Refused for another."""
    async with transactions.open_table(context, guild, table_id) as table:
        status = table.loaded.table.status
        if status != "lobby":
            raise refused("cancelled" if status == "cancelled" else "has-begun")
        yield table


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
