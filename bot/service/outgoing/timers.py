"""What is done when a timer of each kind is due."""

from __future__ import annotations

from bot.service.changes import ballots, computers, lifecycle, out_of_time, vacations
from bot.service.house import House
from bot.service.notices import reminding
from bot.service.private import planning
from bot.service.records import DueTimer
from bot.service.table import ahead, clockwork, live, lively
from bot.service.table.tx import Prepare, at_once, claim

TIMERS: dict[str, Prepare] = {
    "computer": computers.choose,
    "presence": lifecycle.look_after,
    "wake": at_once(lifecycle.wake),
    "sleep": at_once(lifecycle.fall_asleep),
    "ballot": at_once(ballots.look_again),
    clockwork.KIND: at_once(out_of_time.ring),
    vacations.KIND: at_once(vacations.begin_or_end),
    reminding.KIND: at_once(reminding.remind),
    ahead.KIND: at_once(planning.step),
    lively.KIND: at_once(live.ring),
}


async def act_on(house: House, guild: int, found: DueTimer) -> None:
    """Do what a timer is for. What raises leaves the timer as it was."""
    await claim(house, guild, found, await TIMERS[found.kind](house, guild, found))
