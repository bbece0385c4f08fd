"""Marks of specialists, their actions and mission bonuses."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, sprite
from renderers.palette import DARK_INK, Colour
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
    TEAL_LIGHT,
    YELLOW,
)
from renderers.space_missions.pieces import token
from renderers.space_missions.symbols import Field, fuel, helmet, injured

Mark = Callable[[Pen], None]


def _wrench(pen: Pen) -> None:
    pen.line([(30, 74), (68, 32)], SEPIA, 15)
    pen.disc(70, 29, 21, None, SEPIA)
    pen.polygon([(68, 34), (76, 2), (100, 24)], CREAM_SHADE)
    pen.disc(28, 76, 14, None, SEPIA)
    pen.disc(28, 76, 6, None, CREAM_SHADE)


def _flask(pen: Pen) -> None:
    pen.polygon([(41, 14), (59, 14), (59, 42), (84, 86), (16, 86), (41, 42)], CREAM, SEPIA, 7)
    pen.polygon([(34, 60), (66, 60), (79, 83), (21, 83)], RUST)
    pen.line([(34, 13), (66, 13)], SEPIA, 8)
    pen.disc(46, 72, 5, None, CREAM)
    pen.disc(60, 66, 3.5, None, CREAM)


def _atom(pen: Pen) -> None:
    for turn in range(3):
        points = _orbit(turn * 60)
        pen.line([*points, points[0]], SEPIA, 5.5)
    pen.disc(50, 50, 10, None, RUST)


def _orbit(turn: float) -> list[tuple[float, float]]:
    lean = math.radians(turn)
    found: list[tuple[float, float]] = []
    for i in range(36):
        a = math.radians(i * 10)
        x, y = 43 * math.cos(a), 15 * math.sin(a)
        found.append((50 + x * math.cos(lean) - y * math.sin(lean), 50 + x * math.sin(lean) + y * math.cos(lean)))
    return found


def _compasses(pen: Pen) -> None:
    pen.line([(50, 26), (26, 88)], SEPIA, 9)
    pen.line([(50, 26), (74, 88)], SEPIA, 9)
    pen.arc(50, 30, 44, 62, 118, RUST, 7)
    pen.disc(50, 22, 12, None, SEPIA)
    pen.disc(50, 22, 5, None, CREAM_SHADE)
    pen.line([(50, 12), (50, 3)], SEPIA, 7)


def _astronaut(pen: Pen) -> None:
    on = Field(pen, 50, 52, 44)
    on.disc(0, -3, 42, SEPIA)
    helmet(on, IVORY, BLUE)
    on.line((-14, -10), (-4, -14), ink=IVORY, width=6)


def _spy(pen: Pen) -> None:
    pen.polygon([(30, 38), (36, 10), (50, 17), (64, 10), (70, 38)], SEPIA)
    pen.box(30, 30, 70, 37, RUST)
    pen.box(10, 38, 90, 47, SEPIA, None, 0, 4)
    for x in (33, 67):
        pen.disc(x, 63, 14, None, SEPIA)
        pen.arc(x, 63, 8, 190, 270, CREAM_SHADE, 4)
    pen.line([(44, 60), (56, 60)], SEPIA, 6)
    pen.polygon([(24, 98), (34, 84), (50, 92), (66, 84), (76, 98)], SEPIA)


_SPECIALISTS: dict[str, Mark] = {
    "mechanic": _wrench,
    "tester": _flask,
    "scientist": _atom,
    "engineer": _compasses,
    "astronaut": _astronaut,
    "spy": _spy,
}


@cached(256)
def specialist(name: str, size: int) -> Image.Image:
    """Return the portrait of a specialist: their tool on a round badge."""
    badge = sprite(size, size, 100, lambda pen: pen.disc(50, 50, 49, None, CREAM_SHADE, SEPIA, 4), 1)
    inner = sprite(round(size * 0.66), round(size * 0.66), 100, _SPECIALISTS[name])
    corner = (size - inner.width) // 2
    badge.alpha_composite(inner, (corner, corner))
    return badge


def _eye(pen: Pen, x: float, y: float) -> None:
    on = Field(pen, x, y, 30)
    on.fill((-50, 0), (-25, -26), (0, -34), (25, -26), (50, 0), (25, 26), (0, 34), (-25, 26), ink=DARK_INK)
    on.fill((-38, 0), (-20, -17), (0, -23), (20, -17), (38, 0), (20, 17), (0, 23), (-20, 17), ink=IVORY)
    on.disc(0, 0, 16, DARK_INK)


def _card(pen: Pen, left: float, top: float, face: Colour, rim: Colour) -> None:
    pen.box(left, top, left + 54, top + 72, face, DARK_INK, 8, 10)
    pen.box(left, top, left + 54, top + 72, None, rim, 4, 10)


def _two_cans(pen: Pen) -> None:
    for left, top in ((36, 2), (6, 22)):
        pen.box(left, top, left + 56, top + 76, ORANGE, DARK_INK, 5, 9)
        fuel(Field(pen, left + 28, top + 40, 26), DARK_INK, ORANGE)


def _look_technology(pen: Pen) -> None:
    _card(pen, 34, 4, STEEL, METAL)
    _card(pen, 10, 18, STEEL, METAL)
    _eye(pen, 62, 70)


def _look_event(pen: Pen) -> None:
    _card(pen, 18, 4, RED, IVORY)
    pen.polygon([(50, 10), (28, 44), (44, 44), (38, 66), (62, 32), (46, 32)], IVORY)
    _eye(pen, 62, 72)


def _first(pen: Pen) -> None:
    pen.box(2, 56, 98, 98, TEAL_LIGHT, IVORY, 4, 6)
    pen.box(33, 34, 67, 98, TEAL_LIGHT, IVORY, 4, 6)
    pen.polygon([(50, 2), (76, 28), (60, 28), (60, 46), (40, 46), (40, 28), (24, 28)], ORANGE, DARK_INK, 4)
    pen.polygon([(43, 62), (52, 54), (57, 54), (57, 88), (49, 88), (49, 65)], IVORY)


def _remove(pen: Pen) -> None:
    _card(pen, 14, 6, YELLOW, DARK_INK)
    pen.polygon([(41, 18), (59, 54), (23, 54)], DARK_INK)
    pen.disc(68, 70, 30, None, RED, IVORY, 5)
    for way in ([(56, 58), (80, 82)], [(80, 58), (56, 82)]):
        pen.line(way, IVORY, 9)


_BONUSES: dict[str, Mark] = {
    "fuel-2": _two_cans,
    "look-technology": _look_technology,
    "look-event": _look_event,
    "sequence-first-free": _first,
    "remove-drawn-card": _remove,
}


@cached(256)
def bonus(name: str, size: int) -> Image.Image:
    """Return the mark of a mission bonus."""
    if name == "inspection":
        return token("inspection", size)
    return sprite(size, size, 100, _BONUSES[name], 1)


def _develop(pen: Pen) -> None:
    pen.box(4, 4, 96, 96, BLUE, IVORY, 5, 10)
    for at in (34, 64):
        pen.line([(8, at), (92, at)], STEEL, 2)
        pen.line([(at, 8), (at, 92)], STEEL, 2)
    for top in (18, 44):
        pen.polygon([(50, top), (80, top + 28), (65, top + 28), (50, top + 15), (35, top + 28), (20, top + 28)], IVORY)


def _test(pen: Pen) -> None:
    pen.box(4, 4, 96, 96, CREAM_SHADE, SEPIA, 5, 10)
    on = Field(pen, 50, 52, 40)
    on.fill((-10, -40), (10, -40), (10, -8), (36, 42), (-36, 42), (-10, -8), ink=CREAM, edge=SEPIA, width=8)
    on.fill((-18, 12), (18, 12), (31, 38), (-31, 38), ink=RUST)


def _copy(pen: Pen) -> None:
    _card(pen, 38, 4, CREAM, SEPIA)
    _card(pen, 10, 22, CREAM_SHADE, SEPIA)
    for y in (42, 58, 74):
        pen.line([(22, y), (52, y)], SEPIA, 6)


def _take_back(pen: Pen) -> None:
    _card(pen, 34, 22, CREAM_SHADE, SEPIA)
    pen.arc(42, 46, 30, 150, 300, IVORY, 20)
    pen.arc(42, 46, 30, 150, 300, RUST, 12)
    pen.polygon([(0, 44), (32, 44), (16, 72)], RUST, IVORY, 4)


def _pass(pen: Pen) -> None:
    pen.line([(18, 6), (18, 98)], METAL, 8)
    pen.box(20, 10, 92, 64, IVORY, DARK_INK, 4)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                pen.box(20 + column * 18, 10 + row * 18, 38 + column * 18, 28 + row * 18, DARK_INK)


_ACTIONS: dict[str, Mark] = {
    "develop": _develop,
    "test-1-3": _test,
    "test-2": _test,
    "copy": _copy,
    "take-back": _take_back,
    "pass": _pass,
}


@cached(256)
def action(name: str, size: int) -> Image.Image:
    """Return the mark of an action of a specialist's block."""
    if name in _ACTIONS:
        return sprite(size, size, 100, _ACTIONS[name], 1)
    return token(name, size)


def _sickness(pen: Pen) -> None:
    injured(Field(pen, 50, 50, 48), METAL, DARK_INK)


def _all_clear(pen: Pen) -> None:
    pen.disc(50, 50, 47, None, GREEN, IVORY, 5)
    Field(pen, 50, 50, 42).line((-30, 2), (-8, 26), (30, -24), ink=IVORY, width=15)


def _trouble(pen: Pen) -> None:
    pen.polygon([(50, 4), (96, 50), (50, 96), (4, 50)], RED, IVORY, 5)
    pen.polygon([(56, 20), (30, 56), (47, 56), (42, 82), (70, 44), (53, 44)], IVORY)


_EVENTS: dict[str, Mark] = {"none": _all_clear, "sickness": _sickness}


@cached(64)
def event(kind: str, size: int) -> Image.Image:
    """Return the mark of a kind of event: nothing happens, `sickness`, or any other trouble."""
    return sprite(size, size, 100, _EVENTS.get(kind, _trouble), 1)


@cached(64)
def event_back(size: int) -> Image.Image:
    """Return the back of an event card."""

    def draw(pen: Pen) -> None:
        _card(pen, 23, 14, RED, IVORY)
        pen.polygon([(55, 20), (34, 53), (48, 53), (44, 78), (66, 44), (52, 44)], IVORY)

    return sprite(size, size, 100, draw, 1)
