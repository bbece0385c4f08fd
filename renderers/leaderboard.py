"""The picture of a page of ratings: place, name, where the skill lies and how surely, and the number that ranks."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.core.leaderboard import LeaderboardPage, LeaderboardRow
from renderers import host_style
from renderers.draw_context import DrawContext
from renderers.glyphs import legible
from renderers.paint import plate, rule
from renderers.palette import DARK_INK, GOLD, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, PATH, SOFT_INK
from renderers.text import fit, length, write

_EDGE = 20
_TOP = 104
_ROW = 96
_GAP = 8
_NAME = 128
_SIDE = 330
"""How wide the numbers at the right are: what ranks, and the estimate beside it."""


class _Scale(NamedTuple):
    """The strip on which skills are shown."""

    left: int
    right: int
    low: float
    high: float

    def at(self, skill: float) -> int:
        share = (min(max(skill, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left))


def paint(look: str, view: LeaderboardPage, _about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a page of ratings, RGB; None for any other look, and for an empty page."""
    if look != "leaderboard" or not view.rows:
        return None
    picture = host_style.ground(context.width, _TOP + len(view.rows) * (_ROW + _GAP) + _EDGE - _GAP)
    _heading(picture, view, context)
    scale = _scale(view, context)
    for number, row in enumerate(view.rows):
        _row(picture, row, _TOP + number * (_ROW + _GAP), scale, context)
    return picture


def _heading(picture: Image.Image, view: LeaderboardPage, context: DrawContext) -> None:
    plate(picture, (_EDGE, 16, context.width - _EDGE, 88), PANEL, PANEL_EDGE, 22)
    note = context.say("ladder-page", page=view.page, pages=view.pages) if view.pages > 1 else ""
    room = context.width - 2 * _EDGE - 84 - length(note, 30)
    title = context.say("ladder-title", title=view.title)
    size = 40 if length(title, 40, True) <= room else 34
    write(picture, _EDGE + 28, 52, fit(title, size, True, room), size, INK, True)
    write(picture, context.width - _EDGE - 28, 52, note, 30, SOFT_INK, False, "r")


def _scale(view: LeaderboardPage, context: DrawContext) -> _Scale:
    """Return the strip: beside the names, or below them on a narrow picture."""
    low = min(0.0, *(row.safe for row in view.rows))
    high = max(50.0, *(row.mu + 3 * row.sigma for row in view.rows))
    return _Scale(_NAME if context.narrow else 550, context.width - _EDGE - _SIDE - 30, low, high)


def _row(picture: Image.Image, row: LeaderboardRow, top: int, scale: _Scale, context: DrawContext) -> None:
    box = (_EDGE, top, context.width - _EDGE, top + _ROW)
    plate(picture, box, PANEL_LIGHT if row.own else PANEL, GOLD if row.own else PANEL_EDGE, 22, 4 if row.own else 2)
    middle = top + _ROW // 2
    _place(picture, row.place, middle)
    room = (context.width - _EDGE - _SIDE - 16 if context.narrow else scale.left - 30) - _NAME
    name = legible(row.name) or context.say("ladder-nameless", place=row.place)
    bold = length(name, 34, True) <= room
    apart = 22 if context.narrow else 0
    write(picture, _NAME, middle - apart, fit(name, 34 if bold else 30, bold, room), 34 if bold else 30, INK, bold)
    _strip(picture, row, middle + apart, scale)
    _numbers(picture, row, middle, context)


def _place(picture: Image.Image, place: int, y: int) -> None:
    x, half = _EDGE + 56, 34
    plate(picture, (x - half, y - half, x + half, y + half), GOLD if place == 1 else SOFT_INK, None, half)
    write(picture, x, y, str(place), 36 if place < 100 else 28, DARK_INK, True, "m")


def _strip(picture: Image.Image, row: LeaderboardRow, y: int, scale: _Scale) -> None:
    """Draw where the skill lies: the estimate as a knob on a bar from what is sure, which is marked, to what may be."""
    rule(picture, scale.left, scale.right, y - 2, PANEL_EDGE, 4)
    low, high = scale.at(row.safe), scale.at(row.mu + 3 * row.sigma)
    plate(picture, (low, y - 11, max(high, low + 22), y + 11), PATH, None, 11)
    knob = scale.at(row.mu)
    plate(picture, (knob - 8, y - 18, knob + 8, y + 18), INK, DARK_INK, 8, 2)
    sure = scale.at(row.safe)
    plate(picture, (sure - 4, y - 22, sure + 4, y + 22), GOLD, None, 4)


def _numbers(picture: Image.Image, row: LeaderboardRow, y: int, context: DrawContext) -> None:
    right = context.width - _EDGE - 24
    write(picture, right - _SIDE + 150, y, _one(row.safe, context), 46, GOLD, True, "r")
    estimate = context.say("ladder-estimate", mu=_one(row.mu, context), sigma=_one(row.sigma, context))
    write(picture, right, y - 20, estimate, 28, INK, False, "r")
    rests_on = context.say("ladder-provisional") if row.provisional else context.say("ladder-games", games=row.games)
    write(picture, right, y + 22, rests_on, 27, SOFT_INK, False, "r")


def _one(value: float, context: DrawContext) -> str:
    whole, tenth = f"{value:.1f}".split(".")
    return context.say("decimal", whole=whole, tenth=tenth)
