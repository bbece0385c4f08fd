"""The progress of all participants: points, a dial for each category, and what they do this year."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import EDITION, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import plate, put, rule
from renderers.palette import DARK_INK, GOLD, INK
from renderers.space_missions import marks, parts, pieces
from renderers.space_missions.board_layout import HEAD_HIGH, ROW_HIGH, BoardLayout
from renderers.space_missions.palette import FADED, IVORY, ORANGE, TEAL, TEAL_EDGE, TEAL_LIGHT
from renderers.text import fit, length, signed, write, write_label

_MARKS = 6
"""How many successes a dial has marks for."""


class Line(NamedTuple):
    """A participant's row. `card`: the visible specialist, `left`: how many the participant holds."""

    seat: int
    points: int
    bars: tuple[int, ...]
    card: str | None
    left: int
    passed: bool
    mission: int | None
    rank: int | None = None


def lines(view: SpaceMissionsView) -> list[Line]:
    """Return the rows: players by seat, then the Automa."""
    found = [
        Line(
            player.seat, player.points, player.bars, player.played[-1] if player.played else None, len(player.hand),
            player.passed, player.flight.mission if player.flight else None,
        )
        for player in view.players
    ]  # fmt: skip
    if view.automa is not None:
        part = view.automa
        left = len(EDITION.specialists) - len(part.shown)
        found.append(Line(parts.AUTOMA, part.points, part.bars, part.visible, left, False, part.mission))
    return [_final(line, view) for line in found] if view.over else found


def _final(line: Line, view: SpaceMissionsView) -> Line:
    """Return a row with the points of the final score, and the rank."""
    results = view.standing.results if view.standing else ()
    seat = None if line.seat == parts.AUTOMA else line.seat
    result = next((each for each in results if each.seat == seat), None)
    return line if result is None else line._replace(points=result.total, rank=result.rank, mission=None)


def draw_players(picture: Image.Image, view: SpaceMissionsView, where: BoardLayout, context: DrawContext) -> None:
    """Draw the table of all participants."""
    left, top, right, _ = where.players
    parts.panel(picture, where.players)
    start, step, _ = where.dials
    put(picture, pieces.star(38), start - 40, top + HEAD_HIGH // 2)
    scoring = EDITION.scoring
    legend = context.say("sms-pic-scoring", most=scoring.most, second=scoring.second)
    write(picture, left + 20, top + HEAD_HIGH // 2, fit(legend, 27, False, start - 64 - left - 20), 27, FADED)
    for i, category in enumerate(parts.CATEGORIES):
        _category(picture, category, category in view.scored, (start + step * i + 4, top + HEAD_HIGH // 2), step)
    for i, line in enumerate(lines(view)):
        y = top + HEAD_HIGH + ROW_HIGH * i
        rule(picture, left + 16, right - 16, y, TEAL_EDGE)
        if line.seat in view.to_move:
            plate(picture, (left + 5, y + 5, right - 5, y + ROW_HIGH - 2), TEAL_LIGHT, ORANGE, 16, 4)
        _line(picture, line, view, where, y + ROW_HIGH // 2 + 1, context)


def _category(picture: Image.Image, name: str, scored: bool, at: tuple[int, int], room: int) -> None:
    """A category's mark, with what the most and the second most bring at the end, if anything."""
    x, y = at
    size = 44 if room > 120 else 38
    put(picture, pieces.category(name, size, IVORY if scored else TEAL_EDGE, TEAL), x + size / 2, y)
    scoring = EDITION.scoring
    words = f"{scoring.most}/{scoring.second}" if scored else "–"
    write(picture, x + size + 6, y, words, 27, GOLD if scored else FADED, True)


def _line(
    picture: Image.Image, line: Line, view: SpaceMissionsView, where: BoardLayout, y: int, context: DrawContext
) -> None:
    left, right = where.players[0], where.players[2]
    start, step, size = where.dials
    parts.mark(picture, line.seat, left + 40, y, 46)
    points = signed(line.points)
    room = start - left - 78 - 24 - length(points, 42, True) - 14
    write_label(picture, left + 78, y, parts.name(line.seat, context), room, INK, 30)
    write(picture, start - 20, y, points, 42, GOLD, True, "r")
    for i, value in enumerate(line.bars):
        x = start + step * i
        put(picture, pieces.dial(value, _MARKS, size), x + size / 2 + 4, y)
        write(picture, x + size + 14, y, str(value), 32, INK if value else FADED, True)
    _state(picture, line, view, start + step * len(line.bars) + 4, right - 14, y)


def _state(picture: Image.Image, line: Line, view: SpaceMissionsView, left: int, right: int, y: int) -> None:
    """What the participant does: visible specialist and hand size, that they passed, or the mission that they fly."""
    size = 52 if right - left > 120 else 44
    if line.rank is not None:
        first = line.rank == 1
        plate(picture, (left + 22, y - 28, left + 78, y + 28), GOLD if first else FADED, None, 28)
        write(picture, left + 50, y, str(line.rank), 38, DARK_INK, True, "m")
        return
    if line.mission is not None:
        put(picture, pieces.flies(size), left + size / 2, y)
        plate(picture, (left + size + 4, y - 22, left + size + 48, y + 22), IVORY, None, 22)
        write(picture, left + size + 26, y, str(line.mission), 30, DARK_INK, True, "m")
        return
    if view.over or view.phase not in ("handicap", "actions"):
        return
    x = left
    if line.card is not None:
        put(picture, marks.specialist(line.card, size), x + size / 2, y)
    x += size + 3
    small = size - 14
    if line.passed:
        put(picture, marks.action("pass", small), x + small / 2, y)
    else:
        put(picture, marks.action("copy", small), x + small / 2, y)
        write(picture, x + small + 2, y, str(line.left), 27, INK, True)
