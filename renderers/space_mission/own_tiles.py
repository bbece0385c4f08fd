"""One's own tiles: line by line with the points so far and what the next tile would add; reserved tiles by planet."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Planet, Player, Score, SpaceMissionView
from renderers.desk import Desk
from renderers.paint import put
from renderers.palette import GOLD, INK, PANEL_EDGE, SOFT_INK, YES
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.text import fit, length, write

_ROW = 92
_TOP = 104
_HEAD = 52
_LABEL, _TILES, _NEXT, _POINTS = 48, 250, 668, 1152
_RESERVED_ROW = 96


def own_tiles(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the viewer's own tiles; None for an onlooker."""
    me = parts.player_of(view, view.viewer)
    if view.score is None or me is None:
        return None
    lines = view.score.lines
    reserved = _reserved(view)
    score_high = _HEAD + _ROW * len(lines) + 14
    reserved_high = 64 + _RESERVED_ROW * ((len(reserved) + 1) // 2) + (10 if reserved else 0)
    picture = layers.ground(parts.WIDTH, _TOP + score_high + 18 + reserved_high + 20)
    parts.heading(picture, desk.say("sm-pic-tiles"), desk.say("sm-pic-points", points=view.score.total))
    parts.panel(picture, (parts.EDGE, _TOP, parts.WIDTH - parts.EDGE, _TOP + score_high))
    _score(picture, view.score, me, desk)
    _draw_reserved(picture, reserved, _TOP + score_high + 18, reserved_high, desk)
    return picture


def _score(picture: Image.Image, score: Score, me: Player, desk: Desk) -> None:
    y = _TOP + 32
    write(picture, _NEXT, y, fit(desk.say("sm-pic-next"), 27, False, 300), 27, SOFT_INK)
    gains = dict(score.next)
    for i, (category, points) in enumerate(score.lines):
        y = _TOP + _HEAD + _ROW * i
        picture.paste(PANEL_EDGE, (_LABEL - 8, y, _POINTS + 8, y + 2))
        _line(picture, category, points, me, gains, y + _ROW // 2, desk)


def _line(
    picture: Image.Image, category: str, points: int, me: Player, gains: dict[str, int], y: int, desk: Desk
) -> None:
    write(picture, _LABEL, y, fit(desk.say(f"sm-category-{category}"), 30, True, _TILES - _LABEL - 12), 30, INK, True)
    write(picture, _POINTS, y, str(points), 40, GOLD, True, "r")
    if category == "gate":
        put(picture, craft.probe(48), _TILES + 30, y)
        write(picture, _TILES + 68, y, desk.say("sm-pic-by-gate", count=me.probes), 30, INK)
        return
    if category == "stations":
        put(picture, craft.small_station(52), _TILES + 30, y)
        write(picture, _TILES + 68, y, desk.say("sm-pic-by-stations", count=me.stations), 30, INK)
        return
    mine = parts.of_family(me.tiles or (), category)
    if mine:
        parts.tile_row(picture, mine, _TILES, y, 62, _NEXT - _TILES - 16)
    else:
        write(picture, _TILES + 4, y, desk.say("sm-pic-none"), 28, SOFT_INK)
    _gains(picture, {kind: gain for kind, gain in gains.items() if parts.of_family([kind], category)}, y)


def _gains(picture: Image.Image, gains: dict[str, int], y: int) -> None:
    x = _NEXT
    for kind, gain in gains.items():
        put(picture, tile_art.tile(kind, 40), x + 20, y)
        write(picture, x + 45, y, f"+{gain}", 27, YES, True)
        x += 100 if gain < 10 else 116


def _reserved(view: SpaceMissionView) -> list[tuple[Planet, list[str | None]]]:
    found = ((planet, [tile.tile for tile in planet.reserved if tile.seat == view.viewer]) for planet in view.ring)
    return [(planet, kinds) for planet, kinds in found if kinds]


def _draw_reserved(
    picture: Image.Image, reserved: list[tuple[Planet, list[str | None]]], top: int, high: int, desk: Desk
) -> None:
    """Planet by planet, two in a row; a tile one may not look at lies on its face."""
    parts.panel(picture, (parts.EDGE, top, parts.WIDTH - parts.EDGE, top + high))
    title = desk.say("sm-pic-reserved" if reserved else "sm-pic-reserved-none")
    write(picture, _LABEL, top + 34, fit(title, 30, True, 1100), 30, INK, True)
    for i, (planet, kinds) in enumerate(reserved):
        x, y = _LABEL + (i % 2) * 560, top + 64 + _RESERVED_ROW * (i // 2) + _RESERVED_ROW // 2
        parts.small_planet(picture, planet.id, x + 36, y, 104)
        name = fit(parts.planet_name(planet.id, desk), 28, False, 210)
        write(picture, x + 92, y, name, 28, INK)
        left = x + 92 + max(130, length(name, 28) + 16)
        known = [kind for kind in kinds if kind is not None]
        end = parts.tile_row(picture, known, left, y, 56, x + 540 - left) if known else left
        for j in range(len(kinds) - len(known)):
            put(picture, tile_art.back(56), end + 28 + 34 * j, y)
