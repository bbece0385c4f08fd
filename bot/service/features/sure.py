"""The question before a tap that ends a running game."""

from __future__ import annotations

from bot.games.core.phrase import Phrase
from bot.service.card import Button, Buttons, Card
from bot.service.features.looks.cards import RUNNING, heading, panel_door
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

SURE = "sure"
"""The noun of the button that does it."""


def sure_card(loaded: LoadedTable, seat: int | None, words: Words, about: Phrase, yes: Button) -> Card:
    """Return the question whether to end a game, with the button that does it and the way back."""
    row = Buttons((yes, panel_door(loaded, seat, words, emoji="⬅️")))
    return Card((heading(loaded, words, words(about)), row), RUNNING)
