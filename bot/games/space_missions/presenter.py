"""The presenter of Space Missions: phrases for views, actions and events. Its parts are in `speech/`."""

from __future__ import annotations

from bot.games.core.presenter import Looks, Subject, pictured
from bot.games.core.reference import in_short
from bot.games.space_missions.material import PROBLEMS, STOCK, TECHNOLOGIES
from bot.games.space_missions.speech import (
    alt,
    events,
    flights,
    flown,
    hints,
    known,
    labels,
    missions,
    nouns,
    players,
    recap,
    rules,
    scores,
    words,
)
from bot.games.space_missions.speech.board import board
from bot.games.space_missions.speech.control import control
from bot.games.space_missions.speech.hand import hand
from bot.games.space_missions.speech.prompt import headline, prompt
from bot.games.space_missions.speech.technology_test import technology_test
from bot.games.space_missions.view import SpaceMissionsView

_LOOKS = Looks(
    plain={
        "board": (board, alt.board),
        "control": (control, alt.control),
        "hand": (hand, alt.hand),
        "flight": (flights.flights, alt.flights),
        "trial": (technology_test, alt.technology_test),
        "known": (known.known, in_short),
        "score": (scores.score, alt.score),
    },
    subjects={
        "mission": Subject(missions.named, missions.mission, alt.mission, missions.all_missions),
        "player": Subject(words.player_named, players.player, alt.player, players.players),
    },
)
_BESIDE = {
    "specialist": ("hand", "control"),
    "copy": ("hand", "control"),
    "take-back": ("hand",),
    "trial": ("trial", "control"),
    "load": ("flight", "control"),
    "launch": ("flight",),
    "give": ("flight",),
    "solve": ("flight",),
    "injure": ("flight",),
    "lose": ("flight",),
    "remove": ("flight",),
    "remove-bonus": ("flight",),
    "return": ("flight", "control"),
}


def companion_looks(view: SpaceMissionsView) -> tuple[str, ...]:
    """Return the look that shows what the choice is about: a test, a flight, else specialists and control board."""
    return ("score",) if view.over else _BESIDE.get(view.pending or "", ("control",))


class SpaceMissionsPresenter:
    """Implements `core.contract.Presenter`, `core.narrator.Recapper` and `core.narrator.Narrator` for this game."""

    prompt = staticmethod(prompt)
    headline = staticmethod(headline)
    label = staticmethod(labels.label)
    hint = staticmethod(hints.hint)
    slot_label = staticmethod(nouns.slot_label)
    icon = staticmethod(pictured({"technology": TECHNOLOGIES, "token": STOCK, "kind": STOCK, "card": PROBLEMS}))
    own_nouns = staticmethod(nouns.own_nouns)
    vocabulary = staticmethod(nouns.vocabulary)
    subjects = staticmethod(nouns.subjects)
    companion_looks = staticmethod(companion_looks)
    text = _LOOKS.text
    alt = _LOOKS.alt
    describe = events.describe
    weight = staticmethod(recap.weight)
    brief = staticmethod(recap.brief)
    narration_line = staticmethod(flown.narration_line)
    narrates_all = staticmethod(flown.narrates_all)
    score_label = staticmethod(scores.category)
    rules = staticmethod(rules.rules)
