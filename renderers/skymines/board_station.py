"""A company's station: three columns of home spaces, what is left on them, and what a share is worth."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import HOME_COINS, HOMES, SHUTTLES, SkyminesView, Station
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, GOLD, INK
from renderers.skymines import parts, pieces
from renderers.skymines.board_layout import Box
from renderers.skymines.palette import DUST, GRAPHITE, SEAM, SLAB, edge
from renderers.text import write, write_label

_HEAD, _ROW, _CELL = 78, 52, 52


def draw_station(picture: Image.Image, view: SkyminesView, company: int, box: Box, context: DrawContext) -> None:
    """Draw a station. Its columns lie level here: what leaves first is at the left, the crossed-out space last."""
    left, top, right, _ = box
    plate(picture, box, SLAB, edge(company), 18, 5)
    parts.company(picture, company, left + 40, top + 42, 56)
    write_label(picture, left + 72, top + 42, parts.company_name(company, context), right - left - 72 - 116, INK, 32)
    put(picture, pieces.certificate(44), right - 92, top + 42)
    parts.amount(picture, "coin", view.share_value(company), right - 42, top + 42, 62)
    state = view.known
    for column, coins in enumerate(HOME_COINS[state.variant.board]):
        y = top + _HEAD + _ROW * column + _ROW // 2
        write(picture, left + 26, y, str(column + 1), 28, DUST, True, "m")
        ships = state.variant.board == "belt" and column == SHUTTLES
        for home, occupied in enumerate(homes(state.stations[company], column)):
            x = left + 48 + _CELL * home + _CELL // 2
            _home(picture, x, y, coins[home], crossed=home == HOMES - 1, occupied=occupied)
            if occupied:
                put(picture, (pieces.shuttle if ships else pieces.company)(company, 38), x, y)


def homes(station: Station, column: int) -> tuple[bool, ...]:
    """Return which home spaces of a column are occupied, from the top. What was crossed out and left stays vacant."""
    vacant, opened = station.vacated[column], station.opened[column]
    return tuple(vacant - opened <= home < HOMES - opened for home in range(HOMES))


def _home(picture: Image.Image, x: int, y: int, coins: int, *, crossed: bool, occupied: bool) -> None:
    """Draw a home space: its coin icons are seen once it is vacant; before, a small corner of them."""
    half = _CELL // 2 - 3
    plate(picture, (x - half, y - half, x + half, y + half), GRAPHITE, SEAM, 8, 2)
    if crossed:
        put(picture, pieces.crossed(2 * half), x, y)
    if occupied:
        for i in range(coins):
            spot = x + half - 7 - 14 * i
            plate(picture, (spot - 6, y + half - 13, spot + 6, y + half - 1), GOLD, DARK_INK, 6, 2)
    elif coins:
        parts.amount(picture, "coin", coins, x, y, 44)
