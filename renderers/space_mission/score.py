"""The ranking: every line of every score, and what tiles each player brought home."""

from __future__ import annotations

from PIL import Image

from bot.games.core.contract import Result, Standing
from bot.games.space_mission.view import SpaceMissionView
from renderers import emblems
from renderers.desk import Desk
from renderers.paint import plate
from renderers.palette import DARK_INK, GOLD, INK, PANEL_EDGE, PANEL_LIGHT, SOFT_INK
from renderers.space_mission import layers, parts
from renderers.text import fit, write

_TOP = 104
_HEAD = 168
_ROW = 58
_TOTAL = 84
_LABEL = 236
_TILES = 96


def score(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the final ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    categories = _categories(standing)
    table = _HEAD + _ROW * len(categories) + _TOTAL
    shown = [result for result in standing.results if result.seat is not None and _tiles_of(view, result)]
    picture = layers.ground(parts.WIDTH, _TOP + table + 18 + (len(shown) * _TILES + 24 if shown else 0) + 6)
    parts.heading(picture, desk.say("sm-pic-score" if standing.final else "sm-pic-score-now"))
    parts.panel(picture, (parts.EDGE, _TOP, parts.WIDTH - parts.EDGE, _TOP + table))
    _labels(picture, categories, desk)
    wide = (parts.WIDTH - 2 * parts.EDGE - _LABEL - 16) / len(standing.results)
    for i, result in enumerate(standing.results):
        _column(picture, result, categories, parts.EDGE + _LABEL + wide * (i + 0.5), wide, desk)
    _all_tiles(picture, view, shown, _TOP + table + 18, desk)
    return picture


def _categories(standing: Standing) -> list[str]:
    return list(dict.fromkeys(line.category for result in standing.results for line in result.lines))


def _tiles_of(view: SpaceMissionView, result: Result) -> tuple[str, ...]:
    who = parts.player_of(view, result.seat)
    return (who.tiles or ()) if who else ()


def _labels(picture: Image.Image, categories: list[str], desk: Desk) -> None:
    for i, category in enumerate(categories):
        y = _TOP + _HEAD + _ROW * i
        picture.paste(PANEL_EDGE, (44, y, parts.WIDTH - 44, y + 2))
        write(picture, 48, y + _ROW // 2, fit(desk.say(f"sm-category-{category}"), 28, False, 206), 28, INK)
    y = _TOP + _HEAD + _ROW * len(categories)
    picture.paste(GOLD, (44, y, parts.WIDTH - 44, y + 4))
    write(picture, 48, y + _TOTAL // 2 + 2, fit(desk.say("sm-pic-total"), 34, True, 206), 34, GOLD, True)


def _column(picture: Image.Image, result: Result, categories: list[str], x: float, wide: float, desk: Desk) -> None:
    if result.rank == 1:
        box = (round(x - wide / 2) + 4, _TOP + 8, round(x + wide / 2) - 4, _TOP + _HEAD - 4)
        plate(picture, box, PANEL_LIGHT, GOLD, 18, 4)
    plate(
        picture, (round(x) - 62, _TOP + 22, round(x) - 6, _TOP + 78), GOLD if result.rank == 1 else SOFT_INK, None, 28
    )
    write(picture, x - 34, _TOP + 50, str(result.rank), 36, DARK_INK, True, "m")
    if result.seat is not None:
        emblems.mark(picture, result.seat, x + 36, _TOP + 50, 64)
        name = desk.name(result.seat)
    else:
        name = desk.words(result.name) if result.name else ""
    write(picture, x, _TOP + 124, fit(name, 30, True, round(wide) - 26), 30, INK, True, "m")
    points = {line.category: line.points for line in result.lines}
    for i, category in enumerate(categories):
        value = points.get(category)
        y = _TOP + _HEAD + _ROW * i + _ROW // 2
        write(picture, x, y, "–" if value is None else str(value), 32, INK if value else SOFT_INK, False, "m")
    y = _TOP + _HEAD + _ROW * len(categories) + _TOTAL // 2 + 2
    write(picture, x, y, str(result.total), 46, GOLD, True, "m")


def _all_tiles(picture: Image.Image, view: SpaceMissionView, shown: list[Result], top: int, desk: Desk) -> None:
    if not shown:
        return
    parts.panel(picture, (parts.EDGE, top, parts.WIDTH - parts.EDGE, top + len(shown) * _TILES + 8))
    for i, result in enumerate(shown):
        y = top + 4 + _TILES * i + _TILES // 2
        seat = result.seat
        assert seat is not None, "only seats have tiles"
        emblems.mark(picture, seat, 76, y, 56)
        write(picture, 118, y, fit(desk.name(seat), 28, True, 170), 28, INK, True)
        parts.tile_row(picture, _tiles_of(view, result), 300, y, 64, 850)
