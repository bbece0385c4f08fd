"""The display of action cards: three columns, of which the right one is the next to go, stack and discard pile."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import COLUMN_COST, DECK_LETTERS, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate
from renderers.palette import INK
from renderers.skymines import cards, palette, parts
from renderers.skymines.palette import DUST, GRAPHITE, LAMP, SEAM
from renderers.text import SMALLEST, wrap, write

_ROWS, _COLUMNS = 4, 3
_GAP = 14
_HEAD = 76
_LINE = 44
_RECOVERING = "E2"
"""The track whose bonus reaches into the discard pile."""


def display(view: SkyminesView, context: DrawContext) -> Image.Image:
    """Draw the display with total costs, and the piles below it."""
    known = view.known
    heading = parts.heading(context, context.say("sk-picture-display"), context.say("sk-picture-display-note"))
    top = heading.bottom + _HEAD
    piles_top = top + _ROWS * (cards.HIGH + _GAP) + 8
    pile_top = piles_top + _LINE + cards.HIGH + _GAP + 8
    pile = known.discard if _RECOVERING in known.variant.tracks else ()
    columns = 4 if context.narrow else 6
    picture = palette.ground(context.width, pile_top + (cards.STRIP + 8) * -(-len(pile) // columns) + 8)
    heading.draw(picture)
    wide = (context.width - 2 * parts.EDGE - 2 * _GAP) // _COLUMNS
    for column in range(_COLUMNS):
        # The spaces are counted from the right column, each from above.
        left = parts.EDGE + (_COLUMNS - 1 - column) * (wide + _GAP)
        _column_head(picture, column, left, heading.bottom, wide, context)
        for row in range(_ROWS):
            y = top + row * (cards.HIGH + _GAP)
            _space(picture, view, column * _ROWS + row, (left, y, left + wide, y + cards.HIGH), context)
    _piles(picture, view, piles_top, wide, context)
    _spread(picture, pile, pile_top, columns, context)
    return picture


def _column_head(picture: Image.Image, column: int, left: int, top: int, wide: int, context: DrawContext) -> None:
    """Draw what a column costs beside its cards; the right one is marked, for it goes at the end of the round."""
    box = (left, top, left + wide, top + _HEAD - 12)
    plate(picture, box, GRAPHITE, LAMP if column == 0 else SEAM, 14, 3)
    y = (box[1] + box[3]) / 2
    write(picture, left + 18, y, "+", 40, INK, True)
    parts.amount(picture, "unit", COLUMN_COST[column * _ROWS], left + 76, y, 56)
    if column == 0:
        lines = wrap(context.say("sk-picture-goes"), SMALLEST, False, wide - 120, 2)
        for at, line in enumerate(lines):
            write(picture, left + 112, y + (at - (len(lines) - 1) / 2) * 30, line, SMALLEST, LAMP)


def _space(picture: Image.Image, view: SkyminesView, space: int, box: cards.Box, context: DrawContext) -> None:
    card = view.known.display[space]
    if card:
        cards.face(picture, box, card, view.cost(card), edge=LAMP if space < _ROWS else SEAM)
        return
    plate(picture, box, GRAPHITE, SEAM, 16, 2)
    write(picture, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, context.say("sk-picture-empty"), 27, DUST, False, "m")


def _piles(picture: Image.Image, view: SkyminesView, top: int, wide: int, context: DrawContext) -> None:
    """Draw the stack with how many cards of each letter are left, and the top of the discard pile."""
    known = view.known
    left_of = {letter: len(deck) for letter, deck in zip(DECK_LETTERS, known.stack, strict=True) if deck}
    left, right = parts.EDGE, parts.EDGE + wide + _GAP
    y = top + _LINE
    write(
        picture, left + 4, top + _LINE / 2, context.say("sk-picture-stack", count=sum(left_of.values())), 30, INK, True
    )
    discarded = context.say("sk-picture-discard", count=len(known.discard))
    write(picture, right + 4, top + _LINE / 2, discarded, 30, INK, True)
    box = (left, y, left + wide, y + cards.HIGH)
    if left_of:
        cards.stack(picture, box, left_of)
    else:
        plate(picture, box, GRAPHITE, SEAM, 16, 2)
    box = (right, y, right + wide, y + cards.HIGH)
    if known.discard:
        cards.face(picture, box, known.discard[-1])
    else:
        plate(picture, box, GRAPHITE, SEAM, 16, 2)


def _spread(picture: Image.Image, pile: tuple[str, ...], top: int, columns: int, context: DrawContext) -> None:
    """Draw the whole discard pile, where a track's bonus reaches into it."""
    wide = (context.width - 2 * parts.EDGE - 8 * (columns - 1)) // columns
    for i, card in enumerate(pile):
        row, column = divmod(i, columns)
        left, y = parts.EDGE + column * (wide + 8), top + row * (cards.STRIP + 8)
        cards.strip(picture, (left, y, left + wide, y + cards.STRIP), card)
