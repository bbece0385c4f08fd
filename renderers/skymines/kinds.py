"""Signs of the kinds of action cards and of what plans ask for: each has an outline that no other has."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PIL import Image

from bot.games.core.style import Mark
from renderers.cache import cached
from renderers.emblems import emblem_of, mark_of
from renderers.paint import Pen
from renderers.palette import DARK_INK
from renderers.skymines import pieces
from renderers.skymines.palette import BONE, COAL, COPPER, GRAPHITE, HELIUM, LAMP, RESEARCH, STEEL, TITANIUM

_EDGE = 5


def _titanium(pen: Pen) -> None:
    """Draw a girder's end with its side behind it."""
    pen.polygon([(24, 8), (38, 0), (98, 0), (98, 16), (84, 24)], STEEL, DARK_INK, _EDGE)
    pen.polygon([(60, 30), (74, 22), (74, 70), (60, 76)], STEEL, DARK_INK, _EDGE)
    pen.polygon([(84, 98), (98, 88), (98, 70), (84, 76)], STEEL, DARK_INK, _EDGE)
    beam = [
        (3, 8),
        (84, 8),
        (84, 30),
        (56, 30),
        (56, 76),
        (84, 76),
        (84, 98),
        (3, 98),
        (3, 76),
        (31, 76),
        (31, 30),
        (3, 30),
    ]
    pen.polygon(beam, TITANIUM, DARK_INK, _EDGE)


def _minerals(pen: Pen) -> None:
    """Draw a cut stone."""
    pen.polygon([(26, 10), (74, 10), (98, 40), (50, 96), (2, 40)], COPPER, DARK_INK, _EDGE)
    for way in ([(4, 40), (96, 40)], [(26, 12), (34, 40), (50, 92)], [(74, 12), (66, 40), (50, 92)]):
        pen.line(way, DARK_INK, 4)
    pen.polygon([(33, 16), (67, 16), (61, 34), (39, 34)], BONE)


def _ring(radius: float) -> list[tuple[float, float]]:
    return [
        (50 + radius * math.cos(math.radians(60 * i - 90)), 50 + radius * math.sin(math.radians(60 * i - 90)))
        for i in range(6)
    ]


def _carbon(pen: Pen) -> None:
    """Draw a ring of six atoms."""
    points = _ring(36)
    pen.line([*points, points[0], points[1]], BONE, 12)
    for x, y in points:
        pen.disc(x, y, 15, None, COAL, BONE, _EDGE)


def _flask(pen: Pen) -> None:
    """Draw a flask: a research scientist."""
    pen.polygon([(36, 6), (64, 6), (64, 38), (95, 96), (5, 96), (36, 38)], BONE, DARK_INK, _EDGE)
    pen.polygon([(29, 62), (71, 62), (87, 91), (13, 91)], RESEARCH)
    pen.box(28, 1, 72, 13, BONE, DARK_INK, _EDGE, 4)
    pen.disc(44, 78, 6, None, DARK_INK)
    pen.disc(60, 72, 4, None, DARK_INK)


def _helmet(pen: Pen) -> None:
    """Draw a helmet with an aerial: a field scientist."""
    pen.line([(84, 40), (92, 2)], DARK_INK, 12)
    pen.line([(84, 40), (92, 4)], LAMP, 6)
    pen.disc(48, 48, 44, None, BONE, DARK_INK, _EDGE)
    pen.box(8, 78, 88, 98, BONE, DARK_INK, _EDGE, 8)
    pen.box(17, 30, 79, 68, HELIUM, DARK_INK, _EDGE, 18)
    pen.line([(30, 42), (52, 42)], BONE, 6)


def _crate(pen: Pen) -> None:
    """Draw a crate: units of any one resource."""
    pen.box(4, 8, 96, 96, COPPER, DARK_INK, _EDGE, 5)
    pen.polygon([(14, 74), (74, 18), (86, 30), (26, 86)], BONE, DARK_INK, 3)
    for box in ((4, 8, 22, 96), (78, 8, 96, 96)):
        pen.box(*box, STEEL, DARK_INK, 4, 3)


def _plus(pen: Pen) -> None:
    """Draw a plus: a tile that adds a unit to a card."""
    pen.polygon(
        [(34, 2), (66, 2), (66, 34), (98, 34), (98, 66), (66, 66), (66, 98), (34, 98), (34, 66), (2, 66), (2, 34),
         (34, 34)], LAMP, DARK_INK, _EDGE,
    )  # fmt: skip


_SIGNS: Mapping[str, Callable[[Pen], None]] = {
    "titanium": _titanium,
    "minerals": _minerals,
    "carbon": _carbon,
    "research": _flask,
    "field": _helmet,
    "any_one": _crate,
    "plus": _plus,
}


@cached(768)
def kind(name: str, size: int) -> Image.Image:
    """Return the sign of a kind of card, or of what a plan asks for: `any_one` resource, a `scientist` of either kind.

    A single share is known by its certificate, without a sign.
    """
    if name == "energy":
        return pieces.energy(size)
    if name == "scientist":
        return _either(size)
    return pieces.square(size, _SIGNS[name])


def _either(size: int) -> Image.Image:
    """Return a flask and a helmet, one behind the other."""
    sheet = Image.new("RGBA", (size, size))
    small = round(size * 0.66)
    sheet.alpha_composite(kind("research", small), (0, 0))
    sheet.alpha_composite(kind("field", small), (size - small, size - small))
    return sheet


@cached(64)
def slot(size: int, on: bool) -> Image.Image:
    """Return the sign of an action slot: a switch with its lever up (on) or down (off)."""

    def draw(pen: Pen) -> None:
        pen.box(14, 2, 86, 98, LAMP if on else GRAPHITE, DARK_INK if on else BONE, 6, 14)
        pen.box(40, 16, 60, 84, GRAPHITE if on else STEEL, None, 0, 10)
        pen.disc(50, 28 if on else 72, 17, None, BONE, DARK_INK, 5)

    return pieces.square(size, draw)


@cached(64)
def face_down(size: int) -> Image.Image:
    """Return the sign of what lies face down: a card with a bent arrow on its back."""

    def draw(pen: Pen) -> None:
        pen.box(16, 4, 84, 96, GRAPHITE, BONE, 6, 10)
        pen.arc(50, 50, 20, 180, 450, BONE, 8)
        pen.polygon([(16, 50), (44, 50), (30, 70)], BONE)

    return pieces.square(size, draw)


@cached(64)
def first_player(size: int) -> Image.Image:
    """Return the first player marker: a flag."""

    def draw(pen: Pen) -> None:
        pen.box(14, 2, 26, 98, BONE, DARK_INK, 4)
        pen.polygon([(26, 8), (94, 8), (76, 32), (94, 56), (26, 56)], LAMP, DARK_INK, _EDGE)

    return pieces.square(size, draw)


@cached(64)
def tick(size: int) -> Image.Image:
    """Return a tick: what is done."""
    points = [(4, 54), (22, 36), (40, 56), (78, 8), (96, 26), (42, 94)]
    return pieces.square(size, lambda pen: pen.polygon(points, DARK_INK))


def single_use(seat: int, size: int) -> Image.Image:
    """Return the sign of a seat's marker that is used once: its emblem in a torn frame."""
    return _single_use(mark_of(seat), size)


@cached(32)
def _single_use(mark: Mark, size: int) -> Image.Image:
    sheet = pieces.square(size, lambda pen: pen.box(3, 3, 97, 97, GRAPHITE, LAMP, 9, 4))
    inner = emblem_of(mark, round(size * 0.66))
    sheet.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return sheet


@cached(64)
def locked(size: int) -> Image.Image:
    """Return a padlock: what cannot be used yet."""

    def draw(pen: Pen) -> None:
        pen.arc(50, 36, 27, 180, 360, BONE, 13)
        pen.box(23, 34, 36, 60, BONE)
        pen.box(64, 34, 77, 60, BONE)
        pen.box(10, 48, 90, 98, STEEL, BONE, 6, 8)
        pen.disc(50, 68, 8, None, DARK_INK)
        pen.box(46, 68, 54, 86, DARK_INK)

    return pieces.square(size, draw)
