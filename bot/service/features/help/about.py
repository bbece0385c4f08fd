"""The card of `/about`: the version, who hosts the bot, who made the games, and what is stored."""

from __future__ import annotations

from contextlib import suppress

from bot.errors import StoreError
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.service.card import Block, Button, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.help.cards import host_line
from bot.service.features.looks.cards import RUNNING
from bot.service.names import shown
from bot.text.translator import Words

FREE = "public domain"
"""The publisher of a game that nobody owns."""


async def about_card(context: Context, language: str) -> Card:
    """Return what the bot is, since when it runs, how many games are going on, who hosts it, and who made the games."""
    words = context.translator.words(language)
    games = "\n".join(f"* {_game(title, words)}" for title in context.titles.values())
    rights = f"-# {words(say('about-edition'))} {words(say('about-licence'))}"
    host = [host_line(context, words)]
    if contact := context.settings.contact:
        # Discord takes the backslashes before marks for a part of an address.
        host.append(words(say("about-contact", contact=contact if contact.startswith("https://") else shown(contact))))
    blocks: list[Block] = [
        Text(f"## {words(say('help-title'))}\n{await _now(context, words)}"),
        Text(f"**{words(say('about-games'))}**\n{games}\n{rights}"),
        Text(f"**{words(say('about-host-title'))}**\n" + "\n".join(host)),
        Text(f"**{words(say('about-privacy-title'))}**\n{words(say('about-privacy'))}"),
    ]
    if context.settings.privacy:
        blocks.append(Buttons((Button(words(say("button-privacy-page")), url=context.settings.privacy),)))
    return Card(tuple(blocks), RUNNING)


async def _now(context: Context, words: Words) -> str:
    settings = context.settings
    told = [words(say("about-version", version=settings.version))]
    if settings.began is not None:
        told.append(words(say("about-since", when=f"<t:{int(settings.began)}:R>")))
    with suppress(StoreError):  # who hosts the bot can be read all the same, which matters most while its files fail
        told.append(words(say("about-running", count=await context.store.people.count_running())))
    return " ".join(told)


def _game(title: Title, words: Words) -> str:
    meta = title.game.meta
    if meta.publisher == FREE:
        return words(say("about-game-free", title=meta.title))
    return words(say("about-game", title=meta.title, designer=meta.designer, publisher=meta.publisher))
