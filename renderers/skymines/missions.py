"""The missions in play with how far everybody is, and everybody's status card with its own bonus space."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import MISSIONS, Player, SkyminesView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, rule
from renderers.palette import DARK_INK, INK
from renderers.skymines import kinds, palette, parts
from renderers.skymines.own_status import tick
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.text import wrap, write, write_label

_GAP = 10
_TITLE = 64
_LINE = 38
_STEP = 132
_CELL = 56
_TASKS = 3
_CARD = 70


def missions(view: SkyminesView, context: DrawContext) -> Image.Image | None:
    """Draw the missions; None at a table that plays without them."""
    in_play = view.known.variant.missions
    if not in_play:
        return None
    heading = parts.heading(context, context.say("sk-picture-missions"), context.say("sk-picture-missions-note"))
    lines = max(len(_words(view, mission, task, context)) for mission in in_play for task in range(_TASKS))
    task = _task_high(lines, context)
    mission_high = _TITLE + _TASKS * task + 8
    cards_top = heading.bottom + len(in_play) * (mission_high + _GAP)
    columns = 1 if context.narrow else 2
    rows = -(-view.seats // columns)
    picture = palette.ground(context.width, cards_top + rows * (_CARD + _GAP) + 6)
    heading.draw(picture)
    for at, mission in enumerate(in_play):
        top = heading.bottom + at * (mission_high + _GAP)
        box = (parts.EDGE, top, context.width - parts.EDGE, top + mission_high)
        plate(picture, box, BASALT, SEAM, 18, 3)
        write(picture, parts.EDGE + 24, top + 34, context.say("sk-picture-linked", mission=mission), 36, INK, True)
        for number in range(_TASKS):
            _task(picture, view, mission, number, (top + _TITLE + number * task, task), context)
    _cards(picture, view, cards_top, columns, context)
    return picture


def _cards(picture: Image.Image, view: SkyminesView, top: int, columns: int, context: DrawContext) -> None:
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for seat in range(view.seats):
        row, column = divmod(seat, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + row * (_CARD + _GAP)
        _card(picture, view.known.players[seat], seat, (left, y, left + wide, y + _CARD))


def _task_high(lines: int, context: DrawContext) -> int:
    """Return how high a task is: where it is narrow, its words stand above what everybody has."""
    return _LINE * lines + 20 + (_CELL + 8 if context.narrow else 0)


def _words(view: SkyminesView, mission: str, task: int, context: DrawContext) -> tuple[str, ...]:
    """Return a task in words, in lines."""
    kind, least = MISSIONS[mission].tasks[task]
    room = context.width - 2 * parts.EDGE - 112 - (0 if context.narrow else _STEP * view.seats)
    return wrap(context.say(f"sk-task-{kind}", count=least), 30, False, room, 2)


def _task(
    picture: Image.Image, view: SkyminesView, mission: str, task: int, place: tuple[int, int], context: DrawContext
) -> None:
    """Draw a task. `place`: its top, and how high it is."""
    top, high = place
    left, right = parts.EDGE + 16, context.width - parts.EDGE - 16
    rule(picture, left, right, top, SEAM)
    lines = _words(view, mission, task, context)
    bottom = top + high - (_CELL + 8 if context.narrow else 0)
    y = (top + bottom) / 2
    plate(picture, (left + 4, round(y) - 23, left + 50, round(y) + 23), LAMP, None, 10)
    write(picture, left + 27, y, str(task + 1), 36, DARK_INK, True, "m")
    for at, line in enumerate(lines):
        write(picture, left + 66, y + _LINE * (at - (len(lines) - 1) / 2), line, 30, INK)
    middle = bottom + _CELL / 2 if context.narrow else y
    for seat in range(view.seats):
        _progress(picture, view, mission, task, seat, (right - _STEP * (view.seats - seat), middle))


def _progress(
    picture: Image.Image, view: SkyminesView, mission: str, task: int, seat: int, spot: tuple[float, float]
) -> None:
    """Draw how far a seat is with a task; nothing if it is linked to another mission."""
    player = view.known.players[seat]
    if player.mission not in ("", mission):
        return
    left, y = round(spot[0]) + 8, round(spot[1])
    done = player.mission == mission and task not in player.tasks
    box = (left, y - _CELL // 2, left + _STEP - 8, y + _CELL // 2)
    plate(picture, box, SLAB if done else GRAPHITE, LAMP if done else SEAM, 14, 4 if done else 2)
    emblems.mark(picture, seat, left + 32, y, 44)
    have = view.progress(seat, mission, task)
    if done:
        tick(picture, True, left + 90, y)
    elif have is not None:
        write_label(picture, left + 90, y, f"{have}/{MISSIONS[mission].tasks[task][1]}", 64, INK, 32, "m")


def _card(picture: Image.Image, player: Player, seat: int, box: tuple[int, int, int, int]) -> None:
    """Draw a seat's status card: which mission is linked, its tasks, and its own space."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    plate(picture, box, BASALT, SEAM, 16, 2)
    emblems.mark(picture, seat, left + 40, y, 52)
    write(picture, left + 78, y, player.mission or "–", 34, INK if player.mission else DUST, True)
    x = left + 166
    for task in range(_TASKS):
        tick(picture, bool(player.mission) and task not in player.tasks, x + 52 * task, y)
    own = MISSIONS[player.personal]
    right -= 16
    for kind, count in reversed(list(parts.gains(own.reward))):
        wide = parts.gain_width(kind, count, 46)
        parts.gain(picture, kind, count, right - wide, y, 46)
        right -= wide + 4
    if own.price:
        parts.amount(picture, "coin", own.price, right - 26, y, 46)
        write(picture, right - 52, y, "−", 34, INK, True, "r")
        right -= 84
    if player.tasks:
        put(picture, kinds.locked(40), right - 24, y)
