"""Writing on pictures: fonts, cached runs of text, fitting, and the record that tests read.

Every word on every picture goes through `write`.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, cast

from PIL import Image, ImageDraw, ImageFont

from renderers.assets import BOLD, REGULAR, font_file
from renderers.cache import cached
from renderers.glyphs import runs_left
from renderers.paint import in_steps
from renderers.palette import Colour
from renderers.theme import toned

SMALLEST = 27
"""On a picture 900 wide: 11 pixels on a phone that shows it 390 wide."""
_ELLIPSIS = "…"
_LOCK = threading.Lock()


class Written(NamedTuple):
    """One piece of writing as it was drawn: its size, and the ground it stands on (for the tests)."""

    text: str
    size: int
    bold: bool
    ink: Colour
    ground: tuple[Colour, ...]
    box: tuple[int, int, int, int]


class Run(NamedTuple):
    """A piece of text as a mask, the offset of its corner from the pen on the baseline, and how far the pen goes."""

    mask: Image.Image
    left: int
    top: int
    advance: int


_record: ContextVar[list[Written] | None] = ContextVar("_record", default=None)


@contextmanager
def recording() -> Iterator[list[Written]]:
    """Collect all that is written in this context (test mode)."""
    found: list[Written] = []
    token = _record.set(found)
    try:
        yield found
    finally:
        _record.reset(token)


@cached(64)
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    return font_file(BOLD if bold else REGULAR, size)


@cached(2048)
def _run(text: str, size: int, bold: bool) -> Run:
    # FreeType faces are not made for several threads at once.
    with _LOCK:
        font = _font(size, bold)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls")
        return Run(in_steps(mask), left, top, round(font.getlength(text)))


def signed(number: int) -> str:
    """Return a number as it is written, with a true minus."""
    return str(number).replace("-", "−")


def length(text: str, size: int, bold: bool = False) -> int:
    """Return how many pixels wide a text is."""
    return _run(text, size, bold).advance if text else 0


@cached(256)
def fit(text: str, size: int, bold: bool, room: int) -> str:
    """Return the text, shortened with an ellipsis if it is wider than the room."""
    if length(text, size, bold) <= room:
        return text
    if runs_left(text):
        return _ELLIPSIS + _head(text[::-1], size, bold, room)[::-1]
    return _head(text, size, bold, room) + _ELLIPSIS


def _head(text: str, size: int, bold: bool, room: int) -> str:
    """Return as much of a text as there is room for with an ellipsis."""
    low, high = 0, len(text)
    while low < high:
        half = (low + high + 1) // 2
        if length(text[:half].rstrip() + _ELLIPSIS, size, bold) <= room:
            low = half
        else:
            high = half - 1
    return text[:low].rstrip()


@cached(256)
def wrap(text: str, size: int, bold: bool, room: int, lines: int) -> tuple[str, ...]:
    """Return the text in at most `lines` lines; the last one is shortened if need be."""
    out: list[str] = []
    line = ""
    words = text.split()
    for i, word in enumerate(words):
        longer = f"{line} {word}".strip()
        if line and length(longer, size, bold) > room:
            if len(out) == lines - 1:
                return (*out, fit(" ".join((line, *words[i:])), size, bold, room))
            out.append(fit(line, size, bold, room))
            line = word
        else:
            line = longer
    return (*out, fit(line, size, bold, room))


def write(
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    ink: Colour,
    bold: bool = False,
    anchor: str = "l",
) -> int:
    """Write a line whose capitals are centred on y, from x (`l`), up to x (`r`) or around x (`m`); return its width."""
    if not text:
        return 0
    run = _run(text, size, bold)
    start = round(x - (run.advance if anchor == "r" else run.advance / 2 if anchor == "m" else 0))
    # DejaVu's capitals are 0.729 of the size high.
    corner = (start + run.left, round(y + 0.3645 * size) + run.top)
    found = _record.get()
    if found is not None:
        box = (*corner, corner[0] + run.mask.width, corner[1] + run.mask.height)
        found.append(Written(text, size, bold, toned(ink), _ground(picture, box), box))
    picture.paste(toned(ink), corner, run.mask)
    return run.advance


def write_label(
    picture: Image.Image, x: float, y: float, text: str, room: int, ink: Colour, size: int, anchor: str = "l"
) -> int:
    """Write a name bold at a size; where there is no room smaller, then thin, and only then cut short."""
    tries = ((size, True), (SMALLEST, True), (SMALLEST, False))
    size, bold = next((each for each in tries if length(text, *each) <= room), tries[-1])
    return write(picture, x, y, fit(text, size, bold, room), size, ink, bold, anchor)


def _ground(picture: Image.Image, box: tuple[int, int, int, int]) -> tuple[Colour, ...]:
    """Return the colours under a piece of writing that cover at least a twentieth of it."""
    piece = picture.crop(box)
    area = piece.width * piece.height
    found = cast("list[tuple[int, Colour]]", piece.getcolors(area))
    usual = [colour for count, colour in found if count >= area / 20]
    return tuple(usual or [max(found)[1]])
