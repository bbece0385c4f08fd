"""Computer players. They see their view and nothing else.

`steady` does what promises most at first sight (`judgement`), `easy` misjudges each action by some CrypCoin. `strong`
plays what promises most on in thought to the end of the round, in states that fit what it knows (`advice`); its effort
is in units of `advice.DECISIONS`.
"""

from __future__ import annotations

from functools import partial

from bot.games.core.actions import Action, verb_of
from bot.games.core.levels import Levels
from bot.games.core.phrase import Phrase, say
from bot.games.skymines.actions import Take
from bot.games.skymines.advice import searched
from bot.games.skymines.cards import strength
from bot.games.skymines.judgement import considered, distinct, judged
from bot.games.skymines.material import PLAN
from bot.games.skymines.requirements import missing
from bot.games.skymines.speech.labels import label
from bot.games.skymines.view import SkyminesView


def because(view: SkyminesView, seat: int, action: Action) -> Phrase:
    """Say what speaks for an action. Of a plan, whether what it asks for lies face up."""
    if isinstance(action, Take) and action.plan in PLAN:
        lacking = missing(PLAN[action.plan].requirement, strength(view.known, seat))
        return say("sk-why-take", ready="no" if lacking else "yes")
    return say(f"sk-why-{verb_of(action)}")


LEVELS = Levels(
    judge=lambda view, seat: partial(judged, view.known, seat),
    waver=3,
    considered=lambda view, seat, legal: distinct(considered(view.known, seat, legal)),
    search=searched,
    because=because,
    label=label,
    searched="sk-why-strong",
)
