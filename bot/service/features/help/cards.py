"""The card of `/help`, and the list of games for a new table."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Block, ButtonId, Buttons, Card, Divider, Menu, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.names import shown
from bot.text.translator import Words

PARTS = ("play", "learn", "find", "settings")
"""The paragraphs below the first, each with a heading of its own."""


def help_card(context: Context, language: str) -> Card:
    """Return the start page: what the bot is, how to play, where the settings are, who hosts the bot."""
    words = context.translator.words(language)
    button = ButtonMaker(words)
    parts = [f"**{words(say(f'help-{part}-title'))}**\n{words(say(f'help-{part}'))}" for part in PARTS]
    first = (button("new-game", "🎲", style="main"), button("rules", "📖"))
    second = (
        button("learn", "🎓", label=say("button-first-game")),
        button("my-tables", "📋"),
        button("preferences", "⚙️"),
    )
    return Card(
        (
            Text(f"## {words(say('help-title'))}\n{words(say('help-about', games=_games(context, words)))}"),
            *map(Text, parts),
            Buttons(first + second),
            Divider(),
            Text(f"-# {host_line(context, words)}"),
            Buttons((button("about", "ℹ️"),)),
        ),
        RUNNING,
    )


def _games(context: Context, words: Words) -> tuple[str, ...]:
    """Name the games, each with its designer: two of them are easily mixed up."""
    metas = (title.game.meta for title in context.titles.values())
    return tuple(words(say("help-game", title=meta.title, designer=meta.designer)) for meta in metas)


def host_line(context: Context, words: Words) -> str:
    """Return who hosts the bot, in a sentence."""
    name = context.messenger.operator()
    return words(say("help-host", name=shown(name)) if name else say("help-host-unknown"))


def new_game_card(context: Context, language: str) -> Card:
    """Return the list of games; the chosen one opens a table in this channel."""
    words = context.translator.words(language)
    choices = tuple(game_choice(title, words) for title in context.titles.values())
    asked: list[Block] = [Text(words(say("new-game-which")))]
    return Card((*asked, Menu(ButtonId(0, 0, "new-game"), words(say("new-game-choose")), choices)), RUNNING)
