"""The table of a ranking: a column for each participant, a row for each line of the score."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.core.contract import Result, Standing
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, rule
from renderers.palette import DARK_INK, GOLD, INK
from renderers.panels import EDGE, SHARED_TONE, Heading, Tone, panel
from renderers.text import fit, signed, write

_HEAD = 168
_ROW = 58
_TOTAL = 84
_LABEL = 236
_LEAST = 130
"""Columns narrower than this have smaller heads."""
Ground = Callable[[int, int], Image.Image]
"""(width, height) -> a ground to draw on."""
Stranger = Callable[[Image.Image, float, float, int], None]
"""Draws the emblem of an opponent that has no seat around a point, at a size."""


class Ranking:
    """A standing, laid out. `names` says a category, `total` the last row; `stranger` marks who has no seat."""

    def __init__(self, standing: Standing, names: Callable[[str], str], total: str, tone: Tone = SHARED_TONE,
                 stranger: Stranger | None = None) -> None:  # fmt: skip
        self._results = standing.results
        self._rows = list(dict.fromkeys(line.category for result in standing.results for line in result.lines))
        self._names, self._total = names, total
        self._tone = tone
        self._stranger = stranger
        self.high = _HEAD + _ROW * len(self._rows) + _TOTAL
        """How high the table is."""

    def draw(self, picture: Image.Image, top: int, context: DrawContext) -> None:
        """Draw it over the whole width."""
        panel(picture, (EDGE, top, context.width - EDGE, top + self.high), self._tone)
        self._labels(picture, top + _HEAD, context.width)
        wide = (context.width - 2 * EDGE - _LABEL - 16) / len(self._results)
        for i, result in enumerate(self._results):
            self._column(picture, result, (EDGE + _LABEL + wide * (i + 0.5), top), wide, context)

    def _labels(self, picture: Image.Image, top: int, width: int) -> None:
        for i, category in enumerate(self._rows):
            y = top + _ROW * i
            rule(picture, 44, width - 44, y, self._tone.edge)
            write(picture, 48, y + _ROW // 2, fit(self._names(category), 28, False, 206), 28, INK)
        y = top + _ROW * len(self._rows)
        rule(picture, 44, width - 44, y, GOLD, 4)
        write(picture, 48, y + _TOTAL // 2 + 2, fit(self._total, 34, True, 206), 34, GOLD, True)

    def _column(
        self, picture: Image.Image, result: Result, spot: tuple[float, int], wide: float, context: DrawContext
    ) -> None:
        x, top = spot
        if result.rank == 1:
            box = (round(x - wide / 2) + 4, top + 8, round(x + wide / 2) - 4, top + _HEAD - 4)
            plate(picture, box, self._tone.raised, GOLD, 18, 4)
        self._head(picture, result, (x, top + 50), 0.74 if wide < _LEAST else 1)
        name = (
            context.name(result.seat) if result.seat is not None else context.words(result.name) if result.name else ""
        )
        size = 27 if wide < _LEAST else 30
        write(picture, x, top + 124, fit(name, size, True, round(wide) - 14), size, INK, True, "m")
        points = {line.category: line.points for line in result.lines}
        for i, category in enumerate(self._rows):
            value = points.get(category)
            y = top + _HEAD + _ROW * i + _ROW // 2
            ink = INK if value else self._tone.soft
            write(picture, x, y, "–" if value is None else signed(value), 32, ink, False, "m")
        y = top + _HEAD + _ROW * len(self._rows) + _TOTAL // 2 + 2
        write(picture, x, y, signed(result.total), 46, GOLD, True, "m")

    def _head(self, picture: Image.Image, result: Result, spot: tuple[float, int], scale: float) -> None:
        """Draw the rank and whose it is."""
        x, y = spot
        half, apart = round(28 * scale), 35 * scale
        left = round(x - apart)
        fill = GOLD if result.rank == 1 else self._tone.soft
        plate(picture, (left - half, y - half, left + half, y + half), fill, None, half)
        write(picture, left, y, str(result.rank), max(30, round(36 * scale)), DARK_INK, True, "m")
        if result.seat is not None:
            emblems.mark(picture, result.seat, x + apart, y, round(64 * scale))
        elif self._stranger is not None:
            self._stranger(picture, x + apart, y, round(64 * scale))


def ranking_picture(ranking: Ranking, heading: Heading, ground: Ground, context: DrawContext) -> Image.Image:
    """Draw a ranking below a heading."""
    picture = ground(context.width, heading.bottom + ranking.high + 20)
    heading.draw(picture)
    ranking.draw(picture, heading.bottom, context)
    return picture


def final_picture(
    standing: Standing | None, prefix: str, tone: Tone, ground: Ground, context: DrawContext
) -> Image.Image | None:
    """Draw the final ranking in the shared words, its lines by the game's `<prefix>-category-...`; None before it."""
    if standing is None:
        return None
    total, title = context.say("game-pic-total"), context.say("game-pic-score")
    ranking = Ranking(standing, lambda line: context.say(f"{prefix}-category-{line}"), total, tone)
    return ranking_picture(ranking, Heading(context.width, title, "", tone), ground, context)
