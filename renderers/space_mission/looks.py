"""The looks of Space Mission that have a picture."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import SpaceMissionView
from renderers.draw_context import DrawContext
from renderers.space_mission.board import board
from renderers.space_mission.hand import hand
from renderers.space_mission.own_tiles import own_tiles
from renderers.space_mission.pile import pile
from renderers.space_mission.planet import planet
from renderers.space_mission.player import player
from renderers.space_mission.score import score

_PLAIN = {"board": board, "hand": hand, "tiles": own_tiles, "pile": pile, "score": score}
_ABOUT = {"planet": planet, "player": player}


def paint(look: str, view: SpaceMissionView, about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a look, RGB; None when it has no picture for this view."""
    if look in _PLAIN:
        return _PLAIN[look](view, context)
    if look in _ABOUT and about is not None:
        return _ABOUT[look](view, about, context)
    return None
