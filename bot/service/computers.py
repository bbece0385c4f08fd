"""Computer players at the table: they see their view, choose in a worker thread, and act like anybody else."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from bot.errors import Refused
from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.service.finding import sitting_at
from bot.service.house import House
from bot.service.records import Timer
from bot.service.sitting import Sitting
from bot.service.turns import act_for_computer

EFFORT = 1000


async def play(house: House, guild: int, timer: Timer) -> None:
    """Do one action for the computer on the timer's seat, if it still owes one.

    The action's own transaction sets the next timer, so a crash in between loses nothing.
    """
    sitting = await sitting_at(house, guild, timer.table)
    seat = timer.target
    level = sitting.computer_on(seat)
    if level is None or seat not in sitting.to_move():
        async with house.store.write(guild) as tx:
            await tx.drop_timer(timer.table, timer.kind, seat)
        return
    action = await asyncio.to_thread(choose, sitting, seat, level)
    try:
        await act_for_computer(house, guild, timer.table, seat, action)
    except Refused as error:
        if error.kind != "stale":
            raise


def choose(sitting: Sitting, seat: int, level: str) -> Action:
    """Return the computer's choice. Its chance is its own: drawn from the seed's hash, never from the table's."""
    game = sitting.game
    view = game.view(sitting.state, seat)
    own = sha256(b"computer" + sitting.table.seed + sitting.entries.to_bytes(4, "big") + bytes([seat])).digest()
    return game.choose(view, game.legal(sitting.state, seat), seat, level, EFFORT, Chance(own).open())
