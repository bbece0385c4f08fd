"""Computer players: they see their seat's view, choose outside the event loop, and act like other players."""

from __future__ import annotations

from bot.games.core.contract import IllegalAction
from bot.games.history.log import acted
from bot.service.context import Context
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import Decision
from bot.service.features.seats import standins
from bot.service.records import DueTimer, Timer
from bot.service.request import Actor
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from bot.service.tables.tx import Act, TableTx


async def choose(context: Context, guild: int, found: DueTimer) -> Act:
    """Choose for the computer on the timer's seat, if it owes an action; return what does it.

    What was chosen for a table that has changed meanwhile is not done: it is chosen again.
    """
    before, seat = await load_table(context, guild, found.table), found.target
    level = before.computer_on(seat) if seat in before.to_move() else None
    decision = await choosing.choose(context, before, seat, level) if level is not None else None

    async def play(table: TableTx, timer: Timer) -> None:
        if not _owes(table.loaded, seat):
            return
        if decision is None or table.loaded.entries != before.entries:
            await table.tx.put_timer(timer)
        else:
            await _act(table, seat, decision)

    return play


def _owes(loaded: LoadedTable, seat: int) -> bool:
    return seat in loaded.to_move() and loaded.computer_on(seat) is not None


async def _act(table: TableTx, seat: int, decision: Decision) -> None:
    """Do one action; its own consequences set the next timer."""
    loaded = table.loaded
    refusal = loaded.game.why_illegal(loaded.state, seat, decision.action)
    if refusal is not None:
        raise IllegalAction(refusal)
    await table.append(acted(seat, decision.action, decision.effort), Actor(source="computer"))
    await standins.end_of_turn(table, seat)
