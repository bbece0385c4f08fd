"""How pictures are drawn for a user, and the marks by which they tell players apart: the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

ColourName: TypeAlias = Literal["blue", "yellow", "green", "red", "black"]
EmblemName: TypeAlias = Literal["hexagon", "square", "diamond", "star", "cross"]
COLOURS: tuple[ColourName, ...] = get_args(ColourName)
EMBLEMS: tuple[EmblemName, ...] = get_args(EmblemName)
"""Shapes, each with its letter: A to E. By seat, as the colours, where nobody chose another."""


class Mark(Struct, frozen=True):
    """By what pictures tell a player from others: places in `COLOURS` and in `EMBLEMS`."""

    colour: int
    emblem: int


class Style(Struct, frozen=True):
    """`wide`: a wide picture with small writing, for large screens. `contrast`: black grounds, white ink and lines.

    `marks`: those of the seats; () for the seats' own.
    """

    wide: bool = False
    contrast: bool = False
    marks: tuple[Mark, ...] = ()


STANDARD = Style()
StyleName: TypeAlias = Literal["standard", "wide", "contrast", "wide-contrast", "words"]
WORDS = "words"
"""No picture: its text stands in its place, for screen readers and slow nets."""
STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "standard": STANDARD,
        "wide": Style(wide=True),
        "contrast": Style(contrast=True),
        "wide-contrast": Style(wide=True, contrast=True),
    }
)
"""Styles by the names that `/settings` offers and the shared file stores."""
PICTURES = (*STYLES, WORDS)
"""What `/settings` offers for pictures."""
