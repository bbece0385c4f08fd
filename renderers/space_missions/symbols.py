"""The figures of the six technologies and of what can be put aboard, each known by its outline alone.

Every figure is drawn around a point, on a field that reaches 50 units from it to each side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from renderers.paint import Pen, Point
from renderers.palette import DARK_INK, Colour
from renderers.space_missions.palette import CREAM, IVORY, METAL, ORANGE, RED, SEPIA, STEEL

Figure = Callable[["Field", Colour, Colour], None]
"""Draws in an ink, on a ground that shows through where something is left open."""


class Field:
    """A pen whose middle is a point of the sheet."""

    def __init__(self, pen: Pen, x: float, y: float, half: float) -> None:
        self._pen = pen
        self._x, self._y, self._scale = x, y, half / 50

    def _at(self, points: tuple[Point, ...]) -> list[Point]:
        return [(self._x + x * self._scale, self._y + y * self._scale) for x, y in points]

    def fill(self, *points: Point, ink: Colour, edge: Colour | None = None, width: float = 0) -> None:
        """Fill a polygon."""
        self._pen.polygon(self._at(points), ink, edge, width * self._scale)

    def line(self, *points: Point, ink: Colour, width: float = 8) -> None:
        """Draw a line through points."""
        self._pen.line(self._at(points), ink, width * self._scale)

    def disc(self, x: float, y: float, r: float, ink: Colour | None, edge: Colour | None = None,
             width: float = 0) -> None:  # fmt: skip
        """Draw a disc or a ring around a point."""
        [(x, y)] = self._at(((x, y),))
        self._pen.disc(x, y, r * self._scale, None, ink, edge, width * self._scale)

    def arc(self, x: float, y: float, r: float, start: float, end: float, ink: Colour, width: float = 8) -> None:
        """Draw a piece of a circle."""
        [(x, y)] = self._at(((x, y),))
        self._pen.arc(x, y, r * self._scale, start, end, ink, width * self._scale)

    def box(self, left: float, top: float, right: float, bottom: float, ink: Colour | None,
            edge: Colour | None = None, width: float = 0, round_by: float = 0) -> None:  # fmt: skip
        """Draw a rectangle."""
        [(left, top), (right, bottom)] = self._at(((left, top), (right, bottom)))
        self._pen.box(left, top, right, bottom, ink, edge, width * self._scale, round_by * self._scale)


def thrust(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a nozzle with its flame."""
    on.fill((-13, -42), (13, -42), (25, -12), (-25, -12), ink=ink)
    on.fill((-24, -5), (24, -5), (15, 22), (0, 46), (-15, 22), ink=ink)
    on.fill((-9, -5), (9, -5), (0, 22), ink=ground)


def control(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw the cross of a sight."""
    on.disc(0, 0, 31, None, ink, 8)
    for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        on.line((x * 14, y * 14), (x * 46, y * 46), ink=ink)
    on.disc(0, 0, 6, ink)


def life_support(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a heart with its beat."""
    for x in (-19, 19):
        on.disc(x, -14, 22, ink)
    on.fill((-39, -4), (39, -4), (0, 42), ink=ink)
    on.line((-34, 0), (-12, 0), (-4, -16), (6, 15), (13, 0), (34, 0), ink=ground, width=7)


def sensor(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a dish that receives."""
    on.fill((-40, -18), (18, 40), (-4, 40), (-26, 32), (-38, 12), ink=ink)
    on.line((-10, 10), (12, -12), ink=ink, width=7)
    on.disc(12, -12, 6, ink)
    for radius in (17, 31):
        on.arc(12, -12, radius, -92, 2, ink, 7)
    on.line((-24, 24), (-30, 46), (2, 46), ink=ink, width=7)


def landing(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw an arrow down to the ground."""
    on.box(-9, -44, 9, -4, ink)
    on.fill((-29, -8), (29, -8), (0, 24), ink=ink)
    on.box(-42, 32, 42, 42, ink)


def re_entry(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a capsule above its glowing shield."""
    on.fill((-9, -44), (9, -44), (27, 4), (-27, 4), ink=ink)
    on.box(-14, -22, 14, -12, ground)
    on.arc(0, -22, 42, 34, 146, ink, 10)
    for x, tip in ((-22, 40), (0, 48), (22, 40)):
        on.line((x, 27), (x * 1.1, tip), ink=ink, width=7)


TECHNOLOGY: Mapping[str, Figure] = {
    "thrust": thrust,
    "control": control,
    "life-support": life_support,
    "sensor": sensor,
    "landing": landing,
    "re-entry": re_entry,
}


def payload(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a weight."""
    on.disc(0, -26, 11, None, ink, 7)
    on.fill((-24, -16), (24, -16), (38, 38), (-38, 38), ink=ink)
    on.line((0, -2), (0, 28), ink=ground, width=8)
    on.line((-15, 13), (15, 13), ink=ground, width=8)


def any_backup(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a plus: whatever one likes."""
    on.box(-8, -34, 8, 34, ink)
    on.box(-34, -8, 34, 8, ink)


BACKUP: Mapping[str, Figure] = {
    "control-backup": control,
    "thrust-backup": thrust,
    "sensor-backup": sensor,
    "life-support-backup": life_support,
    "payload": payload,
    "enhancement": any_backup,
}


def fuel(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a drop."""
    on.fill((0, -46), (24, -6), (30, 14), (-30, 14), (-24, -6), ink=ink)
    on.disc(0, 13, 31, ink)
    on.arc(0, 13, 19, 20, 100, ground, 8)


def training(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a graduate's cap."""
    on.fill((-48, -12), (0, -34), (48, -12), (0, 10), ink=ink)
    on.fill((-26, 6), (0, 18), (26, 6), (26, 26), (0, 36), (-26, 26), ink=ink)
    on.line((40, -10), (40, 22), ink=ink, width=6)


def inspection(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a list with a tick."""
    on.box(-32, -36, 32, 46, ink, None, 0, 8)
    on.box(-15, -46, 15, -28, ink, ground, 5, 6)
    on.line((-18, 8), (-4, 24), (20, -12), ink=ground, width=10)


def helmet(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw an astronaut's helmet."""
    on.disc(0, -3, 38, ink)
    on.box(-30, 26, 30, 46, ink, None, 0, 8)
    on.box(-25, -20, 25, 14, ground, None, 0, 16)


def injured(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a helmet with the cross of first aid beside it."""
    helmet(on, ink, ground)
    on.disc(22, 22, 27, IVORY, DARK_INK, 4)
    on.box(15, 4, 29, 40, RED)
    on.box(4, 15, 40, 29, RED)


def lost(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a star of remembrance."""
    points = tuple(
        (r * math.sin(math.radians(36 * i)), -r * math.cos(math.radians(36 * i)))
        for i, r in ((i, 46 if i % 2 == 0 else 19) for i in range(10))
    )
    on.fill(*points, ink=ground, edge=ink, width=7)


def moon(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a crescent with craters."""
    on.disc(0, 0, 42, ink)
    on.disc(19, -11, 35, ground)
    on.disc(-21, 8, 6, ground)
    on.disc(-4, 29, 4.5, ground)


def unmanned(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a ball with four aerials."""
    for x, y in ((-40, 16), (-32, 42), (34, 44), (44, 24)):
        on.line((8, -14), (x, y), ink=ink, width=6)
    on.disc(8, -14, 27, ink)
    on.arc(8, -14, 17, 190, 290, ground, 7)


def media(on: Field, ink: Colour, ground: Colour) -> None:
    """Draw a television set."""
    on.line((-24, -44), (0, -22), (24, -44), ink=ink, width=7)
    on.box(-44, -24, 44, 36, ink, None, 0, 12)
    on.box(-33, -14, 16, 26, ground, None, 0, 10)
    on.disc(30, -6, 6, ground)
    on.disc(30, 14, 6, ground)
    for x in (-26, 26):
        on.line((x, 34), (x * 1.2, 46), ink=ink, width=8)


CATEGORY: Mapping[str, Figure] = {"media": media, "lunar": moon, "manned": helmet, "unmanned": unmanned}


def reels(on: Field) -> None:
    """Draw the reel of a computer's tape: the Automa."""
    on.disc(0, 0, 47, METAL, DARK_INK, 5)
    on.disc(0, 0, 38, STEEL, DARK_INK, 3)
    for i in range(3):
        angle = math.radians(120 * i - 90)
        on.disc(23 * math.cos(angle), 23 * math.sin(angle), 10.5, CREAM, DARK_INK, 3)
    on.disc(0, 0, 8, ORANGE, SEPIA, 3)
