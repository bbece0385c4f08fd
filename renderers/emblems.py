"""Who is who without colour: each seat has a colour, a shape and a letter, the same in every game."""

from __future__ import annotations

import math

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, Point, sprite
from renderers.palette import DARK_INK, PLAYER_INK, PLAYER_RIM, PLAYERS
from renderers.text import write

LETTERS = "ABCDE"


def _around(count: int, radius: float, start: float, middle: Point = (50, 50)) -> list[Point]:
    return [
        (
            middle[0] + radius * math.cos(math.radians(start + 360 * i / count)),
            middle[1] + radius * math.sin(math.radians(start + 360 * i / count)),
        )
        for i in range(count)
    ]


def _star() -> list[Point]:
    tips, dips = _around(9, 48, -90), _around(9, 37, -70)
    return [point for pair in zip(tips, dips, strict=True) for point in pair]


_CROSS = (
    (23, 4),
    (77, 4),
    (77, 23),
    (96, 23),
    (96, 77),
    (77, 77),
    (77, 96),
    (23, 96),
    (23, 77),
    (4, 77),
    (4, 23),
    (23, 23),
)
SHAPES: tuple[tuple[Point, ...], ...] = (
    tuple(_around(6, 48, 0)),
    ((9, 9), (91, 9), (91, 91), (9, 91)),
    ((50, -3), (103, 50), (50, 103), (-3, 50)),
    tuple(_star()),
    _CROSS,
)
"""Hexagon, square, diamond, star, cross, by seat, on a sheet of 100 x 100."""


def outline(pen: Pen, seat: int, x: float, y: float, size: float) -> None:
    """Draw a seat's emblem without its letter around a point."""
    scale = size / 112
    points = [(x + (px - 50) * scale, y + (py - 50) * scale) for px, py in SHAPES[seat]]
    pen.polygon(points, PLAYERS[seat], DARK_INK, 11 * scale)
    pen.polygon(points, PLAYERS[seat], PLAYER_RIM[seat], 6.5 * scale)


@cached(512)
def emblem(seat: int, size: int) -> Image.Image:
    """Return a seat's emblem without its letter."""
    return sprite(size, size, 100, lambda pen: outline(pen, seat, 50, 50, 100))


def mark(picture: Image.Image, seat: int, x: float, y: float, size: int) -> None:
    """Draw a seat's emblem with its letter, `size` across; the letter is never smaller than legible."""
    piece = emblem(seat, size)
    picture.paste(piece, (round(x - size / 2), round(y - size / 2)), piece)
    letter(picture, seat, x, y, size)


def letter(picture: Image.Image, seat: int, x: float, y: float, size: int) -> None:
    """Write a seat's letter on its emblem."""
    write(picture, x, y, LETTERS[seat], max(27, round(size * 0.58)), PLAYER_INK[seat], True, "m")
