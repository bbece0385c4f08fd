"""Views hold no state, survive JSON, and suffice for computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Question, State, View
from bot.games.history.log import encode
from bot.games.history.record import encode_record
from bot.games.history.referee import verify
from bot.text.translator import Translator
from tests.conformance.games import Case
from tests.conformance.play import played, sampled, seed_of, stream_of
from tests.selfplay.play import play

PLAIN = (str, int, float, bool, bytes, type(None))
EFFORT = 1
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
SENTENCE = 400
"""Characters of a reason, so that those of a turn fit on a card."""


def parts(value: Any) -> Iterator[Any]:
    """Yield the value and everything that can be reached from it."""
    yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from parts(key)
            yield from parts(item)


def test_a_view_is_made_of_values_alone_and_holds_no_state(case: Case):
    game = case.title.game
    for replay in sampled(played(case), 15):
        for viewer in (None, *range(case.seats)):
            view = game.view(replay.state, viewer)
            assert isinstance(view, View)
            assert (view.viewer, view.seats) == (viewer, case.seats)
            assert view.to_move == game.to_move(replay.state)
            for part in parts(view):
                assert not isinstance(part, Stream)
                if isinstance(part, State):
                    assert part is getattr(view, "known", None) and part.knowledge == ()
                if isinstance(part, Chance):
                    assert part == Chance(b"")
                assert isinstance(part, (*PLAIN, Struct, tuple, dict)), f"{type(part)} can be changed by who gets it"
                assert not isinstance(part, Struct) or part.__struct_config__.frozen


def test_a_view_survives_json(case: Case):
    game = case.title.game
    for replay in sampled(played(case), 15):
        for viewer in (None, *range(case.seats)):
            view = game.view(replay.state, viewer)
            assert msgspec.json.decode(encode(view), type=type(view)) == view


def test_a_computer_needs_a_view_only(case: Case):
    game = case.title.game
    for place, replay in enumerate(sampled(played(case), 6)):
        for seat in game.to_move(replay.state):
            legal, view = game.legal(replay.state, seat), game.view(replay.state, seat)
            copy = msgspec.json.decode(encode(view), type=type(view))
            for level in game.meta.levels:
                chosen = game.choose(Question(copy, legal, seat, level, EFFORT, stream_of(case, place)))
                assert chosen in legal
                assert game.choose(Question(view, legal, seat, level, EFFORT, stream_of(case, place))) == chosen
                assert encode(copy) == encode(view)


def test_a_computer_tells_why_it_chose(case: Case, translator: Translator):
    game = case.title.game
    for place, replay in enumerate(sampled(played(case), 5)):
        for seat in game.to_move(replay.state):
            legal, view = game.legal(replay.state, seat), game.view(replay.state, seat)
            copy = msgspec.json.decode(encode(view), type=type(view))
            for level in game.meta.levels:
                given = (seat, level, EFFORT)
                chosen = game.choose(Question(copy, legal, *given, stream_of(case, place)))
                why = game.explain(Question(copy, legal, *given, stream_of(case, place)), chosen)
                assert why is not None
                assert game.explain(Question(view, legal, *given, stream_of(case, place)), chosen) == why
                for language in translator.languages:
                    assert 0 < len(translator.words(language, NAMES[: case.seats])(why)) <= SENTENCE
                assert encode(copy) == encode(view)


def test_computers_of_every_level_play_to_the_end(case: Case):
    game = case.title.game
    record = play(game, case.seats, seed_of("computers", case), game.meta.levels, case.options, EFFORT)
    assert verify(encode_record(record), {game.meta.id: game}.get).valid


@pytest.mark.parametrize("viewer", [None, 0])
def test_views_of_one_state_are_equal_each_time(case: Case, viewer: int | None):
    game = case.title.game
    state = played(case).positions[len(played(case).positions) // 2].state
    assert encode(game.view(state, viewer)) == encode(game.view(state, viewer))
