"""What is to be decided, by `state.pending`: one module for each kind, see `decision.Decision`."""

from __future__ import annotations

from bot.games.space_missions.decisions import copy, develop, enhancement, specialist, take_back, test, trial
from bot.games.space_missions.decisions.decision import Decision

DECISIONS: dict[str, Decision] = {
    "enhancement": enhancement,
    "specialist": specialist,
    "develop": develop,
    "test": test,
    "trial": trial,
    "copy": copy,
    "take-back": take_back,
}
