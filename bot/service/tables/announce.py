"""Announce a change: write outbox messages and timers in the same transaction as the change.

An outbox message names a slot that is out of date. Its content is made from the newest state when it is sent. So a
burst of actions becomes one edit, and after an outage only the newest content is sent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from bot.games.core import codec
from bot.games.core.events import Event
from bot.games.core.narration import Narration, Page, is_narrator, narrations
from bot.games.core.replay import open_entry
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import Entry, Timer
from bot.service.runtime.state import NarrationId
from bot.service.tables import index, live_mode, premoves, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import BOARD, CALL, DIGEST, DM_PANEL, STORY, VACANCY, Fresh, Why, show, withdraw

TELL = "tell"
"""Kind of the timer (one for each table) that notifies players of their turn."""


class Telling(Struct, frozen=True):
    """Body of the `tell` timer: the seats to notify of their turn.

    `last`: seats to notify that only they are missing. `waits`: the messages are edited already; only the notice waits,
    until the players' preferences can be read.
    """

    seats: tuple[int, ...]
    last: tuple[int, ...] = ()
    waits: bool = False


async def change(
    context: Context, tx: Writing, before: LoadedTable, after: LoadedTable, actor: int | None
) -> LoadedTable:
    """Write all that follows from a change of a running table. `before` may be the lobby; `actor` is the acting seat.

    Boards and notices wait until a narration has ended: they would give its end away. Returns the table after the
    change, with its clocks updated.
    """
    after.view(None)  # cached for the board; a state that cannot be shown must not be committed
    table = after.table.id
    context.runtime.watch.changed(after.guild, table)
    if after.table.status == "over":
        await _update_dms(context, tx, before, after)
        return await _over(context, tx, after)
    after = await seat_clocks.tick(context, tx, after)
    due = _announced_at(context, after, actor)
    await _computers(tx, after, due + context.settings.computer_pause)
    narrated_at = context.runtime.narration_pace.until(after.guild, table, context.clock.now())
    due = max(due, narrated_at)
    await look_after(context, tx, after)
    await tx.put_timer(Timer(table=table, kind="sleep", due=context.clock.now() + context.settings.sleep))
    await _cross_out_calls(context, tx, before, after)
    await live_mode.follow(context, tx, before, after)
    await index.follow(context, tx, before, after)
    notified = await _turn(context, tx, before, after, actor, due)
    planned = await premoves.follow(context, tx, before, after, due)
    await _update_dms(context, tx, before, after, besides=notified, also=planned)
    if not (notified and due <= context.clock.now()):
        await show(context, tx, table, BOARD, due=narrated_at)
    return after


def _announced_at(context: Context, after: LoadedTable, actor: int | None) -> float:
    """Return when the next turn may be announced: after the hold time while the last action can be undone."""
    now = context.clock.now()
    if actor is None or actor in after.to_move() or after.computer_on(actor):
        return now
    return now + context.settings.hold if open_entry(after.game, after.position, actor) is not None else now


async def _turn(
    context: Context, tx: Writing, before: LoadedTable, after: LoadedTable, actor: int | None, due: float
) -> Collection[int]:
    """Set the timer that notifies the seats now to move; return these seats."""
    table = after.table.id
    waiting = _waiting(after)
    newly, last = waiting - set(before.to_move()), await _only_one_missing(tx, before, after)
    pending = await tx.timer(table, TELL)
    if pending is not None:
        body = msgspec.json.decode(pending.body, type=Telling)
        newly |= waiting & set(body.seats)
        last |= waiting & set(body.last) if len(waiting) == 1 else set()
    newly -= {actor}  # the acting player knows
    newly |= last
    if newly:
        body = msgspec.json.encode(Telling(tuple(sorted(newly)), last=tuple(last)))
        await tx.put_timer(Timer(table=table, kind=TELL, due=due, body=body))
    elif pending is not None:
        await tx.drop_timer(table, TELL)
    return newly


def _waiting(loaded: LoadedTable) -> set[int]:
    return {seat for seat in loaded.to_move() if loaded.computer_on(seat) is None}


async def _only_one_missing(tx: Writing, before: LoadedTable, after: LoadedTable) -> set[int]:
    """Return the only seat still missing after several decided at once; a seat gets this notice once per decision."""
    several, left = _waiting(before), _waiting(after)
    if len(left) != 1 or not several > left:
        return set()
    (seat,) = left
    return left if await tx.say_once(after.table.id, f"last:{seat}:{after.decisions[seat]}") else set()


async def _cross_out_calls(context: Context, tx: Writing, before: LoadedTable, after: LoadedTable) -> None:
    """Cross out the calls of players who are no longer to move.

    Their reminder timers stay: each checks by itself whether its player is to move, and goes on after an undo.
    """
    for user in set(before.awaited()) - set(after.awaited()):
        await strike(context, tx, after.table.id, user)


async def strike(context: Context, tx: Writing, table: int, user: int) -> None:
    """Cross out the calls of a player in the channel."""
    for role in (CALL, DIGEST):
        if await tx.posted(table, role, user) is not None:
            await show(context, tx, table, CALL, user)
            return


async def _computers(tx: Writing, after: LoadedTable, due: float) -> None:
    """Set the timers of computers that are to move, and delete those of the others."""
    to_move = after.to_move()
    for seat in range(len(after.seats)):
        if after.computer_on(seat) is None:
            continue
        if seat in to_move:
            await tx.put_timer(Timer(table=after.table.id, kind="computer", target=seat, due=due))
        else:
            await tx.drop_timer(after.table.id, "computer", seat)


async def look_after(context: Context, tx: Writing, loaded: LoadedTable) -> None:
    """Set the timer that checks, after a long silence, whether the players to move are still in the server."""
    due = context.clock.now() + context.settings.presence
    await tx.put_timer(Timer(table=loaded.table.id, kind="presence", due=due))


async def _update_dms(
    context: Context,
    tx: Writing,
    before: LoadedTable,
    after: LoadedTable,
    *,
    besides: Collection[int] = (),
    also: Collection[int] = (),
) -> None:
    """Update the DM panels that changed. Players who are notified of their turn get a new panel with the notice."""
    for person in after.people():
        if person.user is None or person.number in besides:
            continue
        if person.number in also or _differs(before, after, person.number):
            await renew_dm(context, tx, after, person.user)


async def renew_dm(context: Context, tx: Writing, loaded: LoadedTable, user: int, *, why: Why | None = None) -> None:
    """Update a player's DM panel. With `why`, post a new message that notifies the player."""
    fresh = Fresh(why=why) if why is not None else None
    claim = 0 if fresh is not None else None
    await show(context, tx, loaded.table.id, DM_PANEL, user, fresh=fresh, claim=claim)


async def renew_panels(context: Context, tx: Writing, loaded: LoadedTable) -> None:
    """Update the DM panels and open panels of all players."""
    context.runtime.watch.changed(loaded.guild, loaded.table.id)
    for person in loaded.people():
        if person.user is not None:
            await renew_dm(context, tx, loaded, person.user)


async def post_board(
    context: Context, tx: Writing, loaded: LoadedTable, users: Collection[int], *, last: bool = False
) -> None:
    """Post the board as a new message that mentions these users, besides those who wait for a mention already."""
    fresh = Fresh(tuple(sorted(users)), "last" if last else "turn")
    await show(context, tx, loaded.table.id, BOARD, fresh=fresh, claim=loaded.table.channel)


def _differs(before: LoadedTable, after: LoadedTable, seat: int) -> bool:
    """Return whether a DM panel changed: whose turn it is, the seat's choices, or the looks sent with it."""
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
    await renew_panels(context, tx, after)
    await withdraw_offers(context, tx, table)
    narrated_at = context.runtime.narration_pace.until(after.guild, table, context.clock.now())
    await show(context, tx, table, BOARD, fresh=Fresh(why="over"), due=narrated_at)
    return after


async def withdraw_offers(context: Context, tx: Writing, table: int) -> None:
    """Delete all vacancies of a table; the offers in the channel say so."""
    for vacancy in await tx.vacancies(table):
        await tx.drop_vacancy(table, vacancy.seat)
        await show(context, tx, table, VACANCY, vacancy.seat)


async def silence(context: Context, tx: Writing, loaded: LoadedTable) -> LoadedTable:
    """Withdraw the notices of the running game, delete its timers and stop its clocks."""
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


async def narrate(context: Context, tx: Writing, loaded: LoadedTable, number: int, events: Sequence[Event]) -> None:
    """Update every narration that the newest entry continues or of which it undid a part."""
    presenter = loaded.presenter
    if not is_narrator(presenter):
        return
    if events and not any(presenter.narration_line(event) is not None for event in events):
        return  # an undo has no events
    log = await tx.entries(loaded.table.id)
    taken_back = {entry.number for entry in log if entry.undone_by == number}
    now, pace = context.clock.now(), context.settings.pace
    for story in narrations_in(loaded, log):
        new = sum(part.number == number for part in story.parts)
        if not new and not any(part.number in taken_back for part in story.parts):
            continue
        spot = NarrationId(loaded.guild, loaded.table.id, story.id)
        if story.parts[0].number == number:
            context.runtime.narration_pace.begin(spot, now)
        context.runtime.narration_pace.expect(loaded.guild, loaded.table.id, new, now, pace)
        due = context.runtime.narration_pace.next(spot, now, pace)
        await show(context, tx, loaded.table.id, STORY, story.id, due=due)


def narrations_in(loaded: LoadedTable, log: Sequence[Entry]) -> tuple[Narration, ...]:
    """Return the narrations in a table's whole log; () for a game without narrations."""
    presenter = loaded.presenter
    if not is_narrator(presenter):
        return ()
    pages = (
        Page(entry.number, codec.decode_events(loaded.game, entry.events), entry.undone_by is not None) for entry in log
    )
    return narrations(presenter, pages)
