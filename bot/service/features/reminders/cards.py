"""The buttons under a reminder."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Buttons
from bot.service.features.looks.cards import ButtonMaker
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

SNOOZES = {"hour": "💤", "tomorrow": None, "turn": None}
"""Until when a reminder can be snoozed, with the emojis of the buttons."""


def reminder_row(loaded: LoadedTable, words: Words, nonce: int = 0) -> Buttons:
    """Return the buttons that snooze a reminder: for an hour, until tomorrow, or for the rest of the turn."""
    button = ButtonMaker.at(loaded, words, nonce)
    row = (button("snooze", emoji, how, label=say(f"button-snooze-{how}")) for how, emoji in SNOOZES.items())
    return Buttons(tuple(row))
