"""The final score by category, the Automa's beside it."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import SpaceMissionsView
from renderers.draw_context import Desk
from renderers.paint import put
from renderers.ranking import Ranking
from renderers.space_missions import palette, parts, pieces


def score(view: SpaceMissionsView, desk: Desk) -> Image.Image | None:
    """Draw the ranking; None before there is one."""
    standing = view.standing
    if standing is None or not standing.results:
        return None
    table = Ranking(
        standing, lambda line: desk.say(f"sms-pic-line-{line}"), desk.say("sms-pic-total"), parts.TONE, _automa
    )
    heading = parts.heading(desk, desk.say("sms-pic-score" if standing.final else "sms-pic-score-now"), str(view.year))
    picture = palette.ground(desk.width, heading.bottom + table.high + 20)
    heading.draw(picture)
    table.draw(picture, heading.bottom, desk)
    return picture


def _automa(picture: Image.Image, x: float, y: float, size: int) -> None:
    put(picture, pieces.automa(size), x, y)
