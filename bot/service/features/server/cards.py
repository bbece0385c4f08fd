"""The private cards of `/server`, and what their buttons and menus do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from bot import limits
from bot.errors import refused
from bot.games.core.contract import Meta
from bot.games.core.options import Option, known
from bot.games.core.phrase import say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, PlaceMenu, Text
from bot.service.context import Context
from bot.service.features.button_request import Press, number
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.play.board import RUNNING
from bot.service.features.server import actions as server
from bot.service.people.permissions import must_administer
from bot.service.records import GuildSettings
from bot.service.request import Request
from bot.service.tables import terms
from bot.text.translator import Words

OWN = "-"
"""The value for the server's own language."""


def server_card(context: Context, guild: int, settings: GuildSettings, language: str) -> Card:
    """Return all that can be settled: roles, channels, language, and the ways to the games and the terms."""
    words = context.translator.words(language)
    blocks: list[Block] = [Text("\n".join(_told(settings, words)))]
    for what, of, chosen in (
        ("openers", "roles", settings.openers),
        ("hosts", "roles", settings.hosts),
        ("channels", "channels", settings.channels),
    ):
        kind = "roles" if of == "roles" else "channels"
        button_id = ButtonId(guild, 0, "server-name", (what,))
        blocks += named(PlaceMenu(button_id, words(say(f"server-{what}")), kind, chosen))
    tongues = [Choice(OWN, words(say("server-language-own")), chosen=settings.language is None)]
    for code in context.translator.languages:
        own = context.translator.words(code)(say("language-name"))
        tongues.append(Choice(code, own, chosen=settings.language == code))
    blocks += named(Menu(ButtonId(guild, 0, "server-language"), words(say("server-language")), tuple(tongues)))
    games = tuple(game_choice(title, words) for title in context.titles.values())
    blocks.append(Menu(ButtonId(guild, 0, "server-game"), words(say("server-game")), games[: limits.MENU_CHOICES]))
    blocks.append(Buttons((Button(words(say("button-server-terms")), ButtonId(guild, 0, "server-terms"), "🤝"),)))
    return Card(tuple(blocks), RUNNING)


def _told(settings: GuildSettings, words: Words) -> Iterator[str]:
    yield words(say("server-intro"))
    for what, sign, ids in (
        ("openers", "@&", settings.openers),
        ("hosts", "@&", settings.hosts),
        ("channels", "#", settings.channels),
    ):
        named = tuple(f"<{sign}{number}>" for number in ids)
        yield f"- {words(say(f'server-{what}-are', named=named) if named else say(f'server-{what}-all'))}"


def _options_card(to: ButtonId, options: tuple[Option, ...], given: dict[str, str], base: str, words: Words) -> Card:
    """Return a menu for each of the options, with what new tables begin with; `to`: a menu's handle but its option."""
    back = Buttons((Button(words(say("button-server")), ButtonId(to.guild, 0, "server"), "⬅️"),))
    menus = option_menus(options, known(options, given), base, to, words)
    return Card((Text(words(say("server-begin"))), *menus, back), RUNNING)


def _game_card(press: Press, settings: GuildSettings, game: str) -> Card:
    title = press.context.titles.get(game)
    if title is None:
        raise refused("no-game")
    meta: Meta = title.game.meta
    words = press.context.translator.words(press.language)
    given, base = settings.options.get(game, {}), f"{meta.prefix}-option-"
    to = ButtonId(press.button_id.guild, 0, "server-option", (game,))
    return _options_card(to, meta.options, given, base, words)


async def page(context: Context, request: Request, _about: str | None, language: str) -> Card:
    """Return the card of the server in which it is asked for."""
    settings = await server.settings_of(context, request, request.guild)
    return server_card(context, must_administer(request, request.guild), settings, language)


def _card(press: Press, settings: GuildSettings) -> Card:
    return server_card(press.context, press.button_id.guild, settings, press.language)


async def _server(press: Press) -> Card:
    return _card(press, await server.settings_of(press.context, press.request, press.button_id.guild))


async def _name(press: Press) -> Card:
    ids = [found for value in press.values if (found := number(value)) is not None]
    what = press.button_id.nouns[0] if press.button_id.nouns else ""
    return _card(press, await server.name(press.context, press.request, press.button_id.guild, what, ids))


async def _language(press: Press) -> Card:
    code = press.noun if press.noun != OWN else None
    return _card(press, await server.speak(press.context, press.request, press.button_id.guild, code))


async def _game(press: Press) -> Card:
    settings = await server.settings_of(press.context, press.request, press.button_id.guild)
    return _game_card(press, settings, press.noun or "")


async def _option(press: Press) -> Card:
    game, option = (*press.button_id.nouns, "", "")[:2]
    choice = press.values[0] if press.values else ""
    settings = await server.begin_with(press.context, press.request, press.button_id.guild, game, option, choice)
    return _game_card(press, settings, game)


def _terms_card(press: Press, settings: GuildSettings) -> Card:
    words = press.context.translator.words(press.language)
    to = ButtonId(press.button_id.guild, 0, "server-term")
    return _options_card(to, terms.TERMS, settings.terms, "term-", words)


async def _terms(press: Press) -> Card:
    return _terms_card(press, await server.settings_of(press.context, press.request, press.button_id.guild))


async def _term(press: Press) -> Card:
    term = press.button_id.nouns[0] if press.button_id.nouns else ""
    choice = press.values[0] if press.values else ""
    return _terms_card(press, await server.agree_on(press.context, press.request, press.button_id.guild, term, choice))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "server": _server,
    "server-name": _name,
    "server-language": _language,
    "server-game": _game,
    "server-option": _option,
    "server-terms": _terms,
    "server-term": _term,
}
