"""High contrast: while a picture is drawn in it, every colour of the shared palette is replaced by a plainer one.

Which of the two is painted belongs to the drawing under way (a context variable, set by the registry's `draw` alone),
so that every primitive obeys it and no renderer needs to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

from renderers import palette
from renderers.palette import Colour, on_grid

BLACK = on_grid(0, 0, 0)
_instead: dict[Colour, Colour] = {
    palette.NIGHT: BLACK,
    palette.PANEL: BLACK,
    palette.PANEL_LIGHT: BLACK,
    palette.PANEL_EDGE: palette.INK,
    palette.SOFT_INK: palette.INK,
    palette.PATH: palette.INK,
    palette.ALARM: on_grid(150, 10, 24),
    palette.JUMP: on_grid(14, 62, 170),
    palette.SCAN: on_grid(6, 84, 42),
    palette.PLAYERS[0]: on_grid(14, 62, 174),
    palette.PLAYERS[3]: on_grid(154, 14, 30),
}
CONTRAST: Mapping[Colour, Colour] = MappingProxyType(_instead)
"""What is laid on instead. With these every pair of writing and ground keeps WCAG AAA (7 to 1)."""

_plain: ContextVar[bool] = ContextVar("_plain", default=False)


def plainer(colour: Colour, instead: Colour) -> Colour:
    """Return a game's own colour; in high contrast another is laid on instead. Raises ValueError if it has one already.

    Called where the colour is given its name, and nowhere else: what a colour becomes never changes.
    """
    if _instead.setdefault(colour, instead) != instead:
        raise ValueError(f"{colour} is laid on as {_instead[colour]} in high contrast already")
    return colour


@contextmanager
def painted(contrast: bool) -> Iterator[None]:
    """Paint in high contrast, or as usual, within this block."""
    token = _plain.set(contrast)
    try:
        yield
    finally:
        _plain.reset(token)


def high() -> bool:
    """Return whether high contrast is being painted."""
    return _plain.get()


def toned(colour: Colour) -> Colour:
    """Return the colour that replaces a colour of the shared palette."""
    return CONTRAST.get(colour, colour) if _plain.get() else colour


def edging(line: int) -> int:
    """Return how wide the outline of a plate is: never a hair's breadth in high contrast."""
    return max(line, 4) if _plain.get() else line
