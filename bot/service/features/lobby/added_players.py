"""Players without an account in a lobby: computers, and guests at the host's screen."""

from __future__ import annotations

from itertools import count

from bot.errors import refused
from bot.service.context import Context
from bot.service.features.lobby.actions import begin_if_full, must_have_room, open_lobby, save_seats
from bot.service.features.lobby.seats import removable
from bot.service.names import clean, computer_name, shown
from bot.service.records import Seat
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable


async def add_computer(context: Context, request: Request, level: str) -> LoadedTable:
    """Seat a computer player of a level."""
    async with open_lobby(context, request) as table:
        loaded = table.loaded
        loaded.account_seat(request.user)
        if level not in loaded.game.meta.levels:
            raise refused("no-level")
        must_have_room(loaded, 1)
        taken = {seat.name for seat in loaded.seats if seat.computer is not None}
        name = next(name for number in count(1) if (name := computer_name(number)) not in taken)
        await save_seats(table, [*loaded.seats, Seat(number=0, computer=level, name=name)])
        return await begin_if_full(table)


async def add_guest(context: Context, request: Request, name: str) -> LoadedTable:
    """Seat a player who plays at the host's screen, by the host's account. Host only; the host plays, too.

    Raises Refused if nothing of the name can be shown, and if another player here has it.
    """
    async with open_lobby(context, request) as table:
        loaded, name = table.loaded, clean(name)
        if request.user != loaded.table.host:
            raise refused("host-only", host=shown(loaded.name_of(loaded.table.host)))
        loaded.account_seat(request.user)
        if name == clean(""):
            raise refused("no-name")
        if name.casefold() in {seat.name.casefold() for seat in loaded.seats}:
            raise refused("guest-name-taken", name=shown(name))
        must_have_room(loaded, 1)
        await save_seats(table, [*loaded.seats, Seat(number=0, user=request.user, name=name, guest=True)])
        return await begin_if_full(table)


async def remove_seat(context: Context, request: Request, seat: int) -> LoadedTable:
    """Remove a computer player, or a guest at this user's screen."""
    async with open_lobby(context, request) as table:
        loaded = table.loaded
        loaded.account_seat(request.user)
        if not (0 <= seat < len(loaded.seats)) or not removable(loaded.seats[seat], request.user):
            raise refused("no-computer")
        return await save_seats(table, [other for other in loaded.seats if other.number != seat])
