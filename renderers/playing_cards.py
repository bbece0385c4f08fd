"""Pictures of playing cards on a green table, for every game that uses them. Suits differ by shape and by colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from renderers import emblems, panels
from renderers.cache import cached
from renderers.colour_table import colour_table
from renderers.draw_context import DrawContext
from renderers.paint import plate, rule
from renderers.palette import (
    DARK_INK,
    GOLD,
    INK,
    PLAYER_INK,
    PLAYER_RIM,
    PLAYERS,
    SOFT_INK,
    Colour,
    on_grid,
)
from renderers.panels import EDGE, Tone
from renderers.text import fit, length, write
from renderers.theme import BLACK, plainer, toned

FELT = plainer(on_grid(10, 58, 42), BLACK)
BAIZE = plainer(on_grid(14, 40, 34), BLACK)
RAISED = plainer(on_grid(22, 82, 62), BLACK)
SEAM = plainer(on_grid(86, 150, 116), INK)
PALE = plainer(on_grid(186, 220, 200), INK)
PAPER = on_grid(252, 250, 242)
SHADE = plainer(on_grid(6, 34, 26), BLACK)
"""The shadow below a card."""
BACK = plainer(on_grid(122, 26, 48), on_grid(90, 6, 26))
LATTICE = on_grid(226, 150, 158)
TONE = Tone(BAIZE, RAISED, SEAM, PALE, GOLD)
SUITS: dict[str, tuple[str, Colour]] = {
    "clubs": ("♣", on_grid(6, 84, 42)),
    "diamonds": ("♦", on_grid(14, 62, 170)),
    "hearts": ("♥", plainer(on_grid(186, 18, 42), on_grid(138, 2, 22))),
    "spades": ("♠", DARK_INK),
}
"""Each suit's sign and its colour: four colours, so that no two suits look alike from afar."""
_WORDS = (
    *((ink, ground) for ink in (INK, PALE, GOLD) for ground in (FELT, BAIZE, RAISED)),
    *((ink, PAPER) for _, ink in SUITS.values()),
    *zip(PLAYER_INK[:4], PLAYERS[:4], strict=True),
    (DARK_INK, GOLD),
    (DARK_INK, PALE),
    (DARK_INK, SOFT_INK),
)
_LINES = (
    *((colour, ground) for colour in (SEAM, PAPER, GOLD, SHADE) for ground in (FELT, BAIZE, RAISED)),
    (SHADE, PAPER),
    (GOLD, PAPER),
    (BACK, PAPER),
    (LATTICE, BACK),
    (BACK, BAIZE),
    *zip(PLAYER_RIM[:4], PLAYERS[:4], strict=True),
    *((rim, DARK_INK) for rim in PLAYER_RIM[:4]),
    (DARK_INK, BAIZE),
    (DARK_INK, RAISED),
)
_HELD, _GAP, _LIFT = 138, 20, 22
"""A card of the viewer's hand, what lies between two, and how far one that may be laid is raised."""
_RATIO = 1.4
_LEAST = 30
"""The smallest corner sign."""
_DEEP = 3
"""The most cards of a pile that are drawn."""
_SMALL, _ROW, _HAND, _NOTE = 62, 118, 390, 40
"""A card in a player's panel, the panel's least height, where its cards begin, and the size of its note."""


@cached(8)
def table() -> bytes:
    """Return the palette."""
    return colour_table(_WORDS, _LINES)


def ground(width: int, height: int) -> Image.Image:
    """Return a piece of the table to draw on, with a seam along its edge."""
    picture = Image.new("RGB", (width, height), toned(FELT))
    plate(picture, (8, 8, width - 8, height - 8), None, SEAM, 30, 2)
    return picture


def heading(context: DrawContext, title: str, note: str = "") -> panels.Heading:
    """Return a heading in the table's tone."""
    return panels.Heading(context.width, title, note, TONE)


def height(wide: int) -> int:
    """Return how high a card of this width is."""
    return round(wide * _RATIO)


def card(picture: Image.Image, name: str, left: int, top: int, wide: int, context: DrawContext, *,
         marked: bool = False) -> None:  # fmt: skip
    """Draw a card as it lies: face up, or `?` face down. A marked one has a broad golden edge."""
    if name == "?":
        _back(picture, left, top, wide)
    else:
        _face(picture, name, left, top, wide, context, marked)


def stack(picture: Image.Image, name: str, count: int, left: int, top: int, wide: int, context: DrawContext) -> None:
    """Draw a pile of cards, of which one can see the top card and that there are more; nothing for no cards."""
    for depth in range(min(count, _DEEP) - 1, 0, -1):
        _blank(picture, left + 10 * depth, top + 7 * depth, wide)
    if count:
        card(picture, name, left, top, wide, context)


def _face(picture: Image.Image, name: str, left: int, top: int, wide: int, context: DrawContext,
          marked: bool) -> None:  # fmt: skip
    """Draw a card face up: rank and sign in its corners, the sign large below; a small one has rank and sign alone."""
    suit, _, rank = name.partition("-")
    sign, ink = SUITS[suit]
    _blank(picture, left, top, wide, GOLD if marked else None)
    corner = max(_LEAST, round(wide * 0.3))
    write(picture, left + wide * 0.11 + 1, top + corner * 0.72, context.say(f"card-corner-{rank}"), corner, ink, True)
    if wide < 90:
        write(picture, left + wide / 2, top + height(wide) - corner * 0.72, sign, corner + 8, ink, True, "m")
        return
    write(picture, left + wide * 0.91 - 2, top + corner * 0.72, sign, corner, ink, True, "r")
    write(picture, left + wide / 2, top + height(wide) * 0.6, sign, round(wide * 0.9), ink, True, "m")


def _back(picture: Image.Image, left: int, top: int, wide: int) -> None:
    """Draw a card face down."""
    _blank(picture, left, top, wide)
    inset, tall = max(4, wide // 16), height(wide)
    plate(picture, (left + inset, top + inset, left + wide - inset, top + tall - inset), BACK, None, wide // 10)
    for y in range(top + 3 * inset, top + tall - 2 * inset, max(8, wide // 9)):
        rule(picture, left + 2 * inset, left + wide - 2 * inset, y, LATTICE, 2)


def _blank(picture: Image.Image, left: int, top: int, wide: int, edge: Colour | None = None) -> None:
    corner, drop = max(6, wide // 9), max(2, wide // 40)
    box = (left, top, left + wide, top + height(wide))
    plate(picture, (box[0] + drop, box[1] + drop, box[2] + drop, box[3] + drop), SHADE, None, corner)
    plate(picture, box, PAPER, edge, corner, 8)


def suit_sign(picture: Image.Image, suit: str, x: int, y: int, size: int) -> None:
    """Draw a suit's sign on a round piece of paper around a point."""
    half = size // 2
    sign, ink = SUITS[suit]
    plate(picture, (x - half, y - half, x + half, y + half), PAPER, GOLD, half, 8)
    write(picture, x, y, sign, round(size * 0.85), ink, True, "m")


class Rows:
    """Cards side by side in as many rows as they need, within a width. `lift`: how far marked cards are raised."""

    def __init__(self, cards: Sequence[str], wide: int, gap: int, room: int, lift: int = 0) -> None:
        self._cards, self._wide, self._gap, self._lift = cards, wide, gap, lift
        self._in_row = max(1, (room + gap) // (wide + gap))
        self._step = height(wide) + gap + lift
        self.high = -(-max(1, len(cards)) // self._in_row) * self._step
        """How high all rows are."""

    def draw(
        self,
        picture: Image.Image,
        left: int,
        top: int,
        context: DrawContext,
        *,
        marked: Collection[str] = (),
        middle: int | None = None,
    ) -> None:
        """Draw them from `left` on, or each row around `middle`."""
        pitch = self._wide + self._gap
        for first in range(0, len(self._cards), self._in_row):
            row = self._cards[first : first + self._in_row]
            x = left if middle is None else middle - (len(row) * pitch - self._gap) // 2
            for place, name in enumerate(row):
                y = top if name in marked else top + self._lift
                card(picture, name, x + place * pitch, y, self._wide, context, marked=name in marked)
            top += self._step


class SeatRow:
    """A player's panel: emblem, name, the cards of their hand, face up where they are known, and a note at the right.

    `active`: it has a golden edge.
    """

    def __init__(self, seat: int, hand: Sequence[str], note: str, context: DrawContext, *, active: bool) -> None:
        self._seat, self._note, self._context, self._active = seat, note, context, active
        self._right = context.width - EDGE - 24 - length(note, _NOTE, True)
        self._cards = Rows(hand, _SMALL, 8, self._right - _HAND - 16)
        self.high = max(_ROW, self._cards.high + 18)
        """How high the panel is."""

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw it."""
        box = (EDGE, top, self._context.width - EDGE, top + self.high)
        plate(picture, box, RAISED if self._active else BAIZE, GOLD if self._active else SEAM, 18, 5)
        middle = top + self.high / 2
        emblems.mark(picture, self._seat, EDGE + 54, middle, 64)
        name = fit(self._context.name(self._seat), 32, True, _HAND - 130)
        write(picture, EDGE + 100, middle, name, 32, INK, True)
        self._cards.draw(picture, _HAND, top + (self.high - self._cards.high) // 2 + 4, self._context)
        write(picture, self._right, middle, self._note, _NOTE, INK, True)


def table_picture(title: panels.Heading, middle: int, rows: Sequence[SeatRow], context: DrawContext) -> Image.Image:
    """Draw a table: its heading, room of this height for what lies in the middle, and a panel for each player."""
    top = title.bottom + middle
    picture = ground(context.width, top + sum(row.high + 12 for row in rows) + 20)
    title.draw(picture)
    for row in rows:
        row.draw(picture, top)
        top += row.high + 12
    return picture


def hand_picture(hand: Sequence[str], marked: Collection[str], note: str, context: DrawContext) -> Image.Image:
    """Draw the viewer's hand; the marked cards are raised."""
    title = heading(context, context.say("card-hand"), note)
    rows = Rows(hand, _HELD, _GAP, context.width - 80, _LIFT)
    picture = ground(context.width, title.bottom + rows.high + 24)
    title.draw(picture)
    if not hand:
        write(picture, context.width / 2, title.bottom + 110, context.say("card-hand-empty"), 34, INK, False, "m")
    rows.draw(picture, 0, title.bottom + 10, context, marked=marked, middle=context.width // 2)
    return picture
