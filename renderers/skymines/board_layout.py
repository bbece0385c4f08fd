"""Where the parts of the board stand: stations in the corners around its middle, narrow and wide."""

from __future__ import annotations

from typing import NamedTuple

from renderers.paint import Point

EDGE, GAP = 16, 14
STATION_WIDE, STATION_HIGH = 322, 240
HEAD_HIGH, LEGEND_HIGH = 152, 84
Box = tuple[int, int, int, int]


class BoardLayout(NamedTuple):
    """The boxes of the board, each (left, top, right, bottom); stations by company, clockwise from the upper left but
    for the last two: the rules name Skymine, at the lower left, before Minerva. `middle`, `radius`: of the board."""

    size: tuple[int, int]
    head: Box
    stations: tuple[Box, Box, Box, Box]
    middle: Point
    radius: int
    legend: Box
    piece: int
    """How large rewards on the board are; outposts are a little larger."""


_MEASURES = {
    ("moon", False): (548, 66),
    ("moon", True): (420, 36),
    ("belt", False): (548, 40),
    ("belt", True): (690, 36),
}
"""By board, and whether it is narrow: the radius, and how far the stations reach beside it."""


def plan(board: str, narrow: bool) -> BoardLayout:
    """Lay out a side of the board; all its pictures of one width are of one size, so that they make a film."""
    width = 900 if narrow else 1200
    radius, apart = _MEASURES[board, narrow]
    left, right = EDGE, width - EDGE
    beside = left + STATION_WIDE + GAP
    if narrow:
        head = (left, EDGE, right, EDGE + HEAD_HIGH)
        top = head[3] + GAP
    else:
        head = (beside, EDGE, width - beside, EDGE + HEAD_HIGH)
        top = EDGE
    middle = top + STATION_HIGH - apart + radius
    below = middle + radius - apart
    low = below + STATION_HIGH
    legend = (left, low + GAP, right, low + GAP + LEGEND_HIGH) if narrow else (
        beside, low - LEGEND_HIGH, width - beside, low
    )  # fmt: skip
    stations = tuple(
        (x, y, x + STATION_WIDE, y + STATION_HIGH)
        for x, y in ((left, top), (right - STATION_WIDE, top), (left, below), (right - STATION_WIDE, below))
    )
    return BoardLayout(
        (width, max(low, legend[3]) + EDGE), head, (stations[0], stations[1], stations[2], stations[3]),
        (width / 2, middle), radius, legend, 44 if narrow else 55,
    )  # fmt: skip
