"""What is to be decided, by `state.pending`: one module for each kind, see `decision.Decision`."""

from __future__ import annotations

from bot.games.space_missions.decisions import (
    announce,
    bonus,
    copy,
    develop,
    enhancement,
    give,
    give_back,
    hit,
    launch,
    load,
    remove,
    run_test,
    solve,
    specialist,
    start_test,
    study,
    take_back,
)
from bot.games.space_missions.decisions.decision import Decision

DECISIONS: dict[str, Decision] = {
    "enhancement": enhancement,
    "specialist": specialist,
    "develop": develop,
    "test": start_test,
    "trial": run_test,
    "copy": copy,
    "take-back": take_back,
    "announce": announce,
    "load": load,
    "launch": launch,
    "give": give,
    "solve": solve,
    "injure": hit,
    "lose": hit,
    "remove": remove,
    "bonus": bonus,
    "study": study,
    "remove-bonus": remove,
    "return": give_back,
}
