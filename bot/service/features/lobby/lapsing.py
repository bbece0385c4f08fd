"""Lobbies that do not begin and invitations that are not answered end after a time that the server sets.

The timer `lapse` (target: 0 for the lobby, else the invited user) is due a day before the end, when a notice is sent,
and then at the end. Every change of the lobby by a user sets the lobby's time anew, and so does *Keep open*.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.errors import StoreError
from bot.games.core.phrase import Fact, say
from bot.service.bodies import Fresh
from bot.service.features.lobby.seats import numbered
from bot.service.names import shown
from bot.service.people import quiet_hours
from bot.service.people.permissions import is_host
from bot.service.ports import Reading
from bot.service.records import Timer
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import INVITE, LOBBY
from bot.service.tables.tx import TableTx

KIND = "lapse"
DAY = 86_400.0
LAPSED = "lapsed"
"""The key (`say_once`) of a table that was closed because it did not begin in time."""


class LapseState(Struct, frozen=True):
    """Body of the timer. `noticed`: the notice was sent, and the end is next."""

    noticed: bool = False


_NOTICED = msgspec.json.encode(LapseState(noticed=True))


async def follow(table: TableTx) -> None:
    """Bring the timers up to date after a user has changed a lobby: its own time begins anew.

    The time of an invitation begins when it is made, and ends with its answer.
    """
    loaded, now = table.loaded, table.context.clock.now()
    days = (await table.tx.guild_settings()).lobby_days if loaded.table.status == "lobby" else 0
    pending = {timer.target for timer in await table.tx.timers_of(KIND) if timer.table == table.id}
    invited = {seat.user for seat in loaded.seats if seat.status == "invited" and seat.user} if days else set[int]()
    for user in pending - invited - {0}:
        await table.drop_timer(KIND, user)
    for user in invited - pending:
        await table.set_timer(KIND, now + (days - 1) * DAY, user)
    if days:
        await table.set_timer(KIND, now + (days - 1) * DAY)
    elif 0 in pending:
        await table.drop_timer(KIND)


async def closes_at(tx: Reading, table: int) -> float | None:
    """Return when a lobby closes of which a notice was sent, None for all others."""
    timer = await tx.timer(table, KIND)
    return timer.due if timer is not None and _is_noticed(timer) else None


async def keep_open(table: TableTx, request: Request) -> float | None:
    """Let a lobby's time begin anew. Return when it closes without another change, None for never.

    Raises Refused for users who neither have a seat nor run the table.
    """
    if not await is_host(table.tx, request, table.loaded):
        table.loaded.seat_number(request.user)
    await follow(table)
    await table.show(LOBBY)
    timer = await table.tx.timer(table.id, KIND)
    return None if timer is None else timer.due + DAY


async def lapse(table: TableTx, timer: Timer) -> None:
    """Send the notice, or a day later close the lobby or withdraw the invitation."""
    days = (await table.tx.guild_settings()).lobby_days
    if table.loaded.table.status != "lobby" or not days:
        return
    if timer.target:
        await (_withdraw if _is_noticed(timer) else _remind)(table, timer.target)
    else:
        await (_close if _is_noticed(timer) else _notice)(table)


def _is_noticed(timer: Timer) -> bool:
    return msgspec.json.decode(timer.body, type=LapseState).noticed


async def _notice(table: TableTx) -> None:
    """Post the lobby again, with *Keep open* and a mention of its host; in their quiet time, after it."""
    host = table.loaded.table.host
    arrives = await _arrives(table, host)
    await table.set_timer(KIND, arrives + DAY, body=_NOTICED)
    await table.show(LOBBY, fresh=Fresh(users=(host,), why="lapse"), due=arrives)


async def _arrives(table: TableTx, user: int) -> float:
    """Return when a mention of a user is due: now, or after their quiet time."""
    now = table.context.clock.now()
    try:
        return quiet_hours.quiet_until(await table.context.store.people.person(user), now)
    except StoreError:  # whose settings cannot be read is not mentioned (`messages.board.lobby`)
        return now


async def _close(table: TableTx) -> None:
    """Close the lobby, and tell its players how to open another."""
    for timer in await table.tx.timers_of(KIND):
        if timer.table == table.id:
            await table.drop_timer(KIND, timer.target)
    await table.save_table(replace(table.loaded.table, status="cancelled"))
    await table.tx.say_once(table.id, LAPSED)
    await table.show(LOBBY)
    await table.refresh_index()
    for user in _seated(table.loaded):
        await table.tell(user, say("told-lobby-lapsed", **_facts(table.loaded)))


async def _remind(table: TableTx, user: int) -> None:
    """Mention an invited user once more; in their quiet time, after it."""
    if _is_invited(table.loaded, user):
        await table.set_timer(KIND, await _arrives(table, user) + DAY, user, _NOTICED)
        await table.notify(INVITE, user)


async def _withdraw(table: TableTx, user: int) -> None:
    """Give an invited user's seat free, and tell the host."""
    loaded = table.loaded
    if not _is_invited(loaded, user):
        return
    name = loaded.name_of(user)
    await table.save_seats(numbered(seat for seat in loaded.seats if seat.user != user))
    await table.show(LOBBY)
    await table.refresh_index()
    told = say("told-invitation-lapsed", who=shown(name), channel=f"<#{loaded.table.channel}>", **_facts(loaded))
    await table.tell(loaded.table.host, told, about=user)


def _is_invited(loaded: LoadedTable, user: int) -> bool:
    return any(seat.user == user and seat.status == "invited" for seat in loaded.seats)


def _seated(loaded: LoadedTable) -> list[int]:
    return [seat.user for seat in loaded.seats if seat.user is not None and seat.status == "seated"]


def _facts(loaded: LoadedTable) -> dict[str, Fact]:
    return {"title": loaded.game.meta.title, "table": loaded.number()}
