"""The answer to a request whose own answer was lost, with the process or on its way: the user's choices now.

The answer replaces the clicked message if that was private: a panel or a direct message. So it must offer no less
than they did. Direct messages are renewed as well.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.errors import Refused, StoreError
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.context import Context, log
from bot.service.features.play.cards import PrivatePanel
from bot.service.records import PendingInteraction
from bot.service.tables.loaded import LoadedTable, load_all
from bot.service.tables.lookup import mine_anywhere
from bot.service.tables.tx import open_table


async def tables_of(context: Context, row: PendingInteraction) -> list[LoadedTable]:
    """Return the running tables that the user may have meant: theirs in that server, or all of theirs."""
    try:
        if row.guild is None:
            loaded_tables = await mine_anywhere(context, row.user)
        else:
            async with context.store.read(row.guild) as tx:
                loaded_tables = await load_all(context, tx, row.guild, await tx.tables(("running",)))
    except StoreError as error:
        log.warning("guild %s: a late answer names no table: %s", row.guild, type(error).__name__)
        return []
    except Exception:
        log.exception("guild %s: a late answer names no table (id %s)", row.guild, secrets.token_hex(4))
        return []
    return [loaded for loaded in loaded_tables if loaded.table.status == "running" and _sits(loaded, row.user)]


def _sits(loaded: LoadedTable, user: int) -> bool:
    return loaded.seat_of(user) is not None


async def choices(context: Context, row: PendingInteraction, loaded_tables: Sequence[LoadedTable], why: str) -> Card:
    """Return the user's panel at the one table that is meant; if it could be several, links to all of them.

    `why`: `restarted` or `late`, what became of the answer.
    """
    awaited = [loaded for loaded in loaded_tables if row.user in loaded.awaited()]
    likely = awaited or loaded_tables
    if len(likely) == 1:
        try:
            private = PrivatePanel(context, likely[0], row.user, await _language(context, row))
            return await private.panel([private.words(say(f"{why}-panel"))])
        except Exception:
            log.exception("guild %s: a late answer could not be made (id %s)", row.guild, secrets.token_hex(4))
    return await plain(context, row, why)


async def plain(context: Context, row: PendingInteraction, why: str) -> Card:
    """Return the least that can be said."""
    words = context.translator.words(await _language(context, row))
    tables = Button(words(say("button-my-tables")), ButtonId(0, 0, "my-tables"), "📋")
    return Card((Text(words(say(f"{why}-answer"))), Buttons((tables,))))


async def renew_letters(context: Context, row: PendingInteraction, loaded_tables: Sequence[LoadedTable]) -> None:
    """Let the letters be renewed of which one may have been clicked."""
    for loaded in loaded_tables:
        try:
            async with open_table(context, loaded.guild, loaded.table.id) as table:
                if await table.tx.posted(table.id, "hand", row.user) is not None:
                    await table.renew_dm(row.user)
        except (StoreError, Refused) as error:
            log.warning("guild %s: a letter was not renewed: %s", loaded.guild, type(error).__name__)


async def _language(context: Context, row: PendingInteraction) -> str:
    settled = context.translator.settle(row.locale)
    try:
        return (await context.store.people.person(row.user)).language or settled
    except StoreError:
        return settled
