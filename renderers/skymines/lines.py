"""Three kinds of lines, each with a look of its own: borders of the Moon, thresholds and barriers of tracks."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import DOUBLE
from renderers.cache import cached
from renderers.paint import Pen, Point, put, sprite
from renderers.skymines import parts, pieces
from renderers.skymines.palette import BONE, GRAPHITE, LAMP, STOP

BEAM_HIGH = 36


def border(pen: Pen, points: list[Point], line: int) -> None:
    """Draw a border of the Moon: one thin white line, or two with a gap between them."""
    pen.line(points, BONE, 22 if line == DOUBLE else 5)
    if line == DOUBLE:
        pen.line(points, GRAPHITE, 10)


def border_sign(size: int, line: int) -> Image.Image:
    """Return a piece of a border."""
    return pieces.square(size, lambda pen: border(pen, [(2, 50), (98, 50)], line))


def threshold_sign(size: int) -> Image.Image:
    """Return a threshold: an orange line with the number of its bonus."""
    picture = pieces.square(size, lambda pen: pen.line([(2, 50), (98, 50)], LAMP, 12))
    parts.badge(picture, 1, size / 2, size / 2)
    return picture


def barrier_sign(size: int) -> Image.Image:
    """Return a barrier: a striped beam with a coin."""
    picture = Image.new("RGBA", (size, size))
    put(picture, beam(size), size / 2, size / 2)
    return picture


@cached(128)
def beam(wide: int) -> Image.Image:
    """Return a beam with slanted stripes, red and white."""

    def draw(pen: Pen) -> None:
        pen.box(1, 5, wide - 1, 31, STOP, BONE, 3, 4)
        for x in range(14, wide - 34, 40):
            pen.polygon([(x, 28), (x + 16, 8), (x + 30, 8), (x + 14, 28)], BONE)

    return sprite(wide, BEAM_HIGH, wide, draw)
