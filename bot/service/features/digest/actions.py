"""Keeping a notice for later: what waits lies in the shared database, and each table has a row that brings it."""

from __future__ import annotations

from bot.errors import Refused, StoreError
from bot.service.context import House
from bot.service.people import quiet_hours, wants_dm
from bot.service.people.reachability import person_at
from bot.service.ports import Writing
from bot.service.records import KeptBack, Person, TableOf
from bot.service.tables.loaded import Sitting, is_seated
from bot.service.tables.lookup import sitting_at
from bot.service.tables.outbox import put

ROLE = "together"


async def keep(house: House, sitting: Sitting, person: Person) -> None:
    """Keep a notice of this table back. The row that brings it is put by `put_row`, in the table's transaction.

    That holds the table's file while this is written: who is seated there cannot be forgotten meanwhile.
    """
    spot = TableOf(sitting.guild, sitting.table.id)
    place = 0 if wants_dm(person) else sitting.table.channel
    row = KeptBack(user=person.user, spot=spot, place=place, at=house.clock.now())
    await house.store.people.keep_back(row)


async def put_row(house: House, tx: Writing, table: int, person: Person) -> None:
    """Put the row that brings what was kept back, when it may arrive."""
    due = quiet_hours.arrives_at(person, house.clock.now())
    await put(house, tx, table, ROLE, target=person.user, due=due)


async def rearrange(house: House, user: int) -> None:
    """Somebody changed his mind about when or how he is called: what waits for him follows."""
    for kept in await house.store.people.kept_back(user):
        if kept.message:
            continue
        person = await person_at(house, user, kept.spot.guild, kept.spot.table)
        sitting = await read(house, kept.spot)
        if sitting is None or user not in sitting.awaited() or person.notice == "silent":
            continue
        async with house.store.write(kept.spot.guild) as tx:
            if await is_seated(tx, kept.spot.table, kept.user):
                await keep(house, sitting, person)
                await put_row(house, tx, kept.spot.table, person)
    house.kick()


async def read(house: House, spot: TableOf) -> Sitting | None:
    """Return the table, None where it is gone or cannot be read now."""
    try:
        return await sitting_at(house, spot.guild, spot.table)
    except (Refused, StoreError):
        return None
