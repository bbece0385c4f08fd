"""What more there is to know about actions that have buttons: a menu shows it below each choice, a button cannot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Button, Buttons, Text
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

FEW = 2
"""So many buttons with the same hint are named by their labels."""


def with_hints(loaded: LoadedTable, seat: int | None, words: Words, blocks: Sequence[Block]) -> list[Block]:
    """Return these blocks below a text with a line for each hint to their buttons.

    A hint to more than two buttons stands there once, with their emoji in place of the labels.
    """
    actions = {(verb_of(action), *nouns(action)): action for action in loaded.legal(seat)} if seat is not None else {}
    told: dict[str, list[Button]] = {}
    for button in (button for block in blocks if isinstance(block, Buttons) for button in block.row):
        if (hint := _hint(loaded, seat, button, actions)) is not None:
            told.setdefault(words(hint), []).append(button)
    lines = [f"- {_named(buttons)}: {hint}" for hint, buttons in told.items()]
    return [Text("\n".join(lines)), *blocks] if lines else [*blocks]


def _hint(
    loaded: LoadedTable, seat: int | None, button: Button, actions: dict[tuple[str, ...], Action]
) -> Phrase | None:
    if button.button_id is None:
        return None
    if button.button_id.verb == "sequences":
        return say("panel-steps-about")
    action = actions.get(button.button_id.nouns) if button.button_id.verb == "do" else None
    return loaded.presenter.hint(loaded.view(seat), action) if action is not None else None


def _named(buttons: Sequence[Button]) -> str:
    emoji = buttons[0].emoji
    return emoji if emoji and len(buttons) > FEW else ", ".join(f"**{button.label}**" for button in buttons)
