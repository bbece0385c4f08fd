"""The private cards of `/server`, and what their buttons and menus do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from bot import limits
from bot.errors import refused
from bot.games.core.contract import Meta
from bot.games.core.options import Option, known
from bot.games.core.phrase import say
from bot.service.card import Block, Button, Buttons, Card, Choice, Handle, Menu, PlaceMenu, Text
from bot.service.context import House
from bot.service.features.button_request import Press, number
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.play.board import RUNNING
from bot.service.features.server import actions as server
from bot.service.people.permissions import must_tend
from bot.service.records import ServerManners
from bot.service.request import Ask
from bot.service.tables import terms
from bot.text.translator import Words

OWN = "-"
"""The value for the server's own language."""


def server_card(house: House, guild: int, manners: ServerManners, language: str) -> Card:
    """Return all that can be settled: roles, channels, language, and the ways to the games and the terms."""
    words = house.translator.words(language)
    blocks: list[Block] = [Text("\n".join(_told(manners, words)))]
    for what, of, chosen in (
        ("openers", "roles", manners.openers),
        ("hosts", "roles", manners.hosts),
        ("channels", "channels", manners.channels),
    ):
        kind = "roles" if of == "roles" else "channels"
        handle = Handle(guild, 0, "server-name", (what,))
        blocks += named(PlaceMenu(handle, words(say(f"server-{what}")), kind, chosen))
    tongues = [Choice(OWN, words(say("server-language-own")), chosen=manners.language is None)]
    for code in house.translator.languages:
        own = house.translator.words(code)(say("language-name"))
        tongues.append(Choice(code, own, chosen=manners.language == code))
    blocks += named(Menu(Handle(guild, 0, "server-language"), words(say("server-language")), tuple(tongues)))
    games = tuple(game_choice(title, words) for title in house.titles.values())
    blocks.append(Menu(Handle(guild, 0, "server-game"), words(say("server-game")), games[: limits.MENU_CHOICES]))
    blocks.append(Buttons((Button(words(say("button-server-terms")), Handle(guild, 0, "server-terms"), "🤝"),)))
    return Card(tuple(blocks), RUNNING)


def _told(manners: ServerManners, words: Words) -> Iterator[str]:
    yield words(say("server-intro"))
    for what, sign, ids in (
        ("openers", "@&", manners.openers),
        ("hosts", "@&", manners.hosts),
        ("channels", "#", manners.channels),
    ):
        named = tuple(f"<{sign}{number}>" for number in ids)
        yield f"- {words(say(f'server-{what}-are', named=named) if named else say(f'server-{what}-all'))}"


def _options_card(to: Handle, options: tuple[Option, ...], given: dict[str, str], base: str, words: Words) -> Card:
    """Return a menu for each of the options, with what new tables begin with; `to`: a menu's handle but its option."""
    back = Buttons((Button(words(say("button-server")), Handle(to.guild, 0, "server"), "⬅️"),))
    menus = option_menus(options, known(options, given), base, to, words)
    return Card((Text(words(say("server-begin"))), *menus, back), RUNNING)


def _game_card(press: Press, manners: ServerManners, game: str) -> Card:
    title = press.house.titles.get(game)
    if title is None:
        raise refused("no-game")
    meta: Meta = title.game.meta
    words = press.house.translator.words(press.language)
    given, base = manners.options.get(game, {}), f"{meta.prefix}-option-"
    to = Handle(press.handle.guild, 0, "server-option", (game,))
    return _options_card(to, meta.options, given, base, words)


async def page(house: House, ask: Ask, _about: str | None, language: str) -> Card:
    """Return the card of the server in which it is asked for."""
    manners = await server.manners_of(house, ask, ask.guild)
    return server_card(house, must_tend(ask, ask.guild), manners, language)


def _card(press: Press, manners: ServerManners) -> Card:
    return server_card(press.house, press.handle.guild, manners, press.language)


async def _server(press: Press) -> Card:
    return _card(press, await server.manners_of(press.house, press.ask, press.handle.guild))


async def _name(press: Press) -> Card:
    ids = [found for value in press.values if (found := number(value)) is not None]
    what = press.handle.nouns[0] if press.handle.nouns else ""
    return _card(press, await server.name(press.house, press.ask, press.handle.guild, what, ids))


async def _language(press: Press) -> Card:
    code = press.noun if press.noun != OWN else None
    return _card(press, await server.speak(press.house, press.ask, press.handle.guild, code))


async def _game(press: Press) -> Card:
    manners = await server.manners_of(press.house, press.ask, press.handle.guild)
    return _game_card(press, manners, press.noun or "")


async def _option(press: Press) -> Card:
    game, option = (*press.handle.nouns, "", "")[:2]
    choice = press.values[0] if press.values else ""
    manners = await server.begin_with(press.house, press.ask, press.handle.guild, game, option, choice)
    return _game_card(press, manners, game)


def _terms_card(press: Press, manners: ServerManners) -> Card:
    words = press.house.translator.words(press.language)
    to = Handle(press.handle.guild, 0, "server-term")
    return _options_card(to, terms.TERMS, manners.terms, "term-", words)


async def _terms(press: Press) -> Card:
    return _terms_card(press, await server.manners_of(press.house, press.ask, press.handle.guild))


async def _term(press: Press) -> Card:
    term = press.handle.nouns[0] if press.handle.nouns else ""
    choice = press.values[0] if press.values else ""
    return _terms_card(press, await server.agree_on(press.house, press.ask, press.handle.guild, term, choice))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "server": _server,
    "server-name": _name,
    "server-language": _language,
    "server-game": _game,
    "server-option": _option,
    "server-terms": _terms,
    "server-term": _term,
}
