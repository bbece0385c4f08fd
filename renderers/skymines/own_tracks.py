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
from renderers.skymines import parts, pieces, plans
from renderers.skymines.kinds import slot
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.skymines.worths import worth
from renderers.text import fit, length, write

_TITLE = 50
_CELL = 62
_GAP = 6
_TOP = 56
_SCREEN = _TOP + plans.HIGH + 14


def _per_row(context: DrawContext) -> int:
    return 10 if context.large else 15


def tank_high(context: DrawContext) -> int:
    """Return how high the tank track is."""
    return _TITLE + -(-(TANK_LAST + 1) // _per_row(context)) * (_CELL + _GAP)


def tank(picture: Image.Image, player: Player, seat: int, top: int, context: DrawContext) -> None:
    """Draw the tank track in rows, each from the left; reached spaces are lit."""
    put(picture, pieces.helium(44), parts.EDGE + 28, top + 20)
    title = context.say("sk-picture-tank", space=player.tank, last=TANK_LAST)
    write(picture, parts.EDGE + 62, top + 20, title, 30, INK, True)
    columns = _per_row(context)
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for space in range(TANK_LAST + 1):
        row, column = divmod(space, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + _TITLE + row * (_CELL + _GAP)
        lit = space <= player.tank
        plate(picture, (left, y, left + wide, y + _CELL), SLAB if lit else GRAPHITE, LAMP if lit else SEAM, 10, 2)
        x, middle = left + wide / 2, y + _CELL / 2
        if space == player.tank:
            emblems.mark(picture, seat, x, middle, 50)
        elif space in TANK_VALUES:
            worth(picture, TANK_VALUES[space], x, middle)
        elif space == TANK_SLOT_AT:
            put(picture, slot(46, lit), x, middle)
        else:
            plate(picture, (round(x) - 6, round(middle) - 6, round(x) + 6, round(middle) + 6), SEAM, None, 6)


def _columns(context: DrawContext) -> int:
    return 6 if context.large else 8


def research_high(context: DrawContext) -> int:
    """Return how high the research track is."""
    return _TITLE + _SCREEN * -(-(SCREENS + 1) // _columns(context))


def research(picture: Image.Image, player: Player, seat: int, top: int, context: DrawContext) -> None:
    """Draw the research track: the token's plan, then the screens."""
    put(picture, pieces.research(44), parts.EDGE + 28, top + 20)
    title = context.say("sk-picture-upload", screen=max(player.upload, 0), last=SCREENS)
    write(picture, parts.EDGE + 62, top + 20, title, 30, INK, True)
    right = context.width - parts.EDGE - 8
    if player.upload < 0:
        emblems.mark(picture, seat, right - 22, top + 18, 48)
        right -= 58
        right -= 24 + write(picture, right, top + 18, context.say("sk-picture-start"), 27, DUST, False, "r")
    if player.covered:
        _covered(picture, player, right, (top + 18, parts.EDGE + 62 + length(title, 30, True) + 24), context)
    columns = _columns(context)
    wide = (context.width - 2 * parts.EDGE - 8 * (columns - 1)) // columns
    for place in range(SCREENS + 1):
        row, column = divmod(place, columns)
        left = parts.EDGE + column * (wide + 8)
        _screen(picture, player, seat, place, (left, top + _TITLE + row * _SCREEN), wide, context)


def _covered(picture: Image.Image, player: Player, right: float, spot: tuple[int, float], context: DrawContext) -> None:
    """Name the plans that lie under others, out of play for good; `spot`: how high, and how far to the left at most."""
    y, left = spot
    words = context.say("sk-picture-covered", plans=", ".join(player.covered))
    write(picture, right, y, fit(words, 27, False, round(right - left)), 27, DUST, False, "r")


def _screen(
    picture: Image.Image,
    player: Player,
    seat: int,
    place: int,
    corner: tuple[int, int],
    wide: int,
    context: DrawContext,
) -> None:
    """Draw a place of the research track: its number or the marker, its value, and its plan."""
    left, top = corner
    lit = place <= player.upload
    plate(picture, (left, top, left + wide, top + _TOP - 4), SLAB if lit else GRAPHITE, LAMP if lit else SEAM, 12, 2)
    y = top + (_TOP - 4) / 2
    if place == player.upload:
        emblems.mark(picture, seat, left + 28, y, 48)
    else:
        write(picture, left + 28, y, str(place), 30, INK, True, "m")
    if place == RESEARCH_SLOT_AT:
        put(picture, slot(40, lit), left + wide / 2 - 6, y)
    if place in RESEARCH_VALUES:
        worth(picture, RESEARCH_VALUES[place], left + wide - 30, y)
    _plan(picture, player, place, (left, top + _TOP, left + wide, top + _TOP + plans.HIGH), context)


def _plan(picture: Image.Image, player: Player, place: int, box: plans.Box, context: DrawContext) -> None:
    plan = player.screens[place] if place < len(player.screens) else ""
    if plan and place in player.flipped:
        plans.flipped(picture, box, plan)
    elif plan:
        plans.face(picture, box, plan, edge=LAMP if place <= player.upload else SEAM)
    else:
        plans.empty(picture, box)
        if place in NO_A:
            x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            write(picture, x, y, context.say("sk-picture-no-a"), 27, DUST, False, "m")
