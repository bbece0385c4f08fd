"""Badges of coordinates: a blue circle (jump), green shield (scan) or orange triangle (landing) with a bold numeral."""

from __future__ import annotations

from PIL import Image

from renderers.cache import cached
from renderers.paint import Pen, put, sprite
from renderers.palette import DARK_INK, INK, JUMP, LANDING, PANEL_EDGE, SCAN, Colour
from renderers.text import write

KINDS = ("jump", "scan", "land")
FILL: dict[str, Colour] = {"jump": JUMP, "scan": SCAN, "land": LANDING}
NUMERAL: dict[str, Colour] = {"jump": INK, "scan": INK, "land": DARK_INK}
_SHIELD = ((10, 12), (50, 4), (90, 12), (90, 50), (80, 72), (50, 97), (20, 72), (10, 50))
_TRIANGLE = ((50, 1), (100, 94), (0, 94))
_RIM: dict[str, Colour] = {"jump": (170, 206, 255), "scan": (150, 238, 186), "land": (255, 226, 170)}


def _shape(pen: Pen, kind: str, fill: Colour | None, edge: Colour, width: float) -> None:
    if kind == "jump":
        pen.disc(50, 50, 46, None, fill, edge, width)
    else:
        pen.polygon(_SHIELD if kind == "scan" else _TRIANGLE, fill, edge, width)


@cached(512)
def ground(kind: str, size: int, state: str = "full") -> Image.Image:
    """Return a badge without its numeral. `state`: `full`, or `none` for an empty place (a faint outline)."""

    def draw(pen: Pen) -> None:
        if state == "none":
            _shape(pen, kind, None, PANEL_EDGE, 4)
            return
        _shape(pen, kind, None, DARK_INK, 11)
        _shape(pen, kind, FILL[kind], _RIM[kind], 6)

    return sprite(size, size, 100, draw, 8)


def badge(picture: Image.Image, kind: str, value: int | str | None, x: float, y: float, size: int) -> None:
    """Draw a coordinate badge with its numeral ("?" for a joker, None for an empty badge)."""
    put(picture, ground(kind, size, "none" if value is None else "full"), x, y)
    if value is None:
        return
    low = size * 0.13 if kind == "land" else -size * 0.02 if kind == "scan" else 0
    write(
        picture,
        x,
        y + low,
        str(value),
        round(size * (0.54 if kind == "land" else 0.64)),
        NUMERAL[kind],
        True,
        "m",
    )
