"""The pictures of Skymines that are small enough for a button: companies, and the signs of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from bot.games.skymines.view import COMPANIES
from renderers.skymines import parts, pieces
from renderers.skymines.kinds import kind


def _company(number: int, size: int) -> Image.Image:
    picture = Image.new("RGBA", (size, size))
    parts.company(picture, number, size / 2, size / 2, size)
    return picture


ICONS: Mapping[str, Callable[[int], Image.Image]] = {
    **{name: partial(_company, number) for number, name in enumerate(COMPANIES)},
    **{name: partial(kind, name) for name in ("titanium", "minerals", "carbon", "energy", "research", "field")},
    "scientist": partial(kind, "scientist"),
    "plus": partial(kind, "plus"),
    "share": pieces.certificate,
}
