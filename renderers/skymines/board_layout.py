"""Where the parts of the board stand: on a wide one the stations in its corners, on a narrow one in a row below it."""

from __future__ import annotations

from typing import NamedTuple

from renderers.paint import Point
from renderers.panels import cell

EDGE, GAP = 16, 14
STATION_WIDE, STATION_HIGH = 322, 240
HEAD_HIGH, LEGEND_HIGH = 152, 84
Box = tuple[int, int, int, int]
Four = tuple[Box, Box, Box, Box]
ROWS_APART = 200
"""Between two rows of asteroids on a narrow Belt."""
_RADIUS, _BAND = 420, 16
_NARROW_STATION, _NARROW_LEGEND = 226, 64
_CORNER = 116, 88
"""A part of the legend in a corner that the Moon leaves free."""
_HOME = 140, 60
"""A company's plate in a corner of a narrow Belt: there its paths begin."""
_ABOVE = 92
"""How far the first row of asteroids is below the upper plates' edge, and the last one above the lower plates'."""


class BoardLayout(NamedTuple):
    """The boxes of the board, each (left, top, right, bottom); stations by company, clockwise from the upper left but
    for the last two: the rules name Skymine, at the lower left, before Minerva. `middle`, `radius`: of the board."""

    size: tuple[int, int]
    head: Box
    stations: Four
    homes: Four
    """Where the companies' paths into the Belt begin."""
    middle: Point
    radius: int
    legend: tuple[Box, Box, Box]
    piece: int
    """How large rewards on the board are; outposts are a little larger."""


_MEASURES = {"moon": (548, 66), "belt": (548, 40)}
"""By board, of a wide one: the radius, and how far the stations reach beside it."""


def plan(board: str, narrow: bool) -> BoardLayout:
    """Lay out a side of the board; all its pictures of one width are of one size, so that they make a film."""
    if not narrow:
        return _wide(board)
    return _narrow_moon() if board == "moon" else _narrow_belt()


def _wide(board: str) -> BoardLayout:
    width = 1200
    radius, apart = _MEASURES[board]
    beside = EDGE + STATION_WIDE + GAP
    middle = EDGE + STATION_HIGH - apart + radius
    below = middle + radius - apart
    low = below + STATION_HIGH
    stations = _corners(width, (EDGE, below), (STATION_WIDE, STATION_HIGH))
    legend = _row_of_three((beside, low - LEGEND_HIGH, width - beside, low))
    head = (beside, EDGE, width - beside, EDGE + HEAD_HIGH)
    return BoardLayout((width, low + EDGE), head, stations, stations, (width / 2, middle), radius, legend, 55)


def _narrow_moon() -> BoardLayout:
    """Return the Moon with the legend in three of its corners."""
    width, top = 900, EDGE + HEAD_HIGH + GAP
    middle = top + _BAND + _RADIUS
    bottom = middle + _RADIUS + _BAND
    stations = _row_of_four(width, bottom + GAP)
    upper_left, upper_right, lower_left, _ = _corners(width, (top, bottom - _CORNER[1]), _CORNER)
    size = (width, stations[0][3] + EDGE)
    legend = (upper_left, upper_right, lower_left)
    return BoardLayout(size, _head(width), stations, stations, (width / 2, middle), _RADIUS, legend, 44)


def _narrow_belt() -> BoardLayout:
    width, top = 900, EDGE + HEAD_HIGH + GAP
    middle = top + _ABOVE + 2 * ROWS_APART
    bottom = middle + 2 * ROWS_APART + _ABOVE
    stations = _row_of_four(width, bottom + GAP)
    low = stations[0][3] + GAP
    legend = _row_of_three((EDGE, low, width - EDGE, low + _NARROW_LEGEND))
    homes = _corners(width, (top, bottom - _HOME[1]), _HOME)
    size = (width, low + _NARROW_LEGEND + EDGE)
    return BoardLayout(size, _head(width), stations, homes, (width / 2, middle), middle - top, legend, 44)


def _head(width: int) -> Box:
    return EDGE, EDGE, width - EDGE, EDGE + HEAD_HIGH


def _corners(width: int, tops: tuple[int, int], size: tuple[int, int]) -> Four:
    """Return a box in each corner: above at the left and the right, then below."""
    wide, high = size
    left, right = EDGE, width - EDGE - wide
    (above, below) = tops
    return (
        (left, above, left + wide, above + high),
        (right, above, right + wide, above + high),
        (left, below, left + wide, below + high),
        (right, below, right + wide, below + high),
    )


def _row_of_four(width: int, top: int) -> Four:
    one, two, three, four = (cell(i, 4, width, top, _NARROW_STATION, 10, EDGE) for i in range(4))
    return one, two, three, four


def _row_of_three(box: Box) -> tuple[Box, Box, Box]:
    left, top, right, bottom = box
    one, two = left + (right - left) // 3, left + 2 * (right - left) // 3
    return (left, top, one - 5, bottom), (one + 5, top, two - 5, bottom), (two + 5, top, right, bottom)
