"""What the buttons about a player's own data do."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.privacy.cards import confirm_card, forgotten_card, my_data_card
from bot.service.features.registry import button, page
from bot.service.request import Request, number


@button("my-data", personal=True)
@page("my-data")
async def my_data(context: Context, request: Request) -> Card:
    """Show what is stored about the person."""
    return await my_data_card(context, request, number(request.noun or "") or 0)


@button("forget-me", personal=True)
async def forget_me(context: Context, request: Request) -> Card:
    """Ask whether to delete the user's data; with the noun `yes`, do it."""
    if request.noun != "yes":
        return confirm_card(context, request)
    return await forgotten_card(context, request)
