"""Whether a table is live, and whose notices are withheld: read and written in the table's own transactions."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from bot.service.ports import Reading
from bot.service.records import Timer
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.open_table import OpenTable

KIND = "live"
"""The timer (one a table) that makes a table live; due when an awaited player may have left."""


class LiveMode(Struct, frozen=True):
    """The state of a live table: since when it is live, and the seats whose notice of the present turn is withheld."""

    since: float
    withheld: tuple[int, ...] = ()


def read(timer: Timer) -> LiveMode:
    """Return what the timer remembers."""
    return msgspec.json.decode(timer.body, type=LiveMode)


async def is_live(tx: Reading, table: int) -> bool:
    """Return whether a table is live."""
    return await tx.timer(table, KIND) is not None


async def still_live(table: OpenTable) -> bool:
    """Return whether a table is live that this process knows to be: another one may have ended it."""
    presence, place = table.context.runtime.presence, (table.loaded.guild, table.id)
    if not presence.is_live(*place):
        return False
    if await is_live(table.tx, table.id):
        return True
    presence.calmed(*place)
    return False


async def begin(table: OpenTable) -> None:
    """Make a table live from now on."""
    now = table.context.clock.now()
    await _set(table, now + table.context.settings.live, LiveMode(now))


async def withhold(table: OpenTable, users: Collection[int]) -> bool:
    """Withhold the notices of these users if the table is live; return whether it is."""
    timer = await table.tx.timer(table.id, KIND)
    if timer is None:
        return False
    known = read(timer)
    seats = {seat.number for seat in table.loaded.people() if seat.user in users}
    kept = tuple(sorted(seats.union(known.withheld)))
    await _set(table, timer.due, msgspec.structs.replace(known, withheld=kept))
    return True


async def follow(table: OpenTable, before: LoadedTable) -> None:
    """Update live mode after a change: newly awaited players get their time; the others need no notice."""
    context, after = table.context, table.loaded
    if context.settings.live <= 0 or (timer := await table.tx.timer(table.id, KIND)) is None:
        return
    known, to_move = read(timer), after.to_move()
    left = tuple(seat for seat in known.withheld if seat in to_move)
    newly = set(to_move) - set(before.to_move())
    due = context.clock.now() + context.settings.live if newly else timer.due
    if (due, left) != (timer.due, known.withheld):
        await _set(table, due, msgspec.structs.replace(known, withheld=left))


async def _set(table: OpenTable, due: float, state: LiveMode) -> None:
    await table.set_timer(KIND, due, body=msgspec.json.encode(state))
