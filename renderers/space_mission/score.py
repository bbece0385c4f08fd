"""The ranking: every line of every score, and what tiles each player brought home."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.core.contract import Standing
from bot.games.space_mission.view import SpaceMissionView
from renderers import emblems
from renderers.draw_context import Desk
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


def score(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the final ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    table = Ranking(standing, lambda category: desk.say(f"sm-category-{category}"), desk.say("sm-pic-total"))
    shown = _brought(view, standing, desk)
    below = sum(brought.high for brought in shown) + 24 if shown else 0
    picture = layers.ground(desk.width, _TOP + table.high + 18 + below + 6)
    parts.Heading(desk.width, desk.say("sm-pic-score" if standing.final else "sm-pic-score-now")).draw(picture)
    table.draw(picture, _TOP, desk)
    if shown:
        _all_tiles(picture, shown, _TOP + table.high + 18, desk)
    return picture


def _brought(view: SpaceMissionView, standing: Standing, desk: Desk) -> list[Brought]:
    found: list[Brought] = []
    for result in standing.results:
        who = parts.player_of(view, result.seat)
        if who is not None and who.tiles:
            lines = parts.tile_lines(who.tiles, _TILE, desk.width - 350)
            found.append(Brought(who.seat, lines, _LINE * len(lines) + 20))
    return found


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
