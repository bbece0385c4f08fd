"""The button *What can I do?* of a panel."""

from __future__ import annotations

import asyncio

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.play.cards import private_panel
from bot.service.features.possible.cards import possible_card
from bot.service.features.possible.reasons import possible
from bot.service.features.registry import button
from bot.service.request import Request
from bot.service.tables.loaded import not_played
from bot.service.tables.lookup import requested_seat


@button("possible")
async def show(context: Context, request: Request) -> Card:
    """Show what the player can do now, and why nothing else is possible."""
    loaded, seat = await requested_seat(context, request, started=False)
    if loaded.table.status != "running":
        raise not_played(loaded.table)
    private = private_panel(context, request, loaded)
    # Hundreds of actions are tried; the event loop is not to wait for it.
    found = await asyncio.to_thread(possible, loaded, seat)
    return possible_card(loaded, seat, found, private.words, private.ways())
