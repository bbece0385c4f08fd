"""The private cards of `/server`."""

from __future__ import annotations

from collections.abc import Iterator

from bot import limits
from bot.errors import refused
from bot.games.core.contract import Option, known
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, ButtonId, Buttons, Card, Choice, Menu, PlaceMenu, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.features.server.actions import LOBBY_DAYS, RESTRICTIONS
from bot.service.guild_settings import GuildSettings
from bot.service.people.permissions import must_administer
from bot.service.request import Request
from bot.service.tables import terms
from bot.text.translator import Words

OWN = "-"
"""The value for the server's own language."""
SIGNS = {"roles": "@&", "channels": "#"}
"""What a mention begins with, by its kind."""


def server_card(context: Context, request: Request, settings: GuildSettings) -> Card:
    """Return the card of the server's settings: roles, channels, language, and links to games and terms."""
    words = context.translator.words(request.language)
    button = ButtonMaker(words, must_administer(request, request.home))
    blocks: list[Block] = [Text("\n".join(_restrictions(settings, words)))]
    for what, kind in RESTRICTIONS.items():
        button_id = button.id("server-name", what)
        blocks += named(PlaceMenu(button_id, words(say(f"server-{what}")), kind, getattr(settings, what)))
    languages = [Choice(OWN, words(say("server-language-own")), chosen=settings.language is None)]
    for code in context.translator.languages:
        own = context.translator.words(code)(say("language-name"))
        languages.append(Choice(code, own, chosen=settings.language == code))
    blocks += named(Menu(button.id("server-language"), words(say("server-language")), tuple(languages)))
    days = tuple(
        Choice(str(count), words(_lobby_days(count)), chosen=settings.lobby_days == count) for count in LOBBY_DAYS
    )
    blocks += named(Menu(button.id("server-lobbies"), words(say("server-lobbies")), days))
    games = tuple(game_choice(title, words) for title in context.titles.values())
    blocks.append(Menu(button.id("server-game"), words(say("server-game")), games[: limits.MENU_CHOICES]))
    return Card((*blocks, Buttons((button("server-terms", "🤝"), button("reports", "🛟")))), RUNNING)


def _restrictions(settings: GuildSettings, words: Words) -> Iterator[str]:
    yield words(say("server-intro"))
    for what, kind in RESTRICTIONS.items():
        mentions = tuple(f"<{SIGNS[kind]}{number}>" for number in getattr(settings, what))
        yield f"- {words(say(f'server-{what}-are', named=mentions) if mentions else say(f'server-{what}-all'))}"
    days = settings.lobby_days
    yield f"- {words(say('server-lobbies-are', count=days) if days else say('server-lobbies-none'))}"


def _lobby_days(days: int) -> Phrase:
    return say("server-lobbies-days", count=days) if days else say("server-lobbies-never")


def game_card(context: Context, request: Request, settings: GuildSettings, game: str) -> Card:
    """Return the menus of the options with which new tables of a game begin. Raises Refused for an unknown game."""
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    meta, given = title.game.meta, settings.options.get(game, {})
    to = ButtonId(request.button_id.guild, 0, "server-option", (game,))
    return _options_card(context, request, to, meta.options, given, f"{meta.prefix}-option-")


def terms_card(context: Context, request: Request, settings: GuildSettings) -> Card:
    """Return the menus of the terms with which new tables begin."""
    to = ButtonId(request.button_id.guild, 0, "server-term")
    return _options_card(context, request, to, terms.TERMS, settings.terms, "term-")


def _options_card(
    context: Context, request: Request, to: ButtonId, options: tuple[Option, ...], given: dict[str, str], base: str
) -> Card:
    """Return a menu for each option. `to`: a menu's id without its option. `base`: begins the keys of the texts."""
    words = context.translator.words(request.language)
    menus = option_menus(options, known(options, given), base, to, words)
    back = Buttons((ButtonMaker(words, to.guild)("server", "⬅️"),))
    return Card((Text(words(say("server-begin"))), *menus, back), RUNNING)
