"""Pictures of positions from played games, not from hand-written samples."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from bot.games.core.chance import Chance
from bot.games.core.contract import Game, Question, settle
from bot.games.skymines.game import Skymines
from bot.games.skymines.view import SkyminesView
from bot.games.space_mission.game import SpaceMission
from bot.games.space_mission.material import TILE_KINDS
from bot.games.space_missions.game import SpaceMissions
from bot.text import Translator
from renderers.registry import draw
from renderers.space_mission.tile_art import KINDS
from renderers.text import recording
from tests.render import support
from tests.soaking import by_turns, turn

_GAMES: dict[str, Game] = {game.meta.id: game for game in (SpaceMission(), SpaceMissions(), Skymines())}
_OPTIONS = {"skymines": {"missions": "on"}}
"""The options with which every look has a picture."""
_NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
_WORDS = Translator(strict=True).words("de", _NAMES)
_EVERY = 60


def _moments(game: Game, seats: int) -> Iterator[tuple[Any, ...]]:
    """Play; now and then and at the end yield the views of a spectator and the mover; the mover's also at each new
    choice.

    Kinds of actions are drawn at random; where what matters comes of planning alone, a computer chooses.
    """
    dice = random.Random(seats)
    stream = Chance(sha256(b"pictures").digest()).open()
    state = game.setup(
        seats, settle(game.meta.options, _OPTIONS.get(game.meta.id, {})), sha256(bytes([seats])).digest()
    )
    met: set[str | None] = set()
    count = 0
    while due := game.to_move(state):
        legal = game.legal(state, due[0])
        if game.meta.id == "space-missions":
            action = game.choose(Question(game.view(state, due[0]), legal, due[0], "easy", 1, stream))
        else:
            kind = dice.choice(sorted({type(action) for action in legal}, key=lambda each: each.__name__))
            action = dice.choice([action for action in legal if type(action) is kind])
        state = game.apply(state, due[0], action).state
        count += 1
        mine = game.view(state, due[0])
        if count % _EVERY == 0 or mine.over:
            yield game.view(state, None), mine
        elif _pending(mine) not in met:
            met.add(_pending(mine))
            yield (mine,)


def _pending(view: Any) -> str | None:
    """Return the choice that the mover of a view has to make."""
    if not isinstance(view, SkyminesView):
        return view.pending
    pending = view.known.pending
    return pending[0].kind if pending else view.known.phase


def _about(look: str | None, view: Any, number: int) -> str | None:
    if look == "planet":
        return view.ring[number % 8].id
    return str(number % view.seats) if look == "seat" else None


@pytest.mark.parametrize(
    ("name", "seats"),
    by_turns(
        [
            ("space-mission", 2),
            ("space-mission", 5),
            ("space-missions", 4),
            ("space-missions", 1),
            ("skymines", 1),
            ("skymines", 3),
        ],
        2,
    ),
)
def test_looks_of_real_games_are_small_and_cut_no_word(name: str, seats: int) -> None:
    game = _GAMES[name]
    shown = set()
    for number, views in enumerate(_moments(game, seats)):
        for view in views:
            for look in game.meta.looks:
                if look.id in shown and number % 3 != turn() % 3:
                    continue
                with recording() as written:
                    picture = draw(name, look.id, view, _about(look.about, view, number), _WORDS, _NAMES)
                if picture is None:
                    continue
                shown.add(look.id)
                assert len(picture.data) < 200_000
                assert not [piece.text for piece in written if piece.text.endswith("…")]
    assert shown == {look.id for look in game.meta.looks if look.picture} == set(support.PAINTED[name].LOOKS)


def test_tiles_have_own_figures_in_the_order_of_menus_and_texts() -> None:
    assert KINDS == TILE_KINDS
