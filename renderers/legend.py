"""The picture of a legend: every sign of a game beside its name, group by group."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from PIL import Image

from bot.games.core.legend import Group, Legend
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import EDGE, Box, Heading, Tone, panel
from renderers.text import length, wrap, write

Sign = Callable[[int], Image.Image]
Plain = Callable[[Any, DrawContext], Image.Image | None]
About = Callable[[Any, str, DrawContext], Image.Image | None]
Paint = Callable[[str, Any, str | None, DrawContext], Image.Image | None]
_SIGN = 62
_NAME = _SIGN + 12
"""How far right of its spot a name begins."""
_LABEL, _LEADING = 29, 32
_ROW, _GAP = 68, 4
_HEAD = 54
_FOOT = 8
_BETWEEN = 10
_INSET = 24


class Look(NamedTuple):
    """How a game draws its legend: its signs by name, each at a size; its ground; the tone of its panels."""

    signs: Mapping[str, Sign]
    ground: Callable[[int, int], Image.Image]
    tone: Tone


def paint(view: Legend, look: Look, context: DrawContext) -> Image.Image:
    """Draw the legend, RGB."""
    heading = Heading(context.width, view.title, context.say("legend-note"), look.tone)
    panels = [_Panel(group, context) for group in view.groups]
    picture = look.ground(context.width, heading.bottom + sum(each.high + _BETWEEN for each in panels) + EDGE)
    heading.draw(picture)
    top = heading.bottom
    for each in panels:
        each.draw(picture, top, look)
        top += each.high + _BETWEEN
    return picture


def painter(look: Look, plain: Mapping[str, Plain], about: Mapping[str, About]) -> Paint:
    """Return what draws a game's looks, RGB, and its legend; None when a look has no picture for the view.

    `plain`: looks that are about nothing, or None for some views. `about`: those that need a noun.
    """

    def draw(name: str, view: Any, noun: str | None, context: DrawContext) -> Image.Image | None:
        if isinstance(view, Legend):
            return paint(view, look, context)
        if name in plain:
            return plain[name](view, context)
        return about[name](view, noun, context) if name in about and noun is not None else None

    return draw


class _Panel:
    """A group's panel: as many columns as all its names have room in, each on two lines. A column is as wide as its
    widest name asks for.
    """

    def __init__(self, group: Group, context: DrawContext) -> None:
        self._width = context.width
        self._heading = context.words(group.heading)
        self._signs = [(sign, context.words(name)) for sign, name in group.signs]
        names = [_on_two_lines(name.split()) for _, name in self._signs]
        room = context.width - 2 * (EDGE + _INSET)
        fitting = (_columns(names, count, room) for count in (4, 3, 2) if count <= len(names))
        self._columns = next(filter(None, fitting), ((0, room // 2), (room // 2, room)))
        self.high = _HEAD + -(-len(self._signs) // len(self._columns)) * (_ROW + _GAP) + _FOOT

    def draw(self, picture: Image.Image, top: int, look: Look) -> None:
        panel(picture, (EDGE, top, self._width - EDGE, top + self.high), look.tone)
        write(picture, EDGE + 28, top + 30, self._heading, 34, look.tone.note, True)
        for place, (sign, name) in enumerate(self._signs):
            _sign(picture, look.signs[sign](_SIGN), name, self._spot(place, top + _HEAD))

    def _spot(self, place: int, top: int) -> Box:
        row, column = divmod(place, len(self._columns))
        left, right = self._columns[column]
        upper = top + row * (_ROW + _GAP)
        return (EDGE + _INSET + left, upper, EDGE + _INSET + right, upper + _ROW)


def _on_two_lines(words: Sequence[str]) -> float:
    """Return the least width in which a name has room on two lines."""
    breaks = range(1, len(words) + 1)
    return min(max(length(" ".join(words[:at]), _LABEL), length(" ".join(words[at:]), _LABEL)) for at in breaks)


def _columns(names: Sequence[float], count: int, room: int) -> tuple[tuple[int, int], ...]:
    """Return where so many columns begin and end, by the width of each name; () if there is no room for them."""
    least = [_NAME + 2 * _GAP + max(names[column::count]) for column in range(count)]
    spare = (room - sum(least)) / count
    ends = [round(end + spare * number) for number, end in enumerate(accumulate(least), 1)]
    return tuple(pairwise((0, *ends))) if spare >= 0 else ()


def _sign(picture: Image.Image, sign: Image.Image, name: str, spot: Box) -> None:
    middle = (spot[1] + spot[3]) // 2
    put(picture, sign, spot[0] + _SIGN // 2, middle)
    lines = wrap(name, _LABEL, False, _room(spot), 2)
    for number, line in enumerate(lines):
        write(picture, spot[0] + _NAME, middle + (number - (len(lines) - 1) / 2) * _LEADING, line, _LABEL, INK)


def _room(spot: Box) -> int:
    return spot[2] - spot[0] - _NAME - 2 * _GAP
