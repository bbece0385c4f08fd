"""The buttons of a panel that lead to other cards about the player's choice."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Button
from bot.service.features.learn import guide
from bot.service.features.looks.cards import ButtonMaker, hint_door
from bot.service.features.play.panel import can_try
from bot.service.features.premoves import cards as premove_cards
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def doors(loaded: LoadedTable, seat: int, user: int, words: Words, *, nonce: int, rule: str) -> list[Button]:
    """Return the buttons to the rule of a refusal (`rule`, "" for none), what is possible, a trial of the turn, a hint,
    the lesson, and the player's premoves.
    """
    button = ButtonMaker.at(loaded, words, nonce)
    row: list[Button] = []
    if rule:
        row.append(button("rules", "📖", loaded.table.game, rule, label=say("rules-paragraph", number=rule)))
    if loaded.table.status == "running":
        row.append(button("possible", "❓"))
    if can_try(loaded, seat):
        row.append(button("try", "🧪"))
    row += hint_door(loaded, user, words, nonce)
    row += guide.door(loaded, seat, button)
    return [*row, *premove_cards.button(loaded, words, nonce)]
