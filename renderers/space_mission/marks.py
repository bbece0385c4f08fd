"""The mark of what is new since the viewer's last turn."""

from __future__ import annotations

from PIL import Image

from renderers.paint import plate
from renderers.palette import DARK_INK, NEW


def ring_new(picture: Image.Image, new: bool, box: tuple[int, int, int, int]) -> None:
    """Ring what is new."""
    if new:
        plate(picture, box, None, DARK_INK, 24, 8)
        plate(picture, (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), None, NEW, 22, 4)
