"""The final score by category, Luna's beside it."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import LUNA, SkyminesView
from renderers.draw_context import DrawContext
from renderers.ranking import Ranking, ranking_picture
from renderers.skymines import palette, parts


def score(view: SkyminesView, context: DrawContext) -> Image.Image | None:
    """Draw the ranking; None before there is one."""
    if view.standing is None:
        return None
    total, title = context.say("game-pic-total"), context.say("game-pic-score")
    table = Ranking(view.standing, lambda line: context.say(f"sk-category-{line}"), total, parts.TONE, _luna)
    return ranking_picture(table, parts.heading(context, title), palette.ground, context)


def _luna(picture: Image.Image, x: float, y: float, size: int) -> None:
    parts.mark(picture, LUNA, x, y, size)
