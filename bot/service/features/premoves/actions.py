"""Making a plan, taking it back, and doing its steps. A step is done like any other action, at its time."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import refused
from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.log import acted
from bot.games.core.lookahead import Foresight, Prospect, fingerprint, foresight
from bot.games.core.phrase import say
from bot.service.context import House
from bot.service.features.live_mode import actions as live
from bot.service.ports import Writing
from bot.service.records import Plan, Timer
from bot.service.request import Ask
from bot.service.tables import announce, premoves
from bot.service.tables.loaded import ACTIVE, Sitting, load, not_played
from bot.service.tables.log import Author
from bot.service.tables.personal_limits import MOST_STEPS
from bot.service.tables.tx import TableTx

Read = Callable[[Prospect], Action]
"""Reads the action that is meant among those that are foreseen."""


def look_ahead(sitting: Sitting) -> Foresight:
    """Return the foresight of the table's game. Raises Refused where nothing can be planned."""
    found = foresight(sitting.game)
    if found is None:
        raise refused("no-plans", title=sitting.game.meta.title)
    if sitting.table.status not in ACTIVE:
        raise not_played(sitting.table)
    return found


def prospect_of(sitting: Sitting, seat: int, plan: Plan | None) -> Prospect:
    """Return what a seat may add to its plan. Raises Refused where nothing can be planned."""
    return look_ahead(sitting).foresee(sitting.view(seat), seat, premoves.steps_of(sitting, plan))


def number_of(plan: Plan | None) -> int:
    """Return the number that buttons of a plan carry: another after every change by hand."""
    return 1 + (plan.revision if plan is not None and plan.stopped is None else 0)


async def plan_of(house: House, sitting: Sitting, user: int) -> Plan | None:
    """Return what a user intends to do at a table."""
    async with house.store.read(sitting.guild) as tx:
        return await tx.plan(sitting.table.id, user)


async def add(
    house: House, ask: Ask, guild: int, table: int, read: Callable[[Sitting, Prospect], Action], number: int
) -> tuple[Sitting, Plan | None]:
    """Put an action behind those that are planned. Raises Refused: strangers, what cannot be foreseen, a stale button.

    A plan that has stopped makes room for a new one.
    """
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = sitting.seat_number(ask.user)
        plan = await tx.plan(table, ask.user)
        prospect = prospect_of(sitting, seat, plan)
        if number not in (0, number_of(plan)):
            raise refused("stale")
        action = read(sitting, prospect)
        if action not in prospect.actions:
            raise refused("not-ahead")
        steps = () if plan is None or plan.stopped is not None else plan.steps
        if len(steps) >= MOST_STEPS:
            raise refused("plan-full", most=MOST_STEPS)
        made = await _write(house, tx, sitting, seat, (*steps, (verb_of(action), *nouns(action))))
    house.kick()
    return sitting, made


async def shorten(
    house: House, ask: Ask, guild: int, table: int, *, by_all: bool = False
) -> tuple[Sitting, Plan | None]:
    """Take the last step out of one's plan, or all of them. Nothing there is no error. Raises Refused."""
    async with house.store.write(guild) as tx:
        sitting = await load(house, tx, guild, table)
        seat = sitting.seat_number(ask.user)
        look_ahead(sitting)
        plan = await tx.plan(table, ask.user)
        if plan is None:
            return sitting, None
        steps = () if by_all or plan.stopped is not None else plan.steps[:-1]
        if steps:
            return sitting, await _write(house, tx, sitting, seat, steps)
        await premoves.let_go(tx, plan)
    return sitting, None


async def _write(house: House, tx: Writing, sitting: Sitting, seat: int, steps: tuple[tuple[str, ...], ...]) -> Plan:
    table, user = sitting.table.id, sitting.seats[seat].user
    assert user is not None
    mark = fingerprint(look_ahead(sitting), sitting.view(seat), seat)
    now = house.clock.now()
    plan = Plan(table=table, user=user, steps=steps, mark=mark, revision=house.token(), at=now)
    if premoves.acts(sitting, plan):
        plan = premoves.changed(plan, hushed=True)  # he counts on it from now on
        await premoves.wind(house, tx, plan, now)
    # His letter is not renewed: he may be planning in this very message.
    await tx.save_plan(plan)
    return plan


async def step(table: TableTx, timer: Timer) -> None:
    """Do the next step of somebody's plan, if it is still to be done.

    To others he is there, as if he had done it by hand.
    """
    house, tx, sitting = table.house, table.tx, table.sitting
    plan = await tx.plan(table.id, timer.target)
    if plan is None or not premoves.acts(sitting, plan):
        return
    await live.seen_at(table, plan.user)
    seat = sitting.seat_number(plan.user)
    action = premoves.action_of(sitting, plan.steps[0])
    refusal = sitting.game.refuse(sitting.state, seat, action) if action is not None else None
    if action is None or refusal is not None:
        why = say("plan-stopped-refused", why=refusal.reason) if refusal else say("plan-stopped-somehow")
        await premoves.stop(house, tx, sitting, plan, why)
        await announce.refresh_hand(house, tx, table.id, plan.user)
    else:
        await premoves.hush(tx, table.id, plan.user)
        await table.append(acted(seat, action), Author(plan.user, "panel"))
