"""What a player has in numbers: CrypCoin, markers, shares, missions."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import COMPANIES, MISSIONS, SkyminesView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.panels import cell
from renderers.skymines import kinds, parts, pieces
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM
from renderers.text import SMALLEST, fit, length, write, write_label

_CELL = 104
_GAP = 6
_SHARES = 96
_NUMBER = 44
_WORTH = 32
_TASKS = 3
_MISSION = 72


STATUS_HIGH = _CELL + _SHARES + 2 * _GAP
"""The height of the numbers and the shares."""


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
    for at, (name, count) in enumerate(cells):
        box = cell(at, len(cells), context.width, top, _CELL, _GAP)
        plate(picture, box, BASALT, SEAM, 14, 2)
        middle, room = (box[0] + box[2]) / 2, box[2] - box[0] - 6
        words = context.say(f"sk-picture-{name}")
        size = next((size for size in (parts.words_size(context), 28) if length(words, size) <= room), SMALLEST)
        write(picture, middle, top + 26, fit(words, size, False, room), size, DUST, False, "m")
        _number(picture, name, count, seat, (middle, top + 70))
    _shares(picture, view, seat, top + _CELL + _GAP, context)


def _number(picture: Image.Image, name: str, count: int, seat: int, spot: tuple[float, float]) -> None:
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
    """Draw for each company how many shares the seat has and what one is worth; below, what all of them are worth."""
    for company in range(len(COMPANIES)):
        box = cell(company, len(COMPANIES), context.width, top, _SHARES, _GAP)
        plate(picture, box, BASALT, SEAM, 14, 2)
        parts.company(picture, company, box[0] + 42, top + _SHARES / 2, 60)
        count, value = view.shares(seat, company), view.share_value(company)
        x, room = box[0] + 82, box[2] - box[0] - 90
        write_label(picture, x, top + 30, f"{count} × {value}", room, INK, _WORTH)
        write_label(picture, x, top + 68, f"= {count * value}", room, INK, _WORTH)


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
