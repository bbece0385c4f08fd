"""People who leave, channels that go, servers that drop the bot: tables pause, their people are told once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.context import Context, log
from bot.service.features.seats import standins
from bot.service.messenger import Gone
from bot.service.names import clean, shown
from bot.service.people.permissions import may_move_here
from bot.service.ports import Writing
from bot.service.records import DueTimer, GuildInfo, OutboxMessage, Posted, Seat, Table, Timer
from bot.service.request import Request
from bot.service.tables import announce, index, premoves, remarks
from bot.service.tables.loaded import ACTIVE, LoadedTable, load, load_all
from bot.service.tables.log import Actor
from bot.service.tables.lookup import load_table
from bot.service.tables.outbox import IN_CHANNEL, WHEN_BACK, ShrinkBody, give_up, put, put_told
from bot.service.tables.tx import Act, TableTx, open_table

put_in = msgspec.structs.replace


async def guild_seen(context: Context, guild: int, name: str, language: str) -> None:
    """Note that the bot is in this server; after its return tables that waited for it go on."""
    async with context.store.read(guild) as tx:
        info = await tx.info()
    if info == GuildInfo(guild, name, language, True):
        return
    async with context.store.write(guild) as tx:
        await tx.save_info(GuildInfo(guild, name, language, True))
        waited = None if info.present else await _back(context, tx, guild)
        if info.name != name:
            for table in (await tx.tables(index.OPEN))[:1]:  # the row of any table takes the server's name along
                await index.refresh(context, tx, table.id)
    if waited is not None:
        log.info("guild %s: the bot is there again; %d tables go on", guild, waited)


async def _back(context: Context, tx: Writing, guild: int) -> int:
    """Go on with the tables that waited for the bot, and return how many; what it could not renew is due again."""
    away = [table for table in await tx.tables(("paused",)) if table.paused == "guild"]
    for loaded in await load_all(context, tx, guild, away):
        await go_on(context, tx, loaded)
    await tx.make_due(WHEN_BACK, context.clock.now())
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
    async with context.store.write(guild) as tx:
        if is_in(guild):
            return
        await _lose_guild(context, tx, guild)


async def _lose_guild(context: Context, tx: Writing, guild: int) -> None:
    await tx.save_info(put_in(await tx.info(), present=False))
    ended = await _pause_all(context, tx, guild, "guild", lambda table: True)
    log.warning("guild %s: the bot is not there any more; %s", guild, ended)


async def channel_lost(context: Context, guild: int, channel: int) -> None:
    """Pause the tables of a channel that is gone; lobbies there are closed."""
    async with context.store.write(guild) as tx:
        ended = await _pause_all(context, tx, guild, "channel", lambda table: table.channel == channel)
    if ended:
        log.warning("guild %s: channel %s is gone; %s", guild, channel, ended)


async def person_left(context: Context, guild: int, table: int, user: int) -> None:
    """Pause a table because somebody on a seat has left the server."""
    async with open_table(context, guild, table) as opened:
        await _leave(opened, user)


async def _leave(table: TableTx, user: int) -> None:
    context, tx, loaded = table.context, table.tx, table.loaded
    seat = loaded.seat_of(user)
    if seat is None or loaded.table.status != "running":
        return
    seats = tuple(put_in(s, status="left") if s.number == seat else s for s in loaded.seats)
    await tx.save_seats(table.id, seats)
    table.loaded = replace(loaded, seats=seats)
    if loaded.seats[seat].standin is None:  # else the game goes on without him anyway
        table.loaded = await _pause(context, tx, table.loaded, "left")
    await table.enqueue("board")


async def look_after(context: Context, guild: int, found: DueTimer) -> Act:
    """Ask whether those whom a table waits for are still in the server; return what pauses it when one is not.

    Whoever is not awaited any more by then has moved, and is here.
    """
    before = await load_table(context, guild, found.table)
    try:
        left = {user for user in before.awaited() if not await context.messenger.is_member(guild, user)}
    except Gone as gone:
        if gone.what != "guild":
            raise
        return _without_guild

    async def pause_or_go_on(table: TableTx, _timer: Timer) -> None:
        missing = [user for user in table.loaded.awaited() if user in left]
        if missing:
            await _leave(table, missing[0])
        elif table.loaded.table.status == "running":
            await announce.look_after(context, table.tx, table.loaded)

    return pause_or_go_on


async def _without_guild(table: TableTx, _timer: Timer) -> None:
    await _lose_guild(table.context, table.tx, table.loaded.guild)


async def resume(context: Context, request: Request, guild: int, table: int, *, here: bool = False) -> LoadedTable:
    """Go on with a paused table; somebody who came back takes his seat again.

    Any player may end a pause that people wanted, before its time; the others are told who did.
    `here`: the table moves to the channel of the question, which must be one of its server. A table whose channel
    is gone goes on in no other way.
    """
    async with context.store.write(guild) as tx:
        loaded = _seated_again(await load(context, tx, guild, table), request)
        await _must_be_here(tx)
        if not request.administers(guild):
            loaded.seat_number(request.user)
        _may_resume(loaded, request, here)
        await tx.save_seats(table, loaded.seats)
        wanted, former = loaded.table.paused in ("agreed", "asked"), loaded.table.channel
        _, unsent = await tx.waiting(table)
        if here and request.channel != former:
            await may_move_here(tx, request, guild)
            loaded = replace(loaded, table=put_in(loaded.table, channel=request.channel))
        loaded = await go_on(context, tx, loaded)
        if loaded.table.channel != former:
            await _let_go_of_unheard(context, tx, unsent, former)
        if wanted and loaded.table.status == "running":
            await remarks.intervene(context, tx, loaded, say("did-go-on"), by=request)
    if loaded.table.status == "paused":  # who came back keeps his seat all the same
        raise refused("still-missing")
    return loaded


async def _must_be_here(tx: Writing) -> None:
    """Refuse to go on in a server that removed the bot: nobody could be told, and it goes on by itself later."""
    if not (await tx.info()).present:
        raise refused("bot-away")


def _seated_again(loaded: LoadedTable, request: Request) -> LoadedTable:
    seats = tuple(
        put_in(seat, status="seated", name=clean(request.name)) if seat.user == request.user and _misses(seat) else seat
        for seat in loaded.seats
    )
    return replace(loaded, seats=seats)


def _misses(seat: Seat) -> bool:
    """Return whether the game waits for whoever left this seat: nobody plays for him."""
    return seat.status == "left" and seat.standin is None


def _may_resume(loaded: LoadedTable, request: Request, here: bool) -> None:
    if here and request.guild != loaded.guild:
        raise refused("resume-elsewhere")
    if loaded.table.status == "paused":
        if loaded.table.paused == "channel" and not here:
            raise refused("resume-in-channel")
    elif not (here and loaded.table.status == "running"):
        raise refused("not-paused")


async def replace_left(context: Context, request: Request, guild: int, table: int) -> LoadedTable:
    """Let computers stand in for those who left, and go on; whoever comes back takes his seat again."""
    async with context.store.write(guild) as tx:
        loaded = await load(context, tx, guild, table)
        await _must_be_here(tx)
        if not request.administers(guild):
            loaded.seat_number(request.user)
        missing = [seat.number for seat in loaded.seats if _misses(seat)]
        if loaded.table.status != "paused" or not missing:
            raise refused("not-paused")
        loaded = replace(loaded, table=put_in(loaded.table, host=host_of(loaded.table, loaded.seats)))
        for seat in missing:
            loaded = await standins.send_in(context, tx, loaded, seat, "left", Actor(request.user, "host"))
        await index.refresh(context, tx, table)
        if loaded.table.paused == "channel":  # it goes on where somebody resumes it
            await tx.save_table(loaded.table)
        else:
            loaded = await go_on(context, tx, loaded)
    return loaded


def host_of(table: Table, seats: Sequence[Seat]) -> int:
    """Return who hosts the table: its host, or the first person who still sits."""
    people = [seat.user for seat in seats if seat.user is not None and seat.status == "seated"]
    return people[0] if people and table.host not in people else table.host


async def go_on(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Set a table running again, in its channel: whoever is awaited is told. Where somebody is missing it waits for
    him there, and its board says so.
    """
    table = loaded.table.id
    missing = any(_misses(seat) for seat in loaded.seats)
    status, why = ("paused", "left") if missing else ("running", None)
    changed = put_in(loaded.table, status=status, paused=why, wakes=None)
    after = replace(loaded, table=changed)
    await tx.save_table(changed)
    await tx.drop_timer(table, "wake")
    await _let_go_of_former_board(context, tx, changed)
    await _take_along(context, tx, changed)
    await index.refresh(context, tx, table)
    if missing:
        await put(context, tx, table, "board")
        await announce.renew_letters(context, tx, after)
    else:
        after = await announce.change(context, tx, loaded, after, actor=None)
    return after


async def _let_go_of_unheard(context: Context, tx: Writing, unsent: Sequence[OutboxMessage], channel: int) -> None:
    """Let what may have been sent to the channel that a table has left be looked for there, and taken away.

    Its rows go on, to the new channel. This comes last: whoever gave one of them up meanwhile looked there.
    """
    for row in unsent:
        if row.kind in IN_CHANNEL:
            await give_up(context, tx, row, channel=channel)


async def _let_go_of_former_board(context: Context, tx: Writing, table: Table) -> None:
    """In another channel the board is posted anew."""
    board = await tx.posted(table.id, "board")
    if board is not None and board.channel != table.channel:
        await _shrink(context, tx, board)


async def _take_along(context: Context, tx: Writing, table: Table) -> None:
    """Let what is asked and what is offered be posted where the table goes on, unless it stands there."""
    here = {(posted.role, posted.owner) for posted in await tx.all_posted(table.id) if posted.channel == table.channel}
    asked = [("ballot", ballot.id) for ballot in await tx.open_ballots(table.id)]
    offered = [("vacancy", vacancy.seat) for vacancy in await tx.vacancies(table.id)]
    for kind, target in (*asked, *offered):
        if (kind, target) not in here:
            await put(context, tx, table.id, kind, target=target)


async def _shrink(context: Context, tx: Writing, board: Posted) -> None:
    await tx.drop_posted(board.table, "board")
    gone = ShrinkBody(board.channel, board.message, board.at, context.clock.now())
    await put(context, tx, board.table, "shrink", target=board.message, body=gone)


@dataclass(frozen=True)
class Ended:
    """How many tables cannot go on where they are, for the log."""

    paused: int = 0
    closed: int = 0

    def __bool__(self) -> bool:
        return bool(self.paused or self.closed)

    def __str__(self) -> str:
        return f"{self.paused} tables pause, {self.closed} lobbies are closed"


async def _pause_all(
    context: Context, tx: Writing, guild: int, reason: str, concerns: Callable[[Table], bool]
) -> Ended:
    paused = closed = 0
    tables = [table for table in await tx.tables(("lobby", *ACTIVE)) if concerns(table)]
    for loaded in await load_all(context, tx, guild, tables):
        table = loaded.table
        if table.status == "lobby":
            await tx.save_table(put_in(table, status="cancelled"))
            await put(context, tx, table.id, "lobby")
            await index.refresh(context, tx, table.id)
            closed += 1
        elif table.status == "running" or (reason == "channel" and table.paused != reason):
            await _pause(context, tx, loaded, reason)
            paused += 1
    return Ended(paused, closed)


async def pause_until(context: Context, tx: Writing, loaded: LoadedTable, reason: str, until: float) -> LoadedTable:
    """Pause a running table until a time, at which it goes on by itself; before that `resume` wakes it."""
    after = await _pause(context, tx, loaded, reason, until)
    await tx.put_timer(Timer(table=loaded.table.id, kind="wake", due=until))
    await put(context, tx, loaded.table.id, "board")
    return after


async def wake(table: TableTx, _timer: Timer) -> None:
    """Let a table go on whose agreed pause is over; in a server without the bot it waits for its return."""
    loaded = table.loaded
    if loaded.table.paused != "agreed":
        return
    if (await table.tx.info()).present:
        await go_on(table.context, table.tx, loaded)
    else:
        await table.tx.save_table(put_in(loaded.table, paused="guild", wakes=None))


async def fall_asleep(table: TableTx, _timer: Timer) -> None:
    """Put a table to sleep at which nothing has happened for long: its people are told once, and one press wakes it."""
    if table.loaded.table.status == "running":
        await _pause(table.context, table.tx, table.loaded, "asleep")
        await remarks.note(table.context, table.tx, table.loaded, say("remark-asleep"))
        await table.enqueue("board")


async def whole_again(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Go on with a table that waited for somebody who is replaced by now; another stays as it is."""
    waits = loaded.table.status == "paused" and loaded.table.paused == "left"
    return loaded if not waits or any(map(_misses, loaded.seats)) else await go_on(context, tx, loaded)


async def call_off(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """End a table without a result. Nothing hidden is told; its letters and its board go. Who does it tells its
    people.
    """
    table = loaded.table.id
    after = replace(loaded, table=put_in(loaded.table, status="cancelled", paused=None, wakes=None))
    await tx.save_table(after.table)
    after = replace(after, seats=(await announce.silence(context, tx, loaded)).seats)
    await tx.drop_timer(table, "wake")
    await premoves.forget(tx, table)
    await announce.withdraw_offers(context, tx, table)
    if (board := await tx.posted(table, "board")) is not None:
        await _shrink(context, tx, board)
    await announce.renew_letters(context, tx, loaded)  # which takes them away
    return after


async def _pause(
    context: Context, tx: Writing, loaded: LoadedTable, reason: str, wakes: float | None = None
) -> LoadedTable:
    """Pause: nothing is told or played until it goes on, except one word to each person."""
    after = await rest(context, tx, loaded, reason, wakes)
    await tell(context, tx, after, f"told-{reason}")
    return after


async def rest(
    context: Context, tx: Writing, loaded: LoadedTable, reason: str, wakes: float | None = None
) -> LoadedTable:
    """Pause without a word: nothing is told or played until the table goes on, and letters offer no choice.

    Those of a server without the bot wait for its return.
    """
    paused = put_in(loaded.table, status="paused", paused=reason, wakes=wakes)
    await tx.save_table(paused)
    after = replace(await announce.silence(context, tx, loaded), table=paused)
    if reason != "guild":
        await announce.renew_letters(context, tx, after)
    return after


async def tell(context: Context, tx: Writing, loaded: LoadedTable, key: str) -> None:
    """Say one word to each person of a table, with what it is called and until when it rests."""
    info, table = await tx.info(), loaded.table
    facts = {"until": f"<t:{int(table.wakes)}:f>"} if table.wakes is not None else {}
    phrase = say(key, title=loaded.game.meta.title, table=table.id, server=shown(info.name) or "?", **facts)
    for person in loaded.people():
        if person.user is not None:
            await put_told(context, tx, table.id, person.user, phrase)
