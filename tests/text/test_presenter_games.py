"""Whole random games as text: every look, action and event for every viewer, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.games.core.options import settle
from bot.games.space_mission.game import SpaceMission
from bot.games.space_mission.meta import META
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.text import Translator, Words

GAME = SpaceMission()
PRESENTER = SpaceMissionPresenter()
VERBS = META.verb_map()
RAW_NAMES = ["M" * 32] * 5
TABLES = [
    (2, {}, 1),
    (3, {"own-reserved": "no", "notebook": "off"}, 2),
    (4, {"notebook": "inferences", "end": "developed"}, 3),
    (5, {"notebook": "inferences"}, 4),
]
MOST = 400
"""Actions of a game; random players may need more, then the vote ends it."""


def say_all(words: Words, view: Any) -> None:
    """Put every look into words; a missing key or fact raises."""
    for look in META.looks:
        for about in (None, *(noun for noun, _ in PRESENTER.subjects(view, look.id))):
            assert all(words.lines(PRESENTER.text(view, look.id, about)))
            assert 0 < len(words(PRESENTER.alt(view, look.id, about))) <= 1024
    assert words(PRESENTER.prompt(view))
    words.lines(PRESENTER.headline(view))


def say_actions(words: Words, view: Any, legal: tuple[Any, ...]) -> None:
    """Put every action into words, and every value of its slots."""
    for action in legal:
        assert 0 < len(words(PRESENTER.label(view, action))) <= 80
        hint = PRESENTER.hint(view, action)
        assert hint is None or 0 < len(words(hint)) <= 100
        verb = VERBS[verb_of(action)]
        for slot, value in zip(verb.slots, nouns(action), strict=True):
            assert 0 < len(words(PRESENTER.slot_label(view, verb.id, slot.id, value))) <= 100


def say_events(tongues: list[Words], events: tuple[Any, ...], viewers: tuple[int | None, ...]) -> None:
    """Put events into words for every viewer, during the game and after it."""
    for event in events:
        for viewer in viewers:
            for over in (False, True):
                told = PRESENTER.describe(event, viewer, over)
                assert told is not None
                assert all(words(told) for words in tongues)


def play(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[int, Any, tuple[Any, ...]]]:
    """Play at random, the kind of action first; yield each turn's number, position and the events that led to it."""
    chance = Random(seed)
    state = GAME.setup(seats, settle(META.options, options), bytes([seed]) * 32)
    yield 0, state, ()
    for turn in range(1, MOST):
        awaited = GAME.to_move(state)
        if not awaited:
            return
        legal = GAME.legal(state, awaited[0])
        verb = chance.choice(sorted({verb_of(action) for action in legal}))
        step = GAME.apply(state, awaited[0], chance.choice([action for action in legal if verb_of(action) == verb]))
        state = step.state
        yield turn, state, step.events
    step = GAME.end_now(state)
    yield MOST, step.state, step.events


@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_a_whole_game(translator: Translator, seats: int, options: dict[str, str], seed: int):
    tongues = [translator.words(language, RAW_NAMES) for language in ("en", "de")]
    viewers = (None, *range(seats))
    over = False
    for turn, state, events in play(seats, options, seed):
        say_events(tongues, events, viewers)
        awaited = GAME.to_move(state)
        over = not awaited
        views = [GAME.view(state, viewer) for viewer in viewers] if over or turn % 23 == 0 else []
        for words in tongues:
            for view in views:
                say_all(words, view)
            if awaited and (turn % 9 == 0 or state.pending):
                say_actions(words, GAME.view(state, awaited[0]), GAME.legal(state, awaited[0]))
    assert over
