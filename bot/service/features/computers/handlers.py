"""What the button of a practice table does."""

from __future__ import annotations

from bot.errors import refused
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.computers import choosing
from bot.service.features.computers.hints import hint_card
from bot.service.features.looks.cards import is_practice
from bot.service.features.registry import button
from bot.service.request import Request
from bot.service.tables.lookup import requested_seat


@button("hint")
async def hint(context: Context, request: Request) -> Card:
    """Propose an action, with the reason and the button that does it."""
    loaded, seat = await requested_seat(context, request)
    if not is_practice(loaded, request.user):
        raise refused("no-practice")
    if seat not in loaded.to_move():
        raise refused("no-hint-now")
    decision = await choosing.advise(context, loaded, seat)
    return hint_card(loaded, seat, decision, loaded.words(context, request.language))
