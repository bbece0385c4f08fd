"""The companies' shapes and the signs of what is gained: sprites that are drawn once and kept.

All are drawn on a sheet of 100 x 100 and known by their outline alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, Point, sprite
from renderers.palette import DARK_INK, GOLD
from renderers.skymines.palette import (
    BONE,
    COMPANIES,
    COMPANY_RIM,
    GAS,
    GRAPHITE,
    HELIUM,
    LAMP,
    PAPER,
    RESEARCH,
    SEAM,
    SLAB,
    STEEL,
)

Draw = Callable[[Pen], None]


def square(size: int, draw: Draw) -> Image.Image:
    """Return a sprite of a sheet of 100 x 100."""
    return sprite(size, size, 100, draw, 1)


def _arch() -> tuple[Point, ...]:
    round_top = [
        (50 + 43 * math.cos(math.radians(a)), 48 + 43 * math.sin(math.radians(a))) for a in range(180, 361, 15)
    ]
    return (*round_top, (93, 92), (7, 92))


SHAPES: tuple[tuple[Point, ...], ...] = (
    ((50, 2), (99, 94), (1, 94)),
    ((26, 10), (99, 10), (74, 90), (1, 90)),
    ((6, 6), (94, 6), (94, 52), (50, 97), (6, 52)),
    _arch(),
)
"""Delta, slanted plate, shield, arch: by company."""
LETTER_AT = (66, 50, 43, 54)
"""How far down each shape its letter stands."""
_HALF: tuple[Point, ...] = ((50, 0), (62, 6), (81, 32), (81, 62), (100, 84), (100, 98), (72, 88), (66, 98))
HULL = (*_HALF, *[(100 - x, y) for x, y in reversed(_HALF[1:])])
FLASH: tuple[Point, ...] = ((60, 0), (18, 56), (45, 56), (34, 100), (84, 38), (55, 38), (72, 0))


def _within(points: Sequence[Point], left: float, top: float, size: float) -> list[Point]:
    return [(left + x * size / 100, top + y * size / 100) for x, y in points]


def company_shape(pen: Pen, number: int, left: float, top: float, size: float) -> None:
    """Draw a company's shape into a square of the pen's sheet."""
    points = _within(SHAPES[number], left + 0.06 * size, top + 0.06 * size, size * 0.88)
    pen.polygon(points, COMPANIES[number], DARK_INK, size * 0.12)
    pen.polygon(points, COMPANIES[number], COMPANY_RIM[number], size * 0.06)


@cached(256)
def company(number: int, size: int) -> Image.Image:
    """Return a company's shape, without its letter: its sign, and its outposts."""
    return square(size, lambda pen: company_shape(pen, number, 0, 0, 100))


@cached(128)
def shuttle(number: int, size: int) -> Image.Image:
    """Return a shuttle: a craft in its company's colour with room for the company's letter."""

    def draw(pen: Pen) -> None:
        pen.polygon(HULL, COMPANIES[number], DARK_INK, 12)
        pen.polygon(HULL, COMPANIES[number], COMPANY_RIM[number], 6)

    return square(size, draw)


@cached(64)
def coin(size: int) -> Image.Image:
    """Return a CrypCoin: a milled disc with a square hole's corners as its mark. Its middle is free for a number."""

    def draw(pen: Pen) -> None:
        points = [
            (50 + r * math.cos(math.radians(11.25 * i)), 50 + r * math.sin(math.radians(11.25 * i)))
            for i, r in ((i, 48 if i % 2 else 42) for i in range(32))
        ]
        pen.polygon(points, GOLD, DARK_INK, 4)
        pen.disc(50, 50, 35, None, None, DARK_INK, 3)

    return square(size, draw)


@cached(64)
def unit(size: int) -> Image.Image:
    """Return the sign of a unit of resources, in which a card's price is paid: a grey cube with room for a number."""

    def draw(pen: Pen) -> None:
        pen.polygon([(3, 24), (22, 3), (97, 3), (97, 76), (78, 97), (3, 97)], STEEL, DARK_INK, 6)
        pen.line([(78, 24), (97, 3)], DARK_INK, 5)
        pen.box(3, 24, 78, 97, BONE, DARK_INK, 5)

    return square(size, draw)


@cached(64)
def helium(size: int) -> Image.Image:
    """Return the sign of helium-3: a gas bottle with a valve."""

    def draw(pen: Pen) -> None:
        pen.box(38, 2, 62, 14, HELIUM, DARK_INK, 4, 3)
        pen.box(43, 10, 57, 26, HELIUM, DARK_INK, 4)
        pen.box(12, 20, 88, 98, HELIUM, DARK_INK, 5, 26)
        pen.box(20, 84, 80, 89, DARK_INK)

    return square(size, draw)


@cached(64)
def research(size: int) -> Image.Image:
    """Return the sign of research points: a hexagonal chip with contacts."""

    def draw(pen: Pen) -> None:
        for at in (30, 50, 70):
            pen.line([(at, 2), (at, 98)], DARK_INK, 13)
            pen.line([(2, at), (98, at)], DARK_INK, 13)
            pen.line([(at, 4), (at, 96)], RESEARCH, 7)
            pen.line([(4, at), (96, at)], RESEARCH, 7)
        pen.box(15, 15, 85, 85, RESEARCH, DARK_INK, 5, 6)

    return square(size, draw)


@cached(64)
def gas(size: int) -> Image.Image:
    """Return a gas collector: a funnel on a foot."""

    def draw(pen: Pen) -> None:
        pen.polygon([(26, 98), (40, 70), (60, 70), (74, 98)], STEEL, DARK_INK, 5)
        funnel = [(3, 6), (97, 6), (97, 20), (62, 54), (62, 78), (38, 78), (38, 54), (3, 20)]
        pen.polygon(funnel, GAS, DARK_INK, 5)
        pen.line([(12, 21), (88, 21)], STEEL, 7)

    return square(size, draw)


@cached(64)
def energy(size: int) -> Image.Image:
    """Return the sign of energy: a flash."""
    return square(size, lambda pen: pen.polygon(FLASH, LAMP, DARK_INK, 6))


@cached(64)
def step(size: int) -> Image.Image:
    """Return the sign of a move on a company track: two chevrons to the right."""

    def draw(pen: Pen) -> None:
        for left in (4, 42):
            points = [(left, 8), (left + 24, 8), (left + 54, 50), (left + 24, 92), (left, 92), (left + 30, 50)]
            pen.polygon(points, BONE, DARK_INK, 5)

    return square(size, draw)


@cached(64)
def any_company(size: int) -> Image.Image:
    """Return the sign of a company of choice: a disc in four quarters."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 47, None, SLAB, BONE, 6)
        for number, (x, y) in enumerate(((26, 26), (74, 26), (26, 74), (74, 74))):
            company_shape(pen, number, x - 19, y - 19, 38)

    return square(size, draw)


@cached(64)
def certificate(size: int) -> Image.Image:
    """Return a blank share certificate, with room for a number."""

    def draw(pen: Pen) -> None:
        pen.polygon([(8, 2), (70, 2), (94, 26), (94, 98), (8, 98)], PAPER, DARK_INK, 6)
        pen.polygon([(70, 2), (70, 26), (94, 26)], STEEL, DARK_INK, 4)

    return square(size, draw)


@cached(64)
def luna(size: int) -> Image.Image:
    """Return Luna's emblem: a crescent on a dark disc. No player has a round one."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 48, None, GRAPHITE, BONE, 6)
        pen.disc(47, 50, 34, None, BONE)
        pen.disc(63, 42, 29, None, GRAPHITE)

    return square(size, draw)


@cached(64)
def crossed(size: int) -> Image.Image:
    """Return the cross over a home space: what leaves it never returns."""

    def draw(pen: Pen) -> None:
        for way in ([(14, 14), (86, 86)], [(86, 14), (14, 86)]):
            pen.line(way, SEAM, 7)

    return square(size, draw)


@cached(64)
def removed(size: int) -> Image.Image:
    """Return the sign of an outpost that is taken from a station: a roof with an arrow up and away."""

    def draw(pen: Pen) -> None:
        pen.polygon([(6, 98), (6, 66), (94, 66), (94, 98)], STEEL, DARK_INK, 5)
        pen.polygon([(50, 2), (86, 38), (64, 38), (64, 74), (36, 74), (36, 38), (14, 38)], BONE, DARK_INK, 5)

    return square(size, draw)


@cached(64)
def returned(size: int) -> Image.Image:
    """Return the sign of a piece that goes back to its station: a roof with an arrow down to it."""

    def draw(pen: Pen) -> None:
        pen.polygon([(36, 2), (64, 2), (64, 26), (86, 26), (50, 62), (14, 26), (36, 26)], BONE, DARK_INK, 5)
        pen.polygon([(6, 98), (6, 66), (94, 66), (94, 98)], STEEL, DARK_INK, 5)

    return square(size, draw)
