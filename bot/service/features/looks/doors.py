"""Buttons from one card to another: to a hint, and back to the panel."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Button
from bot.service.features.looks.cards import ButtonMaker, is_practice
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def hint_door(loaded: LoadedTable, user: int, words: Words, nonce: int = 0) -> list[Button]:
    """Return the button that asks for a hint, if one can be given now."""
    if not is_practice(loaded, user) or loaded.viewer_of(user) not in loaded.to_move():
        return []
    return [ButtonMaker.at(loaded, words, nonce)("hint", "💡")]


def panel_door(
    loaded: LoadedTable, seat: int | None, words: Words, nonce: int = 0, emoji: str = "🎯", *guided: str
) -> Button:
    """Return the button that leads from another card to the seat's panel: in a guided game back to its step.

    `guided`: the nouns of the button in a guided game.
    """
    if loaded.lesson_for(seat) is None:
        return ButtonMaker.at(loaded, words, nonce)("act", emoji)
    return ButtonMaker.at(loaded, words, nonce)("act", emoji, *guided, label=say("button-learn-back"))
