"""The board: the gate in the middle, eight planets on a closed flight path, and what everybody may know."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.games.space_mission.view import SpaceMissionView
from renderers.cache import cached
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import PATH
from renderers.space_mission import layers
from renderers.space_mission.board_gate import draw_gate
from renderers.space_mission.board_layout import NARROW, WIDE, BoardLayout
from renderers.space_mission.board_narrow import draw_narrow_panels, height_of
from renderers.space_mission.board_panels import draw_panels
from renderers.space_mission.board_planet import draw_planet
from renderers.theme import toned

_DASH = 5
_FINE = 2


def board(view: SpaceMissionView, context: DrawContext) -> Image.Image:
    """Draw the board."""
    plan = NARROW if context.narrow else WIDE
    picture = _ground(plan, height_of(view) if context.narrow else plan.height).copy()
    for planet, place in zip(view.ring, plan.places, strict=True):
        draw_planet(picture, planet, place, context)
    draw_gate(picture, view, plan)
    if context.narrow:
        draw_narrow_panels(picture, view, context)
    else:
        draw_panels(picture, view, context)
    return picture


@cached(16000)
def _ground(plan: BoardLayout, height: int) -> Image.Image:
    """Return sky, flight path and gate: what no table changes."""
    picture = layers.ground(plan.width, height)
    for start, end in zip(plan.places, (*plan.places[1:], plan.places[0]), strict=True):
        _dashes(picture, start, end)
    put(picture, layers.gate() if plan.gate is None else layers.small_gate(plan.gate), *plan.middle)
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
    picture.paste(toned(PATH), (left, top), mask.reduce(_FINE))
