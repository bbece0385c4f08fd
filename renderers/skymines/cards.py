"""Faces of action cards and bonus tiles, and the strips that show them one upon the other."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from bot.games.skymines.view import CARD, COMPANY_OF, PLUS, Card
from renderers.paint import plate, put
from renderers.palette import DARK_INK, INK, Colour
from renderers.skymines import parts, pieces
from renderers.skymines.kinds import face_down, kind
from renderers.skymines.palette import (
    BASALT,
    COAL,
    COPPER,
    DUST,
    GRAPHITE,
    HELIUM,
    LAMP,
    PAPER,
    RESEARCH,
    SEAM,
    SLAB,
    TITANIUM,
)
from renderers.text import write

Box = tuple[int, int, int, int]
HIGH = 136
"""How high a face is."""
STRIP = 58
_BAND: dict[str, Colour] = {
    "titanium": TITANIUM,
    "minerals": COPPER,
    "carbon": COAL,
    "energy": LAMP,
    "research": RESEARCH,
    "field": HELIUM,
    "share": PAPER,
    "plus": LAMP,
}
_BROAD = 260
"""From this width on, all of a face stands in one row; narrower ones have the share below."""
_AMPLE = 340
_SMALL = 50


def face(picture: Image.Image, box: Box, name: str, cost: int | None = None, *, edge: Colour = SEAM) -> None:
    """Draw a card; at its right top corner what it costs, if that is said."""
    card = CARD[name]
    left, top, right, bottom = box
    plate(picture, box, SLAB, edge, 16, 3)
    plate(picture, (left + 8, top + 10, left + 18, bottom - 10), _BAND[card.kind], DARK_INK, 5, 2)
    if cost is not None:
        parts.amount(picture, "unit", cost, right - 38, top + 40, 64)
    if card.kind == "share":
        share(picture, COMPANY_OF[card.share], left + 82, (top + bottom) / 2, 104)
    elif card.kind == "field":
        _field(picture, card, box)
    else:
        _worth(picture, card, box)


def _worth(picture: Image.Image, card: Card, box: Box) -> None:
    """Draw the sign and the value of a card, and its share."""
    left, top, right, bottom = box
    broad = right - left >= _BROAD
    size = (84 if right - left >= _AMPLE else 64) if broad else 54
    y = (top + bottom) / 2 if broad else top + 42
    put(picture, kind(card.kind, size), left + 28 + size / 2, y)
    text = f"+{card.value}" if card.kind == PLUS else str(card.value)
    x = left + 40 + size
    x += write(picture, x, y, text, 56, INK, True)
    if card.share and broad:
        high = size + 8 if right - left >= _AMPLE else 58
        share(picture, COMPANY_OF[card.share], x + 8 + high / 2, y, high)
    elif card.share:
        share(picture, COMPANY_OF[card.share], left + 57, bottom - 36, 56)


def _field(picture: Image.Image, card: Card, box: Box) -> None:
    """Draw what a field scientist gains, and below whose gas collectors bring more."""
    left, top, _, bottom = box
    put(picture, kind(card.kind, 58), left + 28 + 29, top + 40)
    x = left + 94
    parts.amount(picture, "helium", card.value, x + _SMALL / 2, top + 40, _SMALL)
    if card.coin and box[2] - left >= _BROAD:
        parts.amount(picture, "coin", card.coin, x + _SMALL * 1.5 + 2, top + 40, _SMALL)
    elif card.coin:
        parts.amount(picture, "coin", card.coin, x + _SMALL / 2, bottom - 34, _SMALL)
    if card.company:
        parts.company(picture, COMPANY_OF[card.company], left + 56, bottom - 34, 54)
        if box[2] - left >= _BROAD:
            for at in range(2):
                put(picture, pieces.gas(42), left + 108 + 42 * at, bottom - 34)


def share(picture: Image.Image, company: int, x: float, y: float, size: int) -> None:
    """Draw a share, with its company's letter where there is room."""
    put(picture, pieces.certificate(size), x, y)
    parts.company(picture, company, x, y + size * 0.08, max(44, round(size * 0.66)))


def strip(picture: Image.Image, box: Box, name: str) -> None:
    """Draw the top edge of a card: its sign, its value and its share."""
    card = CARD[name]
    left, top, right, bottom = box
    y = (top + bottom) / 2
    plate(picture, box, SLAB, SEAM, 12, 2)
    plate(picture, (left + 6, top + 8, left + 14, bottom - 8), _BAND[card.kind], DARK_INK, 4, 2)
    x = left + 20
    if card.kind == "share":
        share(picture, COMPANY_OF[card.share], x + 27, y, 50)
        return
    put(picture, kind(card.kind, 42), x + 21, y)
    if card.kind == "field":
        parts.amount(picture, "helium", card.value, x + 68, y, 48)
    else:
        write(picture, x + 50, y, str(card.value), 36, INK, True)
    if card.share:
        share(picture, COMPANY_OF[card.share], right - 34, y, 50)
    elif card.company:
        parts.company(picture, COMPANY_OF[card.company], right - 32, y, 46)


def used(picture: Image.Image, box: Box, name: str) -> None:
    """Draw a card that lies face down: what it is, faded, for all have seen it."""
    card = CARD[name]
    left, top, right, bottom = box
    plate(picture, box, GRAPHITE, SEAM, 16, 3)
    put(picture, face_down(56), right - 38, bottom - 38)
    x = left + 20
    if card.kind != "share":
        put(picture, kind(card.kind, 44), x + 22, top + 40)
        write(picture, x + 52, top + 40, str(card.value), 36, DUST, True)
    if card.share:
        share(picture, COMPANY_OF[card.share], x + 32, top + HIGH - 36, 60)


def stack(picture: Image.Image, box: Box, left_of: Mapping[str, int]) -> None:
    """Draw the back of the stack: by letter, how many cards are left; the first letter comes next."""
    left, top, right, bottom = box
    plate(picture, box, BASALT, SEAM, 16, 3)
    step = min(72, (right - left - 16) // len(left_of))
    for at, (letter, count) in enumerate(left_of.items()):
        x = left + 8 + step * at + step // 2
        comes_next = at == 0
        plate(
            picture, (x - 20, top + 16, x + 20, top + 76), SLAB, LAMP if comes_next else SEAM, 6, 4 if comes_next else 2
        )
        write(picture, x, top + 46, letter, 36, INK, True, "m")
        write(picture, x, bottom - 34, f"×{count}", 27, INK, False, "m")
