"""What pictures of the host itself have in common, whatever is played: their ground and their palette."""

from __future__ import annotations

from PIL import Image

from renderers import palette
from renderers.cache import cached
from renderers.colour_table import colour_table
from renderers.theme import toned

_GROUNDS = (palette.NIGHT, palette.PANEL, palette.PANEL_LIGHT)
_INKS = (
    palette.INK,
    palette.SOFT_INK,
    palette.GOLD,
    palette.PATH,
    palette.PANEL_EDGE,
    palette.PANEL,
    palette.PANEL_LIGHT,
)
_PLATES = ((palette.DARK_INK, palette.GOLD), (palette.DARK_INK, palette.SOFT_INK), (palette.GOLD, palette.PATH))
_EMBLEMS = (
    *zip(palette.PLAYER_INK, palette.PLAYERS, strict=True),
    *zip(palette.PLAYER_RIM, palette.PLAYERS, strict=True),
    *((rim, ground) for rim in palette.PLAYER_RIM for ground in (palette.PANEL, palette.PANEL_LIGHT)),
)


@cached(8)
def table() -> bytes:
    """Return the palette, as it is painted now: every ink on every ground."""
    return colour_table([(ink, ground) for ink in _INKS for ground in _GROUNDS], _PLATES, _EMBLEMS)


def ground(width: int, height: int) -> Image.Image:
    """Return a plain ground to draw on."""
    return Image.new("RGB", (width, height), toned(palette.NIGHT))
