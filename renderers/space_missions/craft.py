"""Pictures of spacecraft. Their size and construction show the level."""

from __future__ import annotations

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, sprite
from renderers.palette import DARK_INK
from renderers.space_missions.palette import BLUE, IVORY, METAL, ORANGE, RED, RUST, STEEL, YELLOW

_LINE = 4
_LEVELS = 3


@cached(512)
def craft(name: str, level: int, size: int) -> Image.Image:
    """Return a spacecraft at a level."""
    drawn = {"rocket": _rocket, "satellite": _satellite, "capsule": _capsule, "lunar-module": _lunar_module}[name]
    return sprite(size, size, 100, lambda pen: drawn(pen, level), 1)


def _rocket(pen: Pen, level: int) -> None:
    half = (12, 15, 17)[level - 1]
    if level == _LEVELS:
        for x in (50 - 27, 50 + 27):
            pen.polygon([(x - 9, 90), (x - 9, 52), (x, 36), (x + 9, 52), (x + 9, 90)], METAL, DARK_INK, _LINE)
            pen.polygon([(x - 6, 91), (x + 6, 91), (x, 99)], ORANGE)
    for side in (-1, 1):
        fin = [(50 + side * half, 62), (50 + side * (half + 16), 88), (50 + side * half, 86)]
        pen.polygon(fin, RED if level < _LEVELS else STEEL, DARK_INK, _LINE)
    top = (26, 20, 16)[level - 1]
    body = [(50 - half, 88), (50 - half, top + 16), (50, top - 14), (50 + half, top + 16), (50 + half, 88)]
    pen.polygon(body, IVORY, DARK_INK, _LINE)
    for y in ((62,), (44, 66), (34, 52, 70))[level - 1]:
        pen.box(50 - half, y, 50 + half, y + 6, DARK_INK)
    pen.polygon([(50 - half + 4, top + 10), (50, top - 8), (50 + half - 4, top + 10)], RED)
    pen.polygon([(50 - half, 89), (50 + half, 89), (50, 100)], ORANGE)


def _satellite(pen: Pen, level: int) -> None:
    if level == 1:
        for x, y in ((6, 62), (18, 94), (82, 94), (94, 62)):
            pen.line([(50, 40), (x, y)], METAL, 5)
        pen.disc(50, 40, 29, None, IVORY, DARK_INK, _LINE)
        pen.arc(50, 40, 20, 190, 280, STEEL, 6)
        return
    for left in (1, 69):
        pen.box(left, 34, left + 30, 66, BLUE, IVORY, 4, 2)
        pen.line([(left + 15, 36), (left + 15, 64)], IVORY, 3)
    pen.line([(50, 30), (50, 4)], METAL, 5)
    pen.disc(50, 6, 6, None, ORANGE)
    pen.box(34, 26, 66, 76, YELLOW if level == _LEVELS else IVORY, DARK_INK, _LINE, 5)
    if level == _LEVELS:
        pen.polygon([(24, 78), (76, 78), (62, 94), (38, 94)], IVORY, DARK_INK, _LINE)
        pen.line([(50, 78), (50, 62)], DARK_INK, 5)
        pen.disc(50, 44, 9, None, DARK_INK)
    else:
        pen.box(41, 36, 59, 54, DARK_INK)


def _capsule(pen: Pen, level: int) -> None:
    low = (92, 70, 58)[level - 1]
    half = (30, 34, 36)[level - 1]
    if level > 1:
        pen.polygon(
            [(50 - half, low), (50 + half, low), (50 + half + 4 - 4 * (level - 2), 88),
             (50 - half - 4 + 4 * (level - 2), 88)], STEEL, DARK_INK, _LINE,
        )  # fmt: skip
    if level == _LEVELS:
        pen.polygon([(40, 88), (60, 88), (68, 99), (32, 99)], METAL, DARK_INK, _LINE)
        pen.line([(20, 76), (80, 76)], IVORY, 4)
    pen.polygon([(41, 12), (59, 12), (50 + half, low), (50 - half, low)], IVORY, DARK_INK, _LINE)
    pen.box(42, 2, 58, 14, RUST, DARK_INK, 3, 2)
    for i in range(level):
        x = 50 + (i - (level - 1) / 2) * 21
        pen.box(x - 8, low - 26, x + 8, low - 11, DARK_INK, None, 0, 5)
    pen.line([(50 - half, low), (50 + half, low)], RUST, 7)


def _lunar_module(pen: Pen, _level: int) -> None:
    for side in (-1, 1):
        pen.line([(50 + side * 20, 58), (50 + side * 40, 90)], METAL, 6)
        pen.line([(50 + side * 30, 93), (50 + side * 48, 93)], METAL, 6)
    pen.polygon([(28, 54), (72, 54), (78, 76), (22, 76)], YELLOW, DARK_INK, _LINE)
    pen.polygon([(42, 77), (58, 77), (64, 90), (36, 90)], STEEL, DARK_INK, _LINE)
    pen.polygon([(36, 12), (64, 12), (76, 30), (70, 54), (30, 54), (24, 30)], IVORY, DARK_INK, _LINE)
    for side in (-1, 1):
        pen.polygon([(50 + side * 5, 24), (50 + side * 18, 24), (50 + side * 12, 38)], DARK_INK)
    pen.line([(50, 12), (50, 3)], METAL, 5)
    pen.disc(34, 8, 6, None, None, METAL, 4)
