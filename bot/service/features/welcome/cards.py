"""The message that welcomes the members of a server."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker


def welcome_card(context: Context, guild: int, language: str, nonce: int) -> Card:
    """Return the welcome: what the bot does, how a game begins, and for server admins how the message goes away."""
    words = context.translator.words(language)
    games = tuple(title.game.meta.title for title in context.titles.values())
    button = ButtonMaker(words, guild, nonce=nonce)
    row = (
        button("new-game", "🎲", style="main"),
        button("help", "❔", label=say("button-how-it-works")),
        button("welcome-remove", "✖️"),
    )
    text = "\n".join((f"## {words(say('welcome-title'))}", words(say("welcome-text", games=games))))
    return Card((Text(text), Buttons(row), Text(f"-# {words(say('welcome-admins'))}")), RUNNING, silent=True)
