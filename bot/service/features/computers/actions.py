"""Computer players at the table: they see their view, choose where it holds nobody up, and act like anybody else."""

from __future__ import annotations

from bot.games.core.contract import IllegalAction
from bot.games.core.log import acted
from bot.service.context import House
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import Decision
from bot.service.features.seats import standins
from bot.service.records import DueTimer, Timer
from bot.service.tables.loaded import Sitting
from bot.service.tables.log import Author
from bot.service.tables.lookup import sitting_at
from bot.service.tables.tx import Act, TableTx


async def choose(house: House, guild: int, found: DueTimer) -> Act:
    """Choose for the computer on the timer's seat, if it owes an action; return what does it.

    What was chosen for a table that has changed meanwhile is not done: it is chosen anew.
    """
    before, seat = await sitting_at(house, guild, found.table), found.target
    level = before.computer_on(seat) if seat in before.to_move() else None
    decision = await choosing.choose(house, before, seat, level) if level is not None else None

    async def play(table: TableTx, timer: Timer) -> None:
        if not _owes(table.sitting, seat):
            return
        if decision is None or table.sitting.entries != before.entries:
            await table.tx.put_timer(timer)
        else:
            await _act(table, seat, decision)

    return play


def _owes(sitting: Sitting, seat: int) -> bool:
    return seat in sitting.to_move() and sitting.computer_on(seat) is not None


async def _act(table: TableTx, seat: int, decision: Decision) -> None:
    """Do one action; its own consequences set the next timer."""
    sitting = table.sitting
    refusal = sitting.game.refuse(sitting.state, seat, decision.action)
    if refusal is not None:
        raise IllegalAction(refusal)
    await table.append(acted(seat, decision.action, decision.effort), Author(door="computer"))
    table.sitting = await standins.end_of_turn(table.house, table.tx, table.sitting, seat)
