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

_BAND = 78
_NAME = 27
_SIGN = 40
_CRAFT = 50
_LEFT = 58
"""Where a card's name begins, right of its number."""


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
    plate(picture, (left + 6, top + _BAND // 2 - 24, left + 54, top + _BAND // 2 + 24), IVORY, None, 24)
    write(picture, left + 30, top + _BAND // 2, str(card.number), 34, DARK_INK, True, "m")
    name, room = parts.mission_name(card.number, context), right - left - _LEFT - 4
    bold = all(length(word, _NAME, True) <= room for word in name.split())
    lines = wrap(name, _NAME, bold, room, 2)
    for i, line in enumerate(lines):
        y = top + _BAND / 2 + 32 * (i - (len(lines) - 1) / 2)
        write(picture, left + _LEFT, y, line, _NAME, IVORY, bold)
    y = top + _BAND + 36
    _rewards(picture, card, (left + 12, y))
    _signs(picture, card, face, (right - 12, y))
    _craft(picture, card, face, (left + 10, bottom - 36))
    _flown_by(picture, card.flown_by, (right - 8, bottom - 36))


def _signs(picture: Image.Image, card: MissionCard, face: Face, at: tuple[int, int]) -> None:
    """Draw from the right what counts for a dial: television, if it looks on, and the categories; a tick, if done."""
    right, y = at
    names = [*EDITION.missions[card.number - 1].categories, *(["media"] if card.media and not card.done else [])]
    signs = [pieces.category(name, _SIGN, face.ink, face.ground) for name in names]
    if card.done:
        signs.append(pieces.tick(_SIGN))
    for i, sign in enumerate(reversed(signs)):
        put(picture, sign, right - _SIGN / 2 - (_SIGN + 6) * i, y)


def _flown_by(picture: Image.Image, seats: tuple[int, ...], at: tuple[int, int]) -> None:
    """Draw whose markers lie on the card, from the right: one large, more of them two by two."""
    right, y = at
    if len(seats) == 1:
        parts.mark(picture, seats[0], right - 24, y, 46)
        return
    lines = (len(seats) + 1) // 2
    for i, seat in enumerate(seats):
        parts.mark(picture, seat, right - 22 - i % 2 * 40, y - 3 + 38 * (i // 2 - (lines - 1) / 2), 40)


def _rewards(picture: Image.Image, card: MissionCard, corner: tuple[int, int]) -> None:
    """The first reward large, the later one small behind it; once the first is taken, the later one alone."""
    left, y = corner
    mission = EDITION.missions[card.number - 1]
    now = mission.later if card.done else mission.first
    plate(picture, (left, y - 27, left + 66, y + 27), GOLD, SEPIA, 12, 3)
    write(picture, left + 33, y, str(now), 40, DARK_INK, True, "m")
    if not card.done:
        plate(picture, (left + 72, y - 21, left + 122, y + 21), CREAM_SHADE, SEPIA, 11, 2)
        write(picture, left + 97, y, str(mission.later), 28, SEPIA, True, "m")


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
                x += write(picture, x, y, str(level), 34, face.ink, True) + 4
