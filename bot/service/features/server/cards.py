"""The private cards of `/server`."""

from __future__ import annotations

from collections.abc import Iterator

from bot import limits
from bot.games.core.contract import Option, known
from bot.games.core.phrase import say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, PlaceMenu, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.looks.cards import RUNNING
from bot.service.records import GuildSettings
from bot.text.translator import Words

OWN = "-"
"""The value for the server's own language."""


def server_card(context: Context, guild: int, settings: GuildSettings, language: str) -> Card:
    """Return the card of the server's settings: roles, channels, language, and links to games and terms."""
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


def options_card(to: ButtonId, options: tuple[Option, ...], given: dict[str, str], base: str, words: Words) -> Card:
    """Return a menu for each of the options, with what new tables begin with; `to`: a menu's handle but its option."""
    back = Buttons((Button(words(say("button-server")), ButtonId(to.guild, 0, "server"), "⬅️"),))
    menus = option_menus(options, known(options, given), base, to, words)
    return Card((Text(words(say("server-begin"))), *menus, back), RUNNING)
