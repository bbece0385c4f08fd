"""One's own tiles: line by line with the points so far and what the next tile would add; reserved tiles by planet."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Planet, Player, Score, SpaceMissionView
from renderers.draw_context import DrawContext
from renderers.paint import put, rule
from renderers.palette import GOLD, INK, PANEL_EDGE, SOFT_INK, YES
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.text import fit, length, write

_ROW, _GAINS = 80, 56
"""A line's height, and how much a line of what tiles would add takes below it where there is no room beside."""
_HEAD = 52
_LABEL, _TILES, _NEXT = 48, 250, 668
_RESERVED_ROW = 88
_COUNTED = ("gate", "stations")
"""Lines of the score that count no tiles."""


def own_tiles(view: SpaceMissionView, context: DrawContext) -> Image.Image | None:
    """Draw the viewer's own tiles; None for a spectator."""
    me = parts.player_of(view, view.viewer)
    if view.score is None or me is None:
        return None
    heading = parts.Heading(
        context.width, context.say("sm-pic-tiles"), context.say("sm-pic-points", points=view.score.total)
    )
    reserved = _reserved(view)
    columns = 1 if context.narrow else 2
    score_high = (0 if context.narrow else _HEAD) + sum(_high(line, context) for line, _ in view.score.lines) + 14
    rows = (len(reserved) + columns - 1) // columns
    reserved_high = 64 + _RESERVED_ROW * rows + (10 if reserved else 0)
    below = heading.bottom + score_high + 18
    picture = layers.ground(context.width, below + reserved_high + 20)
    heading.draw(picture)
    parts.panel(picture, (parts.EDGE, heading.bottom, context.width - parts.EDGE, heading.bottom + score_high))
    _score(picture, view.score, me, heading.bottom, context)
    _draw_reserved(picture, reserved, below, reserved_high, context)
    return picture


def _high(category: str, context: DrawContext) -> int:
    return _ROW + (_GAINS if context.narrow and category not in _COUNTED else 0)


def _score(picture: Image.Image, score: Score, me: Player, top: int, context: DrawContext) -> None:
    y = top
    if not context.narrow:
        write(picture, _NEXT, top + 32, fit(context.say("sm-pic-next"), 27, False, 300), 27, SOFT_INK)
        y += _HEAD
    gains = dict(score.next)
    for category, points in score.lines:
        if y > top:
            rule(picture, _LABEL - 8, context.width - 40, y, PANEL_EDGE)
        _line(picture, category, points, me, y + _ROW // 2, context)
        of_line = {kind: gain for kind, gain in gains.items() if parts.of_family([kind], category)}
        if context.narrow and of_line:
            words = context.say("sm-pic-next")
            write(picture, _LABEL, y + _ROW + 14, fit(words, 27, False, _TILES - _LABEL - 12), 27, SOFT_INK)
            _gains(picture, of_line, _TILES, y + _ROW + 14)
        else:
            _gains(picture, of_line, _NEXT, y + _ROW // 2)
        y += _high(category, context)


def _line(picture: Image.Image, category: str, points: int, me: Player, y: int, context: DrawContext) -> None:
    write(
        picture, _LABEL, y, fit(context.say(f"sm-category-{category}"), 30, True, _TILES - _LABEL - 12), 30, INK, True
    )
    write(picture, context.width - 48, y, str(points), 40, GOLD, True, "r")
    if category == "gate":
        put(picture, craft.probe(48), _TILES + 30, y)
        write(picture, _TILES + 68, y, context.say("sm-pic-by-gate", count=me.probes), 30, INK)
        return
    if category == "stations":
        put(picture, craft.small_station(52), _TILES + 30, y)
        write(picture, _TILES + 68, y, context.say("sm-pic-by-stations", count=me.stations), 30, INK)
        return
    mine = parts.of_family(me.tiles or (), category)
    room = (context.width - 130 if context.narrow else _NEXT - 16) - _TILES
    if mine:
        parts.tile_row(picture, mine, _TILES, y, 62, room)
    else:
        write(picture, _TILES + 4, y, context.say("sm-pic-none"), 28, SOFT_INK)


def _gains(picture: Image.Image, gains: dict[str, int], left: int, y: int) -> None:
    x = left
    for kind, gain in gains.items():
        put(picture, tile_art.tile(kind, 40), x + 20, y)
        write(picture, x + 45, y, f"+{gain}", 27, YES, True)
        x += 100 if gain < 10 else 116


def _reserved(view: SpaceMissionView) -> list[tuple[Planet, list[str | None]]]:
    found = ((planet, [tile.tile for tile in planet.reserved if tile.seat == view.viewer]) for planet in view.ring)
    return [(planet, kinds) for planet, kinds in found if kinds]


def _draw_reserved(
    picture: Image.Image, reserved: list[tuple[Planet, list[str | None]]], top: int, high: int, context: DrawContext
) -> None:
    """Planet by planet, side by side where there is room; a tile one may not look at lies on its face."""
    parts.panel(picture, (parts.EDGE, top, context.width - parts.EDGE, top + high))
    title = context.say("sm-pic-reserved" if reserved else "sm-pic-reserved-none")
    write(picture, _LABEL, top + 34, fit(title, 30, True, context.width - 100), 30, INK, True)
    columns, wide = (1, context.width - 80) if context.narrow else (2, 560)
    for i, (planet, kinds) in enumerate(reserved):
        row, column = divmod(i, columns)
        x, y = _LABEL + column * wide, top + 64 + _RESERVED_ROW * row + _RESERVED_ROW // 2
        parts.small_planet(picture, planet.id, x + 36, y, 96)
        name = fit(parts.planet_name(planet.id, context), 28, False, 210)
        write(picture, x + 92, y, name, 28, INK)
        left = x + 92 + max(130, length(name, 28) + 16)
        known = [kind for kind in kinds if kind is not None]
        end = parts.tile_row(picture, known, left, y, 56, x + wide - 20 - left) if known else left
        for j in range(len(kinds) - len(known)):
            put(picture, tile_art.back(56), end + 28 + 34 * j, y)
