"""The looks of Skymines that have a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers.draw_context import DrawContext
from renderers.skymines.board import board
from renderers.skymines.bonus_spaces import bonus_spaces
from renderers.skymines.display import display
from renderers.skymines.missions import missions
from renderers.skymines.player_board import hand, player
from renderers.skymines.research import research
from renderers.skymines.score import score
from renderers.skymines.tracks import tracks

_PLAIN: Mapping[str, Callable[[SkyminesView, DrawContext], Image.Image | None]] = {
    "board": board,
    "display": display,
    "research": research,
    "tracks": tracks,
    "hand": hand,
    "spaces": bonus_spaces,
    "missions": missions,
    "score": score,
}


def paint(look: str, view: SkyminesView, about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a look, RGB; None when it has no picture for this view."""
    if look in _PLAIN:
        return _PLAIN[look](view, context)
    if look == "player" and about is not None:
        return player(view, about, context)
    return None
