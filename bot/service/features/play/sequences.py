"""The choices of a menu of sequences: small decisions that are made in one press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot import limits
from bot.games.core.actions import Verb, nouns, verb_of
from bot.games.history.sequences import Steps
from bot.service.card import Choice
from bot.service.features.looks.cards import cut
from bot.service.features.play.grouping import MARK, MENU
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

THEN = " / "
"""Stands between the actions of a sequence in the value of a choice."""
MOST = 2 * MENU
"""The most sequences that are offered."""
_ARROW = " → "


def step_choices(
    loaded: LoadedTable, seat: int, words: Words, icon: Callable[[Verb, tuple[str, ...]], str | None]
) -> list[Choice]:
    """Return a choice for each sequence that the seat can begin now. `icon`: the small picture of an action's nouns."""
    found = loaded.joined(seat, MOST)
    labels = {id(label): label for one in found for label in one.labels}
    said = {key: words(label) for key, label in labels.items()}  # most sequences share their first label
    verbs = loaded.game.meta.verb_map()
    choices: list[Choice] = []
    for one in found:
        first = one.steps[0]
        verb = verbs[verb_of(first)]
        label, hint = _text([said[id(label)] for label in one.labels], MARK if one.reveals else "")
        choices.append(Choice(together(one.steps), label, hint, verb.emoji, icon=icon(verb, nouns(first))))
    return [choice for choice in choices if len(choice.value) <= limits.CHOICE_TEXT]


def together(steps: Steps) -> str:
    """Return a sequence as the value of a choice."""
    return THEN.join(" ".join((verb_of(action), *nouns(action))) for action in steps)


def _text(labels: Sequence[str], mark: str) -> tuple[str, str | None]:
    """Return the label of a choice, and its hint if the label has no room for all steps."""
    label = _ARROW.join(labels) + mark
    if len(label) <= limits.CHOICE_TEXT:
        return label, None
    first, *rest = labels
    return cut(first, limits.CHOICE_TEXT), cut(f"→ {_ARROW.join(rest)}", limits.CHOICE_TEXT - len(mark)) + mark
