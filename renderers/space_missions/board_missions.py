"""The mission cards of the board: number, categories, media, name, both rewards, craft, and who has announced it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import EDITION, MissionCard
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, GOLD, INK, Colour
from renderers.panels import Box
from renderers.space_missions import parts, pieces
from renderers.space_missions.craft import craft
from renderers.space_missions.palette import BLUE, CREAM, CREAM_SHADE, GREEN, IVORY, SEPIA, STONE, TEAL_EDGE
from renderers.text import length, wrap, write

_BAND = 60
_NAME = 27
_MARK = 44
_CRAFT = 58


class Face(NamedTuple):
    """How a card's face is coloured: its band, the rest, the writing on it, and its edge."""

    band: Colour
    ground: Colour
    ink: Colour
    edge: Colour


_MEDIA = Face(BLUE, CREAM, SEPIA, SEPIA)
_PLAIN = Face(GREEN, CREAM, SEPIA, SEPIA)
_DONE = Face(STONE, STONE, INK, TEAL_EDGE)


def draw_mission(picture: Image.Image, card: MissionCard, box: Box, context: DrawContext) -> None:
    """Draw a mission card into a box."""
    left, top, right, bottom = box
    face = _DONE if card.done else _MEDIA if card.media else _PLAIN
    plate(picture, box, face.ground, face.edge, 20, 3)
    plate(picture, (left, top, right, top + _BAND), face.band, face.edge, 20, 3)
    _band(picture, card, face, (left, top + _BAND // 2, right))
    name, room = parts.mission_name(card.number, context), right - left - 28
    bold = all(length(word, _NAME, True) <= room for word in name.split())
    lines = wrap(name, _NAME, bold, room, 2)
    for i, line in enumerate(lines):
        y = top + _BAND + 38 + 34 * (i - (len(lines) - 1) / 2)
        write(picture, left + 16, y, line, _NAME, face.ink, bold)
    _rewards(picture, card, face, (left + 14, top + 168))
    _flown_by(picture, card.flown_by, (right - 58, top + 168))
    _craft(picture, card, face, (left + 10, bottom - 36))


def _band(picture: Image.Image, card: MissionCard, face: Face, at: tuple[int, int, int]) -> None:
    """The band along the upper edge: number, categories, and at its right end whether television looks on."""
    left, y, right = at
    plate(picture, (left + 10, y - 23, left + 60, y + 23), IVORY, None, 23)
    write(picture, left + 35, y, str(card.number), 34, DARK_INK, True, "m")
    x = left + 94
    for category in EDITION.missions[card.number - 1].categories:
        put(picture, pieces.category(category, _MARK, IVORY, face.band), x, y)
        x += _MARK + 10
    if card.media and not card.done:
        put(picture, pieces.category("media", _MARK, IVORY, face.band), right - 36, y)
    if card.done:
        put(picture, pieces.tick(_MARK), right - 36, y)


def _flown_by(picture: Image.Image, seats: tuple[int, ...], middle: tuple[int, int]) -> None:
    """Whose markers lie on the card: one large, more of them two by two."""
    x, y = middle
    if len(seats) == 1:
        parts.mark(picture, seats[0], x, y, 60)
        return
    lines = (len(seats) + 1) // 2
    for i, seat in enumerate(seats):
        parts.mark(picture, seat, x - 25 + i % 2 * 50, y + 48 * (i // 2 - (lines - 1) / 2), 44)


def _rewards(picture: Image.Image, card: MissionCard, face: Face, corner: tuple[int, int]) -> None:
    """The first reward large, the later one small behind it; once the first is taken, the later one alone."""
    left, y = corner
    mission = EDITION.missions[card.number - 1]
    now = mission.later if card.done else mission.first
    plate(picture, (left, y - 32, left + 80, y + 32), GOLD, SEPIA, 14, 3)
    write(picture, left + 40, y, str(now), 44, DARK_INK, True, "m")
    if not card.done:
        plate(picture, (left + 88, y - 22, left + 146, y + 22), CREAM_SHADE, SEPIA, 12, 2)
        write(picture, left + 117, y, str(mission.later), 30, SEPIA, True, "m")


def _craft(picture: Image.Image, card: MissionCard, face: Face, corner: tuple[int, int]) -> None:
    """The craft that it needs, each with its least level; the lunar module has one level and no number."""
    x, y = corner
    mission = EDITION.missions[card.number - 1]
    needed = (mission.rocket, mission.satellite, mission.capsule, int(mission.lunar_module))
    for name, level in zip(parts.CRAFT, needed, strict=True):
        if level:
            put(picture, craft(name, level, _CRAFT), x + _CRAFT / 2, y)
            x += _CRAFT
            if name != "lunar-module":
                x += write(picture, x, y, str(level), 36, face.ink, True) + 8
