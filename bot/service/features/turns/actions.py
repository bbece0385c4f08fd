"""Notify players of their turn: whom and how is decided once, when the last action can no longer be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce

import msgspec

from bot.errors import StoreError
from bot.games.core.phrase import say
from bot.games.history.log import decode_events
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.reminders import actions as reminders
from bot.service.messenger import Gone
from bot.service.people import is_quiet_now, person_at, wants_dm
from bot.service.people.quiet_hours import arrives_at
from bot.service.records import DueTimer, Person, Timer
from bot.service.tables import announce, live_mode, premoves
from bot.service.tables.announce import Telling
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.outbox import BOARD
from bot.service.tables.tx import Act, TableTx

KIND = announce.TELL
RECENT = 60
"""Entries of the log among which the learner's last action is looked for."""


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
        await _tell_affected(table, body.done)
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
    await _tell_affected(table, body.done)


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
    there = await _at_their_screen(table, people) or await _in_their_panel(table, people)
    planned |= there
    later = {person.user for person in people if person.notice != "silent" and is_quiet_now(context, person)}
    later -= planned
    now = [person for person in people if person.user not in later | there]
    mentioned = [person.user for person in now if person.notice != "silent" and not wants_dm(person)]
    if there and loaded.began_privately:
        await announce.show_board(table)  # a new one would push the private panel out of sight
    else:
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


async def _at_their_screen(table: TableTx, people: Sequence[Person]) -> set[int]:
    """Return those of these users at whose screen several players sit, one of whom has just acted: the next one is
    there already.
    """
    shared = {person.user for person in people if table.loaded.shares_screen(person.user)}
    if not shared:
        return shared
    return shared.intersection(row.user for row in await table.tx.entries(table.id, last=1) if row.user is not None)


async def _in_their_panel(table: TableTx, people: Sequence[Person]) -> set[int]:
    """Return the player of a game that began privately who has acted or begun it lately: only computers played in
    between.
    """
    if not table.loaded.began_privately:
        return set()
    since = table.context.clock.now() - announce.LEARNING
    if table.loaded.table.created >= since:
        return {person.user for person in people}
    acted = {row.user for row in await table.tx.entries(table.id, last=RECENT) if row.at >= since}
    return {person.user for person in people if person.user in acted}


async def _tell_affected(table: TableTx, since: int) -> None:
    """Tell players what was done to them from the log entry `since` on (0: nothing), at a time that suits each.

    What was taken back is left out. A player who is to move reads it with the notice of their turn, and at a live table
    everybody has seen it.
    """
    loaded = table.loaded
    if not since or loaded.table.status != "running" or await live_mode.is_live(table.tx, table.id):
        return
    rows = [row for row in await table.tx.entries(table.id, since=since - 1) if row.undone_by is None]
    pages = [(row.seat, decode_events(loaded.game, row.events)) for row in rows]
    for seat in loaded.people():
        if seat.user is None or seat.number in loaded.to_move() or loaded.shares_screen(seat.user):
            continue
        lines = announce.told_affected(loaded, pages, seat.number)
        if not lines:
            continue
        person = await person_at(table.context, seat.user, loaded.guild, table.id)
        if person.affected:
            done = reduce(lambda told, line: say("game-sentences", told=told, line=line), lines)
            phrase = say("told-affected", title=loaded.game.meta.title, table=loaded.number(), done=done)
            await table.tell(seat.user, phrase, due=arrives_at(person, table.context.clock.now()))
