"""Pictures of each game with the colours and emblems that players chose."""

from __future__ import annotations

import pytest

from bot.games.core.style import STANDARD, Mark, Style
from renderers.cache import clear_all
from renderers.draw_context import DrawContext
from renderers.emblems import worn
from tests.render.support import PAINTED, words

CHOSEN = Style(marks=(Mark(2, 1), Mark(0, 3), Mark(3, 0), Mark(1, 2)))
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


@pytest.mark.parametrize("game", PAINTED)
def test_a_board_shows_the_chosen_marks(game: str) -> None:
    """What is cached of one table is not drawn at another."""
    case = PAINTED[game].typical("board")

    def drawn(style: Style) -> bytes:
        picture = case.draw(words, NAMES, style)
        assert picture is not None
        return picture.data

    usual, chosen = drawn(STANDARD), drawn(CHOSEN)
    clear_all()
    assert usual != chosen == drawn(CHOSEN)


def test_a_name_that_cannot_be_drawn_is_the_letter_of_the_emblem() -> None:
    context = DrawContext(words, ("山田", "Bo"))
    assert context.name(0) == "A nameless" and context.name(1) == "Bo"
    with worn(CHOSEN.marks):
        assert context.name(0) == "B nameless" and context.name(1) == "Bo"
