"""The board: years with their bonuses, eight missions, the order, the event, the supply, everybody's success."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, put_centred
from renderers.palette import DARK_INK, GOLD, INK
from renderers.panels import Box
from renderers.space_missions import marks, palette, parts, pieces
from renderers.space_missions.board_event import draw_event
from renderers.space_missions.board_layout import SUPPLY_ROW, TIMELINE_ROW, BoardLayout, plan
from renderers.space_missions.board_missions import draw_mission
from renderers.space_missions.board_players import draw_players
from renderers.space_missions.palette import FADED, ORANGE, TEAL, TEAL_EDGE, TEAL_LIGHT, YELLOW
from renderers.text import fit, length, write

_FIRST = 1962
_PHASES = ("actions", "announce", "event", "fly", "complete")
_SMALL = 27


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
    in_row = -(-len(view.bonuses) // where.rows)
    wide = (right - left) // in_row
    for i, bonus in enumerate(view.bonuses):
        row, column = divmod(i, in_row)
        start, top = left + wide * column, where.timeline[1] + TIMELINE_ROW * row
        box = (start + 3, top + 3, start + wide - 3, top + TIMELINE_ROW - 3)
        _year(picture, _FIRST + i - view.year, str(_FIRST + i), bonus, box)


def _year(picture: Image.Image, ahead: int, year: str, bonus: str, box: Box) -> None:
    """A year. `ahead`: 0 for the present one, less for those that are over."""
    middle, y = (box[0] + box[2]) / 2, box[1] + 77
    if ahead == 0:
        plate(picture, box, TEAL_LIGHT, ORANGE, 18, 5)
    write(picture, middle, box[1] + 27, year, 32 if ahead == 0 else 30, FADED if ahead else INK, ahead == 0, "m")
    if ahead < 0:
        put(picture, pieces.tick(44), middle, y)
    else:
        size = 60 if box[2] - box[0] > 160 else 46
        put_centred(picture, [marks.bonus(bonus, size), marks.bonus(EDITION.bonuses.fixed, size)], middle, y)


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
    left, top, right, _ = box
    parts.panel(picture, box)
    places = len(view.players) + (view.automa is not None)
    step = 78
    start = right - 30 - step * places + step / 2
    for key, seats, y in (("next", view.upper, top + 50), ("now", view.sequence, top + 130)):
        write(
            picture,
            left + 22,
            y,
            fit(context.say(f"sms-pic-order-{key}"), 28, True, round(start - left - 80)),
            28,
            INK,
            True,
        )
        for i in range(places):
            x = round(start + step * i)
            plate(picture, (x - 32, y - 32, x + 32, y + 32), TEAL_LIGHT if key == "now" else TEAL, TEAL_EDGE, 14, 3)
            if i < len(seats):
                parts.mark(picture, seats[i], x, y, 50)
            else:
                write(picture, x, y, str(i + 1), _SMALL, FADED, False, "m")


def _supply(picture: Image.Image, view: SpaceMissionsView, where: BoardLayout) -> None:
    """What can still be taken: tokens of each kind, and astronauts."""
    left, top, right, bottom = where.supply
    parts.panel(picture, where.supply)
    size = 46 if where.rows == 1 else 54
    put(picture, pieces.crate(size), left + 14 + size / 2, (top + bottom) // 2)
    items = [
        *((pieces.token(kind, size), count) for kind, count in zip(parts.STOCK, view.supply, strict=True)),
        (pieces.astronaut("healthy", size), view.astronauts),
    ]
    in_row = -(-len(items) // where.rows)
    step = (right - left - size - 34) / in_row
    for i, (piece, count) in enumerate(items):
        row, column = divmod(i, in_row)
        x, y = left + size + 30 + step * column, top + SUPPLY_ROW // 2 + SUPPLY_ROW * row
        put(picture, piece, x + size / 2, y)
        write(picture, x + size + 6, y, str(count), 32, INK if count else FADED, True)
