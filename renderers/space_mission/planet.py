"""A planet from close by: its coordinates, what lies there and whose it is, its neighbours, one's last visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from bot.games.space_mission.view import Planet, SpaceMissionView, Visit
from renderers.draw_context import DrawContext
from renderers.paint import put, rule
from renderers.palette import GLOW, GOLD, INK, PANEL_EDGE, SOFT_INK
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.space_mission.badges import badge
from renderers.text import fit, length, write

_ROW_WIDE, _ROW_NARROW = 96, 80
_VALUE = 264
"""How far from a panel's left edge its values stand."""
_COLUMN = 210


class Box(NamedTuple):
    """Where a panel lies."""

    left: int
    top: int
    right: int
    bottom: int


class PlanetLayout(NamedTuple):
    """Where everything is: two columns, or one below the other where it is narrow."""

    height: int
    globe: tuple[int, int]
    badges: tuple[tuple[int, int], ...]
    neighbours: Box
    facts: Box
    visit: Box


_WIDE = PlanetLayout(
    1010, (276, 330), ((96, 596), (216, 596), (336, 596), (456, 596)),
    Box(20, 678, 530, 990), Box(548, 104, 1180, 600), Box(548, 620, 1180, 990),
)  # fmt: skip
_NARROW = PlanetLayout(
    1320, (210, 300), ((474, 150), (590, 150), (706, 150), (822, 150)),
    Box(412, 222, 880, 508), Box(20, 524, 880, 940), Box(20, 956, 880, 1304),
)  # fmt: skip


def planet(view: SpaceMissionView, about: str, context: DrawContext) -> Image.Image | None:
    """Draw a planet; None when the ring has no such planet."""
    here = parts.planet_of(view, about)
    if here is None:
        return None
    plan = _NARROW if context.narrow else _WIDE
    picture = layers.ground(context.width, plan.height)
    put(picture, layers.close_up(here.id), *plan.globe)
    built = "" if here.station is not None else context.say("sm-pic-planet-open")
    parts.Heading(context.width, parts.planet_name(here.id, context), built).draw(picture)
    for kind, value, (x, y) in zip(
        ("jump", "scan", "land", "land"), (here.jump, here.scan, *here.landing), plan.badges, strict=True
    ):
        badge(picture, kind, value, x, y, 96)
    _facts(picture, here, plan.facts, context)
    _neighbours(picture, view, here, plan.neighbours, context)
    _visit(picture, view, here.visit, plan.visit, context)
    return picture


class Row(NamedTuple):
    """A line of the facts: where its values begin, their height, where they must end."""

    left: int
    y: int
    right: int


def _facts(picture: Image.Image, here: Planet, box: Box, context: DrawContext) -> None:
    rows: tuple[tuple[str, Callable[[Image.Image, Planet, Row, DrawContext], None]], ...] = (
        ("space" if here.space else "left", _left),
        ("station", _station),
        ("ships", _ships),
        ("seen", _seen),
        ("reserved", _reserved),
    )
    parts.panel(picture, box)
    high = _ROW_NARROW if context.narrow else _ROW_WIDE
    for i, (row, draw) in enumerate(rows):
        y = box.top + 8 + high * i + high // 2
        if i:
            rule(picture, box.left + 22, box.right - 22, y - high // 2, PANEL_EDGE)
        label = fit(context.say(f"sm-pic-planet-{row}"), 28, False, _VALUE - 36)
        write(picture, box.left + 26, y, label, 28, SOFT_INK)
        draw(picture, here, Row(box.left + _VALUE, y, box.right), context)


def _left(picture: Image.Image, here: Planet, row: Row, _: DrawContext) -> None:
    x, y = row.left, row.y
    if here.space:
        for i in range(here.space):
            put(picture, tile_art.tile("space", 60), x + 30 + min(66, 270 / here.space) * i, y)
        return
    put(picture, tile_art.back(60), x + 36, y + 3)
    put(picture, tile_art.back(60), x + 28, y - 3)
    write(picture, x + 80, y, str(here.left), 44, GLOW, True)


def _station(picture: Image.Image, here: Planet, row: Row, context: DrawContext) -> None:
    x, y = row.left, row.y
    if here.station is None:
        write(picture, x, y, "–", 30, INK)
        return
    craft.put_station(picture, here.station, x + 42, y)
    write(picture, x + 98, y, fit(context.name(here.station), 30, True, row.right - x - 114), 30, INK, True)


def _ships(picture: Image.Image, here: Planet, row: Row, context: DrawContext) -> None:
    if not here.ships:
        write(picture, row.left, row.y, context.say("sm-pic-nobody"), 28, INK)
    for i, seat in enumerate(here.ships):
        craft.put_ship(picture, seat, row.left + 30 + 68 * i, row.y)


def _seen(picture: Image.Image, here: Planet, row: Row, context: DrawContext) -> None:
    if not here.seen_by:
        write(picture, row.left, row.y, context.say("sm-pic-nobody"), 28, INK)
    parts.emblems_row(picture, here.seen_by, row.left, row.y, 52)


def _reserved(picture: Image.Image, here: Planet, row: Row, _: DrawContext) -> None:
    if not here.reserved:
        write(picture, row.left, row.y, "–", 30, INK)
        return
    step = min(74, (row.right - row.left - 74) / max(1, len(here.reserved) - 1))
    for i, tile in enumerate(here.reserved):
        craft.put_reserved(picture, tile.seat, tile.tile, row.left + 34 + step * i, row.y, 66)


def _neighbours(picture: Image.Image, view: SpaceMissionView, here: Planet, box: Box, context: DrawContext) -> None:
    """The planets before and after on the ring; the ends meet."""
    parts.panel(picture, box)
    write(picture, box.left + 26, box.top + 38, context.say("sm-pic-neighbours"), 30, INK, True)
    place = view.ring.index(here)
    around = (view.ring[place - 1], view.ring[(place + 1) % len(view.ring)])
    wide = (box.right - box.left - 20) // 2
    for i, planet in enumerate(around):
        x = box.left + 10 + wide * i + wide // 2
        parts.small_planet(picture, planet.id, x, box.bottom - 156, 180)
        write(
            picture, x, box.bottom - 46, fit(parts.planet_name(planet.id, context), 28, True, wide), 28, INK, True, "m"
        )


def _visit(picture: Image.Image, view: SpaceMissionView, visit: Visit | None, box: Box, context: DrawContext) -> None:
    parts.panel(picture, box)
    room = box.right - box.left - 52
    write(picture, box.left + 26, box.top + 38, context.say("sm-pic-visit"), 30, INK, True)
    if visit is None:
        key = "sm-pic-visit-off" if view.notebook == "off" else "sm-pic-visit-none"
        write(picture, box.left + 26, box.top + 96, fit(context.say(key), 28, False, room), 28, SOFT_INK)
        return
    did = fit(context.say(f"sm-pic-visit-{visit.did}", round=visit.round), 30, False, room)
    write(picture, box.left + 26, box.top + 88, did, 30, GOLD)
    _kinds(picture, context.say("sm-pic-visit-left"), visit.left, box, box.top + 150)
    _gone(picture, visit, box, box.top + 226, context)
    if visit.certain is not None:
        _kinds(picture, context.say("sm-pic-visit-certain"), visit.certain, box, box.top + 302)


def _kinds(picture: Image.Image, label: str, kinds: tuple[str, ...], box: Box, y: int) -> None:
    write(picture, box.left + 26, y, fit(label, 28, False, 178), 28, SOFT_INK)
    if kinds:
        parts.tile_row(picture, kinds, box.left + _COLUMN, y, 60, box.right - box.left - 236)
    else:
        write(picture, box.left + _COLUMN, y, "–", 30, INK)


def _gone(picture: Image.Image, visit: Visit, box: Box, y: int, context: DrawContext) -> None:
    left = box.left + _COLUMN + 4
    write(picture, box.left + 26, y, fit(context.say("sm-pic-visit-gone"), 28, False, 178), 28, SOFT_INK)
    x = left + write(picture, left, y, str(visit.gone), 40, INK, True) + 24
    if visit.since:
        by = context.say("sm-pic-visit-by")
        write(picture, x, y, by, 28, SOFT_INK)
        parts.emblems_row(picture, visit.since, x + length(by, 28) + 16, y, 46)
