"""People who leave, channels that go, servers that drop the bot: tables pause, their people are told once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.context import House, log
from bot.service.features.seats import standins
from bot.service.messenger import Gone
from bot.service.names import clean, shown
from bot.service.people.permissions import may_move_here
from bot.service.ports import Writing
from bot.service.records import DueTimer, GuildInfo, Outgoing, Posted, Seat, Table, Timer
from bot.service.request import Ask
from bot.service.tables import announce, premoves, remarks
from bot.service.tables.loaded import ACTIVE, Sitting, load, load_all
from bot.service.tables.log import Author
from bot.service.tables.lookup import sitting_at
from bot.service.tables.outbox import IN_CHANNEL, WHEN_BACK, ShrinkBody, give_up, put, put_told
from bot.service.tables.tx import Act, TableTx, open_table

put_in = msgspec.structs.replace


async def guild_seen(house: House, guild: int, name: str, language: str) -> None:
    """Note that the bot is in this server; after its return tables that waited for it go on."""
    async with house.store.read(guild) as tx:
        info = await tx.info()
    if info == GuildInfo(guild, name, language, True):
        return
    async with house.store.write(guild) as tx:
        await tx.save_info(GuildInfo(guild, name, language, True))
        waited = None if info.present else await _back(house, tx, guild)
    if waited is not None:
        log.info("guild %s: the bot is there again; %d tables go on", guild, waited)
    house.kick()


async def _back(house: House, tx: Writing, guild: int) -> int:
    """Go on with the tables that waited for the bot, and return how many; what it could not renew is due again."""
    away = [table for table in await tx.tables(("paused",)) if table.paused == "guild"]
    for sitting in await load_all(house, tx, guild, away):
        await go_on(house, tx, sitting)
    await tx.recall(WHEN_BACK, house.clock.now())
    return len(away)


async def guild_missed(house: House, guild: int, is_in: Callable[[int], bool]) -> None:
    """Note that the bot is not in this server any more, unless that is known."""
    async with house.store.read(guild) as tx:
        present = (await tx.info()).present
    if present:
        await guild_lost(house, guild, is_in)


async def guild_lost(house: House, guild: int, is_in: Callable[[int], bool] = lambda _: False) -> None:
    """Pause all tables of a server that removed the bot; its lobbies are closed.

    `is_in` is asked once more when the file is held: who adds the bot from then on is seen after this.
    """
    async with house.store.write(guild) as tx:
        if is_in(guild):
            return
        await _lose_guild(house, tx, guild)
    house.kick()


async def _lose_guild(house: House, tx: Writing, guild: int) -> None:
    await tx.save_info(put_in(await tx.info(), present=False))
    ended = await _pause_all(house, tx, guild, "guild", lambda table: True)
    log.warning("guild %s: the bot is not there any more; %s", guild, ended)


async def channel_lost(house: House, guild: int, channel: int) -> None:
    """Pause the tables of a channel that is gone; lobbies there are closed."""
    async with house.store.write(guild) as tx:
        ended = await _pause_all(house, tx, guild, "channel", lambda table: table.channel == channel)
    if ended:
        log.warning("guild %s: channel %s is gone; %s", guild, channel, ended)
    house.kick()


async def person_left(house: House, guild: int, table: int, user: int) -> None:
    """Pause a table because somebody on a seat has left the server."""
    async with open_table(house, guild, table) as opened:
        await _leave(opened, user)


async def _leave(table: TableTx, user: int) -> None:
    house, tx, sitting = table.house, table.tx, table.sitting
    seat = sitting.seat_of(user)
    if seat is None or sitting.table.status != "running":
        return
    seats = tuple(put_in(s, status="left") if s.number == seat else s for s in sitting.seats)
    await tx.save_seats(table.id, seats)
    table.sitting = replace(sitting, seats=seats)
    if sitting.seats[seat].standin is None:  # else the game goes on without him anyway
        table.sitting = await _pause(house, tx, table.sitting, "left")
    await table.enqueue("board")


async def look_after(house: House, guild: int, found: DueTimer) -> Act:
    """Ask whether those whom a table waits for are still in the server; return what pauses it when one is not.

    Whoever is not awaited any more by then has moved, and is here.
    """
    before = await sitting_at(house, guild, found.table)
    try:
        left = {user for user in before.awaited() if not await house.messenger.is_member(guild, user)}
    except Gone as gone:
        if gone.what != "guild":
            raise
        return _without_guild

    async def pause_or_go_on(table: TableTx, _timer: Timer) -> None:
        missing = [user for user in table.sitting.awaited() if user in left]
        if missing:
            await _leave(table, missing[0])
        elif table.sitting.table.status == "running":
            await announce.look_after(house, table.tx, table.sitting)

    return pause_or_go_on


async def _without_guild(table: TableTx, _timer: Timer) -> None:
    await _lose_guild(table.house, table.tx, table.sitting.guild)


async def resume(house: House, ask: Ask, guild: int, table: int, *, here: bool = False) -> Sitting:
    """Go on with a paused table; somebody who came back takes his seat again.

    Any player may end a pause that people wanted, before its time; the others are told who did.
    `here`: the table moves to the channel of the question, which must be one of its server. A table whose channel
    is gone goes on in no other way.
    """
    async with house.store.write(guild) as tx:
        sitting = _seated_again(await load(house, tx, guild, table), ask)
        await _must_be_here(tx)
        if not ask.tends(guild):
            sitting.seat_number(ask.user)
        _may_resume(sitting, ask, here)
        await tx.save_seats(table, sitting.seats)
        wanted, former = sitting.table.paused in ("agreed", "asked"), sitting.table.channel
        _, unsent = await tx.waiting(table)
        if here and ask.channel != former:
            await may_move_here(tx, ask, guild)
            sitting = replace(sitting, table=put_in(sitting.table, channel=ask.channel))
        sitting = await go_on(house, tx, sitting)
        if sitting.table.channel != former:
            await _let_go_of_unheard(house, tx, unsent, former)
        if wanted and sitting.table.status == "running":
            await remarks.intervene(house, tx, sitting, say("did-go-on"), by=ask)
    house.kick()
    if sitting.table.status == "paused":  # who came back keeps his seat all the same
        raise refused("still-missing")
    return sitting


async def _must_be_here(tx: Writing) -> None:
    """Refuse to go on in a server that removed the bot: nobody could be told, and it goes on by itself later."""
    if not (await tx.info()).present:
        raise refused("bot-away")


def _seated_again(sitting: Sitting, ask: Ask) -> Sitting:
    seats = tuple(
        put_in(seat, status="seated", name=clean(ask.name)) if seat.user == ask.user and _misses(seat) else seat
        for seat in sitting.seats
    )
    return replace(sitting, seats=seats)


def _misses(seat: Seat) -> bool:
    """Return whether the game waits for whoever left this seat: nobody plays for him."""
    return seat.status == "left" and seat.standin is None


def _may_resume(sitting: Sitting, ask: Ask, here: bool) -> None:
    if here and ask.guild != sitting.guild:
        raise refused("resume-elsewhere")
    if sitting.table.status == "paused":
        if sitting.table.paused == "channel" and not here:
            raise refused("resume-in-channel")
    elif not (here and sitting.table.status == "running"):
        raise refused("not-paused")


async def replace_left(house: House, ask: Ask, guild: int, table: int) -> Sitting:
    """Let computers stand in for those who left, and go on; whoever comes back takes his seat again."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        await _must_be_here(tx)
        if not ask.tends(guild):
            sitting.seat_number(ask.user)
        missing = [seat.number for seat in sitting.seats if _misses(seat)]
        if sitting.table.status != "paused" or not missing:
            raise refused("not-paused")
        sitting = replace(sitting, table=put_in(sitting.table, host=host_of(sitting.table, sitting.seats)))
        for seat in missing:
            sitting = await standins.send_in(house, tx, sitting, seat, "left", Author(ask.user, "host"))
        await put(house, tx, table, "index")
        if sitting.table.paused == "channel":  # it goes on where somebody resumes it
            await tx.save_table(sitting.table)
        else:
            sitting = await go_on(house, tx, sitting)
    house.kick()
    return sitting


def host_of(table: Table, seats: Sequence[Seat]) -> int:
    """Return who hosts the table: its host, or the first person who still sits."""
    people = [seat.user for seat in seats if seat.user is not None and seat.status == "seated"]
    return people[0] if people and table.host not in people else table.host


async def go_on(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """Set a table running again, in its channel: whoever is awaited is told. Where somebody is missing it waits for
    him there, and its board says so.
    """
    table = sitting.table.id
    missing = any(_misses(seat) for seat in sitting.seats)
    status, why = ("paused", "left") if missing else ("running", None)
    changed = put_in(sitting.table, status=status, paused=why, wakes=None)
    after = replace(sitting, table=changed)
    await tx.save_table(changed)
    await tx.drop_timer(table, "wake")
    await _let_go_of_former_board(house, tx, changed)
    await _take_along(house, tx, changed)
    if missing:
        await put(house, tx, table, "board")
        await announce.renew_letters(house, tx, after)
    else:
        after = await announce.change(house, tx, sitting, after, actor=None)
    return after


async def _let_go_of_unheard(house: House, tx: Writing, unsent: Sequence[Outgoing], channel: int) -> None:
    """Let what may have been sent to the channel that a table has left be looked for there, and taken away.

    Its rows go on, to the new channel. This comes last: whoever gave one of them up meanwhile looked there.
    """
    for row in unsent:
        if row.kind in IN_CHANNEL:
            await give_up(house, tx, row, channel=channel)


async def _let_go_of_former_board(house: House, tx: Writing, table: Table) -> None:
    """In another channel the board is posted anew."""
    board = await tx.posted(table.id, "board")
    if board is not None and board.channel != table.channel:
        await _shrink(house, tx, board)


async def _take_along(house: House, tx: Writing, table: Table) -> None:
    """Let what is asked and what is offered be posted where the table goes on, unless it stands there."""
    here = {(posted.role, posted.owner) for posted in await tx.all_posted(table.id) if posted.channel == table.channel}
    asked = [("ballot", ballot.id) for ballot in await tx.open_ballots(table.id)]
    offered = [("vacancy", vacancy.seat) for vacancy in await tx.vacancies(table.id)]
    for kind, target in (*asked, *offered):
        if (kind, target) not in here:
            await put(house, tx, table.id, kind, target=target)


async def _shrink(house: House, tx: Writing, board: Posted) -> None:
    await tx.drop_posted(board.table, "board")
    gone = ShrinkBody(board.channel, board.message, board.at, house.clock.now())
    await put(house, tx, board.table, "shrink", target=board.message, body=gone)


@dataclass(frozen=True)
class Ended:
    """How many tables cannot go on where they are, for the log."""

    paused: int = 0
    closed: int = 0

    def __bool__(self) -> bool:
        return bool(self.paused or self.closed)

    def __str__(self) -> str:
        return f"{self.paused} tables pause, {self.closed} lobbies are closed"


async def _pause_all(house: House, tx: Writing, guild: int, reason: str, concerns: Callable[[Table], bool]) -> Ended:
    paused = closed = 0
    tables = [table for table in await tx.tables(("lobby", *ACTIVE)) if concerns(table)]
    for sitting in await load_all(house, tx, guild, tables):
        table = sitting.table
        if table.status == "lobby":
            await tx.save_table(put_in(table, status="cancelled"))
            await put(house, tx, table.id, "lobby")
            await put(house, tx, table.id, "index")
            closed += 1
        elif table.status == "running" or (reason == "channel" and table.paused != reason):
            await _pause(house, tx, sitting, reason)
            paused += 1
    return Ended(paused, closed)


async def pause_until(house: House, tx: Writing, sitting: Sitting, reason: str, until: float) -> Sitting:
    """Pause a running table until a time, at which it goes on by itself; before that `resume` wakes it."""
    after = await _pause(house, tx, sitting, reason, until)
    await tx.put_timer(Timer(table=sitting.table.id, kind="wake", due=until))
    await put(house, tx, sitting.table.id, "board")
    return after


async def wake(table: TableTx, _timer: Timer) -> None:
    """Let a table go on whose agreed pause is over; in a server without the bot it waits for its return."""
    sitting = table.sitting
    if sitting.table.paused != "agreed":
        return
    if (await table.tx.info()).present:
        await go_on(table.house, table.tx, sitting)
    else:
        await table.tx.save_table(put_in(sitting.table, paused="guild", wakes=None))


async def fall_asleep(table: TableTx, _timer: Timer) -> None:
    """Put a table to sleep at which nothing has happened for long: its people are told once, and one press wakes it."""
    if table.sitting.table.status == "running":
        await _pause(table.house, table.tx, table.sitting, "asleep")
        await remarks.note(table.house, table.tx, table.sitting, say("remark-asleep"))
        await table.enqueue("board")


async def whole_again(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """Go on with a table that waited for somebody who is replaced by now; another stays as it is."""
    waits = sitting.table.status == "paused" and sitting.table.paused == "left"
    return sitting if not waits or any(map(_misses, sitting.seats)) else await go_on(house, tx, sitting)


async def call_off(house: House, tx: Writing, sitting: Sitting) -> Sitting:
    """End a table without a result. Nothing hidden is told; its letters and its board go. Who does it tells its
    people.
    """
    table = sitting.table.id
    after = replace(sitting, table=put_in(sitting.table, status="cancelled", paused=None, wakes=None))
    await tx.save_table(after.table)
    after = replace(after, seats=(await announce.silence(house, tx, sitting)).seats)
    await tx.drop_timer(table, "wake")
    await premoves.forget(tx, table)
    await announce.withdraw_offers(house, tx, table)
    if (board := await tx.posted(table, "board")) is not None:
        await _shrink(house, tx, board)
    await announce.renew_letters(house, tx, sitting)  # which takes them away
    await put(house, tx, table, "index")
    return after


async def _pause(house: House, tx: Writing, sitting: Sitting, reason: str, wakes: float | None = None) -> Sitting:
    """Pause: nothing is told or played until it goes on, except one word to each person."""
    after = await rest(house, tx, sitting, reason, wakes)
    await tell(house, tx, after, f"told-{reason}")
    return after


async def rest(house: House, tx: Writing, sitting: Sitting, reason: str, wakes: float | None = None) -> Sitting:
    """Pause without a word: nothing is told or played until the table goes on, and letters offer no choice.

    Those of a server without the bot wait for its return.
    """
    paused = put_in(sitting.table, status="paused", paused=reason, wakes=wakes)
    await tx.save_table(paused)
    after = replace(await announce.silence(house, tx, sitting), table=paused)
    if reason != "guild":
        await announce.renew_letters(house, tx, after)
    return after


async def tell(house: House, tx: Writing, sitting: Sitting, key: str) -> None:
    """Say one word to each person of a table, with what it is called and until when it rests."""
    info, table = await tx.info(), sitting.table
    facts = {"until": f"<t:{int(table.wakes)}:f>"} if table.wakes is not None else {}
    phrase = say(key, title=sitting.game.meta.title, table=table.id, server=shown(info.name) or "?", **facts)
    for person in sitting.people():
        if person.user is not None:
            await put_told(house, tx, table.id, person.user, phrase)
