"""The hand: a fan of cards with fixed columns for jump, scan and landing, and what each can do here and now."""

from __future__ import annotations

import math
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from bot.games.space_mission.view import Card, SpaceMissionView
from renderers.cache import cached
from renderers.draw_context import DrawContext
from renderers.paint import FINE, in_steps, plate, put
from renderers.palette import DARK_INK, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK, YES
from renderers.space_mission import badges, layers, parts
from renderers.space_mission.badges import badge
from renderers.text import fit, wrap, write
from renderers.theme import toned

_USES = 244
"""Where on a card its uses begin."""
_LEAST = 130
"""How much room there is for uses at least."""
_GAP = 18
_CORNER = 26
_SHADOW = (5, 7)
_LEAN = 2.2
"""Degrees between two neighbours of the fan."""
_SAG = 5
"""How much lower a card lies than its neighbour nearer the middle: this, times its place, times its place."""
_USE = 27
_PILL, _TARGET, _PER_ROW = 52, 50, 4
_BADGE = {False: 60, True: 70}
"""How large a number of a card is, on a narrow card and on a wide one."""


class Fan(NamedTuple):
    """How a hand is laid out: the cards' size, how many in a row, and whether they lean."""

    wide: int
    high: int
    in_row: int
    leans: bool


def _fan(cards: tuple[Card, ...], context: DrawContext) -> Fan:
    high = _USES + max([_LEAST, *map(_uses_high, cards)]) + 18
    return Fan(272, high, 3, False) if context.narrow else Fan(216, high, 5, True)


def _uses_high(card: Card) -> int:
    rows = (len(card.reaches) + _PER_ROW - 1) // _PER_ROW
    return _PILL * len(card.uses) + _TARGET * rows


def hand(view: SpaceMissionView, context: DrawContext) -> Image.Image | None:
    """Draw the viewer's hand; None for a spectator."""
    me = parts.player_of(view, view.viewer)
    if me is None:
        return None
    cards = _usable(view)
    fan = _fan(cards, context)
    at = me.planet
    note = context.say("sm-pic-here", place=parts.planet_name(at, context)) if at else context.say("sm-pic-at-gate")
    heading = parts.Heading(context.width, context.say("sm-pic-hand"), note)
    rows = [cards[i : i + fan.in_row] for i in range(0, len(cards), fan.in_row)]
    pitch = fan.high + (40 if fan.leans else _GAP)
    picture = layers.ground(context.width, heading.bottom + pitch * max(1, len(rows)) + 16)
    heading.draw(picture)
    if not cards:
        write(picture, context.width / 2, heading.bottom + 180, context.say("sm-pic-hand-empty"), 34, INK, False, "m")
    for i, row in enumerate(rows):
        _row(picture, row, fan, heading.bottom + 8 + pitch * i, context)
    return picture


def _usable(view: SpaceMissionView) -> tuple[Card, ...]:
    """Return the hand; what a card can be played for is nothing while it is not the viewer's turn."""
    if view.viewer in view.to_move:
        return view.hand
    return tuple(replace(card, uses=(), reaches=()) for card in view.hand)


def _row(picture: Image.Image, cards: tuple[Card, ...], fan: Fan, top: int, context: DrawContext) -> None:
    left = (context.width - len(cards) * (fan.wide + _GAP) + _GAP) // 2
    for i, card in enumerate(cards):
        place = i - (len(cards) - 1) / 2 if fan.leans else 0.0
        middle = (left + i * (fan.wide + _GAP) + fan.wide // 2, top + fan.high // 2 + round(_SAG * place * place))
        _card(picture, card, Laid(middle, fan.wide, fan.high, _LEAN * place), context)


class Laid(NamedTuple):
    """Where a card lies: its middle, its size, and by how many degrees it leans to the right."""

    middle: tuple[int, int]
    wide: int
    high: int
    lean: float

    def at(self, across: float, down: float) -> tuple[float, float]:
        """Return where a point of the upright card, seen from the middle of its upper edge, comes to lie."""
        turn = math.radians(self.lean)
        x, y = across, down - self.high / 2
        return (
            self.middle[0] + x * math.cos(turn) - y * math.sin(turn),
            self.middle[1] + x * math.sin(turn) + y * math.cos(turn),
        )


@cached(6000)
def _face(wide: int, high: int, lean: float, playable: bool) -> tuple[Image.Image, Image.Image]:
    """Return an empty card as it lies, with its shadow, and their mask.

    Turning is dear, so it is kept; and all that is written on a card stays upright, so that it stays sharp.
    """
    sheet, mask = Image.new("RGB", (wide, high)), Image.new("RGB", (wide * FINE, high * FINE))
    edge, line = (YES, 6) if playable else (PANEL_EDGE, 3)
    plate(sheet, (0, 0, wide, high), PANEL, edge, _CORNER, line)
    plate(sheet, (9, 158, wide - 9, 232), PANEL_LIGHT, None, 18)
    put(sheet, layers.small_gate(156), wide / 2, 80)
    plate(mask, (0, 0, *mask.size), (255, 255, 255), None, _CORNER * FINE)
    cover = mask.getchannel("R").reduce(FINE)
    turned = (each.rotate(-lean, Image.Resampling.BICUBIC, expand=True) if lean else each for each in (sheet, cover))
    face, shape = turned
    whole = Image.new("RGB", (face.width + _SHADOW[0], face.height + _SHADOW[1]), toned(DARK_INK))
    whole.paste(face, (0, 0), shape)
    cover = Image.new("L", whole.size)
    cover.paste(shape, _SHADOW)
    cover.paste(255, (0, 0), shape)
    return whole, in_steps(cover)


def _card(picture: Image.Image, card: Card, laid: Laid, context: DrawContext) -> None:
    face, shape = _face(laid.wide, laid.high, laid.lean, bool(card.uses))
    wide, high = face.width - _SHADOW[0], face.height - _SHADOW[1]
    picture.paste(face, (laid.middle[0] - wide // 2, laid.middle[1] - high // 2), shape)
    write(picture, *laid.at(0, 80), str(card.number), 42, INK, True, "m")
    third = (laid.wide - 20) / 3
    for i, (kind, value) in enumerate(zip(badges.KINDS, (card.jump, card.scan, card.land), strict=True)):
        badge(picture, kind, value, *laid.at(third * (i - 1), 194), _BADGE[third > 80])
    _uses(picture, card, laid, context)


_KIND = {"jump": "jump", "scan": "scan", "develop": "land"}


def _uses(picture: Image.Image, card: Card, laid: Laid, context: DrawContext) -> None:
    """What the card can be played for now, one below the other; below a jump the planets that it reaches."""
    if not card.uses:
        for i, line in enumerate(wrap(context.say("sm-pic-use-none"), 28, False, laid.wide - 44, 2)):
            write(picture, *laid.at(0, _USES + 40 + 36 * i), line, 28, SOFT_INK, False, "m")
        return
    down, half = _USES, (laid.wide - 26) // 2
    for use in card.uses:
        kind = _KIND.get(use, "jump")
        x, y = map(round, laid.at(0, down + 26))
        plate(picture, (x - half, y - 23, x + half, y + 23), badges.FILL[kind], INK, 23, 2)
        words = fit(context.say(f"sm-pic-use-{use}"), _USE, True, 2 * half - 8)
        write(picture, x, y, words, _USE, badges.NUMERAL[kind], True, "m")
        down += _PILL
        for start in range(0, len(card.reaches) if use == "jump" else 0, _PER_ROW):
            _targets(picture, card.reaches[start : start + _PER_ROW], laid, down + _TARGET // 2)
            down += _TARGET


def _targets(picture: Image.Image, planets: tuple[str, ...], laid: Laid, down: float) -> None:
    step = 48
    for i, planet in enumerate(planets):
        parts.small_planet(picture, planet, *laid.at((i - (len(planets) - 1) / 2) * step, down), 58)
