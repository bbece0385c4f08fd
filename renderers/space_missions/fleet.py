"""A player's spacecraft: level, weight or fuel, slots, payload by orbit, seats."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import parts, pieces
from renderers.space_missions.craft import craft, lamps
from renderers.text import length, write, write_label

PANEL_HIGH = 270
_SIZE = 104
_SIGN = 50
_GAP = 4
_NUMBER = 30
_KINDS = {
    "rocket": EDITION.rockets,
    "satellite": EDITION.satellites,
    "capsule": EDITION.capsules,
    "lunar-module": EDITION.lunar_modules,
}
_ORBITS = ("suborbital", "earth-orbit", "lunar-transit")


def slots_of(name: str, level: int) -> list[tuple[str, int]]:
    """Return the slots of a craft at a level, as (enhancement, number), in the order of the stock."""
    printed = _KINDS[name][level - 1].slots
    return [(kind, printed[kind]) for kind in parts.ENHANCEMENTS if printed.get(kind)]


def seats_of(level: int) -> tuple[int, int]:
    """Return a capsule's seats and its places for training."""
    capsule = EDITION.capsules[level - 1]
    return capsule.seats, capsule.training


def draw_craft(picture: Image.Image, name: str, level: int, box: Box, context: DrawContext) -> None:
    """Draw a craft's panel."""
    left, top, right, bottom = box
    parts.panel(picture, box)
    facts = _KINDS[name][level - 1]
    write_label(picture, left + 18, top + 34, context.say(f"sms-kind-{name}"), right - left - 32, INK, 28)
    put(picture, craft(name, level, _SIZE), left + 18 + _SIZE / 2, top + 110)
    x = left + 18 + _SIZE + 14
    if name != "lunar-module":
        put(picture, lamps(level, 84), x + 10, top + 110)
        x += 36
    if name == "rocket":
        put(picture, pieces.slot("fuel", 56), x + 28, top + 110)
        write(picture, x + 60, top + 110, str(facts.fuel), 32, INK, True)
    else:
        write(picture, x, top + 110, context.say("sms-pic-tons", tons=facts.weight), 32, INK, True)
    slots = [(pieces.slot(kind, _SIGN), str(count)) for kind, count in slots_of(name, level)]
    below = _below(name, level)
    _signs(picture, slots, box, bottom - (88 if below else 62))
    _signs(picture, below, box, bottom - 36)


def _below(name: str, level: int) -> list[tuple[Image.Image, str]]:
    """Return what a craft has besides its slots: payload by orbit, or seats and training places."""
    if name == "rocket":
        tons = ((pieces.orbit(orbit, 38), EDITION.rockets[level - 1].payload.get(orbit)) for orbit in _ORBITS)
        return [(sign, "–" if most is None else str(most)) for sign, most in tons]
    if name == "capsule":
        seats, training = seats_of(level)
        return [(pieces.slot("seat", _SIGN), str(seats)), (pieces.slot("training", _SIGN), str(training))]
    return []


def _signs(picture: Image.Image, signs: list[tuple[Image.Image, str]], box: Box, y: int) -> None:
    """Signs with their numbers, in three columns."""
    lefts = columns([sign.width + _GAP + length(number, _NUMBER, True) for sign, number in signs], box[2] - box[0] - 20)
    for left, (sign, number) in zip(lefts, signs, strict=True):
        x = box[0] + 14 + left
        put(picture, sign, x + sign.width / 2, y)
        write(picture, x + sign.width + _GAP, y, number, _NUMBER, INK, True)


def columns(wide: list[int], room: int) -> list[float]:
    """Return where up to three things of these widths begin: at thirds, or closer together where one would overlap."""
    third = room / 3
    if all(each + 2 * _GAP <= third for each in wide[:-1]):
        return [third * i for i in range(len(wide))]
    gap = (room - 3 * _GAP - sum(wide)) / max(1, len(wide) - 1)
    return [sum(wide[:i]) + gap * i for i in range(len(wide))]
