"""The presenter of Space Mission: phrases for views, actions and events. Its parts are in `speech/`."""

from __future__ import annotations

from bot.games.core.presenter import Looks, Subject, pictured
from bot.games.core.reference import in_short
from bot.games.space_mission.material import PLANETS, TILE_ORDER
from bot.games.space_mission.speech import alt, board, events, hand, known, nouns, rules, scores, words
from bot.games.space_mission.speech.prompt import companion_looks, headline, hint, label, prompt

_LOOKS = Looks(
    plain={
        "board": (board.board, alt.board),
        "hand": (hand.hand, alt.hand),
        "tiles": (hand.tiles, alt.tiles),
        "pile": (hand.pile, alt.pile),
        "known": (known.known, in_short),
        "score": (scores.score, alt.score),
    },
    subjects={
        "planet": Subject(words.place, board.planet, alt.planet, board.ring),
        "player": Subject(words.player_named, board.player, alt.player, board.players),
    },
)


class SpaceMissionPresenter:
    """Implements `core.contract.Presenter` and `core.narrator.Recapper` for Space Mission."""

    prompt = staticmethod(prompt)
    headline = staticmethod(headline)
    label = staticmethod(label)
    hint = staticmethod(hint)
    slot_label = staticmethod(nouns.slot_label)
    icon = staticmethod(pictured({"planet": PLANETS, "tile": TILE_ORDER}))
    own_nouns = staticmethod(nouns.own_nouns)
    vocabulary = staticmethod(nouns.vocabulary)
    subjects = staticmethod(nouns.subjects)
    companion_looks = staticmethod(companion_looks)
    text = _LOOKS.text
    alt = _LOOKS.alt
    describe = events.describe
    weight = staticmethod(events.weight)
    brief = staticmethod(events.brief)
    affected = staticmethod(events.affected)
    score_label = staticmethod(scores.category)
    rules = staticmethod(rules.rules)
