"""The button that asks computers for their reasons after a game."""

from __future__ import annotations

from bot.service.card import Button
from bot.service.features.looks.cards import ButtonMaker
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def why_buttons(loaded: LoadedTable, words: Words, *nouns: str, nonce: int = 0) -> list[Button]:
    """Return the button that asks why computers did what they did, where the game is over and one played at its end."""
    if loaded.table.status != "over" or not any(loaded.computer_on(seat.number) for seat in loaded.seats):
        return []
    return [ButtonMaker.at(loaded, words, nonce)("why", "💭", *nouns)]
