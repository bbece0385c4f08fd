"""What pictures of the host itself have in common, whatever is played: their ground and their palette."""

from __future__ import annotations

from PIL import Image

from renderers import palette
from renderers.cache import cached
from renderers.palette import Colour
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
_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Edges are smoothed in these steps of cover (`paint.in_steps`)."""


@cached(8)
def table() -> bytes:
    """Return the palette, as it is painted now: every ink on every ground, with the steps of smooth edges between."""
    pairs = [*((ink, ground) for ink in _INKS for ground in _GROUNDS), *_PLATES]
    steps = (palette.on_grid(*palette.mix(toned(a), toned(b), share)) for a, b in pairs for share in _STEPS)
    found: list[Colour] = list(dict.fromkeys(steps))
    if len(found) > 256:
        raise ValueError(f"{len(found)} colours are more than a palette holds")
    found += [found[0]] * (256 - len(found))
    return bytes(channel for colour in found for channel in colour)


def ground(width: int, height: int) -> Image.Image:
    """Return a plain ground to draw on."""
    return Image.new("RGB", (width, height), toned(palette.NIGHT))


def check() -> None:
    """Raise nothing: no file is needed but the fonts."""
