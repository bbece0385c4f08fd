"""Announce a change: write outbox messages and timers in the same transaction as the change.

An outbox message names a slot that is out of date. Its content is made from the newest state when it is sent. So a
burst of actions becomes one edit, and after an outage only the newest content is sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Struct

from bot.games.core.events import Event
from bot.games.core.narrator import Narrator
from bot.games.core.phrase import Phrase
from bot.games.history.log import decode_events
from bot.games.history.narration import (
    LoggedEvents,
    Narration,
    affected_by,
    begun_in,
    is_narrator,
    narrates_all,
    narrations,
)
from bot.games.history.replay import open_entry
from bot.limits import TOKEN_SECONDS
from bot.service.bodies import Fresh
from bot.service.context import Context
from bot.service.records import Entry
from bot.service.runtime.state import NarrationId
from bot.service.tables import live_mode, premoves, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.open_table import OpenTable
from bot.service.tables.outbox import BOARD, STORY, VACANCY, withdraw

TELL = "tell"
"""Kind of the timer (one for each table) that notifies players of their turn."""


HOLD_ALONE = 5.0
"""The most seconds of the hold time where a single user plays: only computers wait, and nobody else is called."""
LEARNING = TOKEN_SECONDS
"""Seconds after which a learner who does nothing counts as gone: reading takes long, and until then the private step
can be renewed where it stands."""
NARRATED = 160
"""Log entries among which the beginning of a narration is looked for first."""


class Telling(Struct, frozen=True):
    """Body of the `tell` timer: the seats to notify of their turn.

    `last`: seats to notify that only they are missing. `waits`: the messages are edited already; only the notice waits,
    until the players' preferences can be read.
    """

    seats: tuple[int, ...]
    last: tuple[int, ...] = ()
    waits: bool = False
    done: int = 0
    """The log entry from which on players are told what was done to them; 0 if nothing was."""


async def change(table: OpenTable, before: LoadedTable, actor: int | None) -> None:
    """Write all consequences of a change of a running table. `before` may be the lobby; `actor` is the acting seat.

    Boards and notices wait until a narration has ended: they would reveal its end. The table's clocks are updated.
    """
    context, now = table.context, table.context.clock.now()
    table.loaded.view(None)  # caches the view for the board; raises before the commit if there is none
    context.runtime.watch.changed(table.loaded.guild, table.id)
    if table.loaded.table.status == "over":
        await _update_dms(table, before)
        await _over(table)
        return
    await seat_clocks.tick(table)
    due = _announced_at(table, actor)
    await _computers(table, due + context.settings.computer_pause)
    narrated_at = _narrated_at(table)
    due = max(due, narrated_at)
    await look_after(table)
    await table.set_timer("sleep", now + context.settings.sleep)
    for user in set(before.awaited()) - set(table.loaded.awaited()):
        # Reminder timers stay: each checks whether its player is to move, and goes on after an undo.
        await table.cross_out_calls(user)
    await live_mode.follow(table, before)
    if before.table.status != table.loaded.table.status or _owed(before) != _owed(table.loaded):
        await table.refresh_index()
    notified = await _turn(table, before, actor, due)
    queues = await table.tx.premove_queues(table.id)
    planned = await premoves.follow(table, queues, before, due) if queues else ()
    await _update_dms(table, before, besides=notified, also=planned)
    if not (notified and due <= now):
        await show_board(table, due=narrated_at)


def _owed(loaded: LoadedTable) -> set[tuple[int | None, int]]:
    """Return the users who owe a decision, each with the decision number."""
    return {(seat.user, loaded.decisions[seat.number]) for seat in loaded.awaited_seats()}


def _announced_at(table: OpenTable, actor: int | None) -> float:
    """Return when the next turn may be announced: now, or after the hold time if the last action can be undone."""
    after, now = table.loaded, table.context.clock.now()
    if actor is None or actor in after.to_move() or after.computer_on(actor):
        return now
    if open_entry(after.game, after.position, actor) is None:
        return now
    hold = table.context.settings.hold
    return now + (min(hold, HOLD_ALONE) if len(after.users()) == 1 else hold)


def _narrated_at(table: OpenTable) -> float:
    """Return when the table's narrations end."""
    return table.context.runtime.narration_pace.until(table.loaded.guild, table.id, table.context.clock.now())


async def _turn(table: OpenTable, before: LoadedTable, actor: int | None, due: float) -> Collection[int]:
    """Set the timer that notifies the seats now to move; return these seats."""
    waiting = _waiting(table.loaded)
    newly, last = waiting - set(before.to_move()), await _only_one_missing(table, before)
    pending = await table.tx.timer(table.id, TELL)
    done = newly_affected(before, table.loaded, actor)
    if pending is not None:
        body = msgspec.json.decode(pending.body, type=Telling)
        newly |= waiting & set(body.seats)
        done = body.done or done
        last |= waiting & set(body.last) if len(waiting) == 1 else set()
    newly -= {actor}  # the acting player needs no notice
    newly |= last
    if newly or done:
        body = Telling(tuple(sorted(newly)), last=tuple(last), done=done)
        await table.set_timer(TELL, due, body=msgspec.json.encode(body))
    elif pending is not None:
        await table.drop_timer(TELL)
    return newly


def _waiting(loaded: LoadedTable) -> set[int]:
    return {seat for seat in loaded.to_move() if loaded.computer_on(seat) is None}


async def _only_one_missing(table: OpenTable, before: LoadedTable) -> set[int]:
    """Return the only seat still to decide after others have decided. A seat gets this notice once per decision."""
    several, left = _waiting(before), _waiting(table.loaded)
    if len(left) != 1 or not several > left:
        return set()
    (seat,) = left
    return left if await table.tx.say_once(table.id, f"last:{seat}:{table.loaded.decisions[seat]}") else set()


async def _computers(table: OpenTable, due: float) -> None:
    """Set the timers of computers that are to move, and delete those of the others."""
    to_move = table.loaded.to_move()
    for seat in range(len(table.loaded.seats)):
        if table.loaded.computer_on(seat) is None:
            continue
        if seat in to_move:
            await table.set_timer("computer", due, seat)
        else:
            await table.drop_timer("computer", seat)


async def look_after(table: OpenTable) -> None:
    """Set the timer that checks, after a long silence, whether the players to move are still in the server."""
    await table.set_timer("presence", table.context.clock.now() + table.context.settings.presence)


async def _update_dms(
    table: OpenTable, before: LoadedTable, *, besides: Collection[int] = (), also: Collection[int] = ()
) -> None:
    """Update the DM panels that changed. Players who are notified of their turn get a new panel with the notice."""
    for user in table.loaded.users():
        if table.loaded.shares_screen(user):
            changed = _screen_differs(before, table.loaded, user)
        else:
            (seat,) = table.loaded.seats_of(user)[:1]
            changed = seat not in besides and (seat in also or _differs(before, table.loaded, seat))
        if changed:
            await table.renew_dm(user)


async def show_board(table: OpenTable, *, due: float | None = None) -> None:
    """Mark the board, `due` not before."""
    await _show_when_paused(table, BOARD, due=due)


async def _show_when_paused(table: OpenTable, kind: str, target: int = 0, *, due: float | None = None) -> None:
    """Mark a slot of the channel, `due` not before. The first message of one in a game that began privately is posted
    when its player pauses: it would push the private panel out of sight.
    """
    if table.loaded.began_privately and await table.tx.posted(table.id, kind, target) is None:
        now, pending = table.context.clock.now(), await table.tx.outgoing(table.id, kind, target)
        if pending is None or pending.due > now:
            due = now + LEARNING
    await table.show(kind, target, due=due)


async def post_board(table: OpenTable, users: Collection[int], *, last: bool = False) -> None:
    """Post the board as a new message that mentions these users and those whom its unsent row is to mention."""
    fresh = Fresh(tuple(sorted(users)), "last" if last else "turn")
    await table.show(BOARD, fresh=fresh, claim=table.loaded.table.channel)


def _screen_differs(before: LoadedTable, after: LoadedTable, user: int) -> bool:
    """Return whether the DM panel of an account changed that several players use: of the seat at the screen, or else
    the pass card. What another seat learned does not count: it would show in the time of the edit.
    """
    seat = after.viewer_of(user)
    if before.replay is None or before.to_move() != after.to_move() or before.viewer_of(user) != seat:
        return True
    return seat is not None and _differs(before, after, seat)


def _differs(before: LoadedTable, after: LoadedTable, seat: int) -> bool:
    """Return whether a DM panel changed: whose turn it is, the seat's choices, or the looks sent with it."""
    to_move = after.to_move()
    if before.replay is None or before.to_move() != to_move:
        return True
    if seat in to_move and before.decisions[seat] != after.decisions[seat]:
        return True
    return before.sent(seat) != after.sent(seat)


async def _over(table: OpenTable) -> None:
    await silence(table)
    await premoves.forget(table.tx, table.id)
    await table.renew_panels()
    await withdraw_offers(table)
    await table.show(BOARD, fresh=Fresh(why="over"), due=_narrated_at(table))


async def withdraw_offers(table: OpenTable) -> None:
    """Delete all vacancies of a table, and update the offers in the channel."""
    for vacancy in await table.tx.vacancies(table.id):
        await table.tx.drop_vacancy(table.id, vacancy.seat)
        await table.show(VACANCY, vacancy.seat)


async def silence(table: OpenTable) -> None:
    """Withdraw the notices of the running game, delete its timers and stop its clocks."""
    await withdraw(table.tx, await table.tx.outgoing(table.id, BOARD))
    for kind in (TELL, "presence", "sleep", live_mode.KIND):
        await table.drop_timer(kind)
    await table.refresh_index()
    table.context.runtime.presence.calmed(table.loaded.guild, table.id)
    for seat in table.loaded.seats:
        await table.drop_timer("computer", seat.number)
        if seat.user is not None:
            await table.drop_timer("remind", seat.user)
            await table.drop_timer(premoves.KIND, seat.user)
            await table.cross_out_calls(seat.user)
    await seat_clocks.tick(table, stand=True)


async def narrate(table: OpenTable, number: int, events: Sequence[Event]) -> None:
    """Update every narration that the newest entry continues or of which it undid a part."""
    loaded, presenter = table.loaded, table.loaded.presenter
    if not is_narrator(presenter):
        return
    if events and not any(presenter.narration_line(event) is not None for event in events):
        return  # an undo has no events
    log = await _narrated(table, presenter, number)
    taken_back = {entry.number for entry in log if entry.undone_by == number}
    now, narration_pace = table.context.clock.now(), table.context.runtime.narration_pace
    pace = pace_of(table.context, loaded)
    for story in narrations_in(loaded, log):
        new = sum(part.number == number for part in story.parts)
        if not new and not any(part.number in taken_back for part in story.parts):
            continue
        narration_id = NarrationId(loaded.guild, table.id, story.id)
        if story.begin == number:
            narration_pace.begin(narration_id, now)
        narration_pace.expect(loaded.guild, table.id, new, now, pace)
        await _show_when_paused(table, STORY, story.id, due=narration_pace.next(narration_id, now, pace))


def pace_of(context: Context, loaded: LoadedTable) -> float:
    """Return the seconds between two lines of a narration at this table."""
    return 0.0 if narrates_all(loaded.presenter) else context.settings.pace


async def _narrated(table: OpenTable, narrator: Narrator, number: int) -> Sequence[Entry]:
    """Return the newest entries, from the beginning of each narration on that entry `number` tells or takes back."""
    rows = await table.tx.entries(table.id, last=NARRATED)
    changed = [place for place, row in enumerate(rows) if number in (row.number, row.undone_by)]
    lines = (narrator.narration_line(event) for place in changed for event in _page(table.loaded, rows[place]).events)
    threads = {line.thread for line in lines if line is not None}
    for place in reversed(range(len(rows)) if changed[0] else ()):
        threads -= begun_in(narrator, _page(table.loaded, rows[place]))
        if not threads and place <= changed[0]:
            return rows[place:]
    return rows if rows[0].number == 1 else await table.tx.entries(table.id)


def narrations_in(loaded: LoadedTable, log: Sequence[Entry]) -> tuple[Narration, ...]:
    """Return the narrations in a table's log, or in the part of it from an entry on in which they begin.

    () for a game without narrations.
    """
    presenter = loaded.presenter
    return narrations(presenter, (_page(loaded, entry) for entry in log)) if is_narrator(presenter) else ()


def _page(loaded: LoadedTable, entry: Entry) -> LoggedEvents:
    return LoggedEvents(entry.number, decode_events(loaded.game, entry.events), entry.undone_by is not None)


# -- what other seats' actions do to a seat (`core.narrator.Affecting`) ------------------------------------------------


def newly_affected(before: LoadedTable, after: LoadedTable, actor: int | None) -> int:
    """Return the number of the new entry if it does something to a player who did not act, else 0."""
    if actor is None or after.direct or after.entries == before.entries:
        return 0
    users = {seat.number for seat in after.people()} - {actor}
    return after.entries if users & affected_seats(after, after.position.last.events) else 0


def affected_seats(loaded: LoadedTable, events: Iterable[Event]) -> set[int]:
    """Return the seats to which these events do something."""
    view = loaded.view(None)
    return {seat for event in events for seat in affected_by(loaded.presenter, view, event)}


def told_affected(
    loaded: LoadedTable, pages: Iterable[tuple[int | None, Sequence[Event]]], seat: int
) -> tuple[Phrase, ...]:
    """Return what was done to a seat, in the game's words. `pages`: who acted, and the events."""
    view, over = loaded.view(None), not loaded.to_move()
    found = (
        loaded.presenter.describe(event, seat, over)
        for actor, events in pages
        if actor != seat
        for event in events
        if seat in affected_by(loaded.presenter, view, event)
    )
    return tuple(phrase for phrase in found if phrase is not None)
