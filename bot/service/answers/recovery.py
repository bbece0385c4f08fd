"""The answer to a request whose own answer was lost, with the process or on its way: the user's choices now.

The answer replaces the clicked message if that was private: a panel or a direct message. So it must offer no less
than they did. Direct messages are renewed as well.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.errors import Refused, StoreError
from bot.games.core.phrase import say
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context, log
from bot.service.features.looks.cards import ButtonMaker
from bot.service.features.play.cards import PrivatePanel
from bot.service.interactions import PendingInteraction
from bot.service.ports.table_index import ListedTable, Listing
from bot.service.tables.lookup import load_table
from bot.service.tables.outbox import DM_PANEL
from bot.service.tables.tx import open_table


async def tables_of(context: Context, row: PendingInteraction) -> list[ListedTable]:
    """Return the running tables that the user may have meant, as the index tells them: those of the server, or all."""
    try:
        found = await context.store.people.listed(row.user)
    except StoreError as error:
        log.warning("guild %s: a late answer names no table: %s", row.guild, type(error).__name__)
        return []
    return [one for one in found if row.guild in (None, one.id.guild) and _is_played(one.listing)]


def _is_played(listing: Listing | None) -> bool:
    return listing is not None and listing.seated and listing.status == "running"


async def choices(context: Context, row: PendingInteraction, tables: Sequence[ListedTable], why: str) -> Card:
    """Return the user's panel at the one table that is meant; where several could be, what leads to all of them.

    `why`: `restarted` or `late`, what became of the answer.
    """
    awaited = [one for one in tables if one.listing is not None and one.listing.awaited]
    likely = awaited or tables
    if len(likely) == 1:
        try:
            loaded = await load_table(context, likely[0].id.guild, likely[0].id.table)
            loaded.account_seat(row.user)
            private = PrivatePanel(context, loaded, row.user, await _language(context, row))
            told = [private.words(say(f"{why}-panel"))]
            return private.cover(told) if loaded.shares_screen(row.user) else await private.panel(told)
        except (Refused, StoreError) as error:
            log.warning("guild %s: a late answer shows no table: %s", row.guild, type(error).__name__)
        except Exception:
            log.exception("guild %s: a late answer could not be made (id %s)", row.guild, secrets.token_hex(4))
    return await plain(context, row, why)


async def plain(context: Context, row: PendingInteraction, why: str) -> Card:
    """Return the least that can be said."""
    words = context.translator.words(await _language(context, row))
    return Card((Text(words(say(f"{why}-answer"))), Buttons((ButtonMaker(words)("my-tables", "📋"),))))


async def renew_dms(context: Context, row: PendingInteraction, tables: Sequence[ListedTable]) -> None:
    """Enqueue the user's direct messages of which one may have been clicked."""
    for one in tables:
        try:
            async with open_table(context, one.id.guild, one.id.table) as table:
                if await table.tx.posted(table.id, DM_PANEL, row.user) is not None:
                    await table.renew_dm(row.user)
        except (StoreError, Refused) as error:
            log.warning("guild %s: a direct message was not renewed: %s", one.id.guild, type(error).__name__)


async def _language(context: Context, row: PendingInteraction) -> str:
    settled = context.translator.settle(row.locale)
    try:
        return (await context.store.people.person(row.user)).language or settled
    except StoreError:
        return settled
