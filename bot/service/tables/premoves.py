"""Premoves: how a change of the table updates each player's queue, in the same transaction. No other player sees it.

A queue continues while its player knows and can do the same as when it was made (`relevant_digest`). The queue's own
steps may change that, as far as the change was predicted. When the queue stops, the reason is stored, and the player's
next notice gives it. If the player is awaited then and relies on the queue (`PremoveQueue.hushed`), a timer sends them
a direct message, which no other player sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.core.actions import Action, Unreadable, build
from bot.games.core.lookahead import Lookahead, lookahead
from bot.games.core.phrase import Phrase, say
from bot.games.history.log import Acted, AnyEntry, Rewound, Seated, TookBack
from bot.games.history.premoves import as_expected, relevant_digest
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import PremoveQueue
from bot.service.tables import log_view
from bot.service.tables.loaded import ACTIVE, LoadedTable
from bot.service.tables.open_table import OpenTable

KIND = "plan"
"""The timer (target: the user) that does the next step."""
TELL_STOPPED = "tell_stopped"
"""The timer (target: the user) that notifies a player whose premoves have stopped."""
LEAST, MOST = 15.0, 90.0
"""Bounds of the delay, in seconds, after the time when a computer would act: a player at their panel takes as long."""

changed = msgspec.structs.replace


def delay(context: Context) -> float:
    """Draw the delay of the next step at random: the seconds that a player would take for it."""
    return LEAST + (MOST - LEAST) * int.from_bytes(context.entropy(4), "big") / 2**32


def acts(loaded: LoadedTable, plan: PremoveQueue) -> bool:
    """Return whether the queue is to do its next step: its player is awaited and not away, and no computer plays."""
    seat = loaded.viewer_of(plan.user)
    if seat is None or plan.stopped is not None or seat not in loaded.to_move():
        return False
    return loaded.seats[seat].away is None and loaded.computer_on(seat) is None


async def follow(table: OpenTable, queues: Sequence[PremoveQueue], before: LoadedTable, due: float) -> set[int]:
    """Update the table's premoves after a change of the table; return the seats whose direct message changes by that.

    `due`: when a computer would act.
    """
    changed_seats, after = set[int](), table.loaded
    for plan in queues:
        seat, ahead = after.viewer_of(plan.user), lookahead(after.game)
        if seat is None or ahead is None or after.table.status not in ACTIVE:
            await delete(table.tx, plan)
            continue
        kept = _after(ahead, before, after, plan, seat)
        own = after.entries > before.entries and _actor(after) == seat
        if kept is None:
            await delete(table.tx, plan)
        else:
            await _keep(table, plan, kept, due, restart=own)
        if kept is None or (kept.steps, kept.stopped) != (plan.steps, plan.stopped):
            changed_seats.add(seat)
    return changed_seats


async def _keep(table: OpenTable, plan: PremoveQueue, kept: PremoveQueue, due: float, *, restart: bool) -> None:
    """Store a queue that goes on, or the reason why it stops, and set its timer. `restart`: set a running one again."""
    if table.loaded.viewer_of(kept.user) not in table.loaded.to_move():
        kept = changed(kept, hushed=False)
    if kept != plan:
        await table.tx.save_premoves(kept)
    if kept.stopped is not None and plan.stopped is None:
        await _call(table, kept)
    if not acts(table.loaded, kept):
        await table.drop_timer(KIND, kept.user)
    elif restart or await table.tx.timer(table.id, KIND, kept.user) is None:
        await set_step(table, kept, due)


async def set_step(table: OpenTable, plan: PremoveQueue, due: float) -> None:
    """Set the time of the next step: some time after `due`."""
    await table.set_timer(KIND, due + delay(table.context), plan.user)


async def delete(tx: Writing, plan: PremoveQueue) -> None:
    """Delete a queue and its timer."""
    await tx.drop_premoves(plan.table, plan.user)
    await tx.drop_timer(plan.table, KIND, plan.user)


async def note_withheld(tx: Writing, table: int, user: int) -> None:
    """Note that a player was not notified of their turn, because their premoves play it."""
    if (plan := await tx.premove_queue(table, user)) is not None:
        await tx.save_premoves(changed(plan, hushed=True))


async def forget(tx: Writing, table: int) -> None:
    """Delete all queues at a table that is no longer played."""
    for plan in await tx.premove_queues(table):
        await delete(tx, plan)


async def stop(table: OpenTable, plan: PremoveQueue, why: Phrase) -> None:
    """Stop a queue whose next step cannot be done; its player is notified."""
    stopped = changed(plan, stopped=why)
    await table.tx.save_premoves(stopped)
    await table.drop_timer(KIND, plan.user)
    await _call(table, stopped)


async def _call(table: OpenTable, plan: PremoveQueue) -> None:
    if plan.hushed and plan.user in table.loaded.awaited():
        await table.set_timer(TELL_STOPPED, table.context.clock.now(), plan.user)


def _actor(after: LoadedTable) -> int | None:
    entry = after.position.last.entry
    return entry.seat if isinstance(entry, Acted) else None


def _after(
    ahead: Lookahead, before: LoadedTable, after: LoadedTable, plan: PremoveQueue, seat: int
) -> PremoveQueue | None:
    """Return the queue after a change; None: delete it."""
    entry = after.position.last.entry if after.entries > before.entries else None
    match entry:
        case Acted() | TookBack() if entry.seat == seat:
            return _own(ahead, before, after, plan, entry) if isinstance(entry, Acted) else None
        case Seated() | None:
            return plan
        case Rewound() if plan.stopped is None:
            return changed(plan, stopped=say("plan-stopped-rewound"))
        case _:
            same = plan.stopped is not None or relevant_digest(ahead, after.view(seat), seat) == plan.mark
            return plan if same else changed(plan, stopped=_because(after, entry, seat))


def _own(
    ahead: Lookahead, before: LoadedTable, after: LoadedTable, plan: PremoveQueue, entry: Acted
) -> PremoveQueue | None:
    """Return the queue after its player has acted as planned, by the queue or by hand; None if they acted otherwise."""
    seat = entry.seat
    if plan.stopped is not None or plan.steps[0] != (entry.verb, *entry.nouns):
        return None
    kept = changed(plan, steps=plan.steps[1:], mark=relevant_digest(ahead, after.view(seat), seat))
    awaited = seat in after.to_move()
    if not kept.steps:
        return changed(kept, stopped=say("plan-stopped-done")) if awaited else None
    done = action_of(after, plan.steps[0])
    if done is None or not as_expected(ahead, before.view(seat), after.view(seat), seat, done):
        return changed(kept, stopped=say("plan-stopped-learned"))
    return kept


def _because(after: LoadedTable, entry: AnyEntry, seat: int) -> Phrase:
    told = tuple(log_view.readings(after, entry, after.position.last.events, seat))
    return say("plan-stopped-changed", what=told) if told else say("plan-stopped-somehow")


def action_of(loaded: LoadedTable, step: Sequence[str]) -> Action | None:
    """Read a step; None when the game has no such action."""
    try:
        return build(loaded.game.meta.verb_map(), step[0], step[1:])
    except Unreadable:
        return None


def steps_of(loaded: LoadedTable, plan: PremoveQueue | None) -> tuple[Action, ...]:
    """Return the steps of a queue that has not stopped."""
    if plan is None or plan.stopped is not None:
        return ()
    found = (action_of(loaded, step) for step in plan.steps)
    return tuple(action for action in found if action is not None)


def labels(loaded: LoadedTable, seat: int, planned: Sequence[Action]) -> list[Phrase]:
    """Return the label of each step, for the predicted position in which it is to be done."""
    ahead = lookahead(loaded.game)
    if ahead is None:
        return []
    view: Any = loaded.view(seat)
    return [
        loaded.presenter.label(ahead.look_ahead(view, seat, tuple(planned[:place])).view, action)
        for place, action in enumerate(planned)
    ]
