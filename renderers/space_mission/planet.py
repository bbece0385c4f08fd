"""A planet from close by: its coordinates, what lies there and whose it is, its neighbours, one's last visit."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.space_mission.view import Planet, Reserved, SpaceMissionView, Visit
from renderers import emblems
from renderers.desk import Desk
from renderers.paint import put
from renderers.palette import GLOW, GOLD, INK, PANEL_EDGE, SOFT_INK
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.space_mission.badges import badge
from renderers.text import fit, length, write

HEIGHT = 1010
_LEFT, _RIGHT = 548, 1180
_ROW = 96
_TOP = 104
_VALUE = 812


def planet(view: SpaceMissionView, about: str, desk: Desk) -> Image.Image | None:
    """Draw a planet; None when the ring has no such planet."""
    here = parts.planet_of(view, about)
    if here is None:
        return None
    picture = layers.ground(parts.WIDTH, HEIGHT)
    put(picture, layers.close_up(here.id), 276, 330)
    built = "" if here.station is not None else desk.say("sm-pic-planet-open")
    parts.heading(picture, parts.planet_name(here.id, desk), built)
    for kind, value, x in zip(
        ("jump", "scan", "land", "land"), (here.jump, here.scan, *here.landing), (96, 216, 336, 456), strict=True
    ):
        badge(picture, kind, value, x, 596, 96)
    _facts(picture, here, desk)
    _neighbours(picture, view, here, desk)
    _visit(picture, view, here.visit, desk)
    return picture


def _facts(picture: Image.Image, here: Planet, desk: Desk) -> None:
    rows: tuple[tuple[str, Callable[[Image.Image, Planet, int, Desk], None]], ...] = (
        ("space" if here.space else "left", _left),
        ("station", _station),
        ("ships", _ships),
        ("seen", _seen),
        ("reserved", _reserved),
    )
    parts.panel(picture, (_LEFT, _TOP, _RIGHT, _TOP + _ROW * len(rows) + 16))
    for i, (row, draw) in enumerate(rows):
        y = _TOP + 8 + _ROW * i + _ROW // 2
        if i:
            picture.paste(PANEL_EDGE, (_LEFT + 22, y - _ROW // 2, _RIGHT - 22, y - _ROW // 2 + 2))
        label = fit(desk.say(f"sm-pic-planet-{row}"), 28, False, _VALUE - _LEFT - 36)
        write(picture, _LEFT + 26, y, label, 28, SOFT_INK)
        draw(picture, here, y, desk)


def _left(picture: Image.Image, here: Planet, y: int, _: Desk) -> None:
    if here.space:
        for i in range(here.space):
            put(picture, tile_art.tile("space", 60), _VALUE + 30 + min(66, 270 / here.space) * i, y)
        return
    put(picture, tile_art.back(60), _VALUE + 36, y + 3)
    put(picture, tile_art.back(60), _VALUE + 28, y - 3)
    write(picture, _VALUE + 80, y, str(here.left), 44, GLOW, True)


def _station(picture: Image.Image, here: Planet, y: int, desk: Desk) -> None:
    if here.station is None:
        write(picture, _VALUE, y, "–", 30, INK)
        return
    craft.put_station(picture, here.station, _VALUE + 42, y)
    write(picture, _VALUE + 98, y, fit(desk.name(here.station), 30, True, _RIGHT - _VALUE - 114), 30, INK, True)


def _ships(picture: Image.Image, here: Planet, y: int, desk: Desk) -> None:
    if not here.ships:
        write(picture, _VALUE, y, desk.say("sm-pic-nobody"), 28, INK)
    for i, seat in enumerate(here.ships):
        craft.put_ship(picture, seat, _VALUE + 30 + 68 * i, y)


def _seen(picture: Image.Image, here: Planet, y: int, desk: Desk) -> None:
    if not here.seen_by:
        write(picture, _VALUE, y, desk.say("sm-pic-nobody"), 28, INK)
    parts.emblems_row(picture, here.seen_by, _VALUE, y, 52)


def _reserved(picture: Image.Image, here: Planet, y: int, _: Desk) -> None:
    if not here.reserved:
        write(picture, _VALUE, y, "–", 30, INK)
        return
    step = min(74, (_RIGHT - _VALUE - 74) / max(1, len(here.reserved) - 1))
    for i, tile in enumerate(here.reserved):
        _reserved_tile(picture, tile, _VALUE + 34 + step * i, y)


def _reserved_tile(picture: Image.Image, tile: Reserved, x: float, y: int) -> None:
    """A tile that the viewer may look at lies face up, its owner's emblem on its corner."""
    if tile.tile is None:
        put(picture, tile_art.back(66), x, y)
        emblems.mark(picture, tile.seat, x, y, 42)
    else:
        put(picture, tile_art.tile(tile.tile, 66), x, y - 4)
        emblems.mark(picture, tile.seat, x + 20, y + 22, 36)


def _neighbours(picture: Image.Image, view: SpaceMissionView, here: Planet, desk: Desk) -> None:
    """The planets before and after on the ring; the ends meet."""
    left, top = parts.EDGE, 678
    parts.panel(picture, (left, top, _LEFT - 18, HEIGHT - 20))
    write(picture, left + 26, top + 38, desk.say("sm-pic-neighbours"), 30, INK, True)
    place = view.ring.index(here)
    around = (view.ring[place - 1], view.ring[(place + 1) % len(view.ring)])
    for i, planet in enumerate(around):
        x = left + 130 + 250 * i
        parts.small_planet(picture, planet.id, x, top + 156, 180)
        write(picture, x, top + 266, fit(parts.planet_name(planet.id, desk), 28, True, 240), 28, INK, True, "m")


def _visit(picture: Image.Image, view: SpaceMissionView, visit: Visit | None, desk: Desk) -> None:
    top = 620
    parts.panel(picture, (_LEFT, top, _RIGHT, HEIGHT - 20))
    write(picture, _LEFT + 26, top + 38, desk.say("sm-pic-visit"), 30, INK, True)
    if visit is None:
        key = "sm-pic-visit-off" if view.notebook == "off" else "sm-pic-visit-none"
        write(picture, _LEFT + 26, top + 96, fit(desk.say(key), 28, False, _RIGHT - _LEFT - 52), 28, SOFT_INK)
        return
    did = fit(desk.say(f"sm-pic-visit-{visit.did}", round=visit.round), 30, False, _RIGHT - _LEFT - 52)
    write(picture, _LEFT + 26, top + 88, did, 30, GOLD)
    _kinds(picture, desk.say("sm-pic-visit-left"), visit.left, top + 156)
    _gone(picture, visit, top + 240, desk)
    if visit.certain is not None:
        _kinds(picture, desk.say("sm-pic-visit-certain"), visit.certain, top + 320)


def _kinds(picture: Image.Image, label: str, kinds: tuple[str, ...], y: int) -> None:
    write(picture, _LEFT + 26, y, fit(label, 28, False, 178), 28, SOFT_INK)
    if kinds:
        parts.tile_row(picture, kinds, _LEFT + 210, y, 60, _RIGHT - _LEFT - 236)
    else:
        write(picture, _LEFT + 210, y, "–", 30, INK)


def _gone(picture: Image.Image, visit: Visit, y: int, desk: Desk) -> None:
    write(picture, _LEFT + 26, y, fit(desk.say("sm-pic-visit-gone"), 28, False, 178), 28, SOFT_INK)
    x = _LEFT + 214 + write(picture, _LEFT + 214, y, str(visit.gone), 40, INK, True) + 24
    if visit.since:
        by = desk.say("sm-pic-visit-by")
        write(picture, x, y, by, 28, SOFT_INK)
        parts.emblems_row(picture, visit.since, x + length(by, 28) + 16, y, 46)
