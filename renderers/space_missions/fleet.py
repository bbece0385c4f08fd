"""A player's spacecraft: level, weight or fuel, slots, payload by orbit, seats."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import EDITION
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import parts, pieces
from renderers.space_missions.craft import craft
from renderers.text import length, wrap, write, write_label

_SIZE = 104
_GAP = 4
_KINDS = {
    "rocket": EDITION.rockets,
    "satellite": EDITION.satellites,
    "capsule": EDITION.capsules,
    "lunar-module": EDITION.lunar_modules,
}
_ORBITS = ("suborbital", "earth-orbit", "lunar-transit")


class Print(NamedTuple):
    """How high a panel is, and how large its signs, orbits and numbers are."""

    high: int
    sign: int
    orbit: int
    number: int


_NARROW, _WIDE = Print(312, 64, 46, 36), Print(270, 50, 38, 30)


def panel_high(context: DrawContext) -> int:
    """Return how high a craft's panel is."""
    return _print(context).high


def _print(context: DrawContext) -> Print:
    return _NARROW if context.narrow else _WIDE


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
    room = right - left - 32
    write_label(picture, left + 18, top + 34, context.say(f"sms-craft-{name}", level=level), room, INK, 32)
    put(picture, craft(name, level, _SIZE), left + 18 + _SIZE / 2, top + 110)
    x, y = left + 18 + _SIZE + 14, top + 110
    if name == "rocket":
        put(picture, pieces.slot("fuel", 64), x + 30, y)
        write(picture, x + 66, y, str(facts.fuel), 38, INK, True)
    else:
        _weight(picture, context.say("sms-pic-weighs", tons=facts.weight), (x, y), right - x - 10)
    size = _print(context)
    slots = [(pieces.slot(kind, size.sign), str(count)) for kind, count in slots_of(name, level)]
    below = _below(name, level, size)
    _signs(picture, slots, box, bottom - (36 + size.sign if below else 62), size)
    if name == "rocket" and context.narrow:
        _carries(picture, below, box, context)
    else:
        _signs(picture, below, box, bottom - 36, size)


def _weight(picture: Image.Image, words: str, spot: tuple[int, int], room: int) -> None:
    x, y = spot
    lines = wrap(words, 32, True, room, 2)
    for i, line in enumerate(lines):
        write(picture, x, y + 40 * (i - (len(lines) - 1) / 2), line, 32, INK, True)


def _carries(picture: Image.Image, tons: list[tuple[Image.Image, str]], box: Box, context: DrawContext) -> None:
    """What a rocket carries, with the word before it."""
    y = box[3] - 36
    x = box[0] + 18 + write(picture, box[0] + 18, y, context.say("sms-pic-carries"), 30, INK) + 12
    for sign, number in tons:
        put(picture, sign, x + sign.width / 2, y)
        x += sign.width + _GAP
        x += write(picture, x, y, number, _NARROW.number, INK, True) + 12


def _below(name: str, level: int, size: Print) -> list[tuple[Image.Image, str]]:
    """Return what a craft has besides its slots: payload by orbit, or seats and training places."""
    if name == "rocket":
        tons = ((pieces.orbit(orbit, size.orbit), EDITION.rockets[level - 1].payload.get(orbit)) for orbit in _ORBITS)
        return [(sign, "–" if most is None else str(most)) for sign, most in tons]
    if name == "capsule":
        seats, training = seats_of(level)
        return [(pieces.slot("seat", size.sign), str(seats)), (pieces.slot("training", size.sign), str(training))]
    return []


def _signs(picture: Image.Image, signs: list[tuple[Image.Image, str]], box: Box, y: int, size: Print) -> None:
    """Signs with their numbers, in three columns."""
    wide = [sign.width + _GAP + length(number, size.number, True) for sign, number in signs]
    lefts = columns(wide, box[2] - box[0] - 20)
    for left, (sign, number) in zip(lefts, signs, strict=True):
        x = box[0] + 14 + left
        put(picture, sign, x + sign.width / 2, y)
        write(picture, x + sign.width + _GAP, y, number, size.number, INK, True)


def columns(wide: list[int], room: int) -> list[float]:
    """Return where up to three things of these widths begin: at thirds, or closer together where one would overlap."""
    third = room / 3
    if all(each + 2 * _GAP <= third for each in wide[:-1]):
        return [third * i for i in range(len(wide))]
    gap = (room - 3 * _GAP - sum(wide)) / max(1, len(wide) - 1)
    return [sum(wide[:i]) + gap * i for i in range(len(wide))]
