"""The board: years with their bonuses, eight missions, the order, the event, the supply, everybody's success."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, put_centred
from renderers.palette import DARK_INK, GOLD, INK
from renderers.panels import Box
from renderers.space_missions import marks, palette, parts, pieces
from renderers.space_missions.board_event import draw_event
from renderers.space_missions.board_layout import ORDER_ROW, BoardLayout, plan
from renderers.space_missions.board_missions import draw_mission
from renderers.space_missions.board_players import draw_players
from renderers.space_missions.palette import FADED, ORANGE, TEAL, TEAL_EDGE, TEAL_LIGHT, YELLOW
from renderers.text import fit, length, write, write_label

_FIRST = 1962
_PHASES = ("actions", "announce", "event", "fly", "complete")
_SMALL = 27
_PLACE = 60
_TOKEN = 40


def board(view: SpaceMissionsView, context: DrawContext) -> Image.Image:
    """Draw the board."""
    where = plan(view, context.narrow)
    picture = palette.ground(*where.size)
    _timeline(picture, view, where)
    _phases(picture, view, where.phases, context)
    _turn(picture, view, where.turn, context)
    for card, box in zip(view.missions, where.missions, strict=True):
        draw_mission(picture, card, box, context)
    draw_event(picture, view, where.event, context)
    _sequence(picture, view, where.sequence, context)
    _supply(picture, view, where)
    draw_players(picture, view, where, context)
    return picture


def _timeline(picture: Image.Image, view: SpaceMissionsView, where: BoardLayout) -> None:
    """The years, each with its two bonuses; the present one is lit, those behind are dim."""
    left, _, right, _ = where.timeline
    parts.panel(picture, where.timeline)
    wide = (right - left) // len(view.bonuses)
    for i, bonus in enumerate(view.bonuses):
        start = left + wide * i
        box = (start + 3, where.timeline[1] + 3, start + wide - 3, where.timeline[3] - 3)
        _year(picture, _FIRST + i - view.year, str(_FIRST + i), bonus, box)


def _year(picture: Image.Image, ahead: int, year: str, bonus: str, box: Box) -> None:
    """A year. `ahead`: 0 for the present one, less for those that are over."""
    middle, y = (box[0] + box[2]) / 2, box[1] + 72
    if ahead == 0:
        plate(picture, box, TEAL_LIGHT, ORANGE, 18, 5)
    write(picture, middle, box[1] + 27, year, 32 if ahead == 0 else 30, FADED if ahead else INK, ahead == 0, "m")
    if ahead < 0:
        put(picture, pieces.tick(44), middle, y)
    else:
        signs = [marks.bonus(name, 46) for name in (bonus, EDITION.bonuses.fixed)]
        put_centred(picture, signs, middle, y)


def _phases(picture: Image.Image, view: SpaceMissionsView, box: Box, context: DrawContext) -> None:
    """The phases of a year as lamps, the present one burning."""
    left, top, right, bottom = box
    words = [context.say(f"sms-pic-phase-{phase}") for phase in _PHASES]
    burning = [phase == view.phase and not view.over for phase in _PHASES]
    free = right - left - sum(length(word, _SMALL, lit) + 38 for word, lit in zip(words, burning, strict=True))
    x, y = left + free / len(words) / 2, (top + bottom) // 2
    for word, lit in zip(words, burning, strict=True):
        spot = round(x)
        plate(picture, (spot, y - 14, spot + 28, y + 14), YELLOW if lit else TEAL, INK if lit else TEAL_EDGE, 14, 3)
        x += 38 + write(picture, x + 38, y, word, _SMALL, INK if lit else FADED, lit) + free / len(words)


def _turn(picture: Image.Image, view: SpaceMissionsView, box: Box, context: DrawContext) -> None:
    """Who has to decide what; at the end that it is over, and by what."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    if view.over or not view.to_move:
        plate(picture, box, GOLD, INK, 24, 3)
        words = context.say(
            f"sms-pic-over-{view.over_by}" if view.over_by in ("landing", "sixties") else "sms-pic-over"
        )
        write(picture, (left + right) / 2, y, fit(words, 32, True, right - left - 40), 32, DARK_INK, True, "m")
        return
    plate(picture, box, TEAL, ORANGE, 24, 4)
    seat = view.to_move[0]
    parts.mark(picture, seat, left + 42, y, 48)
    due = context.say(f"sms-pic-due-{view.pending}") if view.pending else ""
    room = right - left - 84 - 30
    asked = min(length(due, 28), room * 2 // 3)
    write(picture, right - 28, y, fit(due, 28, False, asked), 28, ORANGE, False, "r")
    write(picture, left + 80, y, fit(context.name(seat), 32, True, room - asked - 24), 32, INK, True)


def _sequence(picture: Image.Image, view: SpaceMissionsView, box: Box, context: DrawContext) -> None:
    """The sequence bar: the upper row, in which those stand who have passed, and the lower one."""
    left, top, right, bottom = box
    parts.panel(picture, box)
    rows = (("next", view.upper), ("now", view.sequence))
    if bottom - top > ORDER_ROW:
        for row, (key, seats) in enumerate(rows):
            _order(
                picture, view, key, seats, (left, top + ORDER_ROW * row, right, top + ORDER_ROW * (row + 1)), context
            )
        return
    middle = (left + right) // 2 - 14
    for (key, seats), (start, end) in zip(rows, ((left, middle), (middle, right)), strict=True):
        _order(picture, view, key, seats, (start, top, end, bottom), context)


def _order(
    picture: Image.Image, view: SpaceMissionsView, key: str, seats: Sequence[int], box: Box, context: DrawContext
) -> None:
    """A row of the sequence bar: what it says, and at its right who stands at which place."""
    left, top, right, bottom = box
    places = len(view.players) + (view.automa is not None)
    y, start = (top + bottom) // 2, right - 12 - _PLACE * places + _PLACE / 2
    words = context.say(f"sms-pic-order-{key}")
    write_label(picture, left + 18, y, words, round(start - left - 54), INK, 28)
    for i in range(places):
        x = round(start + _PLACE * i)
        plate(picture, (x - 27, y - 27, x + 27, y + 27), TEAL_LIGHT if key == "now" else TEAL, TEAL_EDGE, 12, 3)
        if i < len(seats):
            parts.mark(picture, seats[i], x, y, 44)
        else:
            write(picture, x, y, str(i + 1), _SMALL, FADED, False, "m")


def _supply(picture: Image.Image, view: SpaceMissionsView, where: BoardLayout) -> None:
    """What can still be taken: tokens of each kind, and astronauts."""
    left, top, right, bottom = where.supply
    parts.panel(picture, where.supply)
    y = (top + bottom) // 2
    put(picture, pieces.crate(_TOKEN), left + 12 + _TOKEN / 2, y)
    items = [
        *((pieces.token(kind, _TOKEN), count) for kind, count in zip(parts.STOCK, view.supply, strict=True)),
        (pieces.astronaut("healthy", _TOKEN), view.astronauts),
    ]
    step = (right - left - _TOKEN - 30) / len(items)
    for i, (piece, count) in enumerate(items):
        x = left + _TOKEN + 26 + step * i
        put(picture, piece, x + _TOKEN / 2, y)
        write(picture, x + _TOKEN + 4, y, str(count), 29, INK if count else FADED, True)
