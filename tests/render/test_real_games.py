"""Pictures of tables as the rules make them, not as a sample was written by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256

import pytest

from bot.games.core.options import settle
from bot.games.space_mission.game import SpaceMission
from bot.games.space_mission.material import TILE_KINDS
from bot.games.space_mission.view import SpaceMissionView
from bot.text import Translator
from renderers.registry import draw
from renderers.space_mission.tile_art import KINDS
from renderers.text import recording
from tests.render import of_space_mission

_GAME = SpaceMission()
_NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
_WORDS = Translator(strict=True).words("de", _NAMES)
_EVERY = 60


def _moments(seats: int) -> Iterator[tuple[SpaceMissionView, ...]]:
    """Play at random; now and then, at tile choices, and at the end, yield the views of an onlooker and the mover."""
    dice = random.Random(seats)
    state = _GAME.setup(seats, settle(_GAME.meta.options, {}), sha256(bytes([seats])).digest())
    count = 0
    while due := _GAME.to_move(state):
        legal = _GAME.legal(state, due[0])
        kind = dice.choice(sorted({type(action) for action in legal}, key=lambda each: each.__name__))
        action = dice.choice([action for action in legal if type(action) is kind])
        state = _GAME.apply(state, due[0], action).state
        count += 1
        mine = _GAME.view(state, due[0])
        if count % _EVERY == 0 or (mine.pile and count % 5 == 0) or mine.over:
            yield _GAME.view(state, None), mine


@pytest.mark.parametrize("seats", [2, 5])
def test_every_look_of_a_real_game_is_drawn_small_and_without_a_cut_word(seats: int) -> None:
    shown = set()
    for number, views in enumerate(_moments(seats)):
        for view in views:
            for look in _GAME.meta.looks:
                about = {"planet": view.ring[number % 8].id, "seat": str(number % seats)}.get(look.about or "")
                with recording() as written:
                    picture = draw("space-mission", look.id, view, about, _WORDS, _NAMES)
                if picture is None:
                    continue
                shown.add(look.id)
                assert len(picture.data) < 200_000
                assert not [piece.text for piece in written if piece.text.endswith("…")]
    assert shown == {look.id for look in _GAME.meta.looks if look.picture} == set(of_space_mission.LOOKS)


def test_every_tile_has_a_figure_of_its_own_and_they_stand_in_the_order_of_menus_and_texts() -> None:
    assert KINDS == TILE_KINDS
