"""Starting research tokens: the cards they lock, their bonus and their plan."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.skymines.view import TOKEN
from renderers.draw_context import DrawContext
from renderers.paint import plate
from renderers.palette import INK
from renderers.skymines import cards, parts, plans
from renderers.skymines.palette import BASALT, DUST, LAMP, SEAM
from renderers.text import write

_GAP = 14
_HIGH = 316
_WORDS = 32
_SEAT = 0
"""Starting cards are alike in all colours; those of this seat are drawn."""


def high(count: int, context: DrawContext) -> int:
    """Return how high so many tokens are."""
    return (_HIGH + _GAP) * (count if context.narrow else 1)


def draw(picture: Image.Image, offered: Sequence[str], chosen: str, top: int, context: DrawContext) -> None:
    """Draw tokens side by side, or one above the other on a narrow picture; the chosen one is framed."""
    columns = 1 if context.narrow else len(offered)
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for at, token in enumerate(offered):
        row, column = divmod(at, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + row * (_HIGH + _GAP)
        box = (left, y, left + wide, y + _HIGH)
        plate(picture, box, BASALT, LAMP if token == chosen else SEAM, 20, 6 if token == chosen else 3)
        _token(picture, token, box, context)


def _token(picture: Image.Image, name: str, box: cards.Box, context: DrawContext) -> None:
    left, top, right, _ = box
    token = TOKEN[name]
    write(picture, left + 24, top + 36, name, 40, INK, True)
    x, half = left + 24, (right - left - 40) // 2
    write(picture, x, top + 82, context.say("sk-picture-locked"), _WORDS, DUST)
    for at, card in enumerate(token.locked):
        y = top + 106 + at * (cards.STRIP + 8)
        cards.strip(picture, (x, y, x + half - 20, y + cards.STRIP), f"{card}-{_SEAT}")
    parts.reward(picture, token.bonus, x + half * 1.5 - 10, top + 38, 52)
    write(picture, x + half + 4, top + 82, context.say("sk-picture-plan"), _WORDS, DUST)
    plans.face(picture, (x + half, top + 110, right - 20, top + 110 + plans.HIGH), name)
