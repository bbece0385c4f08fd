"""Transactions on a table that has not begun: open, join, leave, invite, computers, options, start, cancel."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace as replace_fields

from bot import limits
from bot.errors import refused
from bot.games.core.chance import SEED_BYTES
from bot.games.core.contract import UnknownOption, known, settle
from bot.games.core.phrase import say
from bot.service.context import Context
from bot.service.features.lobby import invitations, lapsing
from bot.service.features.lobby.seats import numbered, removal_key, was_removed
from bot.service.features.vacation import actions as vacations
from bot.service.names import clean, shown
from bot.service.people.permissions import may_host, may_join, may_open_in, must_be_shared
from bot.service.places import is_direct
from bot.service.quotas import may_open, may_sit
from bot.service.records import GuildInfo, Seat, Table, TableId
from bot.service.request import Request
from bot.service.tables import marks, rated, terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import LOBBY
from bot.service.tables.tx import GuildTx, TableTx, open_guild, open_requested, start_log

NOWHERE = 0
"""A channel in which nothing is open: that of a thread still to be made."""


async def open_table(context: Context, request: Request, game: str, channel: int, language: str) -> LoadedTable:
    """Open a table in a channel; the user who opens it is its host and takes a seat.

    `language`: the user's, which their direct messages have; a server has its own.
    """
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    meta = title.game.meta
    async with opening(context, request, channel, language) as server:
        tx = server.tx
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
        await enqueue(table)
        return table.loaded


@asynccontextmanager
async def opening(context: Context, request: Request, channel: int, language: str) -> AsyncIterator[GuildTx]:
    """Open a transaction on the place of a request, in which the user may open a table. Raises Refused.

    `language`: the user's, which their direct messages have; a server's is known from Discord.
    """
    place = request.place
    context.store.admit(place)
    async with open_guild(context, place) as server:
        await may_open(context.settings.bounds, server.tx, request, place, channel, context.clock.now())
        await may_open_in(server.tx, request, place, request.channel)
        if is_direct(place):
            await server.tx.save_info(GuildInfo(place, language=language))
        yield server


async def may_open_anywhere(context: Context, request: Request, others: int) -> None:
    """Check whether a user may open a table, in any channel. Raises Refused.

    `others`: how many other tables of the server are being opened and are not stored yet.
    """
    async with context.store.read(request.place) as tx:
        await may_open(context.settings.bounds, tx, request, request.place, NOWHERE, context.clock.now(), others)
        await may_open_in(tx, request, request.place, request.channel)


async def join(context: Context, request: Request) -> LoadedTable:
    """Take a free or a reserved seat."""
    async with open_lobby(context, request) as table:
        seats, name = table.loaded.seats, clean(request.name)
        own = [seat for seat in seats if seat.user == request.user]
        if any(seat.status == "seated" for seat in own):
            raise refused("already-seated")
        if own:
            answered = [replace_fields(seat, status="seated", name=seat.name if seat.guest else name) for seat in own]
            changed = [next((seat for seat in answered if seat.number == other.number), other) for other in seats]
        else:
            if await was_removed(table.tx, table.id, request.user):
                raise refused("removed")
            await may_join(table.tx, request, table.loaded)
            must_have_room(table.loaded, 1)
            changed = [*seats, Seat(number=len(seats), user=request.user, name=name)]
        await may_sit(context.settings.bounds, table.tx, request, table.loaded.guild)
        await save_seats(table, changed)
        return await begin_if_full(table)


async def leave(context: Context, request: Request, *, close: bool = False) -> tuple[LoadedTable, Seat]:
    """Give up the seat or the invitation; return the table, and the seat as it was. A host's leaving makes the next
    player the host.

    The last player's leaving closes the table. Raises Refused (`leave-closes`) unless `close` is set.
    """
    async with open_lobby(context, request) as table:
        own = next((seat for seat in table.loaded.seats if seat.user == request.user), None)
        if own is None:
            raise refused("not-seated")
        others = [seat for seat in table.loaded.seats if seat.user != request.user]
        if not close and not _seated_people(others):
            raise refused("leave-closes")
        return await save_seats(table, others), own


async def invite(
    context: Context, request: Request, people: Sequence[tuple[int, str]]
) -> tuple[LoadedTable, tuple[int, ...]]:
    """Reserve seats for these users (id and name). Each is mentioned in the channel.

    Also returns the seats of invited users who are not mentioned, because they were mentioned too often lately.
    """
    async with open_lobby(context, request) as table:
        must_be_shared(table.loaded)
        await may_host(table.tx, request, table.loaded)
        seats = list(table.loaded.seats)
        known = {seat.user for seat in seats}
        new = {user: clean(name) for user, name in people if user not in known}
        must_have_room(table.loaded, len(new))
        seats += [Seat(number=0, user=user, name=name, status="invited") for user, name in new.items()]
        await save_seats(table, seats)
        return table.loaded, await invitations.call(table, request, new) if new else ()


async def own_lobby(context: Context, request: Request) -> TableId:
    """Return the newest lobby that this user hosts in the channel, else in the server. Raises Refused without one."""
    if request.guild is None:
        raise refused("no-lobby-of-yours")
    async with context.store.read(request.guild) as tx:
        lobbies = [table for table in await tx.tables(("lobby",)) if table.host == request.user]
    here = [table for table in lobbies if table.channel == request.channel] or lobbies
    if not here:
        raise refused("no-lobby-of-yours")
    return TableId(request.guild, here[-1].id)


async def choose_options(context: Context, request: Request, options: dict[str, str]) -> LoadedTable:
    """Set these options of the game; the others stay. Host only."""

    def change(loaded: LoadedTable) -> Table:
        settled = settle(loaded.game.meta.options, {**loaded.table.options, **options})
        return replace_fields(loaded.table, options=settled)

    return await _change_table(context, request, change)


async def choose_terms(context: Context, request: Request, given: dict[str, str]) -> LoadedTable:
    """Set these terms of the table; the others stay. Host only."""
    return await _change_table(
        context, request, lambda loaded: replace_fields(loaded.table, terms=terms.terms_of(loaded.table, given))
    )


async def choose_joiners(context: Context, request: Request, roles: Iterable[int]) -> LoadedTable:
    """Let those join who have one of these roles; without any, those whom the server names. Host only."""
    named = tuple(sorted(set(roles)))[: limits.MENU_CHOICES]

    def change(loaded: LoadedTable) -> Table:
        must_be_shared(loaded)
        given = {terms.ACCESS.id: "role"} if named else {}
        return replace_fields(loaded.table, joiners=named, terms=terms.terms_of(loaded.table, given))

    return await _change_table(context, request, change)


async def name_table(context: Context, request: Request, name: str) -> LoadedTable:
    """Give the table a name of the host's own; "" for the one that follows from its number. Host only."""
    return await _change_table(context, request, lambda loaded: replace_fields(loaded.table, name=name))


async def start(context: Context, request: Request) -> LoadedTable:
    """Start the game without the invited users who have not answered. Host only."""
    async with open_lobby(context, request) as table:
        loaded = table.loaded
        await may_host(table.tx, request, loaded)
        seats = numbered(seat for seat in loaded.seats if seat.status == "seated")
        least = terms.least(loaded.table, loaded.game.meta.players)
        if len(seats) < least:
            raise refused("too-few", least=least, missing=least - len(seats))
        return await begin(table, seats)


async def begin(table: TableTx, seats: Sequence[Seat], *, actor: int | None = None) -> LoadedTable:
    """Start the game with these seats. `actor`: as for `start_log`."""
    await table.save_table(replace_fields(table.loaded.table, status="running"))
    most = table.loaded.game.meta.players[1]
    await table.save_seats(await marks.settled(table.context, seats, most))
    await rated.settle(table)
    table.loaded = await start_log(table.context, table.tx, table.loaded, actor=actor)
    await vacations.tell(table, (seat.user for seat in seats if seat.user is not None))
    await enqueue(table)
    return table.loaded


async def begin_if_full(table: TableTx) -> LoadedTable:
    """Start the game if the table starts by itself and the last seat was taken."""
    loaded = table.loaded
    full = len(loaded.seats) == loaded.game.meta.players[1] and all(seat.status == "seated" for seat in loaded.seats)
    if full and terms.term(loaded.table, terms.START.id) == "full":
        return await begin(table, loaded.seats)
    return loaded


async def remove(context: Context, request: Request, user: int) -> LoadedTable:
    """Remove a player, or withdraw an invitation. Host only, and not for their own seat.

    A removed player is told, and can come back only if the host invites them.
    """
    async with open_lobby(context, request) as table:
        await may_host(table.tx, request, table.loaded)
        own = next((seat for seat in table.loaded.seats if seat.user == user and user != request.user), None)
        if own is None:
            raise refused("not-at-table")
        await save_seats(table, [seat for seat in table.loaded.seats if seat.user != user])
        if own.status == "seated":
            await table.tx.say_once(table.id, removal_key(user))
            await _tell(table, user, "told-removed", request)
        return table.loaded


async def hand_over(context: Context, request: Request, user: int) -> LoadedTable:
    """Make another player the host. Host only."""
    async with open_lobby(context, request) as table:
        await may_host(table.tx, request, table.loaded)
        if not table.loaded.sits(user) or user == table.loaded.table.host:
            raise refused("not-at-table")
        await table.save_table(replace_fields(table.loaded.table, host=user))
        await _tell(table, user, "told-lobby-host", request)
        await enqueue(table)
        return table.loaded


async def _tell(table: TableTx, user: int, key: str, request: Request) -> None:
    """Tell a user what the host did, with the table's name."""
    facts = {"title": table.loaded.game.meta.title, "who": shown(clean(request.name))}
    await table.tell(user, say(key, table=table.loaded.number(), **facts), about=request.user)


async def cancel(context: Context, request: Request) -> LoadedTable:
    """Close a table that has not begun. Its host may, and a server admin."""
    return await _change_table(context, request, lambda loaded: replace_fields(loaded.table, status="cancelled"))


async def keep_open(context: Context, request: Request) -> tuple[LoadedTable, float | None]:
    """Let the time begin anew after which the lobby closes; return also when that is, None for never."""
    async with open_lobby(context, request) as table:
        return table.loaded, await lapsing.keep_open(table, request)


async def renew(context: Context, request: Request) -> None:
    """Edit the lobby's message: it shows which players have agreed to be rated."""
    async with open_requested(context, request) as table:
        await table.show(LOBBY)


async def _change_table(context: Context, request: Request, change: Callable[[LoadedTable], Table]) -> LoadedTable:
    """Change what the table's host alone may change before the start."""
    async with open_lobby(context, request) as table:
        await may_host(table.tx, request, table.loaded)
        try:
            await table.save_table(change(table.loaded))
        except UnknownOption as error:
            raise refused("no-option") from error
        await enqueue(table)
        return table.loaded


async def save_seats(table: TableTx, changed: Iterable[Seat]) -> LoadedTable:
    """Store the seats. If the host has left, the first player becomes the host; without players the table closes."""
    seats, row = numbered(changed), table.loaded.table
    people = _seated_people(seats)
    if not people:
        row = replace_fields(row, status="cancelled")
    elif row.host not in people:
        row = replace_fields(row, host=people[0])
    await table.save_table(row)
    await table.save_seats(seats)
    await enqueue(table)
    return table.loaded


async def enqueue(table: TableTx) -> None:
    """Update the lobby's message, the index of tables, and when the lobby closes."""
    await table.show(LOBBY)
    await table.refresh_index()
    await lapsing.follow(table)


@asynccontextmanager
async def open_lobby(context: Context, request: Request) -> AsyncIterator[TableTx]:
    """Open a transaction on the requested table. Raises Refused if it has begun."""
    async with open_requested(context, request) as table:
        status = table.loaded.table.status
        if status != "lobby":
            raise refused("cancelled" if status == "cancelled" else "has-begun")
        yield table


def must_have_room(loaded: LoadedTable, new: int) -> None:
    """Raise Refused if so many more players find no seat."""
    most = loaded.game.meta.players[1]
    if len(loaded.seats) + new > most:
        raise refused("table-full", most=most)


def _seated_people(seats: Sequence[Seat]) -> list[int]:
    return [seat.user for seat in seats if seat.user is not None and seat.status == "seated"]
