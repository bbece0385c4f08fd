"""Signs beside a planet: of what is new since the viewer's last turn, and of who has looked through its tiles."""

from __future__ import annotations

import math

from PIL import Image

from renderers import emblems
from renderers.cache import cached
from renderers.paint import Pen, plate, put, sprite
from renderers.palette import DARK_INK, INK, NEW

_FLAT = 0.62
"""How high an eye is, of its width."""
_CURVE = 12
"""Points on each lid."""


def ring_new(picture: Image.Image, new: bool, box: tuple[int, int, int, int]) -> None:
    """Ring what is new."""
    if new:
        plate(picture, box, None, DARK_INK, 24, 8)
        plate(picture, (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), None, NEW, 22, 4)


def eye(picture: Image.Image, x: float, y: float, width: int) -> None:
    """Draw an empty eye: who has looked is its pupil. What is reserved stands on a tile, another shape."""
    put(picture, _eye(width), x, y)


def small_eye(picture: Image.Image, seat: int, x: float, y: float) -> None:
    """Draw an eye with a seat's emblem, as the legend shows it."""
    eye(picture, x, y, 46)
    put(picture, emblems.emblem(seat, 24), x, y)


@cached(64)
def _eye(width: int) -> Image.Image:
    high = 100 * _FLAT / 2
    lid = [(100 * i / _CURVE, high * math.sin(math.pi * i / _CURVE)) for i in range(_CURVE + 1)]
    outline = [(x, high - up) for x, up in lid] + [(x, high + up) for x, up in reversed(lid[1:-1])]

    def draw(pen: Pen) -> None:
        pen.polygon(outline, INK, DARK_INK, 5)

    return sprite(width, round(width * _FLAT), 100, draw, 3)
