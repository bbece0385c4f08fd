"""Faces of research plans: what must lie face up above, what is gained below."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.skymines.view import PLAN, Plan, Requirement
from renderers.paint import plate, put, rule
from renderers.palette import DARK_INK, INK, Colour
from renderers.skymines import parts, pieces
from renderers.skymines.kinds import face_down, kind
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.skymines.worths import worth
from renderers.text import length, write

Box = tuple[int, int, int, int]
HIGH = 178
_HEAD = 46
_BROAD = 150
_APART = 8
LETTER = 36
"""The side of the square with a plan's letter."""


def needs(needed: Requirement) -> Iterator[tuple[str, int]]:
    """Yield what a plan asks for: each thing, and how many units; 0 if it has no units."""
    for name in ("titanium", "minerals", "carbon", "energy", "any_one"):
        count = getattr(needed, name)
        if count:
            yield name, count
    for name in ("scientist", "field"):
        if getattr(needed, name):
            yield name, 0


def face(picture: Image.Image, box: Box, name: str, *, edge: Colour = SEAM, line: int = 3) -> None:
    """Draw a plan face up."""
    plan = PLAN[name]
    left, top, right, bottom = box
    middle = (left + right) / 2
    plate(picture, box, SLAB, edge, 14, line)
    _id(picture, box, name, INK)
    if plan.price:
        _special(picture, plan, box)
        return
    half = (bottom - top - _HEAD) // 2
    size = 48 if right - left > _BROAD else 40
    _needs(picture, plan.requirement, middle, top + _HEAD + half // 2, size - 5)
    rule(picture, left + 14, right - 14, top + _HEAD + half, SEAM, 3)
    below = top + _HEAD + half * 1.5 - 2
    if plan.reward.titanium_coin:
        _coin_for_titanium(picture, middle, below, size)
    else:
        parts.reward(picture, plan.reward, middle, below, size)


def letter(picture: Image.Image, of: str, x: float, y: float) -> None:
    """Draw a plan's letter on its bright square around a point: no player, card or company has that sign."""
    left, top = round(x - LETTER / 2), round(y - LETTER / 2)
    plate(picture, (left, top, left + LETTER, top + LETTER), LAMP, None, 7)
    write(picture, x, y, of, 28, DARK_INK, True, "m")


def _id(picture: Image.Image, box: Box, name: str, ink: Colour) -> None:
    """Write at the left top corner which plan it is: its letter and its number."""
    left, top, _, _ = box
    letter(picture, name[0], left + 10 + LETTER / 2, top + 26)
    write(picture, left + 16 + LETTER, top + 26, name[1:], 28, ink, True)


def _needs(picture: Image.Image, needed: Requirement, x: float, y: float, size: int) -> None:
    every = list(needs(needed))
    digits = 30 if size > 40 else 27
    widths = [size + (length(str(count), digits, True) + 4 if count else 0) for _, count in every]
    left = x - (sum(widths) + _APART * (len(widths) - 1)) / 2
    for (name, count), width in zip(every, widths, strict=True):
        if count:
            write(picture, left, y, str(count), digits, INK, True)
        put(picture, kind(name, size), left + width - size / 2, y)
        left += width + _APART


def _coin_for_titanium(picture: Image.Image, x: float, y: float, size: int) -> None:
    """Draw a coin for each unit of titanium but one."""
    words, sign = "−1", size - 6
    left = x - (sign + length(words, 27, True) + size + 2 * _APART) / 2
    put(picture, kind("titanium", sign), left + sign / 2, y)
    left += sign + _APART
    left += write(picture, left, y, words, 27, INK, True) + _APART
    put(picture, pieces.coin(size), left + size / 2, y)


def _special(picture: Image.Image, plan: Plan, box: Box) -> None:
    """Draw a special plan: the price to enter it, and what it adds at the end."""
    left, top, right, bottom = box
    middle, half = (left + right) / 2, (bottom - top - _HEAD) // 2
    rule(picture, left + 14, right - 14, top + _HEAD + half, SEAM, 3)
    for sign, coins, y in (("−", plan.price, half // 2), ("+", plan.points, half * 1.5 - 2)):
        write(picture, middle - 16, top + _HEAD + y, sign, 40, INK, True, "r")
        worth(picture, coins, middle + 18, top + _HEAD + y)


def flipped(picture: Image.Image, box: Box, name: str) -> None:
    """Draw a plan that lies face down: it costs nothing to enter and gives nothing."""
    left, top, right, bottom = box
    plate(picture, box, GRAPHITE, SEAM, 14, 3)
    _id(picture, box, name, DUST)
    put(picture, face_down(64), (left + right) / 2, (top + _HEAD + bottom) / 2 - 4)


def back(picture: Image.Image, box: Box, letter: str) -> None:
    """Draw the back of a plan: its letter on a bright square."""
    left, top, right, bottom = box
    plate(picture, box, BASALT, SEAM, 14, 3)
    x, y = (left + right) // 2, (top + bottom) // 2 + 4
    plate(picture, (x - 30, y - 30, x + 30, y + 30), LAMP, None, 10)
    write(picture, x, y, letter, 44, DARK_INK, True, "m")


def empty(picture: Image.Image, box: Box) -> None:
    """Draw a space without a plan."""
    plate(picture, box, GRAPHITE, SEAM, 14, 2)
