"""What is written around the ring: round and end meter, legend, players, whose turn, the last round."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_mission.view import Player, SpaceMissionView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import ALARM, DARK_INK, GOLD, INK, NEW, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK
from renderers.space_mission import craft, tile_art
from renderers.space_mission.badges import ground
from renderers.space_mission.marks import small_eye
from renderers.text import fit, length, write

_LEFT, _RIGHT, _WIDTH = 16, 934, 250
_SMALL = 27


_COUNTED = {"stations": craft.small_station, "tiles": tile_art.back, "cards": craft.small_card}
"""What is counted of each player."""


class Counted(NamedTuple):
    """How wide and high a player's plate is, where each count begins, how large their signs and numbers are."""

    wide: int
    high: int
    starts: tuple[int, int, int]
    sign: int
    number: int


NARROW_PRINT, WIDE_PRINT = Counted(284, 96, (0, 78, 184), 40, 34), Counted(250, 112, (0, 66, 156), 34, 30)
"""Only tiles have two digits."""


def draw_panels(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    """Draw all panels."""
    _table(picture, view, context)
    _legend(picture, view, context)
    _players(picture, view, context)
    draw_turn(picture, view, (600, 386), 540, context)
    if is_loud(view):
        draw_loud(picture, view, (600 - loud_width(view, context) // 2, 906), context)


def meter(view: SpaceMissionView) -> tuple[int, int, str]:
    """Return how far the end is: a count, its goal, and the key that names what is counted."""
    if view.end == "developed":
        built = sum(planet.station is not None for planet in view.ring)
        return built, len(view.ring), "sm-pic-meter-developed"
    return view.space_up, view.space_needed, "sm-pic-meter-space"


def _table(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    left, top = _LEFT, 16
    have, need, key = meter(view)
    near = have >= need - 2
    plate(picture, (left, top, left + _WIDTH, top + 268), PANEL, GOLD if near else PANEL_EDGE, 20, 4 if near else 2)
    write(picture, left + 18, top + 34, context.say("sm-pic-round", round=view.round), 32, INK, True)
    count = context.say("sm-pic-of", have=have, need=need)
    write(picture, left + 18, top + 84, count, 36, GOLD, True)
    write(picture, left + 18, top + 124, fit(context.say(key), _SMALL, False, _WIDTH - 32), _SMALL, INK)
    columns = 6 if need in (6, 12) else 5 if need == 10 else 4
    pips(picture, have, need, (left + 18, top + 148), (_WIDTH - 36) // columns, columns)
    y = top + 236
    put(picture, craft.small_card(38), left + 32, y)
    end = left + 56 + write(picture, left + 56, y, str(view.deck), _SMALL, INK, True) + 16
    right = left + _WIDTH - 20
    used = fit(context.say("sm-pic-discards", count=view.discards), _SMALL, False, right - end)
    write(picture, right, y, used, _SMALL, SOFT_INK, False, "r")


def pips(picture: Image.Image, have: int, need: int, corner: tuple[int, int], step: int, columns: int) -> None:
    """Draw the end meter: a field for each that is needed, filled for each that is there."""
    for i in range(need):
        x, y = corner[0] + (i % columns) * step, corner[1] + (i // columns) * 30
        fill = GOLD if i < have else PANEL_LIGHT
        plate(picture, (x, y, x + step - 6, y + 22), fill, INK if i < have else PANEL_EDGE, 8)


def legend_rows(view: SpaceMissionView, narrow: bool) -> list[str]:
    """Return the signs that are explained: of planets, and on a narrow board those of the players, too."""
    changed = any(planet.changed for planet in view.ring) or any(player.probed for player in view.players)
    counts = _COUNTED if narrow else ()
    return ["jump", "scan", "landing", "left", "seen", "reserved", *counts, *(["new"] if changed else [])]


def _legend(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    rows = legend_rows(view, narrow=False)
    top = 16
    plate(picture, (_RIGHT, top, _RIGHT + _WIDTH, top + 20 + 38 * len(rows)), PANEL, PANEL_EDGE, 20)
    for i, row in enumerate(rows):
        draw_signs(picture, row, (_RIGHT + 34, top + 29 + 38 * i), _WIDTH - 78, context)


def draw_signs(
    picture: Image.Image, row: str, spot: tuple[int, int], room: int, context: DrawContext, size: int = _SMALL
) -> None:
    """Draw a sign with its meaning, `size` high."""
    x, y = spot
    _sign(picture, row, x, y)
    write(picture, x + 28, y, fit(context.say(f"sm-pic-legend-{row}"), size, False, room), size, INK)


def _sign(picture: Image.Image, row: str, x: int, y: int) -> None:
    if row in ("jump", "scan", "landing"):
        put(picture, ground("land" if row == "landing" else row, 34), x, y)
    elif row == "left":
        put(picture, tile_art.back(30), x + 3, y + 2)
        put(picture, tile_art.back(30), x - 3, y - 2)
    elif row in _COUNTED:
        put(picture, _COUNTED[row](40), x, y)
    elif row == "new":
        plate(picture, (x - 16, y - 14, x + 16, y + 14), None, NEW, 12, 4)
    elif row == "seen":
        small_eye(picture, 0, x, y)
    else:
        put(picture, tile_art.back(42), x, y)
        put(picture, emblems.emblem(0, 26), x, y)


def _players(picture: Image.Image, view: SpaceMissionView, context: DrawContext) -> None:
    """Players in the lower corners, as many left as right or one more."""
    half = (len(view.players) + 1) // 2
    for left, column in ((_LEFT, view.players[:half]), (_RIGHT, view.players[half:])):
        for i, player in enumerate(column):
            draw_player(picture, view, player, (left, 1352 - (WIDE_PRINT.high + 8) * (len(column) - i)), context)


def draw_player(
    picture: Image.Image, view: SpaceMissionView, player: Player, corner: tuple[int, int], context: DrawContext
) -> None:
    """Draw a player's plate: name, and how many stations, tiles and cards; lit up in the player's turn."""
    left, top = corner
    size = NARROW_PRINT if context.narrow else WIDE_PRINT
    active = player.seat in view.to_move
    edge, line = (GOLD, 5) if active else (PANEL_EDGE, 2)
    plate(picture, (left, top, left + size.wide, top + size.high), PANEL, edge, 18, line)
    name_y = top + 27 if context.narrow else top + 31
    emblems.mark(picture, player.seat, left + 34, name_y, 44)
    name, room = context.name(player.seat), size.wide - 74
    bold = length(name, 28, True) <= room
    # A long name is written thin: more of it can be read, and computers differ in what comes last.
    print_size = 28 if bold else _SMALL
    write(picture, left + 64, name_y, fit(name, print_size, bold, room), print_size, INK, bold)
    x, y = left + 34, top + size.high - (27 if context.narrow else 32)
    numbers = (player.stations, player.tile_count, player.card_count)
    for name, number, start in zip(_COUNTED, numbers, size.starts, strict=True):
        put(picture, _COUNTED[name](size.sign), x + start, y)
        write(picture, x + start + 24, y, str(number), size.number, INK, True)


def draw_turn(
    picture: Image.Image, view: SpaceMissionView, spot: tuple[int, int], room: int, context: DrawContext
) -> None:
    """Draw whose turn it is and which action, and that a tile is being chosen, around a point."""
    x, y = spot
    if view.over or not view.to_move:
        _banner(picture, context.say("sm-pic-over"), x, y, GOLD, DARK_INK)
        return
    seat = view.to_move[0]
    action = context.say("sm-pic-action", action=view.action)
    if view.pending is not None:
        action = context.say("sm-pic-choosing", action=view.action)
    both = length(context.name(seat), 32, True) + 24 + length(action, 28)
    below = both > room - 108
    name = fit(context.name(seat), 32, True, room - 108)
    width = 108 + (max(length(name, 32, True), length(action, 28)) if below else both)
    left, half = x - width // 2, 52 if below else 32
    plate(picture, (left, y - half, left + width, y + half), PANEL, GOLD, 32, 4)
    emblems.mark(picture, seat, left + 42, y, 48)
    write(picture, left + 78, y - 22 if below else y, name, 32, INK, True)
    if below:
        write(picture, left + 78, y + 24, action, 28, GOLD)
    else:
        write(picture, left + width - 26, y, action, 28, GOLD, False, "r")


def is_loud(view: SpaceMissionView) -> bool:
    """Return whether there is something to be told loudly: the last round, or that no tile moves any more."""
    return not view.over and (view.last_round is not None or view.stalled)


def loud_width(view: SpaceMissionView, context: DrawContext) -> int:
    """Return how wide the loud notice is."""
    if view.last_round is None:
        return length(context.say("sm-pic-stalled"), 32, True) + 56
    seats = view.last_round
    return length(context.say("sm-pic-last-round"), 34, True) + (76 if seats else 56) + 54 * len(seats)


def draw_loud(picture: Image.Image, view: SpaceMissionView, corner: tuple[int, int], context: DrawContext) -> None:
    """Draw the loud notice: this is the last round, and who still plays."""
    left, top = corner
    width, low, y = loud_width(view, context), top + 48, top + 24
    if view.last_round is None:
        plate(picture, (left, top, left + width, low), PANEL, GOLD, 22, 3)
        write(picture, left + 28, y, context.say("sm-pic-stalled"), 32, GOLD, True)
        return
    plate(picture, (left, top, left + width, low), ALARM, INK, 18, 4)
    write(picture, left + 28, y, context.say("sm-pic-last-round"), 34, INK, True)
    for i, seat in enumerate(view.last_round):
        emblems.mark(picture, seat, left + width - 54 * (len(view.last_round) - i), y, 42)


def _banner(
    picture: Image.Image, words: str, x: int, y: int, fill: tuple[int, int, int], ink: tuple[int, int, int]
) -> None:
    words = fit(words, 32, True, 520)
    half = length(words, 32, True) // 2 + 28
    plate(picture, (x - half, y - 32, x + half, y + 32), fill, INK, 32, 3)
    write(picture, x, y, words, 32, ink, True, "m")
