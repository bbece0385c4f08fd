"""Computer players. They see their view and nothing else.

`easy` does what looks good at first sight, with a wavering eye. `steady` thinks an action ahead: a jump for what can be
done on arrival, a scan for the development that it allows, a top-up when the hand promises little. `strong` searches:
it plays the best of those out, again and again, in states that are consistent with its view (`core.search`, `advice`).
"""

from __future__ import annotations

from functools import partial

from bot.games.core.levels import Levels
from bot.games.core.search import search
from bot.games.space_mission.advice import ADVICE
from bot.games.space_mission.speech.prompt import label
from bot.games.space_mission.turn_evaluator import at_a_glance, at_a_steady_look
from bot.games.space_mission.why import because

LEVELS = Levels(
    judge=at_a_steady_look,
    glance=at_a_glance,
    waver=5,
    whim=5,
    search=partial(search, ADVICE),
    because=because,
    label=label,
    searched="sm-why-strong",
)
