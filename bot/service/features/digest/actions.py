"""Deferring notices: they wait in the shared database, and each table has an outbox message that sends them."""

from __future__ import annotations

from bot.errors import Refused, StoreError
from bot.service.context import Context, log
from bot.service.people import person_at, quiet_hours, wants_dm
from bot.service.records import DeferredNotice, Person, TableId
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from bot.service.tables.outbox import DIGEST
from bot.service.tables.tx import TableTx, open_table


async def keep(context: Context, loaded: LoadedTable, person: Person) -> None:
    """Defer a notice of this table. `put_row` enqueues what brings it, in the table's transaction.

    Call it in that transaction: while it holds the table's file, no player's data can be deleted.
    """
    table_id = loaded.table_id
    place = 0 if wants_dm(person) else loaded.table.channel
    row = DeferredNotice(user=person.user, table_id=table_id, place=place, at=context.clock.now())
    await context.store.people.defer_notice(row)


async def put_row(table: TableTx, person: Person) -> None:
    """Enqueue the outbox message that brings deferred notices, due when it may arrive."""
    await table.notify(DIGEST, person.user, due=quiet_hours.arrives_at(person, table.context.clock.now()))


async def rearrange(context: Context, user: int) -> None:
    """Apply changed settings about notices to the user's deferred ones. One at a table that fails keeps its time."""
    for kept in await context.store.people.deferred_notices(user):
        guild, number = kept.table_id.guild, kept.table_id.table
        if kept.message or (person := await person_at(context, user, guild, number)).notice == "silent":
            continue
        try:
            async with open_table(context, guild, number) as table:
                if user in table.loaded.awaited():
                    await keep(context, table.loaded, person)
                    await put_row(table, person)
        except (Refused, StoreError) as error:
            log.warning("guild %s table %s: a notice keeps its time: %s", guild, number, type(error).__name__)


async def read(context: Context, table_id: TableId) -> LoadedTable | None:
    """Return the table, None where it is gone or cannot be read now."""
    try:
        return await load_table(context, table_id.guild, table_id.table)
    except (Refused, StoreError):
        return None
