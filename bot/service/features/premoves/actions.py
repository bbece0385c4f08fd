"""Adding and removing premoves, and doing their steps. A step is done like any other action, when it is due."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import refused
from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.lookahead import Lookahead, LookaheadResult, lookahead
from bot.games.core.phrase import say
from bot.games.history.log import acted
from bot.games.history.premoves import relevant_digest
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.live_mode import actions as live
from bot.service.people import is_quiet_now, person_at, wants_dm
from bot.service.records import PremoveQueue, Timer
from bot.service.request import Actor, Request
from bot.service.tables import live_mode, premoves
from bot.service.tables.loaded import ACTIVE, LoadedTable, not_played
from bot.service.tables.personal_limits import MOST_STEPS
from bot.service.tables.tx import TableTx, open_requested


def look_ahead(loaded: LoadedTable, seat: int) -> Lookahead:
    """Return the lookahead of the table's game. Raises Refused where nothing can be planned."""
    found = lookahead(loaded.game)
    user = loaded.seats[seat].user
    if user is not None and loaded.shares_screen(user):
        raise refused("plan-shared-screen")
    if found is None:
        raise refused("no-plans", title=loaded.game.meta.title)
    if loaded.table.status not in ACTIVE:
        raise not_played(loaded.table)
    return found


def prospect_of(loaded: LoadedTable, seat: int, plan: PremoveQueue | None) -> LookaheadResult:
    """Return what a seat may add to its plan. Raises Refused where nothing can be planned."""
    return look_ahead(loaded, seat).look_ahead(loaded.view(seat), seat, premoves.steps_of(loaded, plan))


def number_of(plan: PremoveQueue | None) -> int:
    """Return the number that buttons of a plan carry: another after every change by hand."""
    return 1 + (plan.revision if plan is not None and plan.stopped is None else 0)


async def plan_of(context: Context, loaded: LoadedTable, user: int) -> PremoveQueue | None:
    """Return what a user intends to do at a table."""
    async with context.store.read(loaded.guild) as tx:
        return await tx.premove_queue(loaded.table.id, user)


async def add(
    context: Context,
    request: Request,
    read: Callable[[LoadedTable, LookaheadResult], Action],
    number: int,
) -> tuple[LoadedTable, PremoveQueue | None]:
    """Append an action to the player's premoves. Premoves that have stopped are replaced.

    Raises Refused for users without a seat, for what cannot be foreseen, and for a stale button.
    """
    async with open_requested(context, request) as table:
        loaded = table.loaded
        seat = loaded.seat_number(request.user)
        plan = await table.tx.premove_queue(table.id, request.user)
        prospect = prospect_of(loaded, seat, plan)
        if number not in (0, number_of(plan)):
            raise refused("stale")
        action = read(loaded, prospect)
        if action not in prospect.actions:
            raise refused("not-ahead")
        steps = () if plan is None or plan.stopped is not None else plan.steps
        if len(steps) >= MOST_STEPS:
            raise refused("plan-full", most=MOST_STEPS)
        return loaded, await _write(table, seat, (*steps, (verb_of(action), *nouns(action))))


async def remove(
    context: Context, request: Request, *, everything: bool = False
) -> tuple[LoadedTable, PremoveQueue | None]:
    """Remove the last step of the player's premoves, or all. An empty queue is no error. Raises Refused."""
    async with open_requested(context, request) as table:
        loaded = table.loaded
        seat = loaded.seat_number(request.user)
        look_ahead(loaded, seat)
        plan = await table.tx.premove_queue(table.id, request.user)
        if plan is None:
            return loaded, None
        steps = () if everything or plan.stopped is not None else plan.steps[:-1]
        if steps:
            return loaded, await _write(table, seat, steps)
        await premoves.delete(table.tx, plan)
        return loaded, None


async def _write(table: TableTx, seat: int, steps: tuple[tuple[str, ...], ...]) -> PremoveQueue:
    context, loaded = table.context, table.loaded
    user = loaded.seats[seat].user
    assert user is not None
    mark = relevant_digest(look_ahead(loaded, seat), loaded.view(seat), seat)
    now = context.clock.now()
    plan = PremoveQueue(table=table.id, user=user, steps=steps, mark=mark, revision=context.token(), at=now)
    if premoves.acts(loaded, plan):
        plan = premoves.changed(plan, hushed=True)  # the player counts on it from now on
        await premoves.set_step(table, plan, now)
    # Their direct message is not renewed: they may be planning in this very message.
    await table.tx.save_premoves(plan)
    return plan


async def step(table: TableTx, timer: Timer) -> None:
    """Do the next step of a player's premoves, if it is still due.

    It counts as the player's presence, like an action by hand.
    """
    tx, loaded = table.tx, table.loaded
    plan = await tx.premove_queue(table.id, timer.target)
    if plan is None or not premoves.acts(loaded, plan):
        return
    await live.seen_at(table, plan.user)
    seat = loaded.seat_number(plan.user)
    action = premoves.action_of(loaded, plan.steps[0])
    refusal = loaded.game.why_illegal(loaded.state, seat, action) if action is not None else None
    if action is None or refusal is not None:
        why = say("plan-stopped-refused", why=refusal.reason) if refusal else say("plan-stopped-somehow")
        await premoves.stop(table, plan, why)
        await table.renew_dm(plan.user)
    else:
        await premoves.note_withheld(tx, table.id, plan.user)
        await table.append(acted(seat, action), Actor(plan.user, "panel"))


async def tell_stopped(table: TableTx, timer: Timer) -> None:
    """Notify a player who relied on their premoves that these have stopped.

    It is a direct message even for a player who prefers mentions: no other player may see it.
    """
    context, loaded = table.context, table.loaded
    person = await person_at(context, timer.target, loaded.guild, table.id)
    by_dm = person.notice != "silent" and person.dm != "closed" and person.user in loaded.awaited()
    now = not is_quiet_now(context, person)
    later = by_dm and not now and wants_dm(person)  # a mention that was kept back comes in its time
    if by_dm and await live_mode.withhold(table, (person.user,)):
        by_dm = later = False
    await table.renew_dm(person.user, why="plan" if by_dm and now else None)
    if later:
        await digest.keep(context, loaded, person)
        await digest.put_row(table, person)
