"""The pictures of Space Missions that are small enough for a button: technologies, tokens and problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from renderers.space_missions import symbols
from renderers.space_missions.pieces import problem, technology, token


def card_sign(card: str, size: int) -> Image.Image:
    """Return a mission control card in the middle of a square."""
    picture, drawn = Image.new("RGBA", (size, size)), problem(card, size)
    picture.alpha_composite(drawn, ((size - drawn.width) // 2, 0))
    return picture


ICONS: Mapping[str, Callable[[int], Image.Image]] = {
    **{name: partial(technology, name) for name in symbols.TECHNOLOGY},
    **{kind: partial(token, kind) for kind in (*symbols.BACKUP, "fuel", "training", "inspection")},
    **{card: partial(card_sign, card) for card in ("major", "minor", "none")},
}
