"""Who is who without colour: each seat has a colour, and a shape with its letter, the same in every game.

Players may like others than those of their seat. Which ones belong to the drawing under way (a context variable, as
high contrast in `renderers.theme`), so that no renderer needs to know: it asks for the mark of a seat.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial

from PIL import Image

from bot.games.core.style import COLOURS, EMBLEMS, Mark
from renderers.cache import cached
from renderers.paint import Pen, Point, sprite
from renderers.palette import DARK_INK, PLAYER_INK, PLAYER_RIM, PLAYERS
from renderers.text import write

LETTERS = "ABCDE"
_worn: ContextVar[tuple[Mark, ...]] = ContextVar("_worn", default=())


@contextmanager
def worn(marks: tuple[Mark, ...]) -> Iterator[None]:
    """Give the seats these marks within this block; () for their own."""
    token = _worn.set(marks)
    try:
        yield
    finally:
        _worn.reset(token)


def mark_of(seat: int) -> Mark:
    """Return the mark of a seat in the drawing under way: what is cached of it has the mark as its key."""
    marks = _worn.get()
    return marks[seat] if seat < len(marks) else Mark(seat, seat)


def letter_of(seat: int) -> str:
    """Return the letter of a seat's emblem."""
    return LETTERS[mark_of(seat).emblem]


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
"""Hexagon, square, diamond, star, cross, on a sheet of 100 x 100."""


def outline(pen: Pen, mark: Mark, x: float, y: float, size: float) -> None:
    """Draw an emblem without its letter around a point."""
    scale = size / 112
    points = [(x + (px - 50) * scale, y + (py - 50) * scale) for px, py in SHAPES[mark.emblem]]
    pen.polygon(points, PLAYERS[mark.colour], DARK_INK, 11 * scale)
    pen.polygon(points, PLAYERS[mark.colour], PLAYER_RIM[mark.colour], 6.5 * scale)


def emblem(seat: int, size: int) -> Image.Image:
    """Return a seat's emblem without its letter."""
    return emblem_of(mark_of(seat), size)


@cached(512)
def emblem_of(mark: Mark, size: int) -> Image.Image:
    """Return a mark's emblem without its letter."""
    return sprite(size, size, 100, lambda pen: outline(pen, mark, 50, 50, 100))


def mark(picture: Image.Image, seat: int, x: float, y: float, size: int) -> None:
    """Draw a seat's emblem with its letter, `size` across; the letter is never smaller than legible."""
    piece = emblem(seat, size)
    picture.paste(piece, (round(x - size / 2), round(y - size / 2)), piece)
    letter(picture, seat, x, y, size)


def letter(picture: Image.Image, seat: int, x: float, y: float, size: int) -> None:
    """Write a seat's letter on its emblem."""
    write(picture, x, y, letter_of(seat), max(27, round(size * 0.58)), PLAYER_INK[mark_of(seat).colour], True, "m")


def _small(mark: Mark, size: int) -> Image.Image:
    """Return a mark's emblem with its letter, as a small picture."""
    picture = emblem_of(mark, size).copy()
    with worn((mark,)):
        letter(picture, 0, size / 2, size / 2, size)
    return picture


ICONS: Mapping[str, Callable[[int], Image.Image]] = {
    f"{colour}-{emblem}": partial(_small, Mark(place, shape))
    for place, colour in enumerate(COLOURS)
    for shape, emblem in enumerate(EMBLEMS)
}
"""The marks as small pictures, by colour and emblem."""
