"""What is done when a timer of each kind is due."""

from __future__ import annotations

from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.computers import actions as computers
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.live_mode import actions as live
from bot.service.features.premoves import actions as planning
from bot.service.features.reminders import actions as reminders
from bot.service.features.seats import out_of_time
from bot.service.features.vacation import actions as vacations
from bot.service.records import DueTimer
from bot.service.tables import live_mode, premoves, seat_clocks
from bot.service.tables.tx import Prepare, at_once, claim

TIMERS: dict[str, Prepare] = {
    "computer": computers.choose,
    "presence": lifecycle.look_after,
    "wake": at_once(lifecycle.wake),
    "sleep": at_once(lifecycle.fall_asleep),
    "ballot": at_once(ballots.look_again),
    seat_clocks.KIND: at_once(out_of_time.ring),
    vacations.KIND: at_once(vacations.begin_or_end),
    reminders.KIND: at_once(reminders.remind),
    premoves.KIND: at_once(planning.step),
    live_mode.KIND: at_once(live.ring),
}


async def act_on(context: Context, guild: int, found: DueTimer) -> None:
    """Do what a timer is for. What raises leaves the timer as it was."""
    await claim(context, guild, found, await TIMERS[found.kind](context, guild, found))
