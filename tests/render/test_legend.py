"""The legend of a game's signs: every small picture beside its whole name, legible on a phone, in every style."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.core.legend import LEGEND
from bot.games.core.style import STYLES
from bot.text import Translator
from renderers.registry import RENDERERS, draw
from renderers.text import recording
from tests.conformance.lessons import LESSONS
from tests.render.sights import contrast
from tests.render.support import opened
from tests.samples.legends import LEGENDS

PHONE, SMALLEST = 400, 9
SIGN = 24
"""Pixels of a sign on a phone: what an eye knows again."""
_TRANSLATOR = Translator(strict=True)


def test_every_game_with_a_lesson_has_a_legend_of_all_its_icons() -> None:
    assert set(LEGENDS) == set(LESSONS)
    for game, legend in LEGENDS.items():
        shown = [sign for group in legend.groups for sign, _ in group.signs]
        assert len(shown) == len(set(shown))
        assert set(RENDERERS[game].icons) - {"enhancement"} <= set(shown), game  # that one is on no button


@pytest.mark.parametrize("language", _TRANSLATOR.languages)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", LEGENDS)
def test_every_sign_stands_beside_its_whole_name(game: str, style: str, language: str) -> None:
    words, legend = _TRANSLATOR.words(language), LEGENDS[game]
    with recording() as written:
        picture = draw(game, LEGEND, legend, None, words, (), STYLES[style])
    assert picture is not None and picture.height < 2.2 * picture.width and len(picture.data) < 100_000
    written = [piece for piece in written if len(piece.text) > 1]  # the letters of companies are on their signs
    said = " ".join(piece.text for piece in written)
    for group in legend.groups:
        assert all(words(phrase) in said for phrase in (group.heading, *(name for _, name in group.signs)))
    for piece in written:
        assert piece.size * PHONE / picture.width >= SMALLEST, piece
        least = 7 if STYLES[style].contrast else 4.5
        assert min(contrast(piece.ink, ground) for ground in piece.ground) >= least, piece
        assert 0 <= piece.box[0] < piece.box[2] <= picture.width - 20, piece
    for a, b in combinations([piece.box for piece in written], 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_signs_differ_from_each_other_as_a_phone_shows_them() -> None:
    """Each cell of a legend has another picture: none was drawn twice, and none is empty."""
    words = _TRANSLATOR.words("en")
    for game, legend in LEGENDS.items():
        with recording() as written:
            picture = draw(game, LEGEND, legend, None, words, (), STYLES["contrast"])
        assert picture is not None
        pixels, shown = opened(picture), set[bytes]()
        names = {words(name).split()[0] for group in legend.groups for _, name in group.signs}
        cells = [
            piece.box
            for piece in written
            if piece.text.split()[0] in names and piece.size == 29 and len(piece.text) > 1
        ]
        for left, top, _, bottom in cells:
            middle = (top + bottom) // 2
            sign = pixels.crop((left - 90, middle - 36, left - 16, middle + 36)).resize((SIGN, SIGN))
            assert len(sign.getcolors(SIGN * SIGN) or []) > 4
            shown.add(sign.tobytes())
        assert len(shown) == len(cells) >= sum(len(group.signs) for group in legend.groups)
