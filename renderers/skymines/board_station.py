"""A company's station: three columns of home spaces, what is left on them, and what a share is worth."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.skymines.view import HOME_COINS, HOMES, SHUTTLES, SkyminesView, Station
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, GOLD, INK
from renderers.skymines import parts, pieces
from renderers.skymines.board_layout import Box
from renderers.skymines.palette import DUST, GRAPHITE, SEAM, SLAB, edge
from renderers.text import SMALLEST, write, write_label

_BROAD = 260
"""From this width on, a station has all of its heading in one line."""


class _Print(NamedTuple):
    """How large a station is printed: where its home spaces begin, how large each is, and what stands on it."""

    left: int
    top: int
    cell: int
    row: int
    piece: int


_DISC = 16
_WIDE, _SMALL = _Print(48, 78, 52, 52, 38), _Print(32, 92, 34, 42, 28)


def draw_station(picture: Image.Image, view: SkyminesView, company: int, box: Box, context: DrawContext) -> None:
    """Draw a station. Its columns lie level here: what leaves first is at the left, the crossed-out space last."""
    left, top, right, _ = box
    broad = right - left >= _BROAD
    size = _WIDE if broad else _SMALL
    plate(picture, box, SLAB, edge(company), 18, 5)
    (_heading if broad else _two_lines)(picture, view, company, box, context)
    state = view.known
    for column, coins in enumerate(HOME_COINS[state.variant.board]):
        y = top + size.top + size.row * column + size.row // 2
        write(picture, left + size.left / 2 + 2, y, str(column + 1), 28 if broad else SMALLEST, DUST, True, "m")
        ships = state.variant.board == "belt" and column == SHUTTLES
        for home, occupied in enumerate(homes(state.stations[company], column)):
            x = left + size.left + size.cell * home + size.cell // 2
            _home(picture, x, y, coins[home], size, crossed=home == HOMES - 1, occupied=occupied)
            if occupied:
                put(picture, (pieces.shuttle if ships else pieces.company)(company, size.piece), x, y)
                _hidden(picture, x, y, coins[home], size)


def _heading(picture: Image.Image, view: SkyminesView, company: int, box: Box, context: DrawContext) -> None:
    """Draw whose station it is, and at the right what a share is worth."""
    left, top, right, _ = box
    parts.company(picture, company, left + 40, top + 42, 56)
    write_label(picture, left + 72, top + 42, parts.company_name(company, context), right - left - 72 - 116, INK, 32)
    put(picture, pieces.certificate(44), right - 92, top + 42)
    parts.amount(picture, "coin", view.share_value(company), right - 42, top + 42, 62)


def _two_lines(picture: Image.Image, view: SkyminesView, company: int, box: Box, context: DrawContext) -> None:
    """Draw whose station it is, and below its name what a share is worth."""
    left, top, right, _ = box
    parts.company(picture, company, left + 38, top + 46, 58)
    write_label(picture, left + 72, top + 26, parts.company_name(company, context), right - left - 80, INK, 28)
    put(picture, pieces.certificate(40), left + 92, top + 66)
    parts.amount(picture, "coin", view.share_value(company), left + 140, top + 66, 50)


def homes(station: Station, column: int) -> tuple[bool, ...]:
    """Return which home spaces of a column are occupied, from the top. What was crossed out and left stays vacant."""
    vacant, opened = station.vacated[column], station.opened[column]
    return tuple(vacant - opened <= home < HOMES - opened for home in range(HOMES))


def _home(picture: Image.Image, x: int, y: int, coins: int, size: _Print, *, crossed: bool, occupied: bool) -> None:
    """Draw a home space, and its coins once it is vacant."""
    wide, high = size.cell // 2 - 2, size.row // 2 - 3
    plate(picture, (x - wide, y - high, x + wide, y + high), GRAPHITE, SEAM, 8, 2)
    if crossed:
        put(picture, pieces.crossed(2 * min(wide, high)), x, y)
    if coins and not occupied:
        parts.amount(picture, "coin", coins, x, y, min(44, size.cell + 2))


def _hidden(picture: Image.Image, x: int, y: int, coins: int, size: _Print) -> None:
    """Draw a small disc for each coin that lies under a piece."""
    right, bottom = x + size.cell // 2 - 1, y + size.row // 2 - 2
    for i in range(coins):
        spot = right - _DISC * i
        plate(picture, (spot - _DISC, bottom - _DISC, spot, bottom), GOLD, DARK_INK, _DISC // 2, 2)
