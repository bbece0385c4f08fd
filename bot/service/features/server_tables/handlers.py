"""`/tables` and its pages."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.server_tables.cards import ANY_GAME, tables_card
from bot.service.request import Request, number


@page("tables")
async def tables(context: Context, request: Request) -> Card:
    """List the server's tables; the noun is a game, if only its tables are wanted."""
    return await tables_card(context, request, request.noun, 0)


@button("tables", personal=True)
async def tables_page(context: Context, request: Request) -> Card:
    """Show a page of the list: nouns are the game ("-": all) and the page, from 0."""
    nouns = request.button_id.nouns
    game, place = (*nouns, *(ANY_GAME, "0")[len(nouns) :])[:2]
    return await tables_card(context, request, None if game == ANY_GAME else game, number(place) or 0)
