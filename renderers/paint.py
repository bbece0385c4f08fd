"""Primitives that all games' pictures share: smooth shapes, plates, pasting, encoding.

An Image is private to the call that draws on it; sprites and masks are cached and only ever read.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from renderers.cache import cached
from renderers.palette import Colour
from renderers.theme import edging, toned

Point = tuple[float, float]
FINE = 4
"""Shapes are drawn this many times larger and then made smaller, which smooths their edges."""
PNG_LEVEL = 3


def _perhaps(colour: Colour | None) -> Colour | None:
    return None if colour is None else toned(colour)


_STEPS = [round(value / 255 * 4) * 255 // 4 for value in range(256)]


def in_steps(mask: Image.Image) -> Image.Image:
    """Return a mask in five steps of cover: edges stay smooth to the eye, and the picture packs a tenth smaller."""
    return mask.point(_STEPS)


class Pen:
    """Draws shapes in a unit of its own on a fine sheet."""

    def __init__(self, sheet: Image.Image, unit: float, margin: float = 0) -> None:
        self._draw = ImageDraw.Draw(sheet)
        self._unit = unit
        self._margin = margin

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [((x + self._margin) * self._unit, (y + self._margin) * self._unit) for x, y in points]

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """Fill a polygon; its edge is a line of round joints."""
        if fill is not None:
            self._draw.polygon(self._at(points), fill=toned(fill))
        if edge is not None:
            self.line([*points, points[0], points[1]], edge, width)

    def line(self, points: Sequence[Point], ink: Colour, width: float) -> None:
        """Draw a line through points."""
        self._draw.line(self._at(points), fill=toned(ink), width=max(1, round(width * self._unit)), joint="curve")

    def disc(self, x: float, y: float, rx: float, ry: float | None = None, fill: Colour | None = None,
             edge: Colour | None = None, width: float = 0) -> None:  # fmt: skip
        """Draw a disc or an ellipse around a point."""
        ry = rx if ry is None else ry
        self._draw.ellipse(
            self._at([(x - rx, y - ry), (x + rx, y + ry)]),
            fill=_perhaps(fill),
            outline=_perhaps(edge),
            width=round(width * self._unit),
        )

    def arc(self, x: float, y: float, r: float, start: float, end: float, ink: Colour, width: float) -> None:
        """Draw a piece of a circle, in degrees clockwise from three o'clock."""
        self._draw.arc(
            self._at([(x - r, y - r), (x + r, y + r)]), start, end, fill=toned(ink), width=round(width * self._unit)
        )

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour | None,
            edge: Colour | None = None, width: float = 0, round_by: float = 0) -> None:  # fmt: skip
        """Draw a rectangle with round corners."""
        at = self._at([(left, top), (right, bottom)])
        self._draw.rounded_rectangle(
            at, round_by * self._unit, _perhaps(fill), _perhaps(edge), round(width * self._unit)
        )


def sprite(width: int, height: int, units: float, draw: Callable[[Pen], None], margin: float = 0) -> Image.Image:
    """Return a smooth RGBA sprite; `units` is how many of the pen's units go into its width, within the margins."""
    sheet = Image.new("RGBA", (width * FINE, height * FINE))
    draw(Pen(sheet, width * FINE / (units + 2 * margin), margin))
    small = sheet.reduce(FINE)
    small.putalpha(in_steps(small.getchannel("A")))
    return small


@cached(512)
def _corners(radius: int, line: int) -> tuple[Image.Image, ...]:
    """Return the masks of a round plate's four corners, or of its outline's when `line` is the outline's width."""
    side = 2 * radius * FINE
    sheet = Image.new("L", (side, side))
    whole = (0, 0, side - 1, side - 1)
    if line:
        ImageDraw.Draw(sheet).ellipse(whole, None, 255, line * FINE)
    else:
        ImageDraw.Draw(sheet).ellipse(whole, 255)
    small = in_steps(sheet.reduce(FINE))
    r, w = radius, 2 * radius
    return tuple(small.crop(box) for box in ((0, 0, r, r), (r, 0, w, r), (0, r, r, w), (r, r, w, w)))


def plate(
    picture: Image.Image,
    box: tuple[int, int, int, int],
    fill: Colour | None,
    edge: Colour | None = None,
    corner: int = 16,
    line: int = 2,
) -> None:
    """Lay a rounded plate on the picture."""
    corner = min(corner, (box[2] - box[0]) // 2, (box[3] - box[1]) // 2)
    if fill is not None:
        _lay(picture, box, toned(fill), corner, 0)
    if edge is not None:
        _lay(picture, box, toned(edge), corner, edging(line))


def _lay(picture: Image.Image, box: tuple[int, int, int, int], ink: Colour, r: int, line: int) -> None:
    """Straight parts are filled, only the corners need masks: a large plate costs no more than a small one."""
    left, top, right, bottom = box
    spots = ((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))
    for spot, mask in zip(spots, _corners(r, line), strict=True):
        picture.paste(ink, spot, mask)
    high, wide = (line, line) if line else (r, r)
    for piece in (
        (left + r, top, right - r, top + high),
        (left + r, bottom - high, right - r, bottom),
        (left, top + r, left + wide, bottom - r),
        (right - wide, top + r, right, bottom - r),
        *(() if line else ((left + r, top + r, right - r, bottom - r),)),
    ):
        if piece[0] < piece[2] and piece[1] < piece[3]:
            picture.paste(ink, piece)


def rule(picture: Image.Image, left: int, right: int, y: int, ink: Colour, line: int = 2) -> None:
    """Draw a level line."""
    picture.paste(toned(ink), (left, y, right, y + line))


def put(picture: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Paste a sprite with its middle at a point."""
    picture.paste(piece, (round(x - piece.width / 2), round(y - piece.height / 2)), piece)


def put_row(picture: Image.Image, pieces: Sequence[Image.Image], left: float, y: float, gap: float = 6) -> float:
    """Put pieces side by side from the left; return where they end."""
    x = left
    for piece in pieces:
        put(picture, piece, x + piece.width / 2, y)
        x += piece.width + gap
    return x


def put_centred(picture: Image.Image, pieces: Sequence[Image.Image], x: float, y: float, gap: float = 6) -> None:
    """Put pieces side by side around a point."""
    width = sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)
    put_row(picture, pieces, x - width / 2, y, gap)


def on_palette(picture: Image.Image, table: bytes) -> Image.Image:
    """Return an RGB picture on a fixed palette."""
    book = Image.new("P", (1, 1))
    book.putpalette(table)
    return picture.quantize(palette=book, dither=Image.Dither.NONE)


def encode(picture: Image.Image, table: bytes) -> bytes:
    """Return an RGB picture as a PNG with a fixed palette; far faster and smaller than true colour."""
    out = io.BytesIO()
    on_palette(picture, table).save(out, "PNG", compress_level=PNG_LEVEL)
    return out.getvalue()


def encode_clear(picture: Image.Image) -> bytes:
    """Return an RGBA picture as a PNG with its transparency."""
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
