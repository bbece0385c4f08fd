"""One planet on the board with all that lies there."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from bot.games.space_mission.view import Planet
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import GLOW, INK, PANEL, PANEL_EDGE
from renderers.space_mission import craft, layers, tile_art
from renderers.space_mission.badges import badge
from renderers.space_mission.marks import eye, ring_new
from renderers.text import fit, length, write

_NAME = 27
_MARK = 36
_EYE = 60
_WIDTHS = (62, 52, 72)
"""How wide a mark is: an eye, a reserved tile, and several of them with their number."""
_WIDTH = 300
_MARKS = 290
"""How wide the row of marks may be: where it would be wider they stand closer."""


def draw_planet(picture: Image.Image, planet: Planet, place: tuple[int, int], context: DrawContext) -> None:
    """Draw a planet around a place."""
    x, y = place
    put(picture, layers.planet(planet.id), x, y - 8)
    for kind, value, down in zip(
        ("jump", "scan", "land", "land"), (planet.jump, planet.scan, *planet.landing), (-98, -46, 6, 58), strict=True
    ):
        badge(picture, kind, value, x - 118, y - 8 + down, 58)
    if planet.station is not None:
        craft.put_station(picture, planet.station, x + 102, y + 46)
        ring_new(picture, "station" in planet.changed, (x + 54, y + 10, x + 150, y + 82))
    _ships(picture, planet, x + 24, y - 98)
    _name(picture, planet, x, y + 106, context)
    _marks(picture, planet, x, y + 152)


def _ships(picture: Image.Image, planet: Planet, x: int, y: int) -> None:
    count = len(planet.ships)
    step = min(60, 232 // max(1, count))
    for i, seat in enumerate(planet.ships):
        craft.put_ship(picture, seat, x + (i - (count - 1) / 2) * step, y)
    half = (count * step) // 2 + 8
    ring_new(picture, "ship" in planet.changed and count > 0, (x - half, y - 44, x + half, y + 44))


def _name(picture: Image.Image, planet: Planet, x: int, y: int, context: DrawContext) -> None:
    """The plate: what lies in the pile, the planet's name, and room for the marks, so that they belong to it alone."""
    room = _WIDTH - 86
    name = fit(context.say(f"sm-planet-{planet.id}"), _NAME, True, room)
    half = (length(name, _NAME, True) + 102) // 2
    marks = sum(width for _, _, width in _marked(planet))
    wide = max(half, (min(marks, _MARKS) + 20) // 2)
    plate(picture, (x - wide, y - 22, x + wide, y + (72 if marks else 22)), PANEL, PANEL_EDGE, 22)
    left = x - half + 26
    if planet.space:
        put(picture, tile_art.tile("space", 36), left, y)
        write(picture, left + 23, y, str(planet.space), 29, INK, True)
    else:
        put(picture, tile_art.back(36), left + 3, y + 2)
        put(picture, tile_art.back(36), left - 3, y - 2)
        write(picture, left + 23, y, str(planet.left), 29, GLOW, True)
    write(picture, left + 57, y, name, _NAME, INK, True)
    new = "tiles" in planet.changed or "space" in planet.changed
    ring_new(picture, new, (x - half - 6, y - 28, x - half + 81, y + 28))


def _marked(planet: Planet) -> list[tuple[int, int, int]]:
    """Return the seats that have a mark here, each with how many tiles it has reserved and how wide the mark is."""
    reserved = Counter(tile.seat for tile in planet.reserved)
    seats = sorted({*planet.seen_by, *reserved})
    return [(seat, reserved[seat], _WIDTHS[min(2, reserved[seat])]) for seat in seats]


def _marks(picture: Image.Image, planet: Planet, x: int, y: int) -> None:
    """An emblem in an eye: who has seen tiles here. On a tile: whose reserved tile, with a number if several."""
    marked = _marked(planet)
    squeeze = min(1.0, _MARKS / max(1, sum(width for _, _, width in marked)))
    left = start = x - sum(width for _, _, width in marked) * squeeze / 2
    for seat, count, width in marked:
        middle = left + (24 if count else width * squeeze / 2)
        if count:
            put(picture, tile_art.back(46), middle, y)
        else:
            eye(picture, middle, y, _EYE)
        emblems.mark(picture, seat, middle, y, _MARK)
        if count > 1:
            plate(picture, (round(left) + 44, y - 19, round(left) + 70, y + 19), PANEL, None, 10)
            write(picture, left + 57, y, str(count), _NAME, INK, True, "m")
        left += width * squeeze
    ring_new(picture, "reserved" in planet.changed and bool(marked), (int(start) - 6, y - 28, int(left) + 6, y + 28))
