"""What is written around the planets on a narrow board: the turn and the end meter above, players and signs below."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import SpaceMissionView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import GOLD, INK, PANEL, PANEL_EDGE
from renderers.space_mission import craft
from renderers.space_mission.board_layout import NARROW
from renderers.space_mission.board_panels import (
    NARROW_PRINT,
    draw_loud,
    draw_player,
    draw_signs,
    draw_turn,
    is_loud,
    legend_rows,
    meter,
    pips,
)
from renderers.text import fit, write

_EDGE = 16
_PLATE = NARROW_PRINT.high
_COLUMNS = 3
_IN_ROW = 4
_STEP = 44
_SIGN_PRINT = 31
_SIGNS = 3
"""Rows of signs, however many there are: all pictures of a table are of one size, so that they make a film."""


def height_of(view: SpaceMissionView) -> int:
    """Return how high the board is with what is written below it."""
    return _signs_top(view) + _SIGNS * _STEP + 30


def _signs_top(view: SpaceMissionView) -> int:
    players = (len(view.players) + _COLUMNS - 1) // _COLUMNS
    return NARROW.height + 14 + players * (_PLATE + 8)


def draw_narrow_panels(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    """Draw all that is written."""
    _head(picture, view, context)
    draw_turn(picture, view, (picture.width // 2, 162), picture.width - 40, context)
    for i, player in enumerate(view.players):
        row, column = divmod(i, _COLUMNS)
        corner = (_EDGE + column * 292, NARROW.height + 10 + row * (_PLATE + 8))
        draw_player(picture, view, player, corner, context)
    _signs(picture, view, _signs_top(view), context)


def _head(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    """The round, or the loud notice that it is the last; the end meter; cards."""
    have, need, key = meter(view)
    near, right = have >= need - 2, picture.width - _EDGE
    plate(picture, (_EDGE, 16, right, 120), PANEL, GOLD if near else PANEL_EDGE, 20, 4 if near else 2)
    if is_loud(view):
        draw_loud(picture, view, (_EDGE + 10, 24), context)
    else:
        write(picture, _EDGE + 20, 48, context.say("sm-pic-round", round=view.round), 32, INK, True)
    used = context.say("sm-pic-discards", count=view.discards)
    x = right - 20 - write(picture, right - 20, 48, used, 32, INK, False, "r") - 16
    deck = str(view.deck) if is_loud(view) else context.say("sm-pic-deck", count=view.deck)
    x -= write(picture, x, 48, deck, 30, INK, True, "r") + 30
    put(picture, craft.small_card(38), x, 48)
    left = _EDGE + 20
    left += write(picture, left, 94, context.say("sm-pic-of", have=have, need=need), 32, GOLD, True) + 14
    left += write(picture, left, 94, fit(context.say(key), 30, False, 240), 30, INK) + 24
    pips(picture, have, need, (left, 83), (right - 20 - left) // max(1, need), need)


def _signs(picture: Image.Image, view: SpaceMissionView, top: int, context: DrawContext) -> None:
    wide = (picture.width - 2 * _EDGE) // _IN_ROW
    plate(picture, (_EDGE, top, picture.width - _EDGE, top + _STEP * _SIGNS + 16), PANEL, PANEL_EDGE, 20)
    for i, name in enumerate(legend_rows(view, narrow=True)):
        row, column = divmod(i, _IN_ROW)
        draw_signs(picture, name, (_EDGE + 28 + column * wide, top + 30 + row * _STEP), wide - 52, context, _SIGN_PRINT)
