"""Plans: what every change of a table does to them, in the change's own transaction. Nobody else sees any of it.

A plan goes on while its owner knows and could do what he did when he made it (`relevant_digest`); his own steps may
change that as far as they could be foreseen. When it stops the reason is kept, and stands in his next notice. If he is
awaited then and counts on it (`PremoveQueue.hushed`), a timer calls him: a direct message, which reaches him alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.core.actions import Action, Unreadable, build
from bot.games.core.log import Acted, AnyEntry, Rewound, Seated, TookBack
from bot.games.core.lookahead import Lookahead, as_expected, lookahead, relevant_digest
from bot.games.core.phrase import Phrase, say
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import PremoveQueue, Timer
from bot.service.tables import log_view
from bot.service.tables.loaded import ACTIVE, LoadedTable

KIND = "plan"
"""The timer (target: the user) that does the next step."""
TELL_STOPPED = "tell_stopped"
"""The timer (target: the user) that calls a player whose premoves have stopped."""
LEAST, MOST = 15.0, 90.0
"""Seconds that a step takes beyond what a computer's takes: as long as somebody who sits before his panel."""

changed = msgspec.structs.replace


def delay(context: Context) -> float:
    """Draw for how long somebody would think about the next step."""
    return LEAST + (MOST - LEAST) * int.from_bytes(context.entropy(4), "big") / 2**32


def acts(loaded: LoadedTable, plan: PremoveQueue) -> bool:
    """Return whether the plan is to do its next step: its owner is awaited, here, and plays himself."""
    seat = loaded.seat_of(plan.user)
    if seat is None or plan.stopped is not None or seat not in loaded.to_move():
        return False
    return loaded.seats[seat].away is None and loaded.computer_on(seat) is None


async def follow(context: Context, tx: Writing, before: LoadedTable, after: LoadedTable, due: float) -> set[int]:
    """Let plans follow a change of the table; return the seats whose letters say something else now.

    `due`: when a computer would act.
    """
    said: set[int] = set()
    for plan in await tx.premove_queues(after.table.id):
        seat, ahead = after.seat_of(plan.user), lookahead(after.game)
        if seat is None or ahead is None or after.table.status not in ACTIVE:
            await let_go(tx, plan)
            continue
        kept = _after(ahead, before, after, plan, seat)
        own = after.entries > before.entries and _actor(after) == seat
        if kept is None:
            await let_go(tx, plan)
        else:
            await _keep(context, tx, after, plan, kept, due, anew=own)
        if kept is None or (kept.steps, kept.stopped) != (plan.steps, plan.stopped):
            said.add(seat)
    return said


async def _keep(
    context: Context, tx: Writing, after: LoadedTable, plan: PremoveQueue, kept: PremoveQueue, due: float, *, anew: bool
) -> None:
    """Write a plan that goes on, or the reason why it does not, and set the time of its next step."""
    if after.seat_of(kept.user) not in after.to_move():
        kept = changed(kept, hushed=False)
    if kept != plan:
        await tx.save_premoves(kept)
    if kept.stopped is not None and plan.stopped is None:
        await _call(context, tx, after, kept)
    if not acts(after, kept):
        await tx.drop_timer(after.table.id, KIND, kept.user)
    elif anew or await tx.timer(after.table.id, KIND, kept.user) is None:
        await wind(context, tx, kept, due)


async def wind(context: Context, tx: Writing, plan: PremoveQueue, due: float) -> None:
    """Set the time of the next step."""
    at = due + delay(context)
    await tx.put_timer(Timer(table=plan.table, kind=KIND, target=plan.user, due=at))


async def let_go(tx: Writing, plan: PremoveQueue) -> None:
    """Forget a plan."""
    await tx.drop_premoves(plan.table, plan.user)
    await tx.drop_timer(plan.table, KIND, plan.user)


async def hush(tx: Writing, table: int, user: int) -> None:
    """Note that somebody was not called for his turn, since his plan plays it."""
    if (plan := await tx.premove_queue(table, user)) is not None:
        await tx.save_premoves(changed(plan, hushed=True))


async def forget(tx: Writing, table: int) -> None:
    """Forget all plans at a table that is played no more."""
    for plan in await tx.premove_queues(table):
        await let_go(tx, plan)


async def stop(context: Context, tx: Writing, loaded: LoadedTable, plan: PremoveQueue, why: Phrase) -> None:
    """Stop a plan whose next step cannot be done; its owner is told."""
    stopped = changed(plan, stopped=why)
    await tx.save_premoves(stopped)
    await tx.drop_timer(plan.table, KIND, plan.user)
    await _call(context, tx, loaded, stopped)


async def _call(context: Context, tx: Writing, loaded: LoadedTable, plan: PremoveQueue) -> None:
    if plan.hushed and plan.user in loaded.awaited():
        await tx.put_timer(Timer(table=plan.table, kind=TELL_STOPPED, target=plan.user, due=context.clock.now()))


def _actor(after: LoadedTable) -> int | None:
    entry = after.position.last.entry
    return entry.seat if isinstance(entry, Acted) else None


def _after(
    ahead: Lookahead, before: LoadedTable, after: LoadedTable, plan: PremoveQueue, seat: int
) -> PremoveQueue | None:
    """Return what becomes of a plan; None: it is not wanted any more."""
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
    """Return what remains when its owner has acted: by the plan, or by hand as planned; else he goes his own way."""
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
    """Return the steps of a plan that goes on."""
    if plan is None or plan.stopped is not None:
        return ()
    found = (action_of(loaded, step) for step in plan.steps)
    return tuple(action for action in found if action is not None)


def labels(loaded: LoadedTable, seat: int, planned: Sequence[Action]) -> list[Phrase]:
    """Say what each step does, where it is to be done."""
    ahead = lookahead(loaded.game)
    if ahead is None:
        return []
    view: Any = loaded.view(seat)
    return [
        loaded.presenter.label(ahead.look_ahead(view, seat, tuple(planned[:place])).view, action)
        for place, action in enumerate(planned)
    ]
