"""The button that removes the welcome."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.looks.cards import said
from bot.service.features.registry import button
from bot.service.features.welcome import actions
from bot.service.people.permissions import must_administer
from bot.service.request import Request


@button("welcome-remove", personal=True)
async def remove(context: Context, request: Request) -> Card:
    """Delete the welcome. Raises Refused for users who are not server admins."""
    guild = must_administer(request, request.button_id.guild or None)
    await actions.remove(context, guild, request.button_id.nonce, request.channel)
    return said(context, request.language, say("welcome-removed"))
