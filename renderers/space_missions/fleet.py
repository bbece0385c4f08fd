"""A player's spacecraft: level, weight or fuel, slots, payload by orbit, seats."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import parts, pieces
from renderers.space_missions.craft import craft
from renderers.text import length, write, write_label

_SIZE = 92
_SIGN, _ORBIT, _NUMBER = 52, 46, 34
_COLUMNS = 4
_GAP = 4
_KINDS = {
    "rocket": EDITION.rockets,
    "satellite": EDITION.satellites,
    "capsule": EDITION.capsules,
    "lunar-module": EDITION.lunar_modules,
}
_ORBITS = ("suborbital", "earth-orbit", "lunar-transit")


PANEL_HIGH = 182
"""How high a craft's panel is."""


def slots_of(name: str, level: int) -> list[tuple[str, int]]:
    """Return the slots of a craft at a level, as (enhancement, number), in the order of the stock."""
    printed = _KINDS[name][level - 1].slots
    return [(kind, printed[kind]) for kind in parts.ENHANCEMENTS if printed.get(kind)]


def seats_of(level: int) -> tuple[int, int]:
    """Return a capsule's seats and its places for training."""
    capsule = EDITION.capsules[level - 1]
    return capsule.seats, capsule.training


def draw_craft(picture: Image.Image, name: str, level: int, box: Box, context: DrawContext) -> None:
    """Draw a craft's panel: its picture, its name, what it weighs or carries, and below them its slots."""
    left, top, right, bottom = box
    parts.panel(picture, box)
    put(picture, craft(name, level, _SIZE), left + 14 + _SIZE / 2, top + 60)
    x = left + 14 + _SIZE + 8
    room, title = right - x - 10, context.say(f"sms-craft-{name}", level=level)
    if name == "rocket":
        said = x + write(picture, x, top + 32, title, 30, INK, True) + 10
        write(picture, said, top + 32, context.say("sms-pic-carries"), 30, INK)
        _carries(picture, level, (x, top + 86))
    else:
        write_label(picture, x, top + 32, title, room, INK, 30)
        weight = context.say("sms-pic-weighs", tons=_KINDS[name][level - 1].weight)
        write_label(picture, x, top + 86, weight, room, INK, 30)
    _signs(picture, _aboard(name, level), box, bottom - 36)


def _carries(picture: Image.Image, level: int, spot: tuple[int, int]) -> None:
    """What a rocket carries into each orbit."""
    x, y = spot
    for orbit in _ORBITS:
        put(picture, pieces.orbit(orbit, _ORBIT), x + _ORBIT / 2, y)
        x += _ORBIT + 4
        most = EDITION.rockets[level - 1].payload.get(orbit)
        x += write(picture, x, y, "–" if most is None else str(most), _NUMBER, INK, True) + 12


def _aboard(name: str, level: int) -> list[tuple[str, int]]:
    """Return what there is room for on a craft: of a rocket the fuel first, of a capsule seats and training last."""
    if name == "rocket":
        return [("fuel", EDITION.rockets[level - 1].fuel), *slots_of(name, level)]
    if name == "capsule":
        seats, training = seats_of(level)
        return [*slots_of(name, level), ("seat", seats), ("training", training)]
    return slots_of(name, level)


def _signs(picture: Image.Image, signs: list[tuple[str, int]], box: Box, y: int) -> None:
    """Signs of slots with their numbers, in columns."""
    pictures = [pieces.slot(kind, _SIGN) for kind, _ in signs]
    wide = [
        sign.width + _GAP + length(str(count), _NUMBER, True) for sign, (_, count) in zip(pictures, signs, strict=True)
    ]
    lefts = columns(wide, box[2] - box[0] - 20)
    for left, sign, (_, count) in zip(lefts, pictures, signs, strict=True):
        x = box[0] + 14 + left
        put(picture, sign, x + sign.width / 2, y)
        write(picture, x + sign.width + _GAP, y, str(count), _NUMBER, INK, True)


def columns(wide: list[int], room: int) -> list[float]:
    """Return where things of these widths begin: at quarters, or closer together where one would overlap."""
    part = room / _COLUMNS
    if all(each + 2 * _GAP <= part for each in wide[:-1]):
        return [part * i for i in range(len(wide))]
    gap = (room - 3 * _GAP - sum(wide)) / max(1, len(wide) - 1)
    return [sum(wide[:i]) + gap * i for i in range(len(wide))]
