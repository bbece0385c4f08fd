"""The board: the gate in the middle, eight planets on a closed flight path, and what everybody may know."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.games.space_mission.view import SpaceMissionView
from renderers.desk import Desk
from renderers.kept import kept
from renderers.paint import put
from renderers.palette import PATH
from renderers.space_mission import layers
from renderers.space_mission.board_gate import draw_gate
from renderers.space_mission.board_panels import draw_panels
from renderers.space_mission.board_planet import draw_planet

_DASH = 5
_FINE = 2
MIDDLE = (600, 652)
PLACES = ((426, 152), (774, 152), (1034, 472), (1034, 834), (774, 1166), (426, 1166), (166, 834), (166, 472))
"""Where the planets stand, clockwise from the upper left; the path joins the last to the first."""


def board(view: SpaceMissionView, desk: Desk) -> Image.Image:
    """Draw the board."""
    picture = _ground().copy()
    for planet, place in zip(view.ring, _places(len(view.ring)), strict=True):
        draw_planet(picture, planet, place, desk)
    draw_gate(picture, view, MIDDLE)
    draw_panels(picture, view, desk)
    return picture


def _places(count: int) -> tuple[tuple[int, int], ...]:
    return PLACES[:count]


@kept(13000)
def _ground() -> Image.Image:
    """Return sky, flight path and gate: what no table changes."""
    picture = layers.sky().copy()
    for start, end in zip(PLACES, (*PLACES[1:], PLACES[0]), strict=True):
        _dashes(picture, start, end)
    put(picture, layers.gate(), *MIDDLE)
    return picture


def _dashes(picture: Image.Image, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw the path between two neighbours as a dashed line, on a mask no larger than it needs."""
    left, top = min(start[0], end[0]) - _DASH, min(start[1], end[1]) - _DASH
    wide, high = abs(start[0] - end[0]) + 2 * _DASH, abs(start[1] - end[1]) + 2 * _DASH
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(mask)
    (ax, ay), (bx, by) = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
    count = int(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / 26)
    for i in range(count):
        share = ((i + 0.2) / count, (i + 0.75) / count)
        ends = [((ax + (bx - ax) * t) * _FINE, (ay + (by - ay) * t) * _FINE) for t in share]
        draw.line(ends, fill=200, width=_DASH * _FINE)
    picture.paste(PATH, (left, top), mask.reduce(_FINE))
