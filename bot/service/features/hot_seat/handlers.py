"""The button of the pass card."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.hot_seat.actions import take_screen
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button
from bot.service.request import Request


@button("here")
async def here(context: Context, request: Request) -> Card:
    """Open the panel of the player who says that they alone look at the screen; the noun is their seat."""
    loaded = await take_screen(context, request, request.numbered(0))
    return await private_panel(context, request, loaded).panel()
