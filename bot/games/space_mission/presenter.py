"""The presenter of Space Mission: phrases for views, actions and events. Its parts are in `speech/`."""

from __future__ import annotations

from bot.games.core.presenter import Looks, Subject
from bot.games.core.reference import in_short
from bot.games.space_mission.speech import alt, events, hand, known, nouns, planets, players, rules, scores, words
from bot.games.space_mission.speech.board import board
from bot.games.space_mission.speech.prompt import headline, hint, label, prompt
from bot.games.space_mission.view import SpaceMissionView

_LOOKS = Looks(
    plain={
        "board": (board, alt.board),
        "hand": (hand.hand, alt.hand),
        "tiles": (hand.tiles, alt.tiles),
        "pile": (hand.pile, alt.pile),
        "known": (known.known, in_short),
        "score": (scores.score, alt.score),
    },
    subjects={
        "planet": Subject(words.place, planets.planet, alt.planet, planets.ring),
        "player": Subject(words.player_named, players.player, alt.player, players.players),
    },
)


def companion_looks(view: SpaceMissionView) -> tuple[str, ...]:
    """Return the hand, and before it the pile while a tile is to be chosen from it; in the end the score."""
    if view.over:
        return ("score",)
    return ("pile", "hand") if view.pile else ("hand",)


class SpaceMissionPresenter:
    """Implements `core.contract.Presenter` and `core.narrator.Recapper` for Space Mission."""

    prompt = staticmethod(prompt)
    headline = staticmethod(headline)
    label = staticmethod(label)
    hint = staticmethod(hint)
    slot_label = staticmethod(nouns.slot_label)
    icon = staticmethod(nouns.icon)
    vocabulary = staticmethod(nouns.vocabulary)
    subjects = staticmethod(nouns.subjects)
    companion_looks = staticmethod(companion_looks)
    text = _LOOKS.text
    alt = _LOOKS.alt
    describe = events.describe
    weight = staticmethod(events.weight)
    brief = staticmethod(events.brief)
    score_label = staticmethod(scores.category)
    rules = staticmethod(rules.rules)
