"""Where computer players can be asked: for a hint while one practises, and for their reasons when the game is over."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Button, Handle
from bot.service.tables.loaded import Sitting
from bot.service.tables.terms import is_rated
from bot.text.translator import Words


def is_practice(sitting: Sitting, user: int) -> bool:
    """Return whether this person plays a friendly game against computers alone: nobody else could mind a hint."""
    own = sitting.seat_of(user)
    others = [seat for seat in sitting.seats if seat.number != own]
    return own is not None and not is_rated(sitting.table) and all(seat.user is None for seat in others)


def hint_door(sitting: Sitting, user: int, words: Words, mark: int = 0) -> list[Button]:
    """Return the button that asks for a hint, where one can be given now."""
    if not is_practice(sitting, user) or sitting.seat_of(user) not in sitting.to_move():
        return []
    return [Button(words(say("button-hint")), Handle(sitting.guild, sitting.table.id, "hint", (), mark), "💡")]


def why_door(sitting: Sitting, words: Words, *nouns: str, mark: int = 0) -> list[Button]:
    """Return the button that asks why computers did what they did, where the game is over and one played at its end."""
    if sitting.table.status != "over" or not any(sitting.computer_on(seat.number) for seat in sitting.seats):
        return []
    return [Button(words(say("button-why")), Handle(sitting.guild, sitting.table.id, "why", nouns, mark), "💭")]
