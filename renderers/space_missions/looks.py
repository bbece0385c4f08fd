"""The looks of Space Missions that have a picture."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.space_missions.board import board
from renderers.space_missions.control import control, player
from renderers.space_missions.flight import flight
from renderers.space_missions.hand import hand
from renderers.space_missions.score import score
from renderers.space_missions.technology_test import technology_test

_PLAIN = {"board": board, "control": control, "hand": hand, "flight": flight, "trial": technology_test, "score": score}
_ABOUT = {"player": player}


def paint(look: str, view: SpaceMissionsView, about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a look, RGB; None when it has no picture for this view."""
    if look in _PLAIN:
        return _PLAIN[look](view, context)
    if look in _ABOUT and about is not None:
        return _ABOUT[look](view, about, context)
    return None
