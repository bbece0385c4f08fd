"""What is to be told after a change: outgoing rows and timers, put down in the change's own transaction.

Rows say what is to be renewed; `dispatch` makes the content from the newest state when it sends. So a burst of
actions becomes one edit, and after an outage only the newest of each is sent.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from bot.games.core.undo import open_entry
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import Timer
from bot.service.tables import index, live_mode, premoves, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import BOARD, CALL, DIGEST, DM_PANEL, VACANCY, Fresh, Why, show, withdraw

TELL = "tell"
"""The timer (one a table) at which players are told that it is their turn."""


class Telling(Struct, frozen=True):
    """What the timer holds: the seats that are to be told that it is their turn.

    `last`: those that are told that they are the last ones missing. `waits`: what stands was renewed already, and only
    the call waits for the players' preferences.
    """

    seats: tuple[int, ...]
    last: tuple[int, ...] = ()
    waits: bool = False


async def change(
    context: Context, tx: Writing, before: LoadedTable, after: LoadedTable, actor: int | None
) -> LoadedTable:
    """Put down all that a change of a running table brings. `before` may be the lobby; `actor`: the acting seat.

    Boards and calls wait until a story is told, so that they do not give away how it ends. Returns the table after it,
    with its clocks as they run now.
    """
    after.view(None)  # kept for the board; what cannot be shown is not written
    table = after.table.id
    context.runtime.watch.changed(after.guild, table)
    if after.table.status == "over":
        await _hands(context, tx, before, after)
        return await _over(context, tx, after)
    after = await seat_clocks.tick(context, tx, after)
    due = _announced_at(context, after, actor)
    await _computers(tx, after, due + context.settings.computer_pause)
    told_at = context.runtime.narration_pace.until(after.guild, table, context.clock.now())
    due = max(due, told_at)
    await look_after(context, tx, after)
    await tx.put_timer(Timer(table=table, kind="sleep", due=context.clock.now() + context.settings.sleep))
    await _struck(context, tx, before, after)
    await live_mode.follow(context, tx, before, after)
    await index.follow(context, tx, before, after)
    told = await _turn(context, tx, before, after, actor, due)
    planned = await premoves.follow(context, tx, before, after, due)
    await _hands(context, tx, before, after, besides=told, also=planned)
    if not (told and due <= context.clock.now()):
        await show(context, tx, table, BOARD, due=told_at)
    return after


def _announced_at(context: Context, after: LoadedTable, actor: int | None) -> float:
    """Return when the next turn may be told: later, while the last action can still be taken back."""
    now = context.clock.now()
    if actor is None or actor in after.to_move() or after.computer_on(actor):
        return now
    return now + context.settings.hold if open_entry(after.game, after.position, actor) is not None else now


async def _turn(
    context: Context, tx: Writing, before: LoadedTable, after: LoadedTable, actor: int | None, due: float
) -> Collection[int]:
    """Set the timer that tells whose turn it is now; return the seats that are to be told."""
    table = after.table.id
    waiting = _waiting(after)
    newly, last = waiting - set(before.to_move()), await _last(tx, before, after)
    pending = await tx.timer(table, TELL)
    if pending is not None:
        body = msgspec.json.decode(pending.body, type=Telling)
        newly |= waiting & set(body.seats)
        last |= waiting & set(body.last) if len(waiting) == 1 else set()
    newly -= {actor}  # whoever acts knows
    newly |= last
    if newly:
        body = msgspec.json.encode(Telling(tuple(sorted(newly)), last=tuple(last)))
        await tx.put_timer(Timer(table=table, kind=TELL, due=due, body=body))
    elif pending is not None:
        await tx.drop_timer(table, TELL)
    return newly


def _waiting(loaded: LoadedTable) -> set[int]:
    return {seat for seat in loaded.to_move() if loaded.computer_on(seat) is None}


async def _last(tx: Writing, before: LoadedTable, after: LoadedTable) -> set[int]:
    """Return the seat that is the last one missing where several decided at once: told once for each decision."""
    several, left = _waiting(before), _waiting(after)
    if len(left) != 1 or not several > left:
        return set()
    (seat,) = left
    return left if await tx.say_once(after.table.id, f"last:{seat}:{after.decisions[seat]}") else set()


async def _struck(context: Context, tx: Writing, before: LoadedTable, after: LoadedTable) -> None:
    """Let the calls of those who are not awaited any more be struck out.

    Their reminders stay: they find out by themselves, and go on for whoever takes his move back.
    """
    for user in set(before.awaited()) - set(after.awaited()):
        await strike(context, tx, after.table.id, user)


async def strike(context: Context, tx: Writing, table: int, user: int) -> None:
    """Let the calls of a player that stand be crossed out."""
    for role in (CALL, DIGEST):
        if await tx.posted(table, role, user) is not None:
            await show(context, tx, table, CALL, user)
            return


async def _computers(tx: Writing, after: LoadedTable, due: float) -> None:
    """Wake the computers that owe a decision, and let the others sleep."""
    to_move = after.to_move()
    for seat in range(len(after.seats)):
        if after.computer_on(seat) is None:
            continue
        if seat in to_move:
            await tx.put_timer(Timer(table=after.table.id, kind="computer", target=seat, due=due))
        else:
            await tx.drop_timer(after.table.id, "computer", seat)


async def look_after(context: Context, tx: Writing, loaded: LoadedTable) -> None:
    """Set the timer that asks, when nothing happens for long, whether those who are awaited are still here."""
    due = context.clock.now() + context.settings.presence
    await tx.put_timer(Timer(table=loaded.table.id, kind="presence", due=due))


async def _hands(
    context: Context,
    tx: Writing,
    before: LoadedTable,
    after: LoadedTable,
    *,
    besides: Collection[int] = (),
    also: Collection[int] = (),
) -> None:
    """Renew the direct messages of those for whom something changed; who is told of his turn gets his with that."""
    for person in after.people():
        if person.user is None or person.number in besides:
            continue
        if person.number in also or _differs(before, after, person.number):
            await renew_dm(context, tx, after, person.user)


async def renew_dm(context: Context, tx: Writing, loaded: LoadedTable, user: int, *, why: Why | None = None) -> None:
    """Let a player's panel in direct messages be brought up to date; `why`: by a new message, a notice of the turn."""
    fresh = Fresh(why=why) if why is not None else None
    claim = 0 if fresh is not None else None
    await show(context, tx, loaded.table.id, DM_PANEL, user, fresh=fresh, claim=claim)


async def renew_letters(context: Context, tx: Writing, loaded: LoadedTable) -> None:
    """Renew the direct messages and panels of all who sit."""
    context.runtime.watch.changed(loaded.guild, loaded.table.id)
    for person in loaded.people():
        if person.user is not None:
            await renew_dm(context, tx, loaded, person.user)


async def post_board(
    context: Context, tx: Writing, loaded: LoadedTable, users: Collection[int], *, last: bool = False
) -> None:
    """Let the board be posted anew, with these users mentioned and those who were to be before."""
    fresh = Fresh(tuple(sorted(users)), "last" if last else "turn")
    await show(context, tx, loaded.table.id, BOARD, fresh=fresh, claim=loaded.table.channel)


def _differs(before: LoadedTable, after: LoadedTable, seat: int) -> bool:
    """Return whether a direct message says something else now: whose turn it is, own choices, the sent looks."""
    to_move = after.to_move()
    if before.replay is None or before.to_move() != to_move:
        return True
    if seat in to_move and before.decisions[seat] != after.decisions[seat]:
        return True
    return before.sent(seat) != after.sent(seat)


async def _over(context: Context, tx: Writing, after: LoadedTable) -> LoadedTable:
    table = after.table.id
    after = await silence(context, tx, after)
    await premoves.forget(tx, table)
    await renew_letters(context, tx, after)
    await withdraw_offers(context, tx, table)
    told_at = context.runtime.narration_pace.until(after.guild, table, context.clock.now())
    await show(context, tx, table, BOARD, fresh=Fresh(why="over"), due=told_at)
    return after


async def withdraw_offers(context: Context, tx: Writing, table: int) -> None:
    """Let the seats that are on offer be on offer no more; what stands in the channel says so."""
    for vacancy in await tx.vacancies(table):
        await tx.drop_vacancy(table, vacancy.seat)
        await show(context, tx, table, VACANCY, vacancy.seat)


async def silence(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Take back what is to be told of the running game, and let its computers sleep and its clocks stand."""
    table = loaded.table.id
    await withdraw(tx, await tx.outgoing(table, BOARD))
    await tx.drop_timer(table, TELL)
    await tx.drop_timer(table, "presence")
    await tx.drop_timer(table, "sleep")
    await tx.drop_timer(table, live_mode.KIND)
    await index.refresh(context, tx, table)
    context.runtime.presence.calmed(loaded.guild, table)
    for seat in loaded.seats:
        await tx.drop_timer(table, "computer", seat.number)
        if seat.user is not None:
            await tx.drop_timer(table, "remind", seat.user)
            await tx.drop_timer(table, premoves.KIND, seat.user)
            await strike(context, tx, table, seat.user)
    return await seat_clocks.tick(context, tx, loaded, stand=True)
