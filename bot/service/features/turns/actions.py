"""Notify players of their turn: whom and how is decided once, when the last action can no longer be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bot.errors import StoreError
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.reminders import actions as reminders
from bot.service.messenger import Gone
from bot.service.people import wants_dm
from bot.service.people.reachability import is_called_now, person_at
from bot.service.records import DueTimer, Person, Timer
from bot.service.tables import announce, live_mode, premoves
from bot.service.tables.announce import Telling
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.outbox import BOARD
from bot.service.tables.tx import Act, TableTx

KIND = announce.TELL


async def tell(context: Context, guild: int, found: DueTimer) -> Act:
    """Check whether the players to notify are still in the server; return what notifies them.

    A table that awaits a player who has left the server is paused instead.
    """
    async with context.store.read(guild) as tx:
        tx.prefetch.position(found.table)
        timer = await tx.timer(found.table, found.kind, found.target)
        before = await load(context, tx, guild, found.table)
    users = _to_notify(before, timer) if timer is not None else []
    try:
        left = [user for user in users if not await context.messenger.is_member(guild, user)]
    except Gone as gone:
        if gone.what != "guild":
            raise
        return lifecycle.without_guild

    async def act(table: TableTx, timer: Timer) -> None:
        if left and left[0] in _to_notify(table.loaded, timer):
            await lifecycle.leave(table, left[0])
        else:
            await _tell(table, timer)

    return act


def _to_notify(loaded: LoadedTable, timer: Timer) -> list[int]:
    """Return the users to notify who are still awaited."""
    told = {loaded.seats[seat].user for seat in msgspec.json.decode(timer.body, type=Telling).seats}
    return [user for user in loaded.awaited() if user in told]


async def _tell(table: TableTx, timer: Timer) -> None:
    """Notify the players. At a live table their notices are withheld, and the messages are only edited.

    If their preferences cannot be read, the messages are edited once, and the notice waits. Raises StoreError if it
    waits already.
    """
    users, body = _to_notify(table.loaded, timer), msgspec.json.decode(timer.body, type=Telling)
    if not users:
        return
    if table.context.settings.live > 0 and await live_mode.withhold(table, users):
        await _renew(table, users)
        return
    try:
        people = [await person_at(table.context, user, table.loaded.guild, table.id) for user in users]
    except StoreError as error:
        if error.of != "people" or body.waits:
            raise
        waiting = msgspec.json.encode(msgspec.structs.replace(body, waits=True))
        due = table.context.clock.now() + table.context.settings.retry_first
        await table.set_timer(timer.kind, due, body=waiting)
        await _renew(table, users)
        return
    await _call(table, people, last=bool(body.last) and len(table.loaded.awaited()) == 1)


async def _renew(table: TableTx, users: Collection[int]) -> None:
    await table.show(BOARD)
    for user in users:
        await table.renew_dm(user)


async def _call(table: TableTx, people: Sequence[Person], *, last: bool) -> None:
    """Notify these players, each as they prefer: now, or later if it is their quiet time.

    A player whose premove acts is not called by direct message. A mention stays as it is: others would see that it is
    missing.
    """
    context, tx, loaded = table.context, table.tx, table.loaded
    acting = {plan.user for plan in await tx.premove_queues(table.id) if premoves.acts(loaded, plan)}
    planned = {person.user for person in people if person.user in acting and wants_dm(person)}
    later = {person.user for person in people if person.notice != "silent" and not is_called_now(context, person)}
    later -= planned
    now = [person for person in people if person.user not in later]
    mentioned = [person.user for person in now if person.notice != "silent" and not wants_dm(person)]
    await announce.post_board(table, mentioned, last=last)
    for person in people:
        fresh = wants_dm(person) and person.user not in later and person.user not in planned
        await table.renew_dm(person.user, why=("last" if last else "turn") if fresh else None)
        if person.user in later:
            await digest.keep(context, loaded, person)
            await digest.put_row(table, person)
        await reminders.begin(table, person)
    for user in acting.intersection(person.user for person in people):
        await premoves.note_withheld(tx, table.id, user)
