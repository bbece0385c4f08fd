"""A player's mission control: technology decks, spacecraft, tokens, and the launch pad.

The same picture shows one's own board and another player's: what differs is what the view knows of the decks.
"""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import Player, SpaceMissionsView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import put, put_row
from renderers.palette import GOLD, INK
from renderers.panels import cell
from renderers.space_missions import decks, fleet, launch_pad, marks, palette, parts, pieces
from renderers.space_missions.board_event import draw_open_event
from renderers.space_missions.palette import FADED, ORANGE
from renderers.text import fit, length, signed, write, write_label

_GAP = 12
_HEAD = 132
_STOCK = 68
_TOKEN = 46
_EVENT = 150
_KEPT = 3
"""The most tokens of a kind that are kept for the next year; more are marked."""
_MARKS = 6


def control(view: SpaceMissionsView, context: DrawContext) -> Image.Image | None:
    """Draw the viewer's own mission control; None for a spectator."""
    who = parts.player_of(view, view.viewer)
    return None if who is None else _board(view, who, view.next_event, context)


def player(view: SpaceMissionsView, about: str, context: DrawContext) -> Image.Image | None:
    """Draw another player's mission control; None when no such seat is at the table."""
    who = parts.player_of(view, int(about)) if about.isdecimal() else None
    return None if who is None else _board(view, who, None, context)


def _board(view: SpaceMissionsView, who: Player, event: str | None, context: DrawContext) -> Image.Image:
    columns = (2, 2) if context.narrow else (3, 2)
    deck_rows, craft_rows = -(-len(who.decks) // columns[0]), -(-len(parts.CRAFT) // columns[1])
    decks_top = 16 + _HEAD + _GAP
    craft_top = decks_top + deck_rows * (decks.PANEL_HIGH + _GAP)
    stock_top = craft_top + craft_rows * (fleet.PANEL_HIGH + _GAP)
    pad_top = stock_top + _STOCK + _GAP
    event_top = pad_top + _pad_high(who) + _GAP
    picture = palette.ground(context.width, event_top + (_EVENT + _GAP if event else 0) + 2)
    _head(picture, view, who, context)
    for i, deck in enumerate(who.decks):
        box = cell(i, columns[0], context.width, decks_top, decks.PANEL_HIGH, _GAP)
        decks.draw_deck(picture, deck, box, context)
    for i, name in enumerate(parts.CRAFT):
        box = cell(i, columns[1], context.width, craft_top, fleet.PANEL_HIGH, _GAP)
        fleet.draw_craft(picture, name, (*who.levels, 1)[i], box, context)
    _stock(picture, who, stock_top, context)
    _pad(picture, who, pad_top, context)
    if event:
        _next_event(picture, event, event_top, context)
    return picture


def _head(picture: Image.Image, view: SpaceMissionsView, who: Player, context: DrawContext) -> None:
    """Who, points, dials of success, and the specialists played this year."""
    right = context.width - parts.EDGE
    parts.panel(picture, (parts.EDGE, 16, right, 16 + _HEAD))
    emblems.mark(picture, who.seat, 88, 82, 92)
    dial, step = (56, 96) if context.narrow else (66, 126)
    start = right - 14 - step * len(who.bars)
    for i, (category, value) in enumerate(zip(parts.CATEGORIES, who.bars, strict=True)):
        x = start + step * i
        put(picture, pieces.category(category, 40, FADED, palette.TEAL), x + dial / 2, 44)
        put(picture, pieces.dial(value, _MARKS, dial), x + dial / 2, 102)
        write(picture, x + dial + 8, 102, str(value), 32, INK if value else FADED, True)
    points = signed(who.points)
    room = start - 154 - 30 - length(points, 46, True) - 20
    write_label(picture, 154, 48, context.name(who.seat), room, INK, 38)
    write(picture, start - 24, 48, points, 46, GOLD, True, "r")
    played = [marks.specialist(name, 54) for name in who.played]
    x = put_row(picture, played, 154, 110, 6)
    if who.passed and view.phase == "actions":
        put(picture, marks.action("pass", 48), x + 28, 110)
    elif not played:
        write(picture, 154, 110, fit(context.say("sms-pic-played-none"), 27, False, start - 170), 27, FADED)


def _stock(picture: Image.Image, who: Player, top: int, context: DrawContext) -> None:
    """Tokens by kind; more than may be kept stand out. At the end the minor problems that upgrades will bring."""
    right, y = context.width - parts.EDGE, top + _STOCK // 2
    parts.panel(picture, (parts.EDGE, top, right, top + _STOCK))
    step = (right - parts.EDGE - 24) // (len(parts.STOCK) + 1)
    for i, (kind, count) in enumerate(zip(parts.STOCK, who.stock, strict=True)):
        x = parts.EDGE + 16 + step * i
        put(picture, (pieces.token if count else pieces.slot)(kind, _TOKEN), x + _TOKEN / 2, y)
        ink = ORANGE if count > _KEPT else INK if count else FADED
        write(picture, x + _TOKEN + 6, y, str(count), 32, ink, True)
    x = parts.EDGE + 16 + step * len(parts.STOCK)
    put(picture, pieces.upgrades(_TOKEN), x + _TOKEN / 2, y)
    write(picture, x + _TOKEN + 6, y, str(who.upgrades), 32, INK if who.upgrades else FADED, True)


def _pad_high(who: Player) -> int:
    return 76 if who.flight is None else 72 + launch_pad.ROW_HIGH * len(launch_pad.rows(who.flight))


def _pad(picture: Image.Image, who: Player, top: int, context: DrawContext) -> None:
    right = context.width - parts.EDGE
    parts.panel(picture, (parts.EDGE, top, right, top + _pad_high(who)))
    if who.flight is None:
        write(picture, 48, top + 38, context.say("sms-pic-pad-empty"), 30, FADED)
        return
    number = who.flight.mission
    title = context.say("sms-pic-pad", number=number, name=parts.mission_name(number, context))
    write(picture, 48, top + 36, fit(title, 32, True, right - 96), 32, INK, True)
    launch_pad.draw_pad(picture, who.flight, (44, top + 62))


def _next_event(picture: Image.Image, event: str, top: int, context: DrawContext) -> None:
    """The top of the event deck, for viewers who have looked at it."""
    right = context.width - parts.EDGE
    parts.panel(picture, (parts.EDGE, top, right, top + _EVENT))
    half = (context.width - 2 * parts.EDGE) // 3
    put(picture, marks.bonus("look-event", 84), parts.EDGE + 66, top + _EVENT / 2)
    for i, line in enumerate(context.say("sms-pic-next-event").split(" ", 1)):
        write(picture, parts.EDGE + 118, top + _EVENT / 2 - 20 + 40 * i, fit(line, 30, True, half - 110), 30, INK, True)
    draw_open_event(picture, event, (parts.EDGE + half, top, right, top + _EVENT), context)
