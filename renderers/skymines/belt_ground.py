"""The ground of the Belt, without anything on it."""

from __future__ import annotations

import math
import random

from bot.games.skymines.view import BELT
from renderers.paint import Pen, Point
from renderers.skymines.belt_map import HALF_HIGH, HALF_WIDE, BeltMap, pads
from renderers.skymines.palette import BONE, DUST, HIGHLAND, SEAM, SHADE, STEEL, edge
from renderers.theme import high

_DASH = 13
_STARS = 160


def draw(pen: Pen, belt: BeltMap) -> None:
    """Draw the flight paths, and the asteroids with the links of their outpost spaces."""
    if not high():
        _stars(pen, belt)
    for shuttle in BELT.shuttles.values():
        dashes(pen, *(belt.asteroid(end) for end in shuttle.ends))
    for company, ends in enumerate(BELT.paths):
        for asteroid in ends:
            pen.line(belt.printed(company, asteroid), edge(company), 9)
    for number, asteroid in BELT.asteroids.items():
        _asteroid(pen, number, belt.asteroid(number))
        if asteroid.pair:
            ends = [pads(belt.asteroid(number))[space] for space in asteroid.pair]
            _link(pen, *ends)


def _stars(pen: Pen, belt: BeltMap) -> None:
    dice = random.Random(5)
    wide, high_up = belt.size
    for _ in range(_STARS):
        pen.disc(dice.uniform(0, wide), dice.uniform(0, high_up), dice.choice((1, 1, 1.5, 2)), None, SEAM)


def dashes(pen: Pen, one: Point, other: Point) -> None:
    """Draw a flight path."""
    count = round(math.dist(one, other) / _DASH)
    steps = [(one[0] + (other[0] - one[0]) * i / count, one[1] + (other[1] - one[1]) * i / count) for i in range(count)]
    for start, end in zip(steps[::2], steps[1::2], strict=False):
        pen.line((start, end), DUST, 5)


def _link(pen: Pen, one: Point, other: Point) -> None:
    """Draw what joins two outpost spaces: a band around both."""
    reach = 32
    pen.box(one[0] - reach, one[1] - reach, other[0] + reach, other[1] + reach, STEEL, BONE, 4, reach)


def _asteroid(pen: Pen, number: int, middle: Point) -> None:
    """Draw a rock of its own outline, with pits."""
    dice = random.Random(number)
    x, y = middle
    points: list[Point] = []
    for i in range(28):
        turn = math.tau * i / 28
        rough = 1 + dice.uniform(-0.03, 0.05)
        points.append(
            (x + rough * HALF_WIDE * _square(math.cos(turn)), y + rough * HALF_HIGH * _square(math.sin(turn)))
        )
    pen.polygon(points, HIGHLAND, SEAM, 5)
    if not high():
        for _ in range(9):
            size = dice.choice((4, 6, 9))
            pen.disc(x + dice.uniform(-80, 80), y + dice.uniform(-46, 46), size * 1.2, size, SHADE)


def _square(part: float) -> float:
    """Bend a circle towards a rectangle with round corners."""
    return math.copysign(abs(part) ** 0.6, part)
