"""Playing at random: the kind of action is drawn first, then one of that kind.

Uniform play would top up for ever where an action has many forms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.games.core.actions import Action, verb_of
from bot.games.core.contract import Game

_NUMBERS = (0, -1, 10**9)
_TEXTS = ("", "nowhere", "x" * 500, "\u202e1")


def draw_by_kind(legal: Sequence[Action], random: Random) -> Action:
    """Draw a kind of action, then one of that kind."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(verb_of(action), []).append(action)
    return random.choice(kinds[random.choice(sorted(kinds))])


def nonsense(game: Game) -> Iterator[Action]:
    """Yield actions of right form and wrong content, for every verb."""
    for verb in game.meta.verbs:
        for place in range(4):
            facts: dict[str, Any] = {}
            for slot in verb.slots:
                value = _NUMBERS[place % 3] if slot.number else _TEXTS[place]
                facts[slot.id] = (value,) * (1 + place) if slot.many else value
            yield verb.action(**facts)
