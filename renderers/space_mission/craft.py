"""Ships, stations and probes, each bearing its owner's emblem; the emblem's letter is written where they are drawn."""

from __future__ import annotations

from PIL import Image

from bot.games.core.style import Mark
from renderers import emblems
from renderers.cache import cached
from renderers.paint import Pen, put, sprite
from renderers.palette import DARK_INK, GLOW, INK, PANEL_EDGE, PLAYER_RIM, PLAYERS, SOFT_INK, Colour
from renderers.space_mission import tile_art

SHIP = (58, 74)
STATION = (84, 62)
_HULL: Colour = (206, 214, 230)
_SHADE: Colour = (126, 138, 164)
_SOLAR: Colour = (38, 74, 150)


@cached(256)
def ship(mark: Mark) -> Image.Image:
    """Return a shuttle seen from above, nose up, engines burning; the emblem's middle is the sprite's."""
    return sprite(*SHIP, 100, lambda pen: _ship(pen, mark), 3)


def _ship(pen: Pen, mark: Mark) -> None:
    paint, rim = PLAYERS[mark.colour], PLAYER_RIM[mark.colour]
    for x in (37, 63):
        pen.polygon([(x - 9, 104), (x, 132), (x + 9, 104)], (255, 150, 50))
        pen.polygon([(x - 5, 104), (x, 120), (x + 5, 104)], (255, 240, 180))
    for side in (-1, 1):
        wing = [(50 + side * 20, 50), (50 + side * 50, 90), (50 + side * 50, 112), (50 + side * 18, 100)]
        pen.polygon(wing, paint, rim, 4)
    hull = [(50, -2), (63, 20), (76, 52), (76, 92), (68, 108), (32, 108), (24, 92), (24, 52), (37, 20)]
    pen.polygon(hull, _HULL, DARK_INK, 5)
    pen.polygon([(50, 4), (50, 104), (34, 104), (28, 90), (28, 54), (39, 24)], _SHADE)
    pen.polygon([(50, 8), (58, 26), (42, 26)], GLOW, DARK_INK, 3)
    emblems.outline(pen, mark, 50, 62, 66)


@cached(256)
def station(mark: Mark) -> Image.Image:
    """Return a space station: a hub between two wings of solar panels."""
    return sprite(*STATION, 140, lambda pen: _station(pen, mark), 2)


def _station(pen: Pen, mark: Mark) -> None:
    pen.line([(4, 51), (136, 51)], SOFT_INK, 7)
    pen.line([(70, 2), (70, 100)], SOFT_INK, 7)
    for left in (2, 104):
        for top in (22, 54):
            pen.box(left, top, left + 34, top + 26, _SOLAR, SOFT_INK, 3, 2)
            pen.line([(left + 17, top + 2), (left + 17, top + 24)], PANEL_EDGE, 2)
    pen.disc(70, 51, 42, None, DARK_INK)
    pen.disc(70, 51, 40, None, None, _HULL, 8)
    emblems.outline(pen, mark, 70, 51, 66)


@cached(128)
def probe(size: int) -> Image.Image:
    """Return a space probe: a dish on a small body."""
    return sprite(size, size, 100, _probe, 2)


def _probe(pen: Pen) -> None:
    pen.line([(50, 58), (22, 92)], SOFT_INK, 7)
    pen.line([(50, 58), (78, 92)], SOFT_INK, 7)
    pen.line([(50, 58), (50, 96)], SOFT_INK, 7)
    pen.polygon([(8, 26), (92, 26), (74, 52), (50, 60), (26, 52)], _HULL, DARK_INK, 4)
    pen.line([(50, 30), (50, 6)], _HULL, 6)
    pen.disc(50, 8, 8, None, GLOW)


@cached(128)
def small_station(size: int) -> Image.Image:
    """Return a station without an owner, as a sign for numbers."""

    def draw(pen: Pen) -> None:
        pen.line([(0, 50), (100, 50)], SOFT_INK, 7)
        for left in (0, 74):
            pen.box(left, 24, left + 26, 76, (70, 120, 220), INK, 4, 2)
        pen.disc(50, 50, 27, None, _HULL, DARK_INK, 4)
        pen.disc(50, 50, 11, None, _SOLAR)

    return sprite(size, size, 100, draw, 2)


@cached(128)
def small_card(size: int) -> Image.Image:
    """Return a card, as a sign for numbers."""

    def draw(pen: Pen) -> None:
        pen.box(38, 6, 92, 84, _SHADE, DARK_INK, 4, 9)
        pen.box(12, 14, 66, 96, INK, DARK_INK, 4, 9)
        pen.disc(39, 38, 14, None, (34, 96, 214))
        pen.polygon([(39, 56), (56, 84), (22, 84)], (255, 152, 40))

    return sprite(size, size, 100, draw, 2)


def put_ship(picture: Image.Image, seat: int, x: float, y: float) -> None:
    """Draw a ship with its letter, its emblem around the point."""
    put(picture, ship(emblems.mark_of(seat)), x, y)
    emblems.letter(picture, seat, x, y - 0.5, 34)


def put_station(picture: Image.Image, seat: int, x: float, y: float) -> None:
    """Draw a station with its letter."""
    put(picture, station(emblems.mark_of(seat)), x, y)
    emblems.letter(picture, seat, x, y, 34)


def put_reserved(picture: Image.Image, seat: int, kind: str | None, x: float, y: float, size: int) -> None:
    """Draw a reserved tile, face up only when its kind is known, with its owner's emblem."""
    if kind is None:
        put(picture, tile_art.back(size), x, y)
        emblems.mark(picture, seat, x, y, 42)
    else:
        put(picture, tile_art.tile(kind, size), x, y - 4)
        emblems.mark(picture, seat, x + size * 0.3, y + size * 0.33, 36)
