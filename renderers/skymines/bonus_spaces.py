"""The bonus spaces: majorities with what everybody has, and all the others, with the markers on them."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import MAJORITY, Majority, Reward, SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import INK
from renderers.skymines import palette, parts
from renderers.skymines.bonus_cells import HOLDER, TITLE, Cells, holder
from renderers.skymines.kinds import kind
from renderers.skymines.luna_panel import LunaPanel
from renderers.skymines.palette import BASALT, DUST, GRAPHITE, LAMP, SEAM, SLAB
from renderers.text import write, write_label

_GAP = 6
_ROW, _TIER = 62, 48
_HIGH = _ROW + _TIER + 8
_SCIENTIST = "scientist"
_SIZES = (44, 40, 36, 32)


def bonus_spaces(view: SkyminesView, context: DrawContext) -> Image.Image:
    """Draw all bonus spaces, and below them what Luna has, who places markers by her cards."""
    note = context.say("sk-picture-spaces-note") if view.viewer is not None else ""
    heading = parts.heading(context, context.say("sk-picture-spaces"), note)
    cells = Cells(view, context)
    top = heading.bottom + parts.NAMES - 8 + TITLE
    cells_top = top + len(MAJORITY) * (_HIGH + _GAP)
    luna = LunaPanel(view, context)
    picture = palette.ground(context.width, cells_top + cells.high + luna.high + (18 if luna.high else 10))
    heading.draw(picture)
    parts.names(picture, view.participants, heading.bottom - 12, context)
    parts.title(picture, top - TITLE / 2, context.say("sk-picture-majorities"))
    for at, majority in enumerate(MAJORITY.values()):
        _majority(picture, view, majority, top + at * (_HIGH + _GAP), context)
    cells.draw(picture, cells_top)
    luna.draw(picture, cells_top + cells.high)
    return picture


def _majority(picture: Image.Image, view: SkyminesView, majority: Majority, top: int, context: DrawContext) -> None:
    """Draw a majority space: who is on it, what it compares, what everybody has, and its tiers."""
    left, right = parts.EDGE, context.width - parts.EDGE
    plate(picture, (left, top, right, top + _HIGH), BASALT, SEAM, 18, 2)
    y = top + _ROW / 2
    holder(picture, view.mark_on(majority.id), left + 42, y)
    put(picture, kind(majority.measure, 44), left + 48 + HOLDER, y)
    start = left + 76 + HOLDER
    end = _measures(picture, view, majority, y, right - 14, context)
    write_label(picture, start, y, _name(majority, context), round(end - start) - 8, INK, 30)
    tiers, wide = majority.tiers, (right - left - 4 * 12) // 3
    open_tiers = view.open_tiers(majority.id)
    for number, tier in enumerate(tiers, 1):
        x = left + 12 + (number - 1) * (wide + 12)
        box = (x, top + _ROW, x + wide, top + _ROW + _TIER)
        lit = number <= open_tiers
        plate(picture, box, SLAB if lit else GRAPHITE, LAMP if lit else SEAM, 12, 4 if lit else 2)
        middle = top + _ROW + _TIER / 2
        start = _least(picture, majority, tier.least, x + 14, middle)
        room = x + wide - start - 12
        parts.reward(picture, tier.reward, start + 4 + room / 2, middle, _size(tier.reward, room))


def _name(majority: Majority, context: DrawContext) -> str:
    return context.say("sk-picture-scientists" if majority.id == _SCIENTIST else f"sk-kind-{majority.measure}")


def _size(reward: Reward, room: float) -> int:
    """Return the size at which a reward fits into the room."""
    every = list(parts.gains(reward))
    widths = {size: sum(parts.gain_width(*gain, size) + 4 for gain in every) for size in _SIZES}
    return next((size for size in _SIZES if widths[size] <= room), _SIZES[-1])


def _least(picture: Image.Image, majority: Majority, least: int, x: float, y: float) -> float:
    """Draw what a tier asks for; return where it ends."""
    if majority.id != _SCIENTIST:
        return x + write(picture, x, y, f"{least}+", 36, INK, True)
    put(picture, kind("research", 38), x + 20, y)
    if not least:
        return x + 44
    x += 46
    x += write(picture, x, y, f"+{least}", 34, INK, True)
    put(picture, kind("scientist", 38), x + 22, y)
    return x + 44


def _measures(
    picture: Image.Image, view: SkyminesView, majority: Majority, y: float, right: float, context: DrawContext
) -> float:
    """Draw what each participant has, up to x; those with the most are lit. Return where it begins."""
    shown = [(who, view.measure(who, majority.id)) for who in view.participants]
    most = max(count for _, count in shown)
    step = 104 if context.narrow else 150
    for at, (who, count) in enumerate(reversed(shown)):
        x = right - step * at
        best = count == most and count > 0
        box = (round(x - step + 8), round(y) - 25, round(x), round(y) + 25)
        plate(picture, box, SLAB if best else GRAPHITE, LAMP if best else SEAM, 14, 4 if best else 2)
        parts.mark(picture, who, box[0] + 29, y, 40)
        write(picture, x - 14, y, str(count), 38, INK if best else DUST, True, "r")
    return right - step * len(shown)
