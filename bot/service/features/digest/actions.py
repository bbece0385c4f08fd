"""Keeping a notice for later: what waits lies in the shared database, and each table has a row that brings it."""

from __future__ import annotations

from bot.errors import Refused, StoreError
from bot.service.context import Context
from bot.service.people import quiet_hours, wants_dm
from bot.service.people.reachability import person_at
from bot.service.ports import Writing
from bot.service.records import DeferredNotice, Person, TableId
from bot.service.tables.loaded import LoadedTable, is_seated
from bot.service.tables.lookup import load_table
from bot.service.tables.outbox import put

ROLE = "together"


async def keep(context: Context, loaded: LoadedTable, person: Person) -> None:
    """Keep a notice of this table back. The row that brings it is put by `put_row`, in the table's transaction.

    That holds the table's file while this is written: who is seated there cannot be forgotten meanwhile.
    """
    table_id = TableId(loaded.guild, loaded.table.id)
    place = 0 if wants_dm(person) else loaded.table.channel
    row = DeferredNotice(user=person.user, table_id=table_id, place=place, at=context.clock.now())
    await context.store.people.defer_notice(row)


async def put_row(context: Context, tx: Writing, table: int, person: Person) -> None:
    """Put the row that brings what was kept back, when it may arrive."""
    due = quiet_hours.arrives_at(person, context.clock.now())
    await put(context, tx, table, ROLE, target=person.user, due=due)


async def rearrange(context: Context, user: int) -> None:
    """Apply a user's changed notice settings to their deferred notices."""
    for kept in await context.store.people.deferred_notices(user):
        if kept.message:
            continue
        person = await person_at(context, user, kept.table_id.guild, kept.table_id.table)
        loaded = await read(context, kept.table_id)
        if loaded is None or user not in loaded.awaited() or person.notice == "silent":
            continue
        async with context.store.write(kept.table_id.guild) as tx:
            if await is_seated(tx, kept.table_id.table, kept.user):
                await keep(context, loaded, person)
                await put_row(context, tx, kept.table_id.table, person)


async def read(context: Context, table_id: TableId) -> LoadedTable | None:
    """Return the table, None where it is gone or cannot be read now."""
    try:
        return await load_table(context, table_id.guild, table_id.table)
    except (Refused, StoreError):
        return None
