"""`/help`, `/about`, and the buttons that lead from it and from the welcome."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.help.about import about_card
from bot.service.features.help.cards import help_card, new_game_card
from bot.service.features.lobby.handlers import open_new
from bot.service.features.registry import button, page
from bot.service.features.settings.cards import settings_card
from bot.service.request import Request


@button("help", personal=True)
@page("help")
async def show(context: Context, request: Request) -> Card:
    """Show where to begin."""
    return help_card(context, request.language)


@button("about", personal=True)
@page("about")
async def about(context: Context, request: Request) -> Card:
    """Show the version, who hosts the bot, and who made the games."""
    return await about_card(context, request.language)


@button("new-game", personal=True)
async def new_game(context: Context, request: Request) -> Card:
    """Ask which game to play; open a table for the chosen one (or the noun) in this channel."""
    if game := request.noun:
        return await open_new(context, request, game, thread=False)
    return new_game_card(context, request.language)


@button("preferences", personal=True)
async def preferences(context: Context, request: Request) -> Card:
    """Show the user's own settings."""
    return await settings_card(context, request, request.language)
