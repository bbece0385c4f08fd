"""Whether a table is live, and whose calls are withheld meanwhile: read and written in the table's own transactions."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from bot.service.context import Context
from bot.service.ports import Reading, Writing
from bot.service.records import Timer
from bot.service.tables.loaded import LoadedTable

KIND = "live"
"""The timer (one a table) that makes a table live; due when an awaited player may have left."""


class LiveMode(Struct, frozen=True):
    """What a live table remembers: since when it is, and the seats that were not called for their present turn."""

    since: float
    withheld: tuple[int, ...] = ()


def read(timer: Timer) -> LiveMode:
    """Return what the timer remembers."""
    return msgspec.json.decode(timer.body, type=LiveMode)


async def is_live(tx: Reading, table: int) -> bool:
    """Return whether a table is live."""
    return await tx.timer(table, KIND) is not None


async def begin(context: Context, tx: Writing, table: int) -> None:
    """Let a table be live from now on."""
    now = context.clock.now()
    await _set(tx, table, now + context.settings.live, LiveMode(now))


async def withhold(tx: Writing, loaded: LoadedTable, users: Collection[int]) -> bool:
    """Call these people later, if need be; return False where the table is not live and they are to be called now."""
    timer = await tx.timer(loaded.table.id, KIND)
    if timer is None:
        return False
    known = read(timer)
    seats = {seat.number for seat in loaded.people() if seat.user in users}
    kept = tuple(sorted(seats.union(known.withheld)))
    await _set(tx, loaded.table.id, timer.due, msgspec.structs.replace(known, withheld=kept))
    return True


async def follow(context: Context, tx: Writing, before: LoadedTable, after: LoadedTable) -> None:
    """Let a live table follow a change: whoever is awaited newly has his time; who is not needs no call."""
    if context.settings.live <= 0 or (timer := await tx.timer(after.table.id, KIND)) is None:
        return
    known, to_move = read(timer), after.to_move()
    left = tuple(seat for seat in known.withheld if seat in to_move)
    newly = set(to_move) - set(before.to_move())
    due = context.clock.now() + context.settings.live if newly else timer.due
    if (due, left) != (timer.due, known.withheld):
        await _set(tx, after.table.id, due, msgspec.structs.replace(known, withheld=left))


async def _set(tx: Writing, table: int, due: float, lively: LiveMode) -> None:
    await tx.put_timer(Timer(table=table, kind=KIND, due=due, body=msgspec.json.encode(lively)))
