"""Tables that cannot be read: users who ask for one learn that it exists, and the log names each of them once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from bot.errors import DamagedRow, Refused, StoreError, Unreadable
from bot.games.core.phrase import Phrase, say
from bot.service.context import Context, log
from bot.service.messenger import Undeliverable
from bot.service.records import TableId
from bot.service.tables import soundness


def note(context: Context, error: Unreadable) -> None:
    """Log an unreadable table, unless it was logged since it was last read."""
    spot = TableId(error.guild, error.table)
    if spot not in context.runtime.unreadable:
        context.runtime.unreadable.add(spot)
        log.error(
            "guild %s table %s cannot be read and is set aside; `doctor` tells what can be done: %s",
            *(error.guild, error.table, error.why),
        )


def is_well(context: Context, guild: int, table: int) -> None:
    """Note that a table was read, so that damage that is found later is logged again."""
    context.runtime.unreadable.discard(TableId(guild, table))


@asynccontextmanager
async def watched(context: Context, guild: int, table: int) -> AsyncIterator[None]:
    """Raise Unreadable if an error in the block comes from damage of this table's rows.

    Inside, only stored data are decoded. If something else fails the table is examined: rows that are read late may
    have been changed since its log was replayed.
    """
    try:
        yield
    except (DamagedRow, msgspec.MsgspecError) as error:
        if isinstance(error, StoreError) and error.of != "guild":
            raise
        raise Unreadable(guild, table, "one of its rows cannot be read") from error
    except (Refused, StoreError, Undeliverable):
        raise
    except Exception as error:
        if why := await _examined(context, guild, table):
            raise Unreadable(guild, table, why) from error
        raise


def line(table: int, error: Exception) -> Phrase:
    """Return a line of a list for a table that cannot be shown."""
    return say("table-unreadable" if isinstance(error, Unreadable) else "together-unknown", table=table)


async def _examined(context: Context, guild: int, table: int) -> str:
    """Return what is damaged in a table. "": nothing is, so the error is one of the rules or of the bot."""
    try:
        async with context.store.read(guild) as tx:
            found = await soundness.faults(context.titles, tx, table, whole=True)
    except Exception:  # from the rules or the store; the caller's own error says more
        return ""
    return "; ".join(found[:3])
