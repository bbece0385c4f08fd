"""Why a computer player did what it did, in a sentence or two."""

from __future__ import annotations

from bot.games.core.actions import Action, verb_of
from bot.games.core.chance import Stream
from bot.games.core.declared import EASY, STEADY
from bot.games.core.phrase import Phrase, say
from bot.games.core.search import compared
from bot.games.skymines.advice import searched
from bot.games.skymines.computer import STRONG
from bot.games.skymines.speech.labels import label
from bot.games.skymines.view import SkyminesView


def because(_view: SkyminesView, action: Action) -> Phrase:
    """Say what speaks for an action."""
    return say(f"sk-why-{verb_of(action)}")


def explain(
    view: SkyminesView,
    legal: tuple[Action, ...],
    seat: int,
    level: str,
    effort: int,
    chance: Stream,
    action: Action,
) -> Phrase | None:
    """Say why a computer of this level chose the action. Raises ValueError when there is no such level."""
    if level not in (EASY, STEADY, STRONG):
        raise ValueError(f"there is no level {level!r}")
    if len(legal) == 1:
        return say("game-why-only")
    reason = because(view, action)
    if level == EASY:
        return say("game-why-easy", because=reason)
    outcomes = searched(view, legal, seat, effort, chance) if level == STRONG else ()
    if len(outcomes) < 2:
        return reason
    comparison = compared(outcomes, action)
    if comparison is None:
        return None
    other, facts = comparison
    return say("sk-why-strong", because=reason, other=label(view, other), **facts)
