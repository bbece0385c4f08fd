"""The buttons that snooze a reminder, on every notice of a turn."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Buttons
from bot.service.features.looks.cards import ButtonMaker
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

HOW = ("hour", "tomorrow", "turn")


def reminder_row(loaded: LoadedTable, words: Words, nonce: int = 0) -> Buttons:
    """Return the buttons that snooze a reminder: for an hour, until tomorrow, or for the rest of the turn."""
    button = ButtonMaker.at(loaded, words, nonce)
    emojis = {HOW[0]: "💤"}
    return Buttons(tuple(button("snooze", emojis.get(how), how, label=say(f"button-snooze-{how}")) for how in HOW))
