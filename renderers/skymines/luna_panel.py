"""What Luna has: CrypCoin, tracks, majority cards, the slots that she is still to turn up, shares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image

from bot.games.skymines.view import COMPANIES, LUNA, SLOTS, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, INK
from renderers.skymines import parts, pieces
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM
from renderers.text import length, write

_ROW = 66
_GAP = 22
_INSET = 18
_SLOT = 56
_CARD = 112


class _Piece(NamedTuple):
    """Something that takes its place in a row. `draw`: draws it from its left edge."""

    wide: int
    draw: Callable[[Image.Image, float, float], None]


class LunaPanel:
    """A panel of all that Luna has, in as many rows as it needs; nothing without her."""

    def __init__(self, view: SkyminesView, context: DrawContext) -> None:
        self._view, self._context = view, context
        self._rows = list(self._laid_out(context.width - 2 * parts.EDGE - 2 * _INSET))
        self.high = _ROW * len(self._rows) + 12 if self._rows else 0

    def draw(self, picture: Image.Image, top: int) -> None:
        """Draw it over the whole width."""
        if not self._rows:
            return
        box = (parts.EDGE, top, self._context.width - parts.EDGE, top + self.high)
        plate(picture, box, BASALT, SEAM, 18, 2)
        for at, row in enumerate(self._rows):
            x, y = parts.EDGE + _INSET, top + 6 + _ROW * (at + 0.5)
            for piece in row:
                piece.draw(picture, x, y)
                x += piece.wide + _GAP

    def _laid_out(self, room: int) -> Iterator[list[_Piece]]:
        row: list[_Piece] = []
        for piece in self._pieces():
            if row and sum(each.wide + _GAP for each in row) + piece.wide > room:
                yield row
                row = []
            row.append(piece)
        if row:
            yield row

    def _pieces(self) -> Iterator[_Piece]:
        luna = self._view.known.luna
        if luna is None:
            return
        yield _Piece(56, lambda picture, x, y: parts.mark(picture, LUNA, x + 28, y, 56))
        yield _counted(pieces.coin(48), luna.cash)
        yield _counted(pieces.helium(48), luna.tank)
        yield _counted(pieces.research(48), luna.research)
        for card in luna.majority:
            yield _Piece(_CARD, _card(card))
        yield _Piece(_SLOT * SLOTS + 6 * (SLOTS - 1), _slots(luna.slots))
        for company in range(len(COMPANIES)):
            yield _shares(company, self._view.shares(LUNA, company), self._view.share_value(company))


def _counted(sign: Image.Image, count: int) -> _Piece:
    def draw(picture: Image.Image, x: float, y: float) -> None:
        put(picture, sign, x + 24, y)
        write(picture, x + 56, y, str(count), 38, INK, True)

    return _Piece(58 + length(str(count), 38, True), draw)


def _card(name: str) -> Callable[[Image.Image, float, float], None]:
    """Return what draws a majority card by its name, or its empty place."""

    def draw(picture: Image.Image, x: float, y: float) -> None:
        left, top = round(x), round(y) - 28
        plate(picture, (left, top, left + _CARD, top + 56), GRAPHITE, LAMP if name else SEAM, 10, 3)
        write(picture, x + _CARD / 2, y, name or "–", 30, INK if name else DUST, True, "m")

    return draw


def _slots(cards: tuple[str, ...]) -> Callable[[Image.Image, float, float], None]:
    """Return what draws the slots A to E; those with a card that is still face down are lit."""

    def draw(picture: Image.Image, x: float, y: float) -> None:
        for at, card in enumerate(cards):
            left, top = round(x) + (_SLOT + 6) * at, round(y) - 28
            plate(picture, (left, top, left + _SLOT, top + 56), LAMP if card else GRAPHITE, SEAM, 10, 2)
            write(picture, left + _SLOT / 2, y, "ABCDE"[at], 34, DARK_INK if card else DUST, True, "m")

    return draw


def _shares(company: int, count: int, value: int) -> _Piece:
    words = f"{count}×{value}={count * value}"

    def draw(picture: Image.Image, x: float, y: float) -> None:
        parts.company(picture, company, x + 26, y, 52)
        write(picture, x + 60, y, words, 34, INK, True)

    return _Piece(62 + length(words, 34, True), draw)
