"""What a player has in numbers: CrypCoin, markers, shares, missions."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import COMPANIES, MISSIONS, SkyminesView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.skymines import kinds, parts, pieces
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM
from renderers.text import SMALLEST, fit, length, write, write_label

_CELL = 108
_GAP = 10
_SHARES = 80
_NUMBER = 44
_TASKS = 3
_MISSION = 72


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _share_columns(context: DrawContext) -> int:
    return 2 if context.narrow else 4


def status_high(context: DrawContext) -> int:
    """Return the height of the numbers and the shares."""
    numbers = 2 if context.narrow else 1
    return (_CELL + _GAP) * numbers + (_SHARES + _GAP) * _rows(len(COMPANIES), _share_columns(context))


def status(picture: Image.Image, view: SkyminesView, seat: int, top: int, context: DrawContext, *, own: bool) -> None:
    """Draw CrypCoin, markers and the worth of the two tracks, then the shares; of another's hand the number of cards.

    On the viewer's board that number stands above the hand.
    """
    player = view.known.players[seat]
    cells = (
        ("cash", player.cash),
        ("markers", player.markers),
        *([("single-use", player.single_use)] if player.personal else []),
        ("tank-worth", view.tank_worth(seat)),
        ("research-worth", view.research_worth(seat)),
        *([] if own else [("in-hand", len(player.hand))]),
    )
    columns = 3 if context.narrow else len(cells)
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for at, (name, count) in enumerate(cells):
        row, column = divmod(at, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + row * (_CELL + _GAP)
        plate(picture, (left, y, left + wide, y + _CELL), BASALT, SEAM, 14, 2)
        words = context.say(f"sk-picture-{name}")
        size = next((size for size in (parts.words_size(context), 31) if length(words, size) <= wide - 12), SMALLEST)
        write(picture, left + wide / 2, y + 28, fit(words, size, False, wide - 12), size, DUST, False, "m")
        _cell(picture, name, count, seat, (left + wide / 2, y + 74))
    _shares(picture, view, seat, top + (_CELL + _GAP) * _rows(len(cells), columns), context)


def _cell(picture: Image.Image, name: str, count: int, seat: int, spot: tuple[float, float]) -> None:
    """Draw a number beside the sign of what it counts."""
    x, y = spot
    wide = length(str(count), _NUMBER, True)
    sign = {"markers": emblems.emblem(seat, 42), "single-use": kinds.single_use(seat, 46)}.get(name)
    if sign is None:
        sign = None if name == "in-hand" else pieces.coin(42)
    left = x - (wide + (50 if sign else 0)) / 2
    if sign is not None:
        put(picture, sign, left + 21, y)
        left += 50
    write(picture, left, y, str(count), _NUMBER, INK, True)


def _shares(picture: Image.Image, view: SkyminesView, seat: int, top: int, context: DrawContext) -> None:
    """Draw for each company how many shares the seat has, and what one of them and all of them are worth."""
    columns = _share_columns(context)
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for company in range(len(COMPANIES)):
        row, column = divmod(company, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + row * (_SHARES + _GAP)
        plate(picture, (left, y, left + wide, y + _SHARES), BASALT, SEAM, 14, 2)
        parts.company(picture, company, left + 40, y + _SHARES / 2, 54)
        count, value = view.shares(seat, company), view.share_value(company)
        words = f"{count}×{value}={count * value}"
        room = wide - 84
        size = 42 if length(words, 42, True) <= room else 34
        write_label(picture, left + 76, y + _SHARES / 2, words, room, INK, size)


def mission_high(view: SkyminesView, seat: int, context: DrawContext) -> int:
    """Return the height of the mission panel (two lines on a narrow picture); 0 in a game without missions."""
    if not view.known.players[seat].personal:
        return 0
    return _MISSION + 12 + (_MISSION if context.narrow else 0)


def mission(picture: Image.Image, view: SkyminesView, seat: int, top: int, context: DrawContext) -> None:
    """Draw which mission is linked, which of its tasks are done, and the seat's own bonus space."""
    player = view.known.players[seat]
    box = (parts.EDGE, top, context.width - parts.EDGE, top + mission_high(view, seat, context) - 12)
    plate(picture, box, BASALT, SEAM, 14, 2)
    y = top + _MISSION / 2
    words = context.say("sk-picture-linked" if player.mission else "sk-picture-unlinked", mission=player.mission)
    x = parts.EDGE + 18 + write(picture, parts.EDGE + 18, y, words, 30, INK, True) + 40
    for task in range(_TASKS):
        tick(picture, task not in player.tasks, x + 60 * task, y)
    if context.narrow:
        y += _MISSION
    back = MISSIONS[player.personal]
    right = context.width - parts.EDGE - 20
    for kind, count in reversed(list(parts.gains(back.reward))):
        wide = parts.gain_width(kind, count, 50)
        parts.gain(picture, kind, count, right - wide, y, 50)
        right -= wide + 6
    if back.price:
        parts.amount(picture, "coin", back.price, right - 25, y, 50)
        write(picture, right - 54, y, "−", 34, INK, True, "r")
        right -= 90
    own = context.say("sk-picture-own-space", mission=player.personal)
    write(picture, right - 12, y, own, 30, DUST if player.tasks else LAMP, False, "r")


def tick(picture: Image.Image, done: bool, x: float, y: float) -> None:
    """Draw a task's box, with a tick when it is done."""
    left, top = round(x) - 22, round(y) - 22
    plate(picture, (left, top, left + 44, top + 44), LAMP if done else GRAPHITE, SEAM, 8, 2)
    if done:
        put(picture, kinds.tick(34), x, y)
