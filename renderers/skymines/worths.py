"""Values in CrypCoin of two digits, which have no room on a coin."""

from __future__ import annotations

from PIL import Image

from renderers.paint import plate
from renderers.palette import DARK_INK, GOLD
from renderers.skymines import parts
from renderers.text import write

_DIGIT = 10


def worth(picture: Image.Image, coins: int, x: float, y: float) -> None:
    """Draw a value around a point: on a coin, or on a bar of gold."""
    if coins < _DIGIT:
        parts.amount(picture, "coin", coins, x, y, 52)
        return
    left, top = round(x) - 24, round(y) - 20
    plate(picture, (left, top, left + 48, top + 40), GOLD, DARK_INK, 8, 2)
    write(picture, x, y, str(coins), 28, DARK_INK, True, "m")
