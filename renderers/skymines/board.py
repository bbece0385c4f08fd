"""The board: the Moon or the Belt with the four stations, the round, and who is to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import Pen, plate, put, sprite
from renderers.palette import DARK_INK, GOLD, INK
from renderers.skymines import board_ground, parts, pieces
from renderers.skymines.belt import draw_belt, toll
from renderers.skymines.belt_ground import dashes
from renderers.skymines.board_layout import Box, plan
from renderers.skymines.board_station import draw_station
from renderers.skymines.kinds import first_player, locked
from renderers.skymines.lines import border
from renderers.skymines.moon import draw_moon
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM
from renderers.text import fit, length, write, write_label

_BROAD = 150
"""From this width on, a part of the legend has its cost beside its sign, else below it."""
_KINDS_GOING_BACK = 3
"""Of how many kinds the pieces that return are drawn; rarer crowds are told in the text alone."""


def board(view: SkyminesView, context: DrawContext) -> Image.Image:
    """Draw the board."""
    where = plan(view.known.variant.board, context.narrow)
    picture = board_ground.ground(view.known.variant.board, context.narrow)
    (draw_moon if view.known.variant.board == "moon" else draw_belt)(picture, view, where, _entered(view))
    for company, box in enumerate(where.stations):
        draw_station(picture, view, company, box, context)
    _head(picture, view, where.head, context)
    _legend(picture, view.known.variant.board, where.legend)
    return picture


def _entered(view: SkyminesView) -> dict[int, int]:
    """Return the targets that were entered in the expansion under way, each with the company that expands."""
    pending = view.known.pending
    if not pending or pending[0].kind != "expand":
        return {}
    return dict.fromkeys(pending[0].targets, pending[0].company)


def _head(picture: Image.Image, view: SkyminesView, box: Box, context: DrawContext) -> None:
    """Draw which side of the board is played, the round, its phase, the first player, and who is to act."""
    left, top, right, bottom = box
    state = view.known
    parts.panel(picture, box)
    write(picture, left + 24, top + 34, context.say(f"sk-picture-{state.variant.board}"), 36, INK, True)
    round_words = context.say("sk-picture-round", round=state.round)
    write(picture, right - 24, top + 34, round_words, 28, DUST, False, "r")
    words = fit(context.name(state.first), 27, False, 170)
    parts.mark(picture, state.first, right - 46, top + 77, 40)
    write(picture, right - 74, top + 77, words, 27, DUST, False, "r")
    put(picture, first_player(40), right - 98 - length(words, 27), top + 77)
    room = right - left - 48 - 104 - length(words, 27)
    phase = context.say(f"sk-picture-phase-{'over' if view.over else state.phase}")
    write(picture, left + 24, top + 77, fit(phase, 30, True, room), 30, LAMP, True)
    _movers(picture, view, (left + 12, bottom - 52, right - 12, bottom - 8), context)


def _movers(picture: Image.Image, view: SkyminesView, box: Box, context: DrawContext) -> None:
    """Draw for whom the table waits: one seat with its name, several by their emblems.

    At the right: what that seat owes, or who has chosen in secret.
    """
    left, top, right, bottom = box
    y = (top + bottom) // 2
    plate(picture, box, GOLD if view.over else GRAPHITE, None if view.over else LAMP, 14, 4)
    if view.over:
        write(picture, (left + right) / 2, y, context.say("sk-picture-over"), 30, DARK_INK, True, "m")
        return
    end = _chosen(picture, view, _due(picture, view, _returning(picture, view, right - 12, y), y), y)
    if len(view.to_move) == 1:
        parts.mark(picture, view.to_move[0], left + 32, y, 40)
        write_label(picture, left + 62, y, context.name(view.to_move[0]), round(end - left - 62 - 10), INK, 30)
    else:
        for i, seat in enumerate(view.to_move):
            parts.mark(picture, seat, left + 32 + 48 * i, y, 40)


def _due(picture: Image.Image, view: SkyminesView, right: float, y: float) -> float:
    """Draw what the player to act owes on this board, up to x; return where it begins.

    An expansion: the company and the energy that is left. Outposts to be removed: how many.
    """
    pending = view.known.pending
    if not pending or pending[0].kind not in ("expand", "remove"):
        return right
    due = pending[0]
    if due.kind == "remove":
        count = str(due.amount)
        left = right - 50 - length(count, 32, True)
        put(picture, pieces.removed(34), left + 20, y)
        write(picture, left + 48, y, count, 32, INK, True)
        return left
    left = right - 48 - _costs(str(due.amount))
    parts.company(picture, due.company, left + 20, y, 40)
    _energy(picture, left + 48, y, str(due.amount))
    return left


def _returning(picture: Image.Image, view: SkyminesView, right: float, y: float) -> float:
    """Draw the ousted pieces that are still to return to their stations, up to x; return where they begin.

    The next one is the first; several of a kind are counted.
    """
    found = list(Counter(view.going_back()).items())[:_KINDS_GOING_BACK]
    if not found:
        return right
    left = right - 36
    put(picture, pieces.returned(34), left + 18, y)
    for (company, shuttle), count in reversed(found):
        left -= 46
        (parts.shuttle if shuttle else parts.company)(picture, company, left + 22, y, 44 if shuttle else 40)
        if count > 1:
            left -= 4 + length(f"{count}×", 30, True)
            write(picture, left, y, f"{count}×", 30, INK, True)
    return left - 12


def _chosen(picture: Image.Image, view: SkyminesView, right: float, y: float) -> float:
    """Draw a padlock before those who have chosen in secret, up to x; return where it begins."""
    seats = [seat for seat in range(view.seats) if view.choosing(seat) is False]
    if not seats:
        return right
    left = right - 48 * len(seats)
    for at, seat in enumerate(seats):
        parts.mark(picture, seat, left + 28 + 48 * at, y, 40)
    put(picture, locked(34), left - 18, y)
    return left - 44


def _legend(picture: Image.Image, board: str, boxes: Sequence[Box]) -> None:
    """Draw what it costs to enter: by each kind of line or path, and where another company is."""
    signs = ((_line(1), "1"), (_line(2), "2")) if board == "moon" else ((_path(), "1"), (toll(48), "+1"))
    for (sign, cost), box in zip((*signs, (_taken(), "+1")), boxes, strict=True):
        left, top, right, bottom = box
        plate(picture, box, BASALT, SEAM, 18, 2)
        x, y = (left + right) / 2, (top + bottom) / 2
        if right - left < _BROAD:
            put(picture, sign, x, top + 28)
            _energy(picture, x - _costs(cost) / 2, bottom - 24, cost)
        else:
            start = x - (sign.width + 8 + _costs(cost)) / 2
            put(picture, sign, start + sign.width / 2, y)
            _energy(picture, start + sign.width + 8, y, cost)


def _costs(cost: str) -> int:
    """Return how wide `_energy` draws."""
    return length(cost, 32, True) + 34


def _energy(picture: Image.Image, x: float, y: float, cost: str) -> None:
    """Write an amount of energy from x on."""
    wide = write(picture, x, y, cost, 32, INK, True)
    put(picture, pieces.energy(40), x + wide + 18, y)


def _line(line: int) -> Image.Image:
    return sprite(64, 40, 64, lambda pen: border(pen, [(2, 20), (62, 20)], line))


def _path() -> Image.Image:
    return sprite(64, 40, 64, lambda pen: dashes(pen, (0, 20), (66, 20)))


def _taken() -> Image.Image:
    """Return an outpost space with a company on it."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 48, None, GRAPHITE, DUST, 4)

    space = pieces.square(62, draw)
    space.alpha_composite(pieces.any_company(46), (8, 8))
    return space
