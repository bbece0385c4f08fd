"""Panels and headings as every game's pictures have them, each in the game's own tone."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderers.paint import plate
from renderers.palette import GLOW, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK, Colour
from renderers.text import fit, length, write

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
EDGE = 20
"""How far panels stay from the picture's edge."""


class Tone(NamedTuple):
    """The colours of a game's panels: their face, what is set off, the edge; writing of less weight, and notes."""

    face: Colour
    raised: Colour
    edge: Colour
    soft: Colour
    note: Colour


SHARED_TONE = Tone(PANEL, PANEL_LIGHT, PANEL_EDGE, SOFT_INK, GLOW)


class Heading:
    """A picture's title, and a note at its right or, where there is no room, below it."""

    def __init__(self, width: int, title: str, note: str = "", tone: Tone = SHARED_TONE) -> None:
        room = width - 2 * EDGE - 56
        self._width = width
        self._tone = tone
        self._title, self._note = fit(title, 40, True, room), fit(note, 30, False, room)
        self._below = bool(note) and length(title, 40, True) + 34 + length(note, 30) > room
        self.bottom = 104 + (44 if self._below else 0)
        """Where the picture's own matter begins."""

    def draw(self, picture: Image.Image) -> None:
        """Draw it at the top."""
        panel(picture, (EDGE, 16, self._width - EDGE, self.bottom - 16), self._tone)
        write(picture, EDGE + 28, 52, self._title, 40, INK, True)
        if self._below:
            write(picture, EDGE + 28, 100, self._note, 30, self._tone.note)
        else:
            write(picture, self._width - EDGE - 28, 52, self._note, 30, self._tone.note, False, "r")


def panel(picture: Image.Image, box: Box, tone: Tone = SHARED_TONE) -> None:
    """Lay a panel."""
    plate(picture, box, tone.face, tone.edge, 22)


def cell(i: int, columns: int, width: int, top: int, high: int, gap: int, edge: int = EDGE) -> Box:
    """Return the box of cell `i` of a grid that takes a picture's whole width, row by row from `top` down."""
    row, column = divmod(i, columns)
    wide = (width - 2 * edge - gap * (columns - 1)) // columns
    left, upper = edge + column * (wide + gap), top + row * (high + gap)
    return (left, upper, left + wide, upper + high)
