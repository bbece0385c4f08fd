"""The shape of the Belt: eight outer asteroids around four inner ones, and the flight paths between them."""

from __future__ import annotations

import math

from bot.games.skymines.view import BELT
from renderers.paint import Point
from renderers.skymines.board_layout import ROWS_APART, BoardLayout, Box

HALF_WIDE, HALF_HIGH = 99, 60
"""Of an asteroid."""
_SIDES = {1: (-1, -1), 17: (1, -1), 8: (-1, 1), 18: (1, 1)}
_ENDS = {3: (-1, -1), 12: (1, -1), 16: (-1, 1), 15: (1, 1)}
_INNER = {9: (-1, 0), 14: (1, 0), 11: (0, -1), 10: (0, 1)}
_MEASURES = {
    False: ((455, 226), (165, 446), (205, 222)),
    True: ((334, ROWS_APART), (170, 2 * ROWS_APART), (160, ROWS_APART)),
}
"""By print: how far asteroids at the sides, at the upper and lower end, and inner ones are from the middle."""
_TOLL = 9
"""How far beyond an asteroid's edge the sign of energy stands."""


class BeltMap:
    """The Belt around the middle of a board."""

    def __init__(self, where: BoardLayout, narrow: bool) -> None:
        self._where = where
        self.size = where.size
        self._at = {
            number: (where.middle[0] + x * far[0], where.middle[1] + y * far[1])
            for places, far in zip((_SIDES, _ENDS, _INNER), _MEASURES[narrow], strict=True)
            for number, (x, y) in places.items()
        }

    def asteroid(self, number: int) -> Point:
        """Return the middle of an asteroid."""
        return self._at[number]

    def shuttle(self, number: int) -> Point:
        """Return the middle of a shuttle space: halfway along its path."""
        one, other = (self._at[end] for end in BELT.shuttles[number].ends)
        return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2

    def tall(self, number: int) -> bool:
        """Return whether a shuttle space is higher than wide: where there is little room to its sides."""
        one, other = (self._at[end] for end in BELT.shuttles[number].ends)
        return abs(one[1] - other[1]) < HALF_HIGH or abs(one[0] - other[0]) < 1.5 * HALF_WIDE

    def toll(self, number: int, end: int) -> Point:
        """Return where the sign of energy stands: where a shuttle space's path meets the asteroid at its end."""
        x, y = self._at[end]
        px, py = self.shuttle(number)
        across, down = px - x, py - y
        share = min(HALF_WIDE / abs(across) if across else 9, HALF_HIGH / abs(down) if down else 9)
        beyond = share + _TOLL / math.hypot(across, down)
        return x + across * beyond, y + down * beyond

    def printed(self, company: int, asteroid: int) -> tuple[Point, Point]:
        """Return the ends of the path from a company's home to an asteroid: the home's edge first."""
        left, top, right, bottom = self._where.homes[company]
        x, y = self._at[asteroid]
        upper = y < self._where.middle[1]
        edge = bottom if upper else top
        start = min(max(x, left + 40), right - 40)
        reach = HALF_HIGH if upper else -HALF_HIGH
        return (start, edge), (x, y - reach) if abs(start - x) < HALF_WIDE else (
            x + math.copysign(HALF_WIDE, start - x),
            y,
        )


def pads(middle: Point) -> list[Point]:
    """Return where an asteroid's outpost spaces are."""
    return [(middle[0] + 57 * i, middle[1] + 27) for i in (-1, 0, 1)]


def shuttle_box(middle: Point, *, tall: bool, track: bool) -> Box:
    """Return the plate of a shuttle space: its number, its space, and the sign of the track if it has one."""
    wide, high = (88, 98) if tall else (148 if track else 110, 58)
    left, top = round(middle[0] - wide / 2), round(middle[1] - high / 2)
    return left, top, left + wide, top + high
