"""What the buttons and menus of the log do."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.game_log.cards import ALL, Filter, GameLog
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.features.replay.cards import history_of
from bot.service.request import Request, number
from bot.service.tables.lookup import requested_table


@button("log")
@page("log", needs="table")
async def log(context: Context, request: Request) -> Card:
    """Show the log: nouns are the page (`ALL`: with the newest lines), player, kind and order."""
    page, seat, kind, order = request.nouns(4, ALL)
    return await _log(context, request, number(page), seat, kind, order)


@button("log-of")
async def of_player(context: Context, request: Request) -> Card:
    """Show what the chosen player did; nouns are kind and order."""
    kind, order = request.nouns(2, ALL)
    return await _log(context, request, None, request.value, kind, order)


@button("log-kind")
async def of_kind(context: Context, request: Request) -> Card:
    """Show the lines of the chosen kind; nouns are player and order."""
    seat, order = request.nouns(2, ALL)
    return await _log(context, request, None, seat, request.value, order)


async def _log(context: Context, request: Request, page: int | None, seat: str, kind: str, order: str) -> Card:
    loaded = await requested_table(context, request)
    history = await history_of(context, loaded)
    chosen = Filter.read(seat, kind, order, len(loaded.seats))
    async with context.store.read(loaded.guild) as tx:
        said = await tx.remarks(loaded.table.id)
    return GameLog(context, private_panel(context, request, loaded), history, chosen).page(said, page)
