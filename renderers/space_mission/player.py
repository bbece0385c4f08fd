"""The public part of a player: gate, stations, tiles, cards, and both actions of the last turn."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Move, Player, SpaceMissionView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import GLOW, GOLD, INK, SOFT_INK
from renderers.panels import cell
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.text import fit, length, write

_BOX = 190
_GAP = 20
_TOP = 226
_MOVE, _SHOWN = 96, 58
"""A move's height, and how much its cards take below it where there is no room beside."""
_TILE = 72


def player(view: SpaceMissionView, about: str, context: DrawContext) -> Image.Image | None:
    """Draw a player; None when no such seat is at the table."""
    who = parts.player_of(view, int(about)) if about.isdecimal() else None
    if who is None:
        return None
    tiles = None if who.tiles is None else parts.tile_lines(who.tiles, _TILE, context.width - 100) or [[]]
    rows = 2 if context.narrow else 1
    last_top = _TOP + (_BOX + _GAP) * rows
    last_high = 66 + max(_MOVE, sum(_high(move, context) for move in who.last_turn))
    tiles_top = last_top + last_high + _GAP
    picture = layers.ground(context.width, tiles_top + (104 + 84 * len(tiles) if tiles else 0))
    _head(picture, who, context)
    _numbers(picture, who, 4 // rows, context)
    _last_turn(picture, who, last_top, last_high, context)
    if tiles:
        _tiles(picture, tiles, tiles_top, context)
    return picture


def _head(picture: Image.Image, who: Player, context: DrawContext) -> None:
    parts.panel(picture, (parts.EDGE, 20, context.width - parts.EDGE, _TOP - _GAP))
    emblems.mark(picture, who.seat, 112, 113, 132)
    write(picture, 204, 84, fit(context.name(who.seat), 48, True, context.width - 524), 48, INK, True)
    if who.planet is None:
        at = context.say("sm-pic-player-at-gate")
        put(picture, layers.small_gate(176), context.width - 140, 113)
    else:
        at = context.say("sm-pic-player-at", place=parts.planet_name(who.planet, context))
        parts.small_planet(picture, who.planet, context.width - 140, 113, 200)
    craft.put_ship(picture, who.seat, context.width - 264, 113)
    write(picture, 204, 150, fit(at, 32, False, context.width - 524), 32, GLOW)


def _numbers(picture: Image.Image, who: Player, columns: int, context: DrawContext) -> None:
    hidden = context.say("sm-pic-player-hidden")
    boxes = (
        ("gate", craft.probe(72), who.probes, context.say("sm-pic-points", points=who.gate_points)),
        ("stations", craft.small_station(80), who.stations, context.say("sm-pic-points", points=who.station_points)),
        ("tiles", tile_art.back(72), who.tile_count, "" if who.tiles is not None else hidden),
        ("cards", craft.small_card(76), who.card_count, ""),
    )
    for i, (key, sign, number, note) in enumerate(boxes):
        left, top, right, bottom = cell(i, columns, context.width, _TOP, _BOX, _GAP)
        parts.panel(picture, (left, top, right, bottom))
        wide = right - left
        middle = left + wide // 2
        title = fit(context.say(f"sm-pic-player-{key}"), 30, True, wide - 25)
        write(picture, middle, top + 34, title, 30, INK, True, "m")
        put(picture, sign, middle - 46, top + 98)
        write(picture, middle + 12, top + 98, str(number), 60, INK, True)
        write(picture, middle, top + 160, fit(note, 27, False, wide - 17), 27, GOLD, False, "m")


def _high(move: Move, context: DrawContext) -> int:
    return _MOVE + (_SHOWN if context.narrow and move.cards else 0)


def _last_turn(picture: Image.Image, who: Player, top: int, high: int, context: DrawContext) -> None:
    parts.panel(picture, (parts.EDGE, top, context.width - parts.EDGE, top + high))
    write(picture, 48, top + 36, context.say("sm-pic-player-last"), 30, INK, True)
    if not who.last_turn:
        write(picture, 48, top + 104, context.say("sm-pic-player-last-none"), 30, SOFT_INK)
    y = top + 62 + _MOVE // 2
    for i, move in enumerate(who.last_turn):
        _move(picture, move, i + 1, y, context)
        y += _high(move, context)


def _move(picture: Image.Image, move: Move, number: int, y: int, context: DrawContext) -> None:
    write(picture, 56, y, f"{number}.", 34, GOLD, True)
    words = fit(context.say(f"sm-pic-move-{move.verb}", drawn=move.drawn, count=len(move.cards)), 32, False, 470)
    x = 112 + write(picture, 112, y, words, 32, INK) + 20
    if move.planet is not None:
        parts.small_planet(picture, move.planet, x + 46, y, 108)
        name = fit(parts.planet_name(move.planet, context), 32, True, 300)
        x += 108 + write(picture, x + 104, y, name, 32, INK, True) + 20
    _cards(picture, move.cards, *((112, y + _SHOWN) if context.narrow else (x, y)))


def _cards(picture: Image.Image, cards: tuple[int, ...], left: float, y: int) -> None:
    """The cards that were shown, by their numbers, as far to the right as they need."""
    widths = [50 + length(str(card), 30, True) + 16 for card in cards]
    x = max(left, picture.width - 50 - sum(widths))
    for card, width in zip(cards, widths, strict=True):
        if x + width > picture.width - parts.EDGE:
            return
        put(picture, craft.small_card(44), x + 22, y)
        write(picture, x + 48, y, str(card), 30, INK, True)
        x += width


def _tiles(picture: Image.Image, lines: list[list[str]], top: int, context: DrawContext) -> None:
    parts.panel(picture, (parts.EDGE, top, context.width - parts.EDGE, top + 84 + 84 * len(lines)))
    write(picture, 48, top + 36, context.say("sm-pic-player-tiles"), 30, INK, True)
    if not lines[0]:
        write(picture, 48, top + 108, context.say("sm-pic-none"), 30, SOFT_INK)
    for i, line in enumerate(lines):
        parts.tile_row(picture, line, 48, top + 108 + 84 * i, _TILE, context.width - 100)
