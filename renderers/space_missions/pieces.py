"""Tokens, technology chips and mission control cards: sprites that are drawn once and kept."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, sprite
from renderers.palette import DARK_INK, GOLD, Colour
from renderers.space_missions import symbols
from renderers.space_missions.palette import (
    BLUE,
    CREAM,
    CREAM_SHADE,
    GREEN,
    IVORY,
    METAL,
    ORANGE,
    RED,
    RUST,
    SEPIA,
    STEEL,
    TEAL,
    TEAL_EDGE,
    TECHNOLOGY,
    TICK,
    YELLOW,
)
from renderers.space_missions.symbols import Field

_HEX = tuple((50 + 48 * math.cos(math.radians(60 * i)), 50 + 48 * math.sin(math.radians(60 * i))) for i in range(6))
Draw = Callable[[Pen], None]
_EMPTY = 0.8


def _square(size: int, draw: Draw) -> Image.Image:
    return sprite(size, size, 100, draw, 1)


@cached(256)
def technology(name: str, size: int) -> Image.Image:
    """Return a technology's chip: a square of enamel with its figure."""

    def draw(pen: Pen) -> None:
        pen.box(2, 2, 98, 98, TECHNOLOGY[name], IVORY, 4, 16)
        symbols.TECHNOLOGY[name](Field(pen, 50, 50, 38), IVORY, TECHNOLOGY[name])

    return _square(size, draw)


@cached(512)
def token(kind: str, size: int) -> Image.Image:
    """Return a token of a stock, or `enhancement` for one of choice. Enhancements are green hexagons."""
    return _square(size, lambda pen: _token(pen, kind))


def _token(pen: Pen, kind: str) -> None:
    if kind in symbols.BACKUP:
        pen.polygon(_HEX, GREEN, DARK_INK, 8)
        pen.polygon(_HEX, GREEN, IVORY, 4)
        symbols.BACKUP[kind](Field(pen, 50, 50, 31), IVORY, GREEN)
    elif kind == "fuel":
        pen.box(10, 4, 90, 96, ORANGE, DARK_INK, 5, 12)
        for y in (30, 70):
            pen.line([(10, y), (90, y)], RUST, 4)
        pen.disc(50, 50, 32, None, ORANGE)
        symbols.fuel(Field(pen, 50, 50, 29), DARK_INK, ORANGE)
    elif kind == "training":
        pen.disc(50, 50, 47, None, YELLOW, DARK_INK, 5)
        symbols.training(Field(pen, 50, 50, 34), DARK_INK, YELLOW)
    else:
        pen.box(3, 3, 97, 97, BLUE, IVORY, 4, 30)
        symbols.inspection(Field(pen, 50, 52, 33), IVORY, BLUE)


@cached(256)
def slot(kind: str, size: int) -> Image.Image:
    """Return an empty place for a token: its outline, smaller than the token itself, and faintly what belongs there."""

    def draw(pen: Pen) -> None:
        if kind in symbols.BACKUP:
            pen.polygon([(50 + (x - 50) * _EMPTY, 50 + (y - 50) * _EMPTY) for x, y in _HEX], TEAL, TEAL_EDGE, 4)
            symbols.BACKUP[kind](Field(pen, 50, 50, 24), TEAL_EDGE, TEAL)
        elif kind == "fuel":
            pen.box(18, 13, 82, 87, TEAL, TEAL_EDGE, 4, 10)
            symbols.fuel(Field(pen, 50, 50, 23), TEAL_EDGE, TEAL)
        elif kind == "inspection":
            pen.box(14, 14, 86, 86, TEAL, TEAL_EDGE, 4, 24)
            symbols.inspection(Field(pen, 50, 51, 25), TEAL_EDGE, TEAL)
        else:
            pen.disc(50, 50, 37, None, TEAL, TEAL_EDGE, 4)
            (symbols.training if kind == "training" else symbols.helmet)(Field(pen, 50, 50, 26), TEAL_EDGE, TEAL)

    return _square(size, draw)


@cached(128)
def astronaut(health: str, size: int) -> Image.Image:
    """Return an astronaut: `healthy`, `injured` or `lost`."""

    def draw(pen: Pen) -> None:
        on = Field(pen, 50, 50, 48)
        if health == "lost":
            symbols.lost(on, METAL, DARK_INK)
        elif health == "injured":
            symbols.injured(on, METAL, DARK_INK)
        else:
            symbols.helmet(on, IVORY, BLUE)
            on.line((-14, -10), (-4, -14), ink=IVORY, width=6)

    return _square(size, draw)


@cached(128)
def category(name: str, size: int, ink: Colour, ground: Colour) -> Image.Image:
    """Return the mark of a category as a plain figure in an ink."""
    return _square(size, lambda pen: symbols.CATEGORY[name](Field(pen, 50, 50, 48), ink, ground))


_CARD = 0.76
"""A mission control card is so much narrower than high."""


@cached(256)
def problem(card: str, high: int) -> Image.Image:
    """Return a mission control card: `major` two bars in a jagged star, `minor` one in a disc, `none` a tick.

    A triangle would be the sign of what cannot be taken back. `?` is a card of which nothing is known.
    """
    return sprite(round(high * _CARD), high, 76, lambda pen: _problem(pen, card))


def _problem(pen: Pen, card: str) -> None:
    face = {"major": RED, "minor": YELLOW, "none": CREAM}.get(card, STEEL)
    rim = IVORY if card in ("major", "?") else SEPIA
    pen.box(1.5, 1.5, 74.5, 98.5, face, rim, 4, 12)
    on = Field(pen, 38, 50, 40)
    if card == "major":
        points = [
            (38 + r * math.sin(math.radians(22.5 * i)), 50 - r * math.cos(math.radians(22.5 * i)))
            for i, r in ((i, 35 if i % 2 == 0 else 24) for i in range(16))
        ]
        pen.polygon(points, IVORY)
        _bang(on, -11, RED)
        _bang(on, 11, RED)
    elif card == "minor":
        pen.disc(38, 50, 31, None, DARK_INK)
        _bang(Field(pen, 38, 53, 44), 0, YELLOW)
    elif card == "none":
        on.line((-28, 4), (-8, 26), (28, -24), ink=TICK, width=15)
    else:
        pen.disc(38, 50, 20, None, None, METAL, 6)
        pen.disc(38, 50, 5, None, METAL)


def _bang(on: Field, x: float, ink: Colour) -> None:
    on.fill((x - 6, -27), (x + 6, -27), (x + 3.5, 6), (x - 3.5, 6), ink=ink)
    on.disc(x, 18, 6, ink)


@cached(64)
def gone(high: int) -> Image.Image:
    """Return the stroke that is laid over a card which is out of the game."""

    def draw(pen: Pen) -> None:
        pen.line([(0, 96), (76, 4)], DARK_INK, 17)
        pen.line([(0, 96), (76, 4)], IVORY, 9)

    return sprite(round(high * _CARD), high, 76, draw)


@cached(64)
def automa(size: int) -> Image.Image:
    """Return the Automa's emblem."""
    return _square(size, lambda pen: symbols.reels(Field(pen, 50, 50, 50)))


@cached(256)
def dial(value: int, most: int, size: int) -> Image.Image:
    """Return a dial whose needle stands on a value; beyond the last mark it rests at the end."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 49, None, METAL, DARK_INK, 3)
        pen.disc(50, 50, 42, None, CREAM, SEPIA, 3)
        for i in range(most + 1):
            angle = _angle(i, most)
            pen.line([_around(angle, 40), _around(angle, 31)], SEPIA, 4)
        pen.arc(50, 50, 25, _angle(0, most), _angle(most, most), CREAM_SHADE, 5)
        angle = _angle(min(max(value, 0), most), most)
        pen.line([_around(angle + 180, 9), _around(angle, 35)], RUST, 7)
        pen.disc(50, 50, 9, None, SEPIA)

    return _square(size, draw)


def _angle(value: int, most: int) -> float:
    return 140 + 260 * value / most


def _around(angle: float, radius: float) -> tuple[float, float]:
    return 50 + radius * math.cos(math.radians(angle)), 50 + radius * math.sin(math.radians(angle))


@cached(64)
def tick(size: int) -> Image.Image:
    """Return a tick: done, or over."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 46, None, None, METAL, 7)
        Field(pen, 50, 50, 42).line((-28, 2), (-8, 24), (28, -22), ink=METAL, width=13)

    return _square(size, draw)


@cached(64)
def arrow(size: int) -> Image.Image:
    """Return an arrow to the right."""

    def draw(pen: Pen) -> None:
        pen.line([(6, 50), (60, 50)], IVORY, 14)
        pen.polygon([(54, 20), (96, 50), (54, 80)], IVORY)

    return _square(size, draw)


@cached(128)
def taken(kind: str, size: int) -> Image.Image:
    """Return a token with a minus: it is lost."""

    def draw(pen: Pen) -> None:
        _token(pen, kind)
        pen.disc(78, 78, 21, None, RED, IVORY, 4)
        pen.line([(66, 78), (90, 78)], IVORY, 9)

    return _square(size, draw)


@cached(64)
def flies(size: int) -> Image.Image:
    """Return a rocket on its way: who has announced a mission."""

    def draw(pen: Pen) -> None:
        pen.polygon([(96, 4), (88, 38), (50, 76), (24, 50), (62, 12)], IVORY, DARK_INK, 4)
        pen.disc(66, 34, 9, None, BLUE, DARK_INK, 3)
        pen.polygon([(40, 34), (16, 40), (8, 62), (24, 50)], RED, DARK_INK, 3)
        pen.polygon([(66, 60), (60, 84), (38, 92), (50, 76)], RED, DARK_INK, 3)
        pen.polygon([(24, 54), (46, 76), (10, 90)], ORANGE)

    return _square(size, draw)


@cached(64)
def crate(size: int) -> Image.Image:
    """Return a crate: what is still in the supply."""

    def draw(pen: Pen) -> None:
        pen.box(6, 14, 94, 94, CREAM_SHADE, SEPIA, 6, 6)
        for y in (40, 68):
            pen.line([(6, y), (94, y)], SEPIA, 5)
        pen.line([(14, 88), (86, 20)], SEPIA, 6)

    return _square(size, draw)


@cached(64)
def orbit(name: str, size: int) -> Image.Image:
    """Return the sign of an orbit: an arc up and down, a ring around the Earth, the way to the Moon."""

    def draw(pen: Pen) -> None:
        if name == "suborbital":
            pen.arc(50, 88, 38, 180, 360, ORANGE, 8)
            pen.polygon([(78, 74), (98, 74), (88, 94)], ORANGE)
            pen.line([(2, 92), (98, 92)], METAL, 8)
        elif name == "earth-orbit":
            pen.disc(50, 50, 22, None, METAL)
            pen.disc(50, 50, 45, None, None, ORANGE, 8)
            pen.disc(82, 18, 11, None, IVORY, DARK_INK, 3)
        else:
            pen.disc(24, 72, 22, None, METAL)
            pen.disc(84, 18, 14, None, IVORY)
            pen.arc(78, 82, 60, 190, 278, ORANGE, 8)

    return _square(size, draw)


@cached(64)
def upgrades(size: int) -> Image.Image:
    """Return the personal draw deck: minor problems that upgrades of rocket and capsule bring."""

    def draw(pen: Pen) -> None:
        for left, top in ((34, 4), (8, 18)):
            pen.box(left, top, left + 56, top + 76, YELLOW, DARK_INK, 5, 9)
        pen.disc(36, 48, 20, None, DARK_INK)
        pen.polygon([(70, 50), (96, 76), (80, 76), (80, 98), (60, 98), (60, 76), (44, 76)], BLUE, IVORY, 5)

    return _square(size, draw)


@cached(128)
def consequence(name: str, size: int) -> Image.Image:
    """Return the sign of a consequence: injured, a number lost, abort, the mission's end."""

    def draw(pen: Pen) -> None:
        if name.startswith("injure"):
            symbols.injured(Field(pen, 50, 50, 48), METAL, DARK_INK)
            return
        if name.startswith("lose"):
            symbols.lost(Field(pen, 50, 50, 48), IVORY, DARK_INK)
            return
        inner = 48 * math.cos(math.radians(22.5)) if name == "abort" else 28
        radii = (48, inner) * 8
        points = [
            (50 + r * math.cos(math.radians(22.5 * (i + 1))), 50 + r * math.sin(math.radians(22.5 * (i + 1))))
            for i, r in enumerate(radii)
        ]
        pen.polygon(points, RED, IVORY, 6)
        if name == "abort":
            for way in ([(34, 34), (66, 66)], [(66, 34), (34, 66)]):
                pen.line(way, IVORY, 11)
        else:
            pen.disc(50, 50, 13, None, ORANGE, IVORY, 4)

    return _square(size, draw)


@cached(64)
def star(size: int) -> Image.Image:
    """Return a golden star: points."""

    def draw(pen: Pen) -> None:
        symbols.lost(Field(pen, 50, 53, 50), GOLD, GOLD)

    return _square(size, draw)


@cached(8)
def screw() -> Image.Image:
    """Return a screw that holds a panel."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 46, None, STEEL, DARK_INK, 10)
        pen.line([(24, 64), (76, 36)], DARK_INK, 13)

    return sprite(14, 14, 100, draw)


@cached(64)
def either(high: int) -> Image.Image:
    """Return a stroke between things of which one is chosen."""
    return sprite(round(high * 0.34), high, 34, lambda pen: pen.line([(28, 14), (6, 86)], IVORY, 8))


@cached(64)
def plus(size: int) -> Image.Image:
    """Return a plus."""
    return _square(size, lambda pen: symbols.any_backup(Field(pen, 50, 50, 50), IVORY, IVORY))


@cached(64)
def no_card(high: int) -> Image.Image:
    """Return the outline of a card that was not there: its deck was empty."""

    def draw(pen: Pen) -> None:
        pen.box(4, 4, 72, 96, None, TEAL_EDGE, 5, 12)
        pen.line([(24, 50), (52, 50)], TEAL_EDGE, 7)

    return sprite(round(high * _CARD), high, 76, draw)
