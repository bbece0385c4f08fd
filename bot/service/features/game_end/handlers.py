"""What the button *More* of a finished game does."""

from __future__ import annotations

from bot.errors import refused
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.game_end.cards import more_card
from bot.service.features.registry import button
from bot.service.request import Request
from bot.service.tables.lookup import requested_table


@button("final-more")
async def final_more(context: Context, request: Request) -> Card:
    """Show what else can be done after a game, and what each of it is for."""
    loaded = await requested_table(context, request)
    loaded.must_be_started()
    if loaded.table.status != "over":
        raise refused("not-over")
    return more_card(context, loaded, request.user, request.language)
