"""The pictures of the host itself: ratings and results."""

from __future__ import annotations

from PIL import Image

from bot.games.core.leaderboard import LeaderboardPage
from bot.games.core.result_card import ResultCard
from renderers import leaderboard, result_card
from renderers.draw_context import DrawContext


def paint(look: str, view: LeaderboardPage | ResultCard, about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a page of ratings or a result card, RGB; None for any other look, and for an empty page."""
    if isinstance(view, ResultCard):
        return result_card.paint(look, view, context)
    return leaderboard.paint(look, view, about, context)
