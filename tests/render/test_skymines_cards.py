"""Pictures of cards, plans, player boards and bonus spaces of Skymines: legible, and only what the view holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.games.core.style import STYLES
from bot.text import Translator
from renderers.draw_context import DrawContext
from renderers.paint import encode
from renderers.skymines import looks, palette
from renderers.text import Written, recording
from renderers.theme import painted
from tests.render.sights import contrast
from tests.samples import skymines_cards as samples

SMALL = 200_000
PHONE, LEAST, LEAST_LARGE = 400, 9, 12
LONG = tuple(f"{name} Wolfeschlegelsteinhausenbergerdorff" for name in ("Ada", "Bo", "Cy", "Di"))
_TRANSLATOR = Translator()
LOOKS = ("display", "research")


class Drawn(NamedTuple):
    """A picture with what is written on it."""

    name: str
    picture: Image.Image
    size: int
    written: list[Written]


def paint(look: str, view: Any, about: str | None = None, style: str = "standard", language: str = "en") -> Drawn:
    """Draw a picture."""
    chosen = STYLES[style]
    with painted(chosen.contrast), recording() as written:
        picture = looks.paint(look, view, about, DrawContext(_TRANSLATOR.words(language, LONG), LONG, chosen))
        assert picture is not None, look
        size = len(encode(picture, palette.table()))
    return Drawn(f"{look} {about} {style} {language}", picture, size, written)


def _views() -> Iterator[Any]:
    for tracks in samples.TRACKS:
        yield samples.table(4, 0, tracks)
    yield samples.table(2, None)


@cache
def every() -> tuple[Drawn, ...]:
    """Return every look of every table in every style, in both languages."""
    return tuple(
        paint(look, view, None, style, language)
        for look in LOOKS
        for view in _views()
        for style in STYLES
        for language in ("en", "de")
    )


@pytest.mark.parametrize("look", LOOKS)
def test_text_is_large_enough_inside_and_apart(look: str) -> None:
    for name, picture, size, written in every():
        if not name.startswith(f"{look} "):
            continue
        assert size < SMALL, name
        least = LEAST_LARGE if "large" in name else LEAST
        for i, one in enumerate(written):
            left, top, right, bottom = one.box
            assert one.size * PHONE / picture.width >= least, (name, one)
            assert left >= 0 and top >= 0 and right <= picture.width and bottom <= picture.height, (name, one)
            for other in written[i + 1 :]:
                apart = right <= other.box[0] or other.box[2] <= left or bottom <= other.box[1] or other.box[3] <= top
                assert apart, (name, one, other)


@pytest.mark.parametrize("look", LOOKS)
def test_text_stands_out_in_every_style(look: str) -> None:
    for name, _, _, written in every():
        least = 7 if "contrast" in name else 4.5
        for piece in written if name.startswith(f"{look} ") else ():
            worst = min(contrast(piece.ink, ground) for ground in piece.ground)
            assert worst >= least, (name, piece, worst)
