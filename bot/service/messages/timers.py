"""What is done when a timer of each kind is due."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.computers import actions as computers
from bot.service.features.hot_seat import actions as hot_seat
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.live_mode import actions as live
from bot.service.features.lobby import lapsing
from bot.service.features.premoves import actions as planning
from bot.service.features.reminders import actions as reminders
from bot.service.features.seats import out_of_time
from bot.service.features.turns import actions as turns
from bot.service.features.vacation import actions as vacations
from bot.service.records import DueTimer, Timer
from bot.service.tables import index, live_mode, premoves, seat_clocks, seating
from bot.service.tables.tx import Act, Expect, Prepare, TableTx, claim


async def _index(table: TableTx, _timer: Timer) -> None:
    await index.update(table.context, table.tx, table.loaded)


PREPARED: dict[str, Prepare] = {
    "computer": computers.choose,
    "presence": lifecycle.look_after,
    turns.KIND: turns.tell,
}
"""Timers with a slow preparation, which runs before the transaction."""
ACTS: dict[str, Act] = {
    index.KIND: _index,
    "wake": lifecycle.wake,
    "sleep": lifecycle.fall_asleep,
    "ballot": ballots.check,
    seat_clocks.KIND: out_of_time.check,
    vacations.KIND: vacations.begin_or_end,
    reminders.KIND: reminders.remind,
    premoves.KIND: planning.step,
    premoves.TELL_STOPPED: planning.tell_stopped,
    live_mode.KIND: live.check,
    lapsing.KIND: lapsing.lapse,
    seating.KIND: hot_seat.leave_if_idle,
}
"""All other timers."""
EXPECTS: dict[str, Expect] = {index.KIND: index.expect}
"""What prefetches the rows that an action reads."""
KINDS = (*PREPARED, *ACTS)


async def act_on(context: Context, guild: int, found: Sequence[DueTimer]) -> None:
    """Do the actions of one table's timers, in one transaction. After an error all the timers are unchanged."""
    acts = [(timer, await _prepared(context, guild, timer)) for timer in found]
    await claim(context, guild, acts, [EXPECTS[timer.kind] for timer in found if timer.kind in EXPECTS])


async def _prepared(context: Context, guild: int, found: DueTimer) -> Act:
    prepare = PREPARED.get(found.kind)
    return ACTS[found.kind] if prepare is None else await prepare(context, guild, found)
