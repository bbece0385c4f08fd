"""The board: the gate in the middle, eight planets on a closed flight path, and what everybody may know."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.space_mission.view import SpaceMissionView
from renderers.desk import Desk
from renderers.paint import FINE, put
from renderers.palette import PATH
from renderers.space_mission import layers
from renderers.space_mission.board_gate import draw_gate
from renderers.space_mission.board_panels import draw_panels
from renderers.space_mission.board_planet import draw_planet

WIDTH, HEIGHT = 1200, 1360
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


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Return sky, flight path and gate: what no table changes."""
    picture = layers.sky().copy()
    picture.paste(PATH, (0, 0), _path())
    put(picture, layers.gate(), *MIDDLE)
    return picture


def _path() -> Image.Image:
    """Return the closed path as a mask: a dashed line between neighbours."""
    fine = FINE // 2
    mask = Image.new("L", (WIDTH * fine, HEIGHT * fine))
    draw = ImageDraw.Draw(mask)
    for (ax, ay), (bx, by) in zip(PLACES, (*PLACES[1:], PLACES[0]), strict=True):
        far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        count = int(far / 26)
        for i in range(count):
            a, b = (i + 0.2) / count, (i + 0.75) / count
            ends = [((ax + (bx - ax) * t) * fine, (ay + (by - ay) * t) * fine) for t in (a, b)]
            draw.line(ends, fill=200, width=5 * fine)
    return mask.reduce(fine)
