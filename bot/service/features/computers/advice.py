"""Where computer players can be asked: for a hint while one practises, and for their reasons when the game is over."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.terms import is_rated
from bot.text.translator import Words


def is_practice(loaded: LoadedTable, user: int) -> bool:
    """Return whether this user plays a friendly game against computers alone: a hint harms no other player."""
    own = loaded.seat_of(user)
    others = [seat for seat in loaded.seats if seat.number != own]
    return own is not None and not is_rated(loaded.table) and all(seat.user is None for seat in others)


def hint_door(loaded: LoadedTable, user: int, words: Words, nonce: int = 0) -> list[Button]:
    """Return the button that asks for a hint, where one can be given now."""
    if not is_practice(loaded, user) or loaded.seat_of(user) not in loaded.to_move():
        return []
    return [Button(words(say("button-hint")), ButtonId(loaded.guild, loaded.table.id, "hint", nonce=nonce), "💡")]


def why_door(loaded: LoadedTable, words: Words, *nouns: str, nonce: int = 0) -> list[Button]:
    """Return the button that asks why computers did what they did, where the game is over and one played at its end."""
    if loaded.table.status != "over" or not any(loaded.computer_on(seat.number) for seat in loaded.seats):
        return []
    return [Button(words(say("button-why")), ButtonId(loaded.guild, loaded.table.id, "why", nouns, nonce=nonce), "💭")]
