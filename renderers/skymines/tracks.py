"""The four company tracks side by side: spaces, shares, barriers, thresholds, bonuses, and all markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.games.skymines.view import COMPANIES, SkyminesView, Track
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, INK
from renderers.skymines import palette, parts, pieces
from renderers.skymines.board_layout import Box
from renderers.skymines.lines import beam
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, PAPER, SEAM, SLAB
from renderers.text import SMALLEST, wrap, write, write_label

_EDGE, _GAP, _HEAD = 12, 6, 72
_ROW, _PLAIN, _LINK, _MARK, _CUT = 42, 29, 42, 42, 22
"""How high a row is: with a share or markers, with neither, of a link; a marker; rows left out."""
_BESIDE = 108
"""What a row needs for its number and its share, before the markers."""
_SHARE_WIDE, _SHARE_HIGH = 96, 42
_BONUS_LEFT, _BONUS_ROW, _BONUS_LINE = 208, 38, 31
_ROOMY = 240
"""Columns wider than this show the sign of a share beside its value."""
_SPACE, _BARRIER, _THRESHOLD, _OUT = "space", "barrier", "threshold", "out"
_AHEAD, _BEHIND = 4, 1
"""How many rows above and below a marker are drawn."""


class Row(NamedTuple):
    """A row of a track from its end to its start. `kind`: a space, a link to the space above it, or rows left out.

    `number`: of the space, the price of a barrier, which threshold (from 1). `share`: the number of shares reached
    here, 0 if none. `coins`: what a threshold gives. `markers`: who stands there.
    """

    kind: str
    number: int
    share: int = 0
    coins: int = 0
    markers: tuple[int, ...] = ()


def rows(view: SkyminesView, company: int) -> tuple[Row, ...]:
    """Return the rows of a company's track, the last space first."""
    return tuple(_rows(view, company, view.track(company)))[::-1]


def _rows(view: SkyminesView, company: int, track: Track) -> Iterator[Row]:
    reached = {space: number for number, space in enumerate(track.shares, 1)}
    for space in range(track.last + 1):
        here = tuple(who for who in view.participants if view.place(who, company) == space)
        yield Row(_SPACE, space, reached.get(space, 0), 0, here)
        yield from (Row(_BARRIER, price) for after, price in track.barriers if after == space)
        for number, (after, coins) in enumerate(track.thresholds, 1):
            if after == space:
                yield Row(_THRESHOLD, number, 0, coins)


def near(column: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows around the markers, with one row in place of those that are left out between and above them."""
    stands = [at for at, row in enumerate(column) if row.markers]
    shown: list[Row] = []
    for at, row in enumerate(column):
        if any(stand - _AHEAD <= at <= stand + _BEHIND for stand in stands):
            shown.append(row)
        elif not shown or shown[-1].kind != _OUT:
            shown.append(Row(_OUT, 0))
    return tuple(shown)


def tracks(view: SkyminesView, context: DrawContext) -> Image.Image:
    """Draw the tracks, and below them what their bonuses are."""
    wide = (context.width - 2 * _EDGE - 3 * _GAP) // len(COMPANIES)
    columns = [near(rows(view, company)) for company in range(len(COMPANIES))]
    note = context.say("sk-picture-round", round=view.known.round)
    heading = parts.heading(context, context.say("sk-picture-tracks"), note)
    top = heading.bottom + parts.NAMES
    lines = -(-len(view.participants) // _shares_fit(wide))
    bottom = (
        top + _HEAD + _SHARE_HIGH * lines + 8 + max(sum(_high(row, wide) for row in column) for column in columns) + 14
    )
    bonuses = [_bonus_lines(view, company, context) for company in range(len(COMPANIES))]
    picture = palette.ground(context.width, bottom + sum(_bonus_high(lines) + _GAP for lines in bonuses) + _EDGE)
    heading.draw(picture)
    parts.names(picture, view.participants, heading.bottom - 8, context)
    for company, column in enumerate(columns):
        left = _EDGE + (wide + _GAP) * company
        _column(picture, view, company, column, (left, top, left + wide, bottom))
    y = bottom + _GAP
    for company, lines in enumerate(bonuses):
        _bonuses(picture, view, company, lines, context, (_EDGE, y, context.width - _EDGE, y + _bonus_high(lines)))
        y += _bonus_high(lines) + _GAP
    return picture


def _fits(wide: int) -> int:
    """Return how many markers stand beside each other."""
    return (wide - _BESIDE - 10) // _MARK


def _shares_fit(wide: int) -> int:
    """Return how many participants' shares stand beside each other."""
    return (wide - 12) // _SHARE_WIDE


def _high(row: Row, wide: int) -> int:
    if row.kind != _SPACE:
        return _CUT if row.kind == _OUT else _LINK
    if not row.share and not row.markers:
        return _PLAIN
    return _ROW * max(1, -(-len(row.markers) // _fits(wide)))


def _column(picture: Image.Image, view: SkyminesView, company: int, column: tuple[Row, ...], box: Box) -> None:
    left, top, right, bottom = box
    plate(picture, box, BASALT, palette.edge(company), 18, 5)
    parts.company(picture, company, left + 40, top + 38, 54)
    if right - left > _ROOMY:
        put(picture, pieces.certificate(44), right - 92, top + 38)
    parts.amount(picture, "coin", view.share_value(company), right - 40, top + 38, 62)
    _shares(picture, view, company, (left, top + _HEAD, right, top + _HEAD))
    y = bottom - 14
    for row in reversed(column):
        high = _high(row, right - left)
        y -= high
        _DRAWN[row.kind](picture, row, (left + 8, y, right - 8, y + high))


def _shares(picture: Image.Image, view: SkyminesView, company: int, box: Box) -> None:
    """Draw how many shares each participant has in all: on the track and on cards."""
    left, top, right, _ = box
    fits = _shares_fit(right - left)
    for i, who in enumerate(view.participants):
        line, place = divmod(i, fits)
        x, y = left + 10 + _SHARE_WIDE * place, top + _SHARE_HIGH * line + _SHARE_HIGH // 2
        parts.mark(picture, who, x + 20, y, 40)
        _paper(picture, view.shares(who, company), x + 67, y)


def _paper(picture: Image.Image, shares: int, x: int, y: int) -> None:
    """Draw a number of shares."""
    plate(picture, (x - 25, y - 19, x + 25, y + 19), PAPER, DARK_INK, 5, 2)
    write(picture, x, y, str(shares), 33 if shares < 10 else 30, DARK_INK, True, "m")


def _space(picture: Image.Image, row: Row, box: Box) -> None:
    """Draw a space: its number, the shares that a marker here has reached, and the markers."""
    left, top, right, bottom = box
    y = top + min(_ROW, bottom - top) // 2
    size = 34 if row.share else SMALLEST if bottom - top < _ROW else 32
    write(picture, left + 44, y, str(row.number), size, INK if row.share else DUST, bool(row.share), "r")
    if row.share:
        _paper(picture, row.share, left + 76, y)
    start = left + _BESIDE - 4
    plate(picture, (start, top + 1, right, bottom - 1), GRAPHITE, SEAM if row.markers else SLAB, 10, 2)
    fits = (right - start) // _MARK
    for i, who in enumerate(row.markers):
        line, place = divmod(i, fits)
        parts.mark(picture, who, start + 2 + _MARK * (place + 0.5), y + _ROW * line, 38)


def _left_out(picture: Image.Image, _row: Row, box: Box) -> None:
    """Draw three dots where rows are left out."""
    left, top, right, bottom = box
    x, y = (left + right) // 2, (top + bottom) // 2
    for at in (-24, 0, 24):
        plate(picture, (x + at - 4, y - 4, x + at + 4, y + 4), DUST, None, 4)


def _barrier(picture: Image.Image, row: Row, box: Box) -> None:
    """Draw a money barrier: a striped beam with its price."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    put(picture, beam(right - left), (left + right) / 2, y)
    parts.amount(picture, "coin", row.number, (left + right) / 2, y, 52)


def _threshold(picture: Image.Image, row: Row, box: Box) -> None:
    """Draw a bonus threshold: a lit line, which bonus it unlocks, and the coins that passing it gives."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    plate(picture, (left, y - 4, right, y + 4), LAMP, None, 4)
    parts.badge(picture, row.number, left + 66, y)
    middle = (left + right) // 2 + 34
    plate(picture, (middle - 46, y - 20, middle + 46, y + 20), GRAPHITE, LAMP, 20, 3)
    write(picture, middle - 22, y, "+", 32, INK, True, "m")
    parts.amount(picture, "coin", row.coins, middle + 16, y, 48)


_DRAWN = {_SPACE: _space, _BARRIER: _barrier, _THRESHOLD: _threshold, _OUT: _left_out}


def _bonus_lines(view: SkyminesView, company: int, context: DrawContext) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return both bonuses of a track in words, in lines."""
    name, room = view.track(company).id.lower(), context.width - 2 * _EDGE - _BONUS_LEFT - 20
    first, second = (
        wrap(context.say(f"sk-bonus-{name}-{half}"), 27, False, room - _MARK * len(_having(view, company, half)), 3)
        for half in (1, 2)
    )
    return first, second


def _having(view: SkyminesView, company: int, number: int) -> list[int]:
    """Return the seats for which a bonus of a company's track counts now."""
    return [seat for seat, player in enumerate(view.known.players) if player.levels[company] >= number]


def _bonus_high(lines: tuple[tuple[str, ...], ...]) -> int:
    return 12 + sum(_BONUS_ROW + _BONUS_LINE * (len(half) - 1) for half in lines)


def _bonuses(
    picture: Image.Image, view: SkyminesView, company: int, lines: tuple[tuple[str, ...], ...], context: DrawContext,
    box: Box,
) -> None:  # fmt: skip
    """Draw the bonuses of a company's track, and for which seats each counts now."""
    left, top, right, bottom = box
    plate(picture, box, BASALT, SEAM, 14, 2)
    middle = (top + bottom) / 2
    parts.company(picture, company, left + 78, middle - 17, 42)
    write_label(picture, left + 78, middle + 25, parts.company_name(company, context), 140, INK, 28, "m")
    y = top + 6 + _BONUS_ROW // 2
    for number, half in enumerate(lines, 1):
        parts.badge(picture, number, left + _BONUS_LEFT - 40, y)
        for i, seat in enumerate(reversed(_having(view, company, number))):
            parts.mark(picture, seat, right - 30 - _MARK * i, y, 38)
        for line in half:
            write(picture, left + _BONUS_LEFT, y, line, 27, INK)
            y += _BONUS_LINE
        y += _BONUS_ROW - _BONUS_LINE
