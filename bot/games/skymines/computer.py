"""Computer players. They see their view and nothing else.

`steady` does what promises most at first sight (`judgement`), `easy` misjudges each action by some CrypCoin: both
follow from the game's declaration. `strong` plays what promises most on in thought to the end of the round, in states
that fit what it knows (`advice`).
"""

from __future__ import annotations

from bot.games.core.actions import Action, verb_of
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, say
from bot.games.core.search import compared
from bot.games.skymines.advice import searched
from bot.games.skymines.speech.labels import label
from bot.games.skymines.view import SkyminesView

STRONG = "strong"
WAVER = 3
"""By how many CrypCoin an easy player may misjudge an action."""


def choose_strong(view: SkyminesView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream) -> Action:
    """Choose one of the legal actions by a search. `effort`: in units of `advice.DECISIONS`."""
    return legal[0] if len(legal) == 1 else searched(view, legal, seat, effort, chance)[0].action


def because(_view: SkyminesView, action: Action) -> Phrase:
    """Say what speaks for an action."""
    return say(f"sk-why-{verb_of(action)}")


def explain_strong(
    view: SkyminesView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    """Say what speaks for an action, and how it compared in the search; None for one that was not tried."""
    if len(legal) == 1:
        return say("game-why-only")
    reason, outcomes = because(view, action), searched(view, legal, seat, effort, chance)
    if len(outcomes) == 1:
        return reason
    comparison = compared(outcomes, action)
    if comparison is None:
        return None
    other, facts = comparison
    return say("sk-why-strong", because=reason, other=label(view, other), **facts)
