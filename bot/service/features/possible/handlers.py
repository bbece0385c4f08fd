"""The button *What can I do?* of a panel."""

from __future__ import annotations

from bot.errors import refused
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.play.cards import private_panel
from bot.service.features.possible.cards import possible_card
from bot.service.features.possible.reasons import possible
from bot.service.features.registry import button
from bot.service.request import Request
from bot.service.tables.loaded import not_played
from bot.service.tables.lookup import requested_table


@button("possible")
async def show(context: Context, request: Request) -> Card:
    """Show what the player can do now, and why nothing else is possible."""
    loaded = await requested_table(context, request)
    seat = loaded.seat_number(request.user)
    if loaded.table.status == "paused":
        raise refused("paused")
    if loaded.table.status != "running":
        raise not_played(loaded.table)
    _ = loaded.state
    private = private_panel(context, request, loaded)
    return possible_card(loaded, seat, possible(loaded, seat), private.words, private.ways())
