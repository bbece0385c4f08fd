"""The ranking: every line of every score, and what tiles each player brought home."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.core.contract import Standing
from bot.games.space_mission.view import SpaceMissionView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.palette import INK
from renderers.ranking import Ranking
from renderers.space_mission import layers, parts
from renderers.text import fit, write

_TOP = 104
_TILE, _LINE = 64, 76


class Brought(NamedTuple):
    """Whose tiles are shown, in how many rows."""

    seat: int
    lines: list[list[str]]
    high: int


def score(view: SpaceMissionView, context: DrawContext) -> Image.Image | None:
    """Draw the final ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    table = Ranking(standing, lambda category: context.say(f"sm-category-{category}"), context.say("sm-pic-total"))
    shown = _brought(view, standing, context)
    below = sum(brought.high for brought in shown) + 24 if shown else 0
    picture = layers.ground(context.width, _TOP + table.high + 18 + below + 6)
    parts.Heading(context.width, context.say("sm-pic-score" if standing.final else "sm-pic-score-now")).draw(picture)
    table.draw(picture, _TOP, context)
    if shown:
        _all_tiles(picture, shown, _TOP + table.high + 18, context)
    return picture


def _brought(view: SpaceMissionView, standing: Standing, context: DrawContext) -> list[Brought]:
    found: list[Brought] = []
    for result in standing.results:
        who = parts.player_of(view, result.seat)
        if who is not None and who.tiles:
            lines = parts.tile_lines(who.tiles, _TILE, context.width - 350)
            found.append(Brought(who.seat, lines, _LINE * len(lines) + 20))
    return found


def _all_tiles(picture: Image.Image, shown: list[Brought], top: int, context: DrawContext) -> None:
    high = sum(brought.high for brought in shown)
    parts.panel(picture, (parts.EDGE, top, context.width - parts.EDGE, top + high + 8))
    y = top + 4
    for brought in shown:
        middle = y + brought.high // 2
        emblems.mark(picture, brought.seat, 76, middle, 56)
        write(picture, 118, middle, fit(context.name(brought.seat), 28, True, 170), 28, INK, True)
        for i, line in enumerate(brought.lines):
            parts.tile_row(picture, line, 300, y + 10 + _LINE * i + _LINE // 2, _TILE, context.width - 350)
        y += brought.high
