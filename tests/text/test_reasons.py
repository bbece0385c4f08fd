"""Computers' reasons and hints: in the game's words, whole sentences, never a lead below zero."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.games.core.chance import Chance
from bot.games.core.contract import Question
from bot.games.core.phrase import Fact, Phrase
from bot.games.registry import TITLES
from bot.service.tables.loaded import LoadedTable
from tests.service.positions import LANGUAGES, context, played
from tests.soaking import by_turns

CONTEXT = context()
SEARCHED = [f"{title.game.meta.prefix}-why-strong" for title in TITLES.values() if title.game.meta.searching]


def reasons(game: str, level: str) -> Iterator[tuple[LoadedTable, int, Phrase]]:
    """Yield what a computer says of some of its choices in a game, and among how many it chose."""
    effort = 8
    for number, loaded in enumerate(played(2, 41, 80, game)):
        seat = loaded.to_move()[0]
        view, legal = loaded.view(seat), loaded.game.legal(loaded.state, seat)
        chance = Chance(number.to_bytes(32, "big"))
        best = loaded.game.choose(Question(view, legal, seat, level, effort, chance.open()))
        for action in dict.fromkeys((best, *islice(legal, number % 3, None, 7))):
            if level == "strong" and (action != best or number % 5):
                continue
            said = loaded.game.explain(Question(view, legal, seat, level, effort, chance.open()), action)
            assert said is not None
            yield loaded, len(legal), said


@pytest.mark.parametrize(
    ("game", "level"),
    by_turns([(name, level) for name, title in TITLES.items() for level in title.game.meta.levels], 4),
)
def test_every_reason_is_a_sentence_in_the_games_words(game: str, level: str) -> None:
    met: set[str] = set()
    for loaded, choices, said in reasons(game, level):
        assert said.key.endswith("-why-only") == (choices == 1)
        met.add(said.key)
        for language in LANGUAGES:
            told = loaded.words(CONTEXT, language)(said)
            assert told[0].isupper() and told[-1] in ".“”" and "  " not in told, told
            plain = told.split("“")[0].split("„")[0]
            assert not re.search(r"(?<![a-z])[-−]\d|\b1 points\b|\b1 Punkte\b|\d[.,]\d", plain), told
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lead", ["ahead", "level", "behind"])
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("key", SEARCHED)
def test_a_lead_is_told_without_a_sign(language: str, lead: str, points: int, key: str) -> None:
    other, because = Phrase("sm-planet-hazard"), Phrase("sm-because-develop")
    facts: dict[str, Fact] = {
        "because": because,
        "other": other,
        "tables": points,
        "lead": lead,
        "points": points,
        "next": lead,
        "rival": Phrase("game-rival"),
        "advised": "yes",
    }
    told = CONTEXT.translator.words(language)(Phrase(key, {**facts, "less": points}))
    assert not re.search(r"-\d|1 points|1 Punkte|2 point\b|2 Punkt\b", told)
    assert (str(points) in told) == (points == 2 or lead != "level")
    assert ("you end" if language == "en" else "endest du") in told
