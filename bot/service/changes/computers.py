"""Computer players at the table: they see their view, choose where it holds nobody up, and act like anybody else."""

from __future__ import annotations

from bot.errors import Refused
from bot.service.changes import thinking
from bot.service.changes.turns import act_for_computer
from bot.service.house import House
from bot.service.records import Timer
from bot.service.table.finding import sitting_at


async def play(house: House, guild: int, timer: Timer) -> None:
    """Do one action for the computer on the timer's seat, if it still owes one.

    The action's own transaction sets the next timer, so a crash in between loses nothing. What was chosen for a table
    that has changed meanwhile is not done: the timer is still there, and it is chosen anew.
    """
    sitting = await sitting_at(house, guild, timer.table)
    seat = timer.target
    level = sitting.computer_on(seat)
    if level is None or seat not in sitting.to_move():
        async with house.store.write(guild) as tx:
            await tx.drop_timer(timer.table, timer.kind, seat)
        return
    decision = await thinking.choose(house, sitting, seat, level)
    try:
        await act_for_computer(house, sitting, seat, decision)
    except Refused as error:
        if error.kind != "stale":
            raise
