"""Tiles: every kind has its own figure, so that none is told by colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, Point, sprite
from renderers.palette import DARK_INK, INK, PANEL, Colour, mix

_WHITE: Colour = (255, 255, 255)
_GROUNDS: dict[str, Colour] = {
    "mineral": (44, 40, 62),
    "alien": (34, 52, 48),
    "matter": (30, 42, 66),
    "water": (18, 50, 84),
    "medal": (66, 46, 28),
    "space": (4, 5, 12),
}
_EDGES: dict[str, Colour] = {
    "mineral": (190, 170, 230),
    "alien": (160, 220, 180),
    "matter": (140, 190, 255),
    "water": (110, 200, 255),
    "medal": (255, 210, 120),
    "space": (150, 150, 176),
}


def _facets(pen: Pen, outer: Sequence[Point], inner: Sequence[Point], base: Colour) -> None:
    """Draw a cut stone from above: a table in the middle, slanting facets around it, lit from the upper left."""
    count = len(outer)
    for i in range(count):
        a, b = outer[i], outer[(i + 1) % count]
        c, d = inner[(i + 1) % count], inner[i]
        lean = ((a[0] + b[0]) / 2 - 50 + (a[1] + b[1]) / 2 - 50) / 80
        shade = mix(base, _WHITE, min(1, -lean * 0.75)) if lean < 0 else mix(base, DARK_INK, min(1, lean * 0.75))
        pen.polygon([a, b, c, d], shade)
    pen.polygon(inner, mix(base, _WHITE, 0.28))
    pen.polygon(outer, None, DARK_INK, 3)
    pen.line([inner[0], inner[-1]], _WHITE, 2.5)


def _ring(count: int, rx: float, ry: float, turn: float) -> list[Point]:
    return [
        (
            50 + rx * math.cos(math.radians(turn + 360 * i / count)),
            50 + ry * math.sin(math.radians(turn + 360 * i / count)),
        )
        for i in range(count)
    ]


def _ruby(pen: Pen) -> None:
    _facets(pen, _ring(8, 37, 37, 202.5), _ring(8, 21, 21, 202.5), (226, 40, 62))


def _emerald(pen: Pen) -> None:
    outer = [(24, 12), (76, 12), (86, 22), (86, 78), (76, 88), (24, 88), (14, 78), (14, 22)]
    inner = [(50 + (x - 50) * 0.55, 50 + (y - 50) * 0.6) for x, y in outer]
    _facets(pen, outer, inner, (32, 190, 96))


def _amethyst(pen: Pen) -> None:
    for left, top, right, low, lean in ((12, 44, 36, 84, -8), (62, 36, 88, 86, 8), (32, 10, 66, 90, 0)):
        middle = (left + right) / 2 + lean
        shape = [
            (middle, top),
            (right + lean * 0.5, top + 18),
            (right, low),
            (left, low),
            (left + lean * 0.5, top + 18),
        ]
        pen.polygon(shape, (176, 86, 240), DARK_INK, 3)
        pen.polygon(
            [shape[0], (middle - lean * 0.4, top + 26), ((left + right) / 2, low), shape[3], shape[4]], (214, 164, 255)
        )
    pen.line([(8, 88), (92, 88)], (112, 96, 140), 8)


def _sapphire(pen: Pen) -> None:
    crown, girdle = [(28, 18), (72, 18)], [(8, 42), (34, 42), (66, 42), (92, 42)]
    pen.polygon([crown[0], crown[1], girdle[3], (50, 92), girdle[0]], (44, 116, 250))
    pen.polygon([crown[0], (50, 18), girdle[1], girdle[0]], (150, 196, 255))
    pen.polygon([(50, 18), girdle[2], girdle[1]], (196, 222, 255))
    pen.polygon([girdle[0], girdle[1], (50, 92)], (92, 158, 255))
    pen.polygon([girdle[2], girdle[3], (50, 92)], (18, 62, 176))
    pen.polygon([crown[0], crown[1], girdle[3], (50, 92), girdle[0]], None, DARK_INK, 3)


def _brown_alien(pen: Pen) -> None:
    skin: Colour = (196, 132, 78)
    for side in (-1, 1):
        pen.line([(50 + side * 14, 34), (50 + side * 26, 12)], skin, 6)
        pen.disc(50 + side * 27, 11, 7, None, (255, 214, 120))
    pen.disc(50, 56, 35, 33, skin, DARK_INK, 3)
    for side in (-1, 1):
        pen.disc(50 + side * 14, 50, 11, 13, INK)
        pen.disc(50 + side * 12, 52, 5.5, 7, DARK_INK)
    pen.arc(50, 60, 17, 25, 155, DARK_INK, 5)


def _blue_alien(pen: Pen) -> None:
    skin: Colour = (86, 164, 246)
    for x in (20, 36, 52, 68):
        pen.line([(x + 6, 56), (x + 2, 76), (x + 8, 92)], skin, 9)
    pen.disc(50, 38, 34, 32, skin, DARK_INK, 3)
    pen.box(17, 38, 83, 62, skin)
    pen.disc(50, 38, 20, 18, INK, DARK_INK, 3)
    pen.disc(50, 40, 9, 10, (24, 40, 110))
    pen.disc(46, 36, 3.5, None, _WHITE)


def _atom(pen: Pen) -> None:
    for turn in (0, 60, 120):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        orbit = [
            (50 + 42 * math.cos(t / 24 * math.tau) * c - 15 * math.sin(t / 24 * math.tau) * s,
             50 + 42 * math.cos(t / 24 * math.tau) * s + 15 * math.sin(t / 24 * math.tau) * c)
            for t in range(26)
        ]  # fmt: skip
        pen.line(orbit, (110, 236, 140), 4.5)
        pen.disc(50 + 42 * c, 50 + 42 * s, 6.5, None, (226, 255, 226))
    pen.disc(50, 50, 13, None, (60, 214, 104), DARK_INK, 2)
    pen.disc(46, 46, 4, None, _WHITE)


def _cube(pen: Pen) -> None:
    pen.polygon([(50, 7), (87.2, 28.5), (50, 50), (12.8, 28.5)], (160, 220, 255))
    pen.polygon([(12.8, 28.5), (50, 50), (50, 93), (12.8, 71.5)], (64, 146, 250))
    pen.polygon([(87.2, 28.5), (50, 50), (50, 93), (87.2, 71.5)], (24, 76, 186))
    for share in (1 / 3, 2 / 3):
        h, v = 37.2 * share, 21.5 * share
        for a, b in (
            ((50 - h, 7 + v), (87.2 - h, 28.5 + v)), ((50 + h, 7 + v), (12.8 + h, 28.5 + v)),
            ((12.8 + h, 28.5 + v), (12.8 + h, 71.5 + v)), ((87.2 - h, 28.5 + v), (87.2 - h, 71.5 + v)),
            ((12.8, 28.5 + 43 * share), (50, 50 + 43 * share)), ((87.2, 28.5 + 43 * share), (50, 50 + 43 * share)),
        ):  # fmt: skip
            pen.line([a, b], (10, 26, 70), 3)


def _drop(pen: Pen) -> None:
    def shape(shrink: float, lift: float) -> list[Point]:
        round_part = [
            (50 + 31 * shrink * math.cos(math.radians(a)), 62 + lift + 31 * shrink * math.sin(math.radians(a)))
            for a in range(-30, 211, 10)
        ]
        return [(50, 62 + lift - 56 * shrink), *round_part]

    pen.polygon(shape(1, 0), (54, 166, 250), DARK_INK, 3)
    pen.polygon(shape(0.72, 4), (96, 196, 255))
    pen.arc(50, 60, 22, 110, 180, _WHITE, 6)


def _medal(pen: Pen) -> None:
    pen.polygon([(24, 4), (46, 4), (58, 46), (40, 50)], (210, 52, 62), DARK_INK, 2)
    pen.polygon([(76, 4), (54, 4), (42, 46), (60, 50)], (60, 110, 226), DARK_INK, 2)
    pen.disc(50, 66, 28, None, (255, 200, 70), DARK_INK, 3)
    star = [
        (50 + r * math.cos(math.radians(-90 + 36 * i)), 66 + r * math.sin(math.radians(-90 + 36 * i)))
        for i, r in enumerate((19, 8) * 5)
    ]
    pen.polygon(star, (156, 92, 16))


def _space(pen: Pen) -> None:
    for x, y, r in ((16, 20, 3), (84, 16, 4), (88, 74, 3), (14, 80, 4), (50, 8, 2.5), (30, 92, 2.5), (70, 90, 2)):
        pen.disc(x, y, r, None, INK)
    pen.disc(50, 50, 34, 15, None, (196, 150, 255), 6)
    pen.disc(50, 50, 22, None, (0, 0, 0), (255, 196, 110), 5)
    pen.arc(50, 44, 38, 35, 145, (196, 150, 255), 5)


def _unknown(pen: Pen) -> None:
    pen.disc(50, 50, 30, None, None, INK, 8)


_FIGURES: dict[str, Callable[[Pen], None]] = {
    "mineral-red": _ruby,
    "mineral-purple": _amethyst,
    "mineral-green": _emerald,
    "mineral-blue": _sapphire,
    "alien-brown": _brown_alien,
    "alien-blue": _blue_alien,
    "matter-green": _atom,
    "matter-blue": _cube,
    "water": _drop,
    "medal": _medal,
    "space": _space,
}
KINDS = tuple(_FIGURES)
"""All kinds in the order in which they are shown."""


@cached(1024)
def tile(kind: str, size: int) -> Image.Image:
    """Return a tile face up."""

    def draw(pen: Pen) -> None:
        family = kind.split("-")[0]
        pen.box(-13, -13, 113, 113, _GROUNDS.get(family, PANEL), DARK_INK, 3, 18)
        pen.box(-10, -10, 110, 110, None, _EDGES.get(family, INK), 4, 16)
        _FIGURES.get(kind, _unknown)(pen)

    return sprite(size, size, 100, draw, 13)


@cached(128)
def back(size: int) -> Image.Image:
    """Return a tile face down."""

    def draw(pen: Pen) -> None:
        pen.box(-13, -13, 113, 113, (52, 66, 104), DARK_INK, 3, 18)
        pen.box(-10, -10, 110, 110, None, (150, 172, 216), 5, 16)
        pen.disc(50, 50, 32, None, None, (150, 172, 216), 6)
        pen.disc(50, 50, 12, None, (150, 172, 216))

    return sprite(size, size, 100, draw, 13)
