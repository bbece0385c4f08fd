"""The ground of the board, without anything on it: each side is drawn once and kept."""

from __future__ import annotations

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, on_palette
from renderers.skymines import belt_ground, moon_ground, palette
from renderers.skymines.belt_map import BeltMap
from renderers.skymines.board_layout import plan
from renderers.skymines.moon_map import MoonMap
from renderers.theme import toned

_SMOOTH = 2
"""It is drawn this many times larger and then made smaller."""


def ground(board: str, narrow: bool) -> Image.Image:
    """Return a board's ground, private to the caller."""
    return _ground(board, narrow).convert("RGB")


@cached(4096)
def _ground(board: str, narrow: bool) -> Image.Image:
    where = plan(board, narrow)
    picture = palette.ground(*where.size) if board == "moon" else Image.new("RGB", where.size, toned(palette.GRAPHITE))
    sheet = picture.resize((where.size[0] * _SMOOTH, where.size[1] * _SMOOTH), Image.Resampling.NEAREST)
    pen = Pen(sheet, _SMOOTH)
    if board == "moon":
        moon_ground.draw(pen, MoonMap(where.middle, where.radius))
    else:
        belt_ground.draw(pen, BeltMap(where, narrow))
    return on_palette(sheet.reduce(_SMOOTH), palette.table())
