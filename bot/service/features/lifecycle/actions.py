"""Players who leave, channels that are deleted, servers that remove the bot: tables pause and notify players once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.context import Context, log
from bot.service.features.lobby import lapsing
from bot.service.features.seats import standins
from bot.service.messenger import Gone
from bot.service.names import clean
from bot.service.people.permissions import may_move_here
from bot.service.places import place_name
from bot.service.ports import Writing
from bot.service.records import DueTimer, GuildInfo, OutboxMessage, Seat, Table, Timer
from bot.service.request import Actor, Request
from bot.service.tables import announce, index, premoves
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from bot.service.tables.outbox import BALLOT, BOARD, IN_CHANNEL, LOBBY, VACANCY, WHEN_BACK, archive, lose
from bot.service.tables.tx import Act, GuildTx, TableTx, open_guild, open_requested, open_table

put_in = msgspec.structs.replace


async def guild_seen(context: Context, guild: int, name: str, language: str) -> None:
    """Note that the bot is in this server. After its return, resume the tables that waited for it."""
    async with context.store.read(guild) as tx:
        info = await tx.info()
    if info == GuildInfo(guild, name, language, True):
        return
    async with open_guild(context, guild) as server:
        await server.tx.save_info(GuildInfo(guild, name, language, True))
        waited = None if info.present else await _back(server)
        if info.name != name:
            for table in (await server.tables(index.OPEN))[:1]:  # any table's message takes the name along
                await table.refresh_index()
    if waited is not None:
        log.info("guild %s: the bot is there again; %d tables go on", guild, waited)


async def _back(server: GuildTx) -> int:
    """Resume the tables that waited for the bot, and return how many. Messages that it could not edit are due again."""
    away = await server.tables(("paused",), lambda row: row.paused == "guild")
    for table in away:
        await go_on(table)
    await server.tx.make_due(WHEN_BACK, server.context.clock.now())
    return len(away)


async def guild_missed(context: Context, guild: int, is_in: Callable[[int], bool]) -> None:
    """Note that the bot is not in this server any more, unless that is known."""
    async with context.store.read(guild) as tx:
        present = (await tx.info()).present
    if present:
        await guild_lost(context, guild, is_in)


async def guild_lost(context: Context, guild: int, is_in: Callable[[int], bool] = lambda _: False) -> None:
    """Pause all tables of a server that removed the bot; its lobbies are closed.

    `is_in` is asked once more when the file is held: who adds the bot from then on is seen after this.
    """
    async with open_guild(context, guild) as server:
        if is_in(guild):
            return
        await _lose_guild(server)


async def _lose_guild(server: GuildTx) -> None:
    await server.tx.save_info(put_in(await server.tx.info(), present=False))
    ended = await _pause_all(server, "guild")
    log.warning("guild %s: the bot is not there any more; %s", server.guild, ended or "no table was open")


async def channel_lost(context: Context, guild: int, channel: int) -> None:
    """Pause the tables of a channel that is gone; lobbies there are closed."""
    async with open_guild(context, guild) as server:
        ended = await _pause_all(server, "channel", lambda row: row.channel == channel)
    if ended:
        log.warning("guild %s: channel %s is gone; %s", guild, channel, ended)


async def person_left(context: Context, guild: int, table: int, user: int) -> None:
    """Pause a table because a seated user has left the server."""
    async with open_table(context, guild, table) as opened:
        await leave(opened, user)


async def leave(table: TableTx, user: int) -> None:
    """Pause a running table because a player has left the server."""
    loaded = table.loaded
    own = loaded.seats_of(user)
    if not own or loaded.table.status != "running":
        return
    await table.save_seats([put_in(seat, status="left") if seat.number in own else seat for seat in loaded.seats])
    if any(map(_misses, table.loaded.seats)):  # else the game goes on without them anyway
        await _pause(table, "left")
    await table.show(BOARD)


async def look_after(context: Context, guild: int, found: DueTimer) -> Act:
    """Check whether awaited players are still in the server; return what pauses the table if one is not.

    A player who is no longer awaited by then has moved, and so is there.
    """
    before = await load_table(context, guild, found.table)
    try:
        left = {user for user in before.awaited() if not await context.messenger.is_member(guild, user)}
    except Gone as gone:
        if gone.what != "guild":
            raise
        return without_guild

    async def pause_or_go_on(table: TableTx, _timer: Timer) -> None:
        missing = [user for user in table.loaded.awaited() if user in left]
        if missing:
            await leave(table, missing[0])
        elif table.loaded.table.status == "running":
            await announce.look_after(table)

    return pause_or_go_on


async def without_guild(table: TableTx, _timer: Timer) -> None:
    """Note that the bot is no longer in the server of a due timer."""
    await _lose_guild(table.guild_tx)


async def resume(context: Context, request: Request, *, here: bool = False) -> LoadedTable:
    """Resume a paused table; a player who came back takes their seat again.

    Any player may end a pause that players agreed on, before its time; the others are told who did.
    `here`: the table moves to the channel of the request, which must be in its server. Only so can a table be resumed
    whose channel was deleted.
    """
    async with open_requested(context, request) as table:
        table.loaded = _seated_again(table.loaded, request)
        await _must_be_here(table.tx)
        if not request.administers(table.loaded.guild):
            table.loaded.account_seat(request.user)
        _may_resume(table.loaded, request, here)
        await table.save_seats(table.loaded.seats)
        row = table.loaded.table
        _, unsent = await table.tx.waiting(table.id)
        if here and request.channel != row.channel:
            await may_move_here(table.tx, request, table.loaded.guild)
            table.loaded = replace(table.loaded, table=put_in(row, channel=request.channel))
        await go_on(table)
        if table.loaded.table.channel != row.channel:
            await _lose_unsent(table, unsent, row.channel)
        if row.paused in ("agreed", "asked") and table.loaded.table.status == "running":
            await table.intervene(say("did-go-on"), by=request)
    if table.loaded.table.status == "paused":  # a player who came back keeps their seat all the same
        raise refused("still-missing")
    return table.loaded


async def _must_be_here(tx: Writing) -> None:
    """Refuse to resume a table in a server that removed the bot: no player could be notified. It resumes later."""
    if not (await tx.info()).present:
        raise refused("bot-away")


def _seated_again(loaded: LoadedTable, request: Request) -> LoadedTable:
    seats = tuple(
        put_in(seat, status="seated", name=seat.name if seat.guest else clean(request.name))
        if seat.user == request.user and _misses(seat)
        else seat
        for seat in loaded.seats
    )
    return replace(loaded, seats=seats)


def _misses(seat: Seat) -> bool:
    """Return whether the game waits for this seat's departed player: no computer plays for them."""
    return seat.status == "left" and seat.standin is None


def _may_resume(loaded: LoadedTable, request: Request, here: bool) -> None:
    if here and request.place != loaded.guild:
        raise refused("resume-elsewhere")
    if loaded.table.status == "paused":
        if loaded.table.paused == "channel" and not here:
            raise refused("resume-in-channel")
    elif not (here and loaded.table.status == "running"):
        raise refused("not-paused")


async def replace_left(context: Context, request: Request) -> LoadedTable:
    """Let computers stand in for players who left, and resume; a player who comes back takes their seat again."""
    async with open_requested(context, request) as table:
        loaded = table.loaded
        await _must_be_here(table.tx)
        if not request.administers(loaded.guild):
            loaded.account_seat(request.user)
        missing = [seat.number for seat in loaded.seats if _misses(seat)]
        if loaded.table.status != "paused" or not missing:
            raise refused("not-paused")
        table.loaded = replace(loaded, table=put_in(loaded.table, host=host_of(loaded.table, loaded.seats)))
        for seat in missing:
            await standins.send_in(table, seat, "left", Actor(request.user, "host"))
        await table.refresh_index()
        if table.loaded.table.paused == "channel":  # it goes on where a player resumes it
            await table.save_table(table.loaded.table)
        else:
            await go_on(table)
        return table.loaded


def host_of(table: Table, seats: Sequence[Seat]) -> int:
    """Return who hosts the table: its host, or the first person who still sits."""
    people = [seat.user for seat in seats if seat.user is not None and seat.status == "seated"]
    return people[0] if people and table.host not in people else table.host


async def go_on(table: TableTx) -> None:
    """Resume a table in its channel, and notify the awaited players. If a player is missing, the table waits for
    them, and its board says so.
    """
    before = table.loaded
    missing = any(_misses(seat) for seat in before.seats)
    status, why = ("paused", "left") if missing else ("running", None)
    await table.save_table(put_in(before.table, status=status, paused=why, wakes=None))
    await table.drop_timer("wake")
    board = await table.tx.posted(table.id, "board")
    if board is not None and board.channel != table.loaded.table.channel:  # it is posted again in the new channel
        await archive(table.tx, board, table.context.clock.now())
    await _take_along(table)
    await table.refresh_index()
    if missing:
        await table.show(BOARD)
        await table.renew_panels()
    else:
        await table.changed(before)


async def _lose_unsent(table: TableTx, unsent: Sequence[OutboxMessage], channel: int) -> None:
    """Look for messages that may have been sent to the channel that a table has left, and delete them there.

    Their rows stay, for the new channel. This comes last: a row that was withdrawn meanwhile has been looked for.
    """
    for row in unsent:
        if row.kind in IN_CHANNEL:
            await lose(table.tx, row, channel=channel)


async def _take_along(table: TableTx) -> None:
    """Post ballots and offers of seats in the table's channel, unless they stand there."""
    tx, channel = table.tx, table.loaded.table.channel
    here = {(posted.role, posted.owner) for posted in await tx.all_posted(table.id) if posted.channel == channel}
    asked = [(BALLOT, ballot.id) for ballot in await tx.open_ballots(table.id)]
    offered = [(VACANCY, vacancy.seat) for vacancy in await tx.vacancies(table.id)]
    for kind, target in (*asked, *offered):
        if (kind, target) not in here:
            await table.show(kind, target)


async def _pause_all(server: GuildTx, reason: str, concerns: Callable[[Table], bool] = lambda _: True) -> str:
    """Pause the tables that are concerned and close the lobbies; return how many, for the log, "" for none."""
    paused = closed = 0
    for table in await server.tables(index.OPEN, concerns):
        row = table.loaded.table
        if row.status == "lobby":
            await table.save_table(put_in(row, status="cancelled"))
            await table.show(LOBBY)
            await table.refresh_index()
            await lapsing.follow(table)
            closed += 1
        elif row.status == "running" or (reason == "channel" and row.paused != reason):
            await _pause(table, reason)
            paused += 1
    return f"{paused} tables pause, {closed} lobbies are closed" if paused or closed else ""


async def pause_until(table: TableTx, reason: str, until: float) -> None:
    """Pause a running table until a time, when it resumes automatically; `resume` ends the pause earlier."""
    await _pause(table, reason, until)
    await table.set_timer("wake", until)
    await table.show(BOARD)


async def wake(table: TableTx, _timer: Timer) -> None:
    """Resume a table whose agreed pause is over; in a server without the bot it waits for the bot's return."""
    loaded = table.loaded
    if loaded.table.paused != "agreed":
        return
    if (await table.tx.info()).present:
        await go_on(table)
    else:
        await table.tx.save_table(put_in(loaded.table, paused="guild", wakes=None))


async def fall_asleep(table: TableTx, _timer: Timer) -> None:
    """Pause a table without any change for a long time: its players are notified once, and one click resumes it."""
    if table.loaded.table.status == "running":
        await _pause(table, "asleep")
        await table.note(say("remark-asleep"))
        await table.show(BOARD)


async def whole_again(table: TableTx) -> None:
    """Resume a table that waited for a player who is replaced by now."""
    row = table.loaded.table
    if row.status == "paused" and row.paused == "left" and not any(map(_misses, table.loaded.seats)):
        await go_on(table)


async def call_off(table: TableTx) -> None:
    """End a table without a result and without revealing secrets; its direct messages and its board are deleted. The
    caller notifies its players.
    """
    await announce.silence(table)
    await table.save_table(put_in(table.loaded.table, status="cancelled", paused=None, wakes=None))
    await table.drop_timer("wake")
    await premoves.forget(table.tx, table.id)
    await announce.withdraw_offers(table)
    if (board := await table.tx.posted(table.id, "board")) is not None:
        await archive(table.tx, board, table.context.clock.now())
    await table.renew_panels()  # which deletes the direct messages


async def _pause(table: TableTx, reason: str, wakes: float | None = None) -> None:
    """Pause a table and notify each player once."""
    await rest(table, reason, wakes)
    await tell(table, f"told-{reason}")


async def rest(table: TableTx, reason: str, wakes: float | None = None) -> None:
    """Pause a table: until it is resumed there are no notices and no turns, and direct messages offer no choice.

    The direct messages of a server without the bot are edited when it returns.
    """
    await announce.silence(table)
    await table.save_table(put_in(table.loaded.table, status="paused", paused=reason, wakes=wakes))
    if reason != "guild":
        await table.renew_panels()


async def tell(table: TableTx, key: str) -> None:
    """Send one notice to each player of a table, with the table's name and the end of the pause."""
    loaded, row = table.loaded, table.loaded.table
    facts = {"until": f"<t:{int(row.wakes)}:f>"} if row.wakes is not None else {}
    server = place_name(loaded.guild, (await table.tx.info()).name)
    phrase = say(key, title=loaded.game.meta.title, table=loaded.number(), server=server, **facts)
    for user in loaded.users():
        await table.tell(user, phrase)
