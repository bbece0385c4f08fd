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
from renderers.space_mission.marks import ring_new
from renderers.text import fit, length, write

_NAME = 27
_MARK = 36
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
    _marks(picture, planet, x, y + 153)


def _ships(picture: Image.Image, planet: Planet, x: int, y: int) -> None:
    count = len(planet.ships)
    step = min(60, 232 // max(1, count))
    for i, seat in enumerate(planet.ships):
        craft.put_ship(picture, seat, x + (i - (count - 1) / 2) * step, y)
    half = (count * step) // 2 + 8
    ring_new(picture, "ship" in planet.changed and count > 0, (x - half, y - 44, x + half, y + 44))


def _name(picture: Image.Image, planet: Planet, x: int, y: int, context: DrawContext) -> None:
    """The plate: what lies in the pile, and the planet's name."""
    room = _WIDTH - 86
    name = fit(context.say(f"sm-planet-{planet.id}"), _NAME, True, room)
    half = (length(name, _NAME, True) + 102) // 2
    plate(picture, (x - half, y - 22, x + half, y + 22), PANEL, PANEL_EDGE, 22)
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


def _marks(picture: Image.Image, planet: Planet, x: int, y: int) -> None:
    """Who has seen tiles here; an emblem on a tile is a reserved tile, with a number when there are several."""
    reserved = Counter(tile.seat for tile in planet.reserved)
    seats = sorted({*planet.seen_by, *reserved})
    widths = [42 if reserved[seat] == 0 else 50 if reserved[seat] == 1 else 70 for seat in seats]
    squeeze = min(1.0, _MARKS / max(1, sum(widths)))
    left = x - sum(widths) * squeeze / 2
    start = left
    for seat, width in zip(seats, widths, strict=True):
        count = reserved[seat]
        if count:
            put(picture, tile_art.back(46), left + 24, y)
        emblems.mark(picture, seat, left + (24 if count else width / 2), y, _MARK)
        if count > 1:
            plate(picture, (round(left) + 44, y - 19, round(left) + 70, y + 19), PANEL, None, 10)
            write(picture, left + 57, y, str(count), _NAME, INK, True, "m")
        left += width * squeeze
    ring_new(picture, "reserved" in planet.changed and bool(seats), (int(start) - 6, y - 28, int(left) + 6, y + 28))
