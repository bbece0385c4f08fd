"""The choices of menus of sequences, and of lists of actions: small decisions that are made in one press."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot import limits
from bot.games.core.actions import NONE, Verb, nouns, verb_of
from bot.games.core.phrase import say
from bot.games.history.sequences import Steps
from bot.service.card import ButtonId, Choice, Menu
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


def list_menus(
    loaded: LoadedTable,
    seat: int,
    words: Words,
    icon: Callable[[Verb, tuple[str, ...]], str | None],
    handle: Callable[..., ButtonId],
    begun: Steps = (),
) -> Iterator[Menu]:
    """Yield for each verb that has one a menu of the things of which the seat can choose a list after these steps.

    `icon`: as above. `handle`: returns the id of a menu by what it does and its nouns.
    """
    before = (*together(begun).split(" "), THEN.strip()) if begun else ()
    for verb in loaded.game.meta.verbs:
        choices: list[Choice] = []
        for thing, one in loaded.listed(seat, verb, begun).items():
            mark, label = MARK if one.reveals else "", one.labels[-1]
            if thing != NONE and len(verb.slots) > 1:  # its label names the other nouns as they are now
                label = loaded.presenter.slot_label(loaded.view(seat), verb.id, verb.slots[0].id, thing)
            label = cut(words(label), limits.CHOICE_TEXT - len(mark)) + mark
            choices.append(Choice(thing, label, None, verb.emoji, icon=icon(verb, (thing,))))
        if choices:
            ask = say("panel-list", verb=say(f"{loaded.game.meta.prefix}-verb-{verb.id}"))
            yield Menu(handle("steps", *before, verb.id), cut(words(ask), 150), tuple(choices), 1, len(choices))


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
