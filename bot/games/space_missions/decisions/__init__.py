"""What is to be decided, by `state.pending`."""

from __future__ import annotations

from bot.games.core.decision import Decision
from bot.games.space_missions.decisions import after_flight, flight, technology_tests, year

DECISIONS: dict[str, Decision] = {
    "enhancement": year.ENHANCEMENT,
    "specialist": year.SPECIALIST,
    "develop": year.DEVELOP,
    "test": technology_tests.START_TEST,
    "trial": technology_tests.RUN_TEST,
    "copy": year.COPY,
    "take-back": year.TAKE_BACK,
    "announce": flight.ANNOUNCE,
    "load": flight.LOAD,
    "launch": flight.LAUNCH,
    "give": flight.GIVE,
    "solve": flight.SOLVE,
    "injure": flight.HIT,
    "lose": flight.HIT,
    "remove": after_flight.REMOVE,
    "bonus": after_flight.BONUS,
    "study": after_flight.STUDY,
    "remove-bonus": after_flight.REMOVE,
    "return": after_flight.GIVE_BACK,
}
