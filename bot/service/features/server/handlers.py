"""`/server`, and the buttons and menus of its cards."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.server import actions as server
from bot.service.features.server.cards import OWN, game_card, server_card, terms_card
from bot.service.request import Request, number


@button("server")
@page("server")
async def show(context: Context, request: Request) -> Card:
    """Show the settings of the server."""
    return server_card(context, request, await server.settings_of(context, request))


@button("server-name")
async def restrict(context: Context, request: Request) -> Card:
    """Set the chosen roles or channels; the noun names the restriction."""
    ids = [found for value in request.values if (found := number(value)) is not None]
    return server_card(context, request, await server.restrict(context, request, request.first_noun, ids))


@button("server-language")
async def choose_language(context: Context, request: Request) -> Card:
    """Set the language of new tables."""
    code = request.noun if request.noun != OWN else None
    return server_card(context, request, await server.choose_language(context, request, code))


@button("server-lobbies")
async def choose_lobby_days(context: Context, request: Request) -> Card:
    """Set how long a table waits for its players."""
    return server_card(context, request, await server.choose_lobby_days(context, request, number(request.value)))


@button("server-game")
async def game(context: Context, request: Request) -> Card:
    """Show the default options of a game."""
    return game_card(context, request, await server.settings_of(context, request), request.noun or "")


@button("server-option")
async def choose_option(context: Context, request: Request) -> Card:
    """Set the default of an option; nouns are the game and the option."""
    game, option = request.nouns(2)
    return game_card(context, request, await server.choose_option(context, request, game, option, request.value), game)


@button("server-terms")
async def terms(context: Context, request: Request) -> Card:
    """Show the default terms."""
    return terms_card(context, request, await server.settings_of(context, request))


@button("server-term")
async def choose_term(context: Context, request: Request) -> Card:
    """Set the default of a term, which the noun names."""
    settings = await server.choose_term(context, request, request.first_noun, request.value)
    return terms_card(context, request, settings)
