"""The picture of a result: the game and its designer, the day, the ranking line by line, and what proves it."""

from __future__ import annotations

from PIL import Image

from bot.games.core.result_card import ResultCard
from renderers import host_style
from renderers.draw_context import DrawContext
from renderers.palette import SOFT_INK
from renderers.panels import EDGE, Heading
from renderers.ranking import Ranking
from renderers.text import fit, write

_FOOT = 58
_NOTE = 28


def paint(look: str, view: ResultCard, context: DrawContext) -> Image.Image | None:
    """Draw the result, RGB; None for any other look."""
    if look != "result":
        return None
    heading = Heading(context.width, f"{view.title} · {view.designer}", context.say("result-date", **view.date))
    ranking = Ranking(view.standing, lambda line: context.words(view.labels[line]), context.say("game-pic-total"))
    foot = heading.bottom + ranking.high
    picture = host_style.ground(context.width, foot + _FOOT)
    heading.draw(picture)
    ranking.draw(picture, heading.bottom, context)
    proof = context.say("result-proof", table=view.table, commitment=view.commitment[:16])
    room = context.width - 2 * (EDGE + 28)
    write(picture, EDGE + 28, foot + _FOOT // 2 + 4, fit(proof, _NOTE, False, room), _NOTE, SOFT_INK)
    return picture
