"""What is written around the ring: round and end meter, legend, players, whose turn, the last round."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Player, SpaceMissionView
from renderers import emblems
from renderers.desk import Desk
from renderers.paint import plate, put
from renderers.palette import ALARM, DARK_INK, GOLD, INK, NEW, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK
from renderers.space_mission import craft, tile_art
from renderers.space_mission.badges import ground
from renderers.text import fit, length, write

_LEFT, _RIGHT, _WIDTH = 16, 934, 250
_SMALL = 27


def draw_panels(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    """Draw all panels."""
    _table(picture, view, desk)
    _legend(picture, view, desk)
    _players(picture, view, desk)
    _turn(picture, view, desk)
    _last_round(picture, view, desk)


def meter(view: SpaceMissionView) -> tuple[int, int, str]:
    """Return how far the end is: so many, of so many, and the key that names what is counted."""
    if view.end == "developed":
        built = sum(planet.station is not None for planet in view.ring)
        return built, len(view.ring), "sm-pic-meter-developed"
    return view.space_up, view.space_needed, "sm-pic-meter-space"


def _table(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    left, top = _LEFT, 16
    have, need, key = meter(view)
    near = have >= need - 2
    plate(picture, (left, top, left + _WIDTH, top + 268), PANEL, GOLD if near else PANEL_EDGE, 20, 4 if near else 2)
    write(picture, left + 18, top + 34, desk.say("sm-pic-round", round=view.round), 32, INK, True)
    count = desk.say("sm-pic-of", have=have, need=need)
    write(picture, left + 18, top + 84, count, 36, GOLD, True)
    write(picture, left + 18, top + 124, fit(desk.say(key), _SMALL, False, _WIDTH - 32), _SMALL, INK)
    _pips(picture, have, need, left + 18, top + 148)
    y = top + 236
    put(picture, craft.small_card(38), left + 32, y)
    end = left + 56 + write(picture, left + 56, y, str(view.deck), _SMALL, INK, True) + 16
    right = left + _WIDTH - 20
    used = fit(desk.say("sm-pic-discards", count=view.discards), _SMALL, False, right - end)
    write(picture, right, y, used, _SMALL, SOFT_INK, False, "r")


def _pips(picture: Image.Image, have: int, need: int, left: int, top: int) -> None:
    columns = 6 if need in (6, 12) else 5 if need == 10 else 4
    size = 24 if need > 6 else 34
    step = (_WIDTH - 36) / columns
    for i in range(max(need, 1)):
        x, y = left + round((i % columns) * step), top + (i // columns) * 30
        fill = GOLD if i < have else PANEL_LIGHT
        plate(picture, (x, y, x + round(step) - 6, y + min(size, 22)), fill, INK if i < have else PANEL_EDGE, 8)


def _legend(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    changed = any(planet.changed for planet in view.ring)
    rows = ["jump", "scan", "landing", "left", "seen", "reserved", *(["new"] if changed else [])]
    top = 16
    plate(picture, (_RIGHT, top, _RIGHT + _WIDTH, top + 20 + 38 * len(rows)), PANEL, PANEL_EDGE, 20)
    for i, row in enumerate(rows):
        y = top + 29 + 38 * i
        _sign(picture, row, _RIGHT + 34, y)
        write(picture, _RIGHT + 66, y, fit(desk.say(f"sm-pic-legend-{row}"), _SMALL, False, _WIDTH - 78), _SMALL, INK)


def _sign(picture: Image.Image, row: str, x: int, y: int) -> None:
    if row in ("jump", "scan", "landing"):
        put(picture, ground("land" if row == "landing" else row, 34), x, y)
    elif row == "left":
        put(picture, tile_art.back(30), x + 3, y + 2)
        put(picture, tile_art.back(30), x - 3, y - 2)
    elif row == "new":
        plate(picture, (x - 16, y - 14, x + 16, y + 14), None, NEW, 12, 4)
    else:
        if row == "reserved":
            put(picture, tile_art.back(38), x, y)
        put(picture, emblems.emblem(0, 28), x, y)


def _players(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    """Players in the lower corners, as many left as right or one more."""
    half = (len(view.players) + 1) // 2
    for left, column in ((_LEFT, view.players[:half]), (_RIGHT, view.players[half:])):
        for i, player in enumerate(column):
            _player(picture, view, player, (left, 1352 - 108 * (len(column) - i)), desk)


def _player(picture: Image.Image, view: SpaceMissionView, player: Player, corner: tuple[int, int], desk: Desk) -> None:
    left, top = corner
    active = player.seat in view.to_move
    edge, line = (GOLD, 5) if active else (PANEL_EDGE, 2)
    plate(picture, (left, top, left + _WIDTH, top + 98), PANEL, edge, 18, line)
    emblems.mark(picture, player.seat, left + 34, top + 31, 44)
    write(picture, left + 64, top + 31, fit(desk.name(player.seat), 28, True, _WIDTH - 74), 28, INK, True)
    x, y = left + 32, top + 73
    for sign, number in (
        (craft.small_station(32), player.stations),
        (tile_art.back(30), player.tile_count),
        (craft.small_card(32), player.card_count),
    ):
        put(picture, sign, x, y)
        write(picture, x + 20, y, str(number), _SMALL, SOFT_INK, True)
        x += 80


def _turn(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    """Whose turn it is and which action, above the gate."""
    y = 376
    if view.over or not view.to_move:
        _banner(picture, desk.say("sm-pic-over"), y, GOLD, DARK_INK)
        return
    seat = view.to_move[0]
    action = desk.say("sm-pic-action", action=view.action)
    room = 470 - length(action, 28, False)
    name = fit(desk.name(seat), 32, True, room)
    width = 84 + length(name, 32, True) + 24 + length(action, 28, False) + 24
    left = 600 - width // 2
    plate(picture, (left, y - 32, left + width, y + 32), PANEL, GOLD, 32, 4)
    emblems.mark(picture, seat, left + 42, y, 48)
    write(picture, left + 78, y, name, 32, INK, True)
    write(picture, left + width - 24, y, action, 28, GOLD, False, "r")


def _last_round(picture: Image.Image, view: SpaceMissionView, desk: Desk) -> None:
    """The loud notice below the gate: this is the last round, and who still plays."""
    if view.last_round is None or view.over:
        if view.stalled and not view.over:
            _banner(picture, desk.say("sm-pic-stalled"), 930, PANEL, GOLD)
        return
    y = 930
    words = desk.say("sm-pic-last-round")
    seats = view.last_round
    width = length(words, 34, True) + (76 if seats else 56) + 54 * len(seats)
    left = 600 - width // 2
    plate(picture, (left, y - 36, left + width, y + 36), ALARM, INK, 20, 4)
    write(picture, left + 28, y, words, 34, INK, True)
    for i, seat in enumerate(seats):
        emblems.mark(picture, seat, left + width - 54 * (len(seats) - i), y, 46)


def _banner(picture: Image.Image, words: str, y: int, fill: tuple[int, int, int], ink: tuple[int, int, int]) -> None:
    words = fit(words, 32, True, 520)
    half = length(words, 32, True) // 2 + 28
    plate(picture, (600 - half, y - 32, 600 + half, y + 32), fill, INK, 32, 3)
    write(picture, 600, y, words, 32, ink, True, "m")
