"""Spaces for outposts and shuttles, empty and with a company's piece."""

from __future__ import annotations

import math

from PIL import Image

from bot.games.skymines.view import NOBODY
from renderers.cache import cached
from renderers.paint import Pen, put
from renderers.skymines import parts, pieces
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, STEEL


def outpost(picture: Image.Image, company: int, x: float, y: float, size: int, *, new: bool = False) -> None:
    """Draw a space for an outpost, and a company's outpost on it; `new`: it was entered in this expansion."""
    put(picture, _pad(size, new), x, y)
    if company != NOBODY:
        parts.company(picture, company, x, y, size)


@cached(64)
def _pad(size: int, new: bool) -> Image.Image:
    """Return a landing pad."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 49, None, GRAPHITE, LAMP if new else DUST, 9 if new else 4)
        for turn in range(4):
            way = math.radians(45 + 90 * turn)
            pen.line([(50 + r * math.cos(way), 50 + r * math.sin(way)) for r in (16, 34)], STEEL, 6)

    return pieces.square(size + 10 if new else size, draw)
