"""Whether a table is live, and whose calls are withheld meanwhile: read and written in the table's own transactions."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from bot.service.context import House
from bot.service.ports import Reading, Writing
from bot.service.records import Timer
from bot.service.tables.loaded import Sitting

KIND = "live"
"""The timer (one a table) that makes it live; it rings when somebody who is awaited may have gone."""


class Lively(Struct, frozen=True):
    """What a live table remembers: since when it is, and the seats that were not called for their present turn."""

    since: float
    withheld: tuple[int, ...] = ()


def read(timer: Timer) -> Lively:
    """Return what the timer remembers."""
    return msgspec.json.decode(timer.body, type=Lively)


async def is_live(tx: Reading, table: int) -> bool:
    """Return whether a table is live."""
    return await tx.timer(table, KIND) is not None


async def begin(house: House, tx: Writing, table: int) -> None:
    """Let a table be live from now on."""
    now = house.clock.now()
    await _set(tx, table, now + house.manners.live, Lively(now))


async def withhold(tx: Writing, sitting: Sitting, users: Collection[int]) -> bool:
    """Call these people later, if need be; return False where the table is not live and they are to be called now."""
    timer = await tx.timer(sitting.table.id, KIND)
    if timer is None:
        return False
    known = read(timer)
    seats = {seat.number for seat in sitting.people() if seat.user in users}
    kept = tuple(sorted(seats.union(known.withheld)))
    await _set(tx, sitting.table.id, timer.due, msgspec.structs.replace(known, withheld=kept))
    return True


async def follow(house: House, tx: Writing, before: Sitting, after: Sitting) -> None:
    """Let a live table follow a change: whoever is awaited newly has his time; who is not needs no call."""
    if house.manners.live <= 0 or (timer := await tx.timer(after.table.id, KIND)) is None:
        return
    known, to_move = read(timer), after.to_move()
    left = tuple(seat for seat in known.withheld if seat in to_move)
    newly = set(to_move) - set(before.to_move())
    due = house.clock.now() + house.manners.live if newly else timer.due
    if (due, left) != (timer.due, known.withheld):
        await _set(tx, after.table.id, due, msgspec.structs.replace(known, withheld=left))


async def _set(tx: Writing, table: int, due: float, lively: Lively) -> None:
    await tx.put_timer(Timer(table=table, kind=KIND, due=due, body=msgspec.json.encode(lively)))
