"""The small pictures of slots' values: each that a presenter names is drawn, and each that is drawn is named."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from bot.games.core.actions import nouns, verb_of
from bot.games.core.contract import Title, settle
from bot.games.registry import TITLES
from renderers.registry import ICON, ICON_SIZE, RENDERERS, draw, icons

MOST_BYTES = 256 * 1024
"""Discord's limit of an emoji's file."""


def named(title: Title, games: int = 3) -> set[str]:
    """The small pictures of all values that were legal in some games of random actions."""
    found: set[str | None] = set()
    game = title.game
    verbs = game.meta.verb_map()
    for number in range(games):
        choose = Random(number)
        state = game.setup(2, settle(game.meta.options, {}), bytes([number]) * 32)
        while seats := game.to_move(state):
            legal = game.legal(state, seats[0])
            for action in legal:
                slots = verbs[verb_of(action)].slots
                found |= {title.presenter.icon(slot.id, noun) for slot, noun in zip(slots, nouns(action), strict=True)}
            state = game.apply(state, seats[0], choose.choice(legal)).state
    return {icon for icon in found if icon is not None}


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_small_picture_that_is_named_is_drawn(game: str) -> None:
    found = named(TITLES[game])
    assert found <= set(RENDERERS[game].icons)
    assert bool(found) == bool(RENDERERS[game].icons)


@pytest.mark.parametrize(("game", "name"), tuple(icons()))
def test_a_small_picture_is_square_and_clear_around(game: str, name: str) -> None:
    drawn = draw(game, ICON, None, name, str, ())
    assert drawn is not None and len(drawn.data) < MOST_BYTES
    with Image.open(io.BytesIO(drawn.data)) as picture:
        assert (picture.mode, picture.size) == ("RGBA", (ICON_SIZE, ICON_SIZE))
        low, high = picture.getchannel("A").getextrema()
        assert low == 0 and high == 255
