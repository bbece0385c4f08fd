"""The hand: a fan of cards with fixed columns for jump, scan and landing, and what each can do here and now."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_mission.view import Card, SpaceMissionView
from renderers.desk import Desk
from renderers.kept import kept
from renderers.paint import FINE, in_steps, plate, put
from renderers.palette import DARK_INK, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK, YES
from renderers.space_mission import badges, layers, parts
from renderers.space_mission.badges import badge
from renderers.text import fit, shifted, wrap, write

_USES = 244
"""Where on a card its uses begin."""
_LEAST = 130
"""How much room there is for uses at least."""
_GAP = 18
_CORNER = 26
_LEAN = 2.2
"""Degrees between two neighbours of the fan."""
_SAG = 5
"""How much lower a card lies than its neighbour nearer the middle: this, times its place, times its place."""
_USE = 27
_PILL, _TARGET, _PER_ROW = 52, 50, 4


class Fan(NamedTuple):
    """How a hand is laid out: the cards' size, how many in a row, and whether they lean."""

    wide: int
    high: int
    in_row: int
    leans: bool


def _fan(cards: tuple[Card, ...], desk: Desk) -> Fan:
    high = _USES + max([_LEAST, *map(_uses_high, cards)]) + 18
    return Fan(272, high, 3, False) if desk.large else Fan(216, high, 5, True)


def _uses_high(card: Card) -> int:
    rows = (len(card.reaches) + _PER_ROW - 1) // _PER_ROW
    return _PILL * len(card.uses) + _TARGET * rows


def hand(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the viewer's hand; None for an onlooker."""
    me = parts.player_of(view, view.viewer)
    if me is None:
        return None
    fan = _fan(view.hand, desk)
    at = me.planet
    note = desk.say("sm-pic-here", place=parts.planet_name(at, desk)) if at else desk.say("sm-pic-at-gate")
    heading = parts.Heading(desk.width, desk.say("sm-pic-hand"), note)
    rows = [view.hand[i : i + fan.in_row] for i in range(0, len(view.hand), fan.in_row)]
    pitch = fan.high + (40 if fan.leans else _GAP)
    picture = layers.ground(desk.width, heading.bottom + pitch * max(1, len(rows)) + 16)
    heading.draw(picture)
    if not view.hand:
        write(picture, desk.width / 2, heading.bottom + 180, desk.say("sm-pic-hand-empty"), 34, INK, False, "m")
    for i, row in enumerate(rows):
        _row(picture, row, fan, heading.bottom + 8 + pitch * i, desk)
    return picture


def _row(picture: Image.Image, cards: tuple[Card, ...], fan: Fan, top: int, desk: Desk) -> None:
    left = (desk.width - len(cards) * (fan.wide + _GAP) + _GAP) // 2
    for i, card in enumerate(cards):
        corner = (left + i * (fan.wide + _GAP), top)
        place = i - (len(cards) - 1) / 2
        if not fan.leans:
            _lay(picture, card, fan, corner, 0, desk)
        else:
            low = (corner[0], top + round(_SAG * place * place))
            _lay(picture, card, fan, low, -_LEAN * place, desk)


def _lay(picture: Image.Image, card: Card, fan: Fan, corner: tuple[int, int], lean: float, desk: Desk) -> None:
    """Lay a card: drawn upright on a sheet of its own, then turned."""
    sheet = Image.new("RGB", (fan.wide, fan.high))
    with shifted(corner):
        _card(sheet, card, desk)
    mask = _shape(fan.wide, fan.high, lean)
    face = sheet.rotate(lean, Image.Resampling.BICUBIC, expand=True) if lean else sheet
    spot = (corner[0] - (mask.width - fan.wide) // 2, corner[1] - (mask.height - fan.high) // 2)
    picture.paste(DARK_INK, (spot[0] + 5, spot[1] + 7), mask)
    picture.paste(face, spot, mask)


@kept(1024)
def _shape(wide: int, high: int, lean: float) -> Image.Image:
    """Return the mask of a card that leans."""
    whole = Image.new("L", (wide * FINE, high * FINE))
    plate_mask = Image.new("RGB", whole.size)
    plate(plate_mask, (0, 0, *whole.size), (255, 255, 255), None, _CORNER * FINE)
    mask = plate_mask.getchannel("R").reduce(FINE)
    return in_steps(mask.rotate(lean, Image.Resampling.BICUBIC, expand=True) if lean else mask)


def _card(sheet: Image.Image, card: Card, desk: Desk) -> None:
    wide = sheet.width
    middle = wide / 2
    edge, line = (YES, 6) if card.uses else (PANEL_EDGE, 3)
    plate(sheet, (0, 0, wide, sheet.height), PANEL, edge, _CORNER, line)
    put(sheet, layers.small_gate(156), middle, 80)
    write(sheet, middle, 80, str(card.number), 42, INK, True, "m")
    plate(sheet, (9, 158, wide - 9, 232), PANEL_LIGHT, None, 18)
    third = (wide - 20) / 3
    for i, (kind, value) in enumerate(zip(badges.KINDS, (card.jump, card.scan, card.land), strict=True)):
        badge(sheet, kind, value, 10 + third * (i + 0.5), 194, 60)
    _uses(sheet, card, desk)


_KIND = {"jump": "jump", "scan": "scan", "develop": "land"}


def _uses(sheet: Image.Image, card: Card, desk: Desk) -> None:
    """What the card can be played for now, one below the other; below a jump the planets that it reaches."""
    wide, y = sheet.width, _USES
    if not card.uses:
        for i, line in enumerate(wrap(desk.say("sm-pic-use-none"), 28, False, wide - 30, 2)):
            write(sheet, wide / 2, y + 40 + 36 * i, line, 28, SOFT_INK, False, "m")
        return
    for use in card.uses:
        kind = _KIND.get(use, "jump")
        plate(sheet, (13, y + 3, wide - 13, y + 49), badges.FILL[kind], INK, 23, 2)
        words = fit(desk.say(f"sm-pic-use-{use}"), _USE, True, wide - 36)
        write(sheet, wide / 2, y + 26, words, _USE, badges.NUMERAL[kind], True, "m")
        y += _PILL
        for start in range(0, len(card.reaches) if use == "jump" else 0, _PER_ROW):
            _targets(sheet, card.reaches[start : start + _PER_ROW], y + _TARGET // 2)
            y += _TARGET


def _targets(sheet: Image.Image, planets: tuple[str, ...], y: int) -> None:
    step = 48
    for i, planet in enumerate(planets):
        parts.small_planet(sheet, planet, sheet.width / 2 + (i - (len(planets) - 1) / 2) * step, y, 58)
