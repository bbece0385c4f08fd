"""What a person's panel takes from the table's file beside the position, read in one crossing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.context import Context
from bot.service.features.looks.recap import RECENT, recent
from bot.service.records import Entry, Note, PremoveQueue
from bot.service.tables import live_mode
from bot.service.tables.loaded import LoadedTable


@dataclass(frozen=True)
class Aside:
    """A player's private data at a table, and the newest entries of its log.

    `live`: the table is in live mode; its players have seen what happened, and panels are short: only premoves are
    read.
    """

    live: bool = False
    plan: PremoveQueue | None = None
    notes: Sequence[Note] = ()
    recent: Sequence[Entry] = ()

    @classmethod
    async def read(cls, context: Context, loaded: LoadedTable, user: int) -> Aside:
        """Read it for a user; only whether the table is live for one who does not sit there."""
        table, seat = loaded.table.id, loaded.seat_of(user)
        async with context.store.read(loaded.guild) as tx:
            if seat is not None:
                tx.prefetch.premove_queues(table)
                tx.prefetch.notes(table, user)
                tx.prefetch.entries(table, last=RECENT)
            live = context.settings.live > 0 and await live_mode.is_live(tx, table)
            if seat is None:
                return cls(live)
            plan = await tx.premove_queue(table, user)
            if live:
                return cls(live, plan)
            return cls(live, plan, await tx.notes(table, user), await recent(tx, loaded, seat))
