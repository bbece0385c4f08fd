"""The final score by category, the Automa's beside it."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.ranking import Ranking, ranking_picture
from renderers.space_missions import palette, parts, pieces


def score(view: SpaceMissionsView, context: DrawContext) -> Image.Image | None:
    """Draw the ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    table = Ranking(
        standing, lambda line: context.say(f"sms-pic-line-{line}"), context.say("sms-pic-total"), parts.TONE, _automa
    )
    heading = parts.heading(
        context, context.say("sms-pic-score" if standing.final else "sms-pic-score-now"), str(view.year)
    )
    return ranking_picture(table, heading, palette.ground, context)


def _automa(picture: Image.Image, x: float, y: float, size: int) -> None:
    put(picture, pieces.automa(size), x, y)
