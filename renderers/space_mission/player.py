"""A player as everybody may know him: gate, stations, tiles, cards, and both actions of his last turn."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Move, Player, SpaceMissionView
from renderers import emblems
from renderers.desk import Desk
from renderers.paint import put
from renderers.palette import GLOW, GOLD, INK, SOFT_INK
from renderers.space_mission import craft, layers, parts, tile_art
from renderers.text import fit, length, write

_BOX = (275, 190)
_GAP = 20
_TOP = 226
_MOVE = 96


def player(view: SpaceMissionView, about: str, desk: Desk) -> Image.Image | None:
    """Draw a player; None when no such seat is at the table."""
    who = parts.player_of(view, int(about)) if about.isdecimal() else None
    if who is None:
        return None
    known = who.tiles is not None
    last_top = _TOP + _BOX[1] + _GAP
    last_high = 66 + _MOVE * max(1, len(who.last_turn))
    tiles_top = last_top + last_high + _GAP
    picture = layers.ground(parts.WIDTH, tiles_top + (188 if known else 0))
    _head(picture, who, desk)
    _numbers(picture, who, desk)
    _last_turn(picture, who, last_top, last_high, desk)
    if known:
        _tiles(picture, who, tiles_top, desk)
    return picture


def _head(picture: Image.Image, who: Player, desk: Desk) -> None:
    parts.panel(picture, (parts.EDGE, 20, parts.WIDTH - parts.EDGE, _TOP - _GAP))
    emblems.mark(picture, who.seat, 112, 113, 132)
    write(picture, 204, 84, fit(desk.name(who.seat), 48, True, 640), 48, INK, True)
    if who.planet is None:
        at = desk.say("sm-pic-player-at-gate")
        put(picture, layers.gate().resize((176, 176), Image.Resampling.LANCZOS, reducing_gap=2.0), 1060, 113)
    else:
        at = desk.say("sm-pic-player-at", place=parts.planet_name(who.planet, desk))
        parts.small_planet(picture, who.planet, 1060, 113, 200)
    craft.put_ship(picture, who.seat, 936, 113)
    write(picture, 204, 150, fit(at, 32, False, 660), 32, GLOW)


def _numbers(picture: Image.Image, who: Player, desk: Desk) -> None:
    hidden = desk.say("sm-pic-player-hidden")
    boxes = (
        ("gate", craft.probe(72), who.probes, desk.say("sm-pic-points", points=who.gate_points)),
        ("stations", craft.small_station(80), who.stations, desk.say("sm-pic-points", points=who.station_points)),
        ("tiles", tile_art.back(72), who.tile_count, "" if who.tiles is not None else hidden),
        ("cards", craft.small_card(76), who.card_count, ""),
    )
    for i, (key, sign, number, note) in enumerate(boxes):
        left = parts.EDGE + i * (_BOX[0] + _GAP)
        parts.panel(picture, (left, _TOP, left + _BOX[0], _TOP + _BOX[1]))
        middle = left + _BOX[0] // 2
        write(picture, middle, _TOP + 34, fit(desk.say(f"sm-pic-player-{key}"), 30, True, 250), 30, INK, True, "m")
        put(picture, sign, middle - 46, _TOP + 98)
        write(picture, middle + 12, _TOP + 98, str(number), 60, INK, True)
        write(picture, middle, _TOP + 160, fit(note, 27, False, 258), 27, GOLD, False, "m")


def _last_turn(picture: Image.Image, who: Player, top: int, high: int, desk: Desk) -> None:
    parts.panel(picture, (parts.EDGE, top, parts.WIDTH - parts.EDGE, top + high))
    write(picture, 48, top + 36, desk.say("sm-pic-player-last"), 30, INK, True)
    if not who.last_turn:
        write(picture, 48, top + 104, desk.say("sm-pic-player-last-none"), 30, SOFT_INK)
    for i, move in enumerate(who.last_turn):
        _move(picture, move, i + 1, top + 62 + _MOVE * i + _MOVE // 2, desk)


def _move(picture: Image.Image, move: Move, number: int, y: int, desk: Desk) -> None:
    write(picture, 56, y, f"{number}.", 34, GOLD, True)
    words = fit(desk.say(f"sm-pic-move-{move.verb}", drawn=move.drawn, count=len(move.cards)), 32, False, 470)
    x = 112 + write(picture, 112, y, words, 32, INK) + 20
    if move.planet is not None:
        parts.small_planet(picture, move.planet, x + 46, y, 108)
        name = fit(parts.planet_name(move.planet, desk), 32, True, 300)
        x += 108 + write(picture, x + 104, y, name, 32, INK, True) + 20
    _cards(picture, move.cards, x, y)


def _cards(picture: Image.Image, cards: tuple[int, ...], left: float, y: int) -> None:
    """The cards that were shown, by their numbers, as far to the right as they need."""
    widths = [50 + length(str(card), 30, True) + 16 for card in cards]
    x = max(left, 1150 - sum(widths))
    for card, width in zip(cards, widths, strict=True):
        if x + width > parts.WIDTH - parts.EDGE:
            return
        put(picture, craft.small_card(44), x + 22, y)
        write(picture, x + 48, y, str(card), 30, INK, True)
        x += width


def _tiles(picture: Image.Image, who: Player, top: int, desk: Desk) -> None:
    parts.panel(picture, (parts.EDGE, top, parts.WIDTH - parts.EDGE, top + 168))
    write(picture, 48, top + 36, desk.say("sm-pic-player-tiles"), 30, INK, True)
    if who.tiles:
        parts.tile_row(picture, who.tiles, 48, top + 108, 72, 1100)
    else:
        write(picture, 48, top + 108, desk.say("sm-pic-none"), 30, SOFT_INK)
