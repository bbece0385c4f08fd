"""The ranking: every line of every score, and what tiles each player brought home."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.core.contract import Result, Standing
from bot.games.space_mission.view import SpaceMissionView
from renderers import emblems
from renderers.desk import Desk
from renderers.paint import plate, rule
from renderers.palette import DARK_INK, GOLD, INK, PANEL_EDGE, PANEL_LIGHT, SOFT_INK
from renderers.space_mission import layers, parts
from renderers.text import fit, write

_TOP = 104
_HEAD = 168
_ROW = 58
_TOTAL = 84
_LABEL = 236
_TILE, _LINE = 64, 76
_LEAST = 130
"""Columns narrower than this have smaller heads."""


class Brought(NamedTuple):
    """Whose tiles are shown, in how many rows."""

    seat: int
    lines: list[list[str]]
    high: int


def score(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the final ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    categories = _categories(standing)
    table = _HEAD + _ROW * len(categories) + _TOTAL
    shown = _brought(view, standing, desk)
    below = sum(brought.high for brought in shown) + 24 if shown else 0
    picture = layers.ground(desk.width, _TOP + table + 18 + below + 6)
    parts.Heading(desk.width, desk.say("sm-pic-score" if standing.final else "sm-pic-score-now")).draw(picture)
    parts.panel(picture, (parts.EDGE, _TOP, desk.width - parts.EDGE, _TOP + table))
    _labels(picture, categories, desk)
    wide = (desk.width - 2 * parts.EDGE - _LABEL - 16) / len(standing.results)
    for i, result in enumerate(standing.results):
        _column(picture, result, categories, parts.EDGE + _LABEL + wide * (i + 0.5), wide, desk)
    if shown:
        _all_tiles(picture, shown, _TOP + table + 18, desk)
    return picture


def _categories(standing: Standing) -> list[str]:
    return list(dict.fromkeys(line.category for result in standing.results for line in result.lines))


def _brought(view: SpaceMissionView, standing: Standing, desk: Desk) -> list[Brought]:
    found: list[Brought] = []
    for result in standing.results:
        who = parts.player_of(view, result.seat)
        if who is not None and who.tiles:
            lines = parts.tile_lines(who.tiles, _TILE, desk.width - 350)
            found.append(Brought(who.seat, lines, _LINE * len(lines) + 20))
    return found


def _labels(picture: Image.Image, categories: list[str], desk: Desk) -> None:
    for i, category in enumerate(categories):
        y = _TOP + _HEAD + _ROW * i
        rule(picture, 44, desk.width - 44, y, PANEL_EDGE)
        write(picture, 48, y + _ROW // 2, fit(desk.say(f"sm-category-{category}"), 28, False, 206), 28, INK)
    y = _TOP + _HEAD + _ROW * len(categories)
    rule(picture, 44, desk.width - 44, y, GOLD, 4)
    write(picture, 48, y + _TOTAL // 2 + 2, fit(desk.say("sm-pic-total"), 34, True, 206), 34, GOLD, True)


def _column(picture: Image.Image, result: Result, categories: list[str], x: float, wide: float, desk: Desk) -> None:
    if result.rank == 1:
        box = (round(x - wide / 2) + 4, _TOP + 8, round(x + wide / 2) - 4, _TOP + _HEAD - 4)
        plate(picture, box, PANEL_LIGHT, GOLD, 18, 4)
    _head(picture, result, x, 0.74 if wide < _LEAST else 1)
    name = desk.name(result.seat) if result.seat is not None else desk.words(result.name) if result.name else ""
    size = 27 if wide < _LEAST else 30
    write(picture, x, _TOP + 124, fit(name, size, True, round(wide) - 14), size, INK, True, "m")
    points = {line.category: line.points for line in result.lines}
    for i, category in enumerate(categories):
        value = points.get(category)
        y = _TOP + _HEAD + _ROW * i + _ROW // 2
        write(picture, x, y, "–" if value is None else str(value), 32, INK if value else SOFT_INK, False, "m")
    y = _TOP + _HEAD + _ROW * len(categories) + _TOTAL // 2 + 2
    write(picture, x, y, str(result.total), 46, GOLD, True, "m")


def _head(picture: Image.Image, result: Result, x: float, scale: float) -> None:
    """Draw the rank and whose it is."""
    half, apart, y = round(28 * scale), 35 * scale, _TOP + 50
    spot = round(x - apart)
    plate(picture, (spot - half, y - half, spot + half, y + half), GOLD if result.rank == 1 else SOFT_INK, None, half)
    write(picture, spot, y, str(result.rank), max(30, round(36 * scale)), DARK_INK, True, "m")
    if result.seat is not None:
        emblems.mark(picture, result.seat, x + apart, y, round(64 * scale))


def _all_tiles(picture: Image.Image, shown: list[Brought], top: int, desk: Desk) -> None:
    high = sum(brought.high for brought in shown)
    parts.panel(picture, (parts.EDGE, top, desk.width - parts.EDGE, top + high + 8))
    y = top + 4
    for brought in shown:
        middle = y + brought.high // 2
        emblems.mark(picture, brought.seat, 76, middle, 56)
        write(picture, 118, middle, fit(desk.name(brought.seat), 28, True, 170), 28, INK, True)
        for i, line in enumerate(brought.lines):
            parts.tile_row(picture, line, 300, y + 10 + _LINE * i + _LINE // 2, _TILE, desk.width - 350)
        y += brought.high
