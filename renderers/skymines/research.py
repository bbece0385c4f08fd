"""The research display: four open plans of each letter, the supplement, the special plans of the round track."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import LETTERS, PLAN, PLAN_POINTS, RED_FRAMED, SPECIALS, SUPPLEMENT_COINS, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.skymines import palette, parts, plans
from renderers.skymines.kinds import kind
from renderers.skymines.palette import DUST, LAMP
from renderers.text import write

_GAP = 14
_LABEL = 128
_SPACES = 4
_LINE = 52
_SPECIAL_HIGH = 168
_LEGEND_ROW = 54
_LEGEND = ("any_one", "scientist", "field")


def research(view: SkyminesView, context: DrawContext) -> Image.Image:
    """Draw the research display."""
    heading = parts.heading(context, context.say("sk-picture-research"), context.say("sk-picture-research-note"))
    top = heading.bottom
    specials_top = top + len(LETTERS) * (plans.HIGH + _GAP) + 4
    legend_top = specials_top + _LINE + _SPECIAL_HIGH + _GAP
    lines = 1 + (len(_LEGEND) if context.narrow else 1)
    picture = palette.ground(context.width, legend_top + _LEGEND_ROW * lines + 10)
    heading.draw(picture)
    for number, letter in enumerate(LETTERS):
        _row(picture, view, number, letter, top + number * (plans.HIGH + _GAP), context)
    _specials(picture, view, specials_top, context)
    _legend(picture, legend_top, context)
    return picture


def _row(picture: Image.Image, view: SkyminesView, number: int, letter: str, top: int, context: DrawContext) -> None:
    """Draw the plans of a letter behind its supply and what a plan costs in research points."""
    left = parts.EDGE
    plans.back(picture, (left, top, left + _LABEL - 14, top + plans.HIGH), letter)
    middle = left + (_LABEL - 14) / 2
    parts.amount(picture, "research", PLAN_POINTS[letter], middle, top + 34, 54)
    write(picture, middle, top + plans.HIGH - 28, f"×{len(view.known.plans[number])}", 30, INK, True, "m")
    wide = (context.width - 2 * parts.EDGE - _LABEL - _GAP * (_SPACES - 1)) // _SPACES
    for space, plan in enumerate(view.known.research_display[number]):
        x = left + _LABEL + space * (wide + _GAP)
        box = (x, top, x + wide, top + plans.HIGH)
        framed = (number, space) in RED_FRAMED
        if plan:
            plans.face(picture, box, plan)
        else:
            plans.empty(picture, box)
        if framed:
            _frame(picture, box, view.known.supplement)


def _frame(picture: Image.Image, box: plans.Box, coins: int) -> None:
    """Frame a space twice: its plan comes with the coins of the supplement space. Without coins the frame is thin."""
    left, top, right, bottom = box
    if not coins:
        plate(picture, box, None, LAMP, 14, 2)
        return
    plate(picture, box, None, LAMP, 14, 6)
    plate(picture, (left + 9, top + 9, right - 9, bottom - 9), None, LAMP, 9, 2)
    parts.amount(picture, "coin", coins, right - 38, top + 35, 44)


def _specials(picture: Image.Image, view: SkyminesView, top: int, context: DrawContext) -> None:
    """Draw the round track: special plans that can be taken, those that come later, those that are gone."""
    left = parts.EDGE
    cost = PLAN_POINTS[PLAN[SPECIALS[0]].letter]
    parts.amount(picture, "research", cost, left + 28, top + 20, 50)
    write(picture, left + 66, top + 20, context.say("sk-picture-specials"), 30, INK, True)
    wide = (context.width - 2 * left - _GAP * (len(SPECIALS) - 1)) // len(SPECIALS)
    for at, special in enumerate(SPECIALS):
        x = left + at * (wide + _GAP)
        y = top + _LINE
        box = (x, y, x + wide, y + _SPECIAL_HIGH)
        if special in view.known.specials:
            plans.face(picture, box, special)
        elif at + 2 > view.known.round:
            _later(picture, box, special)
        else:
            plans.empty(picture, box)
            write(picture, x + wide / 2, y + _SPECIAL_HIGH / 2, context.say("sk-picture-taken"), 27, DUST, False, "m")


def _later(picture: Image.Image, box: plans.Box, special: str) -> None:
    """Draw a special plan that is still face down, and the coin under it."""
    plans.flipped(picture, box, special)
    parts.amount(picture, "coin", SUPPLEMENT_COINS, box[2] - 34, box[3] - 34, 50)


def _legend(picture: Image.Image, top: int, context: DrawContext) -> None:
    """Say what the frames mean, and the signs that are not known from the cards."""
    x, y = parts.EDGE + 8, top + _LEGEND_ROW // 2
    plate(picture, (x + 4, y - 20, x + 40, y + 20), None, LAMP, 8, 5)
    write(picture, x + 54, y, context.say("sk-picture-supplement"), 27, DUST)
    y += _LEGEND_ROW
    for name in _LEGEND:
        put(picture, kind(name, 44), x + 22, y)
        words = context.say(f"sk-picture-need-{name.replace('_', '-')}")
        wide = write(picture, x + 54, y, words, 27, DUST)
        if context.narrow:
            y += _LEGEND_ROW
        else:
            x += 54 + wide + 40
