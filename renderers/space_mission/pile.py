"""The pile to choose from: each kind of tile once, numbered; space tiles apart, since nobody may take them."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import SpaceMissionView
from renderers.desk import Desk
from renderers.paint import plate, put
from renderers.palette import DARK_INK, GOLD, INK, PANEL, PANEL_EDGE, SOFT_INK
from renderers.space_mission import layers, parts, tile_art
from renderers.text import fit, length, wrap, write

_CELL = (272, 240)
_GAP = 18
_COLUMNS = 4
_SPACE = "space"


def pile(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the pile that the viewer looks into; None when he looks into none."""
    if not view.pile:
        return None
    counted = parts.in_order(view.pile)
    points = [(kind, count) for kind, count in counted if kind != _SPACE]
    spaces = sum(count for kind, count in counted if kind == _SPACE)
    rows = max(1, (len(points) + _COLUMNS - 1) // _COLUMNS)
    columns = max(1, (len(points) + rows - 1) // rows)
    height = 108 + rows * (_CELL[1] + _GAP) + (112 if spaces else 16)
    picture = layers.ground(parts.WIDTH, height)
    me = parts.player_of(view, view.viewer)
    title = "sm-pic-pile-scan" if view.pending == "scan" else "sm-pic-pile-take"
    where = parts.planet_name(me.planet, desk) if me and me.planet else ""
    parts.heading(picture, desk.say(title if points else "sm-pic-pile-empty"), where)
    for i, (kind, count) in enumerate(points):
        row = i // columns
        in_row = min(columns, len(points) - row * columns)
        start = (parts.WIDTH - in_row * (_CELL[0] + _GAP) + _GAP) // 2
        corner = (start + (i % columns) * (_CELL[0] + _GAP), 108 + row * (_CELL[1] + _GAP))
        _choice(picture, i + 1, kind, count, corner, desk)
    if spaces:
        _space_tiles(picture, spaces, height - 60, desk)
    return picture


def _choice(picture: Image.Image, number: int, kind: str, count: int, corner: tuple[int, int], desk: Desk) -> None:
    left, top = corner
    width, height = _CELL
    plate(picture, (left, top, left + width, top + height), PANEL, PANEL_EDGE, 24)
    middle = left + width / 2
    put(picture, tile_art.tile(kind, 116), middle, top + 84)
    plate(picture, (left + 14, top + 14, left + 66, top + 66), GOLD, None, 26)
    write(picture, left + 40, top + 40, str(number), 34, DARK_INK, True, "m")
    if count > 1:
        write(picture, left + width - 16, top + 40, f"×{count}", 36, INK, True, "r")
    lines = wrap(desk.say(f"sm-tile-{kind}"), 30, True, width - 24, 2)
    for i, line in enumerate(lines):
        write(picture, middle, top + 186 + 36 * (i - (len(lines) - 1) / 2), line, 30, INK, True, "m")


def _space_tiles(picture: Image.Image, count: int, y: int, desk: Desk) -> None:
    """Drawn small, in one row and without a number: they stay."""
    words = fit(f"{desk.say('sm-tile-space')} – {desk.say('sm-pic-pile-space')}", 28, False, 620)
    width = count * 62 + 20 + length(words, 28, False)
    left = (parts.WIDTH - width) / 2
    plate(picture, (int(left) - 24, y - 42, int(left + width) + 24, y + 42), PANEL, PANEL_EDGE, 20)
    for i in range(count):
        put(picture, tile_art.tile(_SPACE, 54), left + 27 + 62 * i, y)
    write(picture, left + count * 62 + 12, y, words, 28, SOFT_INK)
