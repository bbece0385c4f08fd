"""Specialists in hand with their action blocks, those played this year, and those that others show."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, put_row
from renderers.palette import INK
from renderers.panels import Box, cell
from renderers.space_missions import marks, palette, parts
from renderers.space_missions.palette import CREAM, CREAM_SHADE, ORANGE, SEPIA
from renderers.text import fit, wrap, write, write_label

_GAP = 14
_HEAD = 90
_BLOCK = 80
_MOST_BLOCKS = 3
_CARD_HIGH = _HEAD + _BLOCK * _MOST_BLOCKS + 6
_SIGN = 50
_SHELF = 84
_WORDS = 27


def hand(view: SpaceMissionsView, context: DrawContext) -> Image.Image | None:
    """Draw the viewer's specialists; None for a spectator."""
    me = parts.player_of(view, view.viewer)
    if me is None:
        return None
    note = context.say("sms-pic-passed") if me.passed and view.phase == "actions" else ""
    heading = parts.heading(context, context.say("sms-pic-hand"), note)
    columns = 2 if context.narrow else 3
    rows = -(-len(me.hand) // columns)
    top = heading.bottom
    below = top + rows * (_CARD_HIGH + _GAP) if rows else top + 90
    shelves = [
        (words, shown)
        for words, shown in (("sms-pic-played", me.played), ("sms-pic-others-show", others_show(view)))
        if shown
    ]
    picture = palette.ground(context.width, below + len(shelves) * (_SHELF + _GAP))
    heading.draw(picture)
    if not me.hand:
        write(picture, context.width / 2, top + 40, context.say("sms-pic-hand-empty"), 34, INK, False, "m")
    for i, name in enumerate(me.hand):
        _card(picture, name, cell(i, columns, context.width, top, _CARD_HIGH, _GAP), context)
    for i, (words, shown) in enumerate(shelves):
        _shelf(picture, context.say(words), shown, below + i * (_SHELF + _GAP), context)
    if me.played:
        _ring_last(picture, below, context)
    return picture


def _card(picture: Image.Image, name: str, box: Box, context: DrawContext) -> None:
    left, top, right, _ = box
    plate(picture, box, CREAM, SEPIA, 24, 3)
    put(picture, marks.specialist(name, 74), left + 54, top + 46)
    write_label(picture, left + 104, top + 46, context.say(f"sms-specialist-{name}"), right - left - 114, SEPIA, 34)
    blocks = EDITION.specialists.get(name, ())
    # Cards with fewer blocks share out the room, so that all stand alike.
    step = _BLOCK * _MOST_BLOCKS // max(1, len(blocks))
    for i, block in enumerate(blocks):
        upper = top + _HEAD + step * i
        within = (left + 12, upper, right - 12, upper + step - 8)
        plate(picture, within, CREAM_SHADE, SEPIA, 14, 2)
        _block(picture, block, within, context)


def _block(picture: Image.Image, block: tuple[str, ...], box: Box, context: DrawContext) -> None:
    """A block's actions as signs, and in words beside them; several of a kind are said once."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    counted = dict.fromkeys(block)
    # Equal signs overlap: their number can be read beside them.
    gap = 6 if len(counted) > 1 else -_SIGN // 2
    x = round(put_row(picture, [marks.action(action, _SIGN) for action in block], left + 12, y, gap) - gap) + 10
    words = [context.say(f"sms-acts-{action}", count=block.count(action)) for action in counted]
    lines = words if len(words) > 1 else list(wrap(words[0], _WORDS, False, right - x - 8, 2))
    for i, line in enumerate(lines):
        cut = fit(line, _WORDS, False, right - x - 8)
        write(picture, x, y + 34 * (i - (len(lines) - 1) / 2), cut, _WORDS, SEPIA)


def others_show(view: SpaceMissionsView) -> list[str]:
    """Return the specialists that lie visible before others, each once: a spy can copy them."""
    shown = [player.played[-1] for player in view.players if player.seat != view.viewer and player.played]
    if view.automa is not None and view.automa.visible is not None:
        shown.append(view.automa.visible)
    return list(dict.fromkeys(shown))


def _shelf(picture: Image.Image, words: str, shown: Sequence[str], top: int, context: DrawContext) -> None:
    """Specialists in a row behind some words."""
    right = context.width - parts.EDGE
    parts.panel(picture, (parts.EDGE, top, right, top + _SHELF))
    y = top + _SHELF // 2
    write(picture, parts.EDGE + 28, y, words, 30, INK, True)
    for i, name in enumerate(shown):
        put(picture, marks.specialist(name, 66), right - 52 - 84 * (len(shown) - 1 - i), y)


def _ring_last(picture: Image.Image, top: int, context: DrawContext) -> None:
    """Ring the last of one's own: it lies visible."""
    x, y = context.width - parts.EDGE - 52, top + _SHELF // 2
    plate(picture, (x - 39, y - 39, x + 39, y + 39), None, ORANGE, 39, 6)
