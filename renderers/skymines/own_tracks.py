"""The two tracks of a player board: the tank track, and the research track with its plans."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import (
    NO_A,
    RESEARCH_SLOT_AT,
    RESEARCH_VALUES,
    SCREENS,
    TANK_LAST,
    TANK_SLOT_AT,
    TANK_VALUES,
    Player,
)
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.panels import cell
from renderers.skymines import parts, pieces, plans
from renderers.skymines.kinds import slot
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.skymines.worths import worth
from renderers.text import SMALLEST, fit, length, write

_TITLE = 60
_PER_ROW = 15
_CELL = 62
_GAP = 6
_COLUMNS = 6
_TOP = 60
_APART = 14
_EMPTY = 56
"""How high screens without a plan are, where a whole row has none."""


TANK_HIGH = _TITLE + -(-(TANK_LAST + 1) // _PER_ROW) * (_CELL + _GAP)
"""How high the tank track is."""


def tank(picture: Image.Image, player: Player, seat: int, top: int, context: DrawContext) -> None:
    """Draw the tank track in rows, each from the left; reached spaces are lit."""
    put(picture, pieces.helium(50), parts.EDGE + 30, top + 26)
    title = context.say("sk-picture-tank", space=player.tank, last=TANK_LAST)
    write(picture, parts.EDGE + 66, top + 26, title, parts.words_size(context), INK, True)
    for space in range(TANK_LAST + 1):
        box = cell(space, _PER_ROW, context.width, top + _TITLE, _CELL, _GAP)
        lit = space <= player.tank
        plate(picture, box, SLAB if lit else GRAPHITE, LAMP if lit else SEAM, 10, 2)
        x, middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        if space == player.tank:
            emblems.mark(picture, seat, x, middle, 50)
        elif space in TANK_VALUES:
            worth(picture, TANK_VALUES[space], x, middle)
        elif space == TANK_SLOT_AT:
            put(picture, slot(46, lit), x, middle)
        else:
            plate(picture, (round(x) - 6, round(middle) - 6, round(x) + 6, round(middle) + 6), SEAM, None, 6)


def _rows(player: Player) -> list[tuple[int, int]]:
    """Return the top of each row of screens and the height of its plans: less in a row without any."""
    rows: list[tuple[int, int]] = []
    top = 0
    for first in range(0, SCREENS + 1, _COLUMNS):
        high = plans.HIGH if any(player.screens[first : first + _COLUMNS]) else _EMPTY
        rows.append((top, high))
        top += _TOP + high + _APART
    return rows


def research_high(player: Player) -> int:
    """Return how high the research track is."""
    top, high = _rows(player)[-1]
    return _TITLE + top + _TOP + high + _APART


def research(picture: Image.Image, player: Player, seat: int, top: int, context: DrawContext) -> None:
    """Draw the research track: the token's plan, then the screens."""
    size = parts.words_size(context)
    put(picture, pieces.research(50), parts.EDGE + 30, top + 26)
    title = context.say("sk-picture-upload", screen=max(player.upload, 0), last=SCREENS)
    write(picture, parts.EDGE + 66, top + 26, title, size, INK, True)
    right = context.width - parts.EDGE - 8
    if player.upload < 0:
        emblems.mark(picture, seat, right - 22, top + 24, 48)
        right -= 58
        if not player.covered:  # there is room for one of both, and the title says "screen 0"
            right -= 24 + write(picture, right, top + 24, context.say("sk-picture-start"), size, DUST, False, "r")
    if player.covered:
        _covered(picture, player, right, (top + 24, parts.EDGE + 66 + length(title, size, True) + 24), context)
    rows = _rows(player)
    for place in range(SCREENS + 1):
        row, column = divmod(place, _COLUMNS)
        y, high = top + _TITLE + rows[row][0], _TOP + rows[row][1]
        _screen(picture, player, seat, place, cell(column, _COLUMNS, context.width, y, high, _GAP), context)


def _covered(picture: Image.Image, player: Player, right: float, spot: tuple[int, float], context: DrawContext) -> None:
    """Name the plans that lie under others, out of play for good; `spot`: how high, and how far to the left at most."""
    y, left = spot
    words, room = context.say("sk-picture-covered", plans=", ".join(player.covered)), round(right - left)
    size = parts.words_size(context) if length(words, parts.words_size(context)) <= room else SMALLEST
    write(picture, right, y, fit(words, size, False, room), size, DUST, False, "r")


def _screen(
    picture: Image.Image,
    player: Player,
    seat: int,
    place: int,
    box: plans.Box,
    context: DrawContext,
) -> None:
    """Draw a place of the research track: its number or the marker, its value, and its plan."""
    left, top, right, bottom = box
    wide = right - left
    lit = place <= player.upload
    plate(picture, (left, top, right, top + _TOP - 4), SLAB if lit else GRAPHITE, LAMP if lit else SEAM, 12, 2)
    y = top + (_TOP - 4) / 2
    if place == player.upload:
        emblems.mark(picture, seat, left + 28, y, 46)
    else:
        write(picture, left + 28, y, str(place), 32, INK, True, "m")
    if place == RESEARCH_SLOT_AT:
        put(picture, slot(40, lit), left + wide / 2, y)
    if place in RESEARCH_VALUES:
        worth(picture, RESEARCH_VALUES[place], right - 32, y)
    _plan(picture, player, place, (left, top + _TOP, right, bottom), context)


def _plan(picture: Image.Image, player: Player, place: int, box: plans.Box, context: DrawContext) -> None:
    plan = player.screens[place] if place < len(player.screens) else ""
    if plan and place in player.flipped:
        plans.flipped(picture, box, plan)
    elif plan:
        plans.face(picture, box, plan, edge=LAMP if place <= player.upload else SEAM)
    else:
        plans.empty(picture, box)
        if place in NO_A:
            _no_a(picture, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), context)


def _no_a(picture: Image.Image, spot: tuple[float, float], context: DrawContext) -> None:
    """Say that no plan of letter A may be laid here, with the letter's sign as it stands on plans."""
    words, size = context.say("sk-picture-no"), parts.words_size(context)
    wide = length(words, size) + 10 + plans.LETTER
    left = spot[0] - wide / 2
    write(picture, left, spot[1], words, size, DUST)
    plans.letter(picture, "A", left + wide - plans.LETTER / 2, spot[1])
