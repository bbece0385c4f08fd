"""What `/server` and the buttons and menus of its cards do."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.contract import Meta
from bot.service.card import ButtonId, Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.server import actions as server
from bot.service.features.server.cards import OWN, options_card, server_card
from bot.service.people.permissions import must_administer
from bot.service.records import GuildSettings
from bot.service.request import Request, number
from bot.service.tables import terms


def _game_card(context: Context, request: Request, settings: GuildSettings, game: str) -> Card:
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    meta: Meta = title.game.meta
    words = context.translator.words(request.language)
    given, base = settings.options.get(game, {}), f"{meta.prefix}-option-"
    to = ButtonId(request.button_id.guild, 0, "server-option", (game,))
    return options_card(to, meta.options, given, base, words)


@page("server")
async def _server_here(context: Context, request: Request) -> Card:
    """Show the settings of the server in which the command was used."""
    settings = await server.settings_of(context, request, request.guild)
    return server_card(context, must_administer(request, request.guild), settings, request.language)


def _card(context: Context, request: Request, settings: GuildSettings) -> Card:
    return server_card(context, request.button_id.guild, settings, request.language)


@button("server")
async def _server(context: Context, request: Request) -> Card:
    return _card(context, request, await server.settings_of(context, request, request.button_id.guild))


@button("server-name")
async def _name(context: Context, request: Request) -> Card:
    ids = [found for value in request.values if (found := number(value)) is not None]
    what = request.button_id.nouns[0] if request.button_id.nouns else ""
    return _card(context, request, await server.name(context, request, request.button_id.guild, what, ids))


@button("server-language")
async def _language(context: Context, request: Request) -> Card:
    code = request.noun if request.noun != OWN else None
    return _card(context, request, await server.speak(context, request, request.button_id.guild, code))


@button("server-game")
async def _game(context: Context, request: Request) -> Card:
    settings = await server.settings_of(context, request, request.button_id.guild)
    return _game_card(context, request, settings, request.noun or "")


@button("server-option")
async def _option(context: Context, request: Request) -> Card:
    game, option = (*request.button_id.nouns, "", "")[:2]
    choice = request.values[0] if request.values else ""
    settings = await server.begin_with(context, request, request.button_id.guild, game, option, choice)
    return _game_card(context, request, settings, game)


def _terms_card(context: Context, request: Request, settings: GuildSettings) -> Card:
    words = context.translator.words(request.language)
    to = ButtonId(request.button_id.guild, 0, "server-term")
    return options_card(to, terms.TERMS, settings.terms, "term-", words)


@button("server-terms")
async def _terms(context: Context, request: Request) -> Card:
    return _terms_card(context, request, await server.settings_of(context, request, request.button_id.guild))


@button("server-term")
async def _term(context: Context, request: Request) -> Card:
    term = request.button_id.nouns[0] if request.button_id.nouns else ""
    choice = request.values[0] if request.values else ""
    return _terms_card(context, request, await server.agree_on(context, request, request.button_id.guild, term, choice))
