"""A user's picture style, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct


class Style(Struct, frozen=True):
    """`large`: larger writing, on pictures laid out for it. `contrast`: plain black grounds, white ink and lines."""

    large: bool = False
    contrast: bool = False


STANDARD = Style()
StyleName: TypeAlias = Literal["standard", "large", "contrast", "large-contrast"]
STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "standard": STANDARD,
        "large": Style(large=True),
        "contrast": Style(contrast=True),
        "large-contrast": Style(large=True, contrast=True),
    }
)
"""Styles by the names that `/settings` offers and the shared file stores."""
