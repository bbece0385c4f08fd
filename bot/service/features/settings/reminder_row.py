"""The buttons that snooze a reminder, on every notice of a turn."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

HOW = ("hour", "tomorrow", "turn")


def reminder_row(loaded: LoadedTable, words: Words, nonce: int = 0) -> Buttons:
    """Return the ways to put a reminder off: an hour, till tomorrow, not in this turn any more."""

    def button(how: str) -> Button:
        button_id = ButtonId(loaded.guild, loaded.table.id, "snooze", (how,), nonce=nonce)
        return Button(words(say(f"button-snooze-{how}")), button_id, "💤" if how == HOW[0] else None)

    return Buttons(tuple(map(button, HOW)))
