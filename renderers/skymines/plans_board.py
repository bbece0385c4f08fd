"""What a seat reaches over the whole game: its tank track, its research track with the plans, its missions."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers.draw_context import DrawContext
from renderers.skymines import own_tracks, palette
from renderers.skymines.own_head import Head
from renderers.skymines.own_status import mission, mission_high

_GAP = 14


def plans(view: SkyminesView, about: str, context: DrawContext) -> Image.Image | None:
    """Draw the tracks of a seat; None when there is no such seat."""
    if not about.isdecimal() or int(about) >= len(view.known.players):
        return None
    seat, player = int(about), view.known.players[int(about)]
    heading = Head(view, seat, context)
    research_top = heading.bottom + own_tracks.TANK_HIGH + _GAP
    mission_top = research_top + own_tracks.research_high(player)
    picture = palette.ground(context.width, mission_top + mission_high(view, seat, context) + 8)
    heading.draw(picture)
    own_tracks.tank(picture, player, seat, heading.bottom, context)
    own_tracks.research(picture, player, seat, research_top, context)
    if player.personal:
        mission(picture, view, seat, mission_top, context)
    return picture
