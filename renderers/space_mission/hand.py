"""The hand: cards with fixed columns for jump, scan and landing, and what each can do here and now."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Card, SpaceMissionView
from renderers.desk import Desk
from renderers.paint import plate
from renderers.palette import DARK_INK, GLOW, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK, YES, Colour
from renderers.space_mission import badges, layers, parts
from renderers.space_mission.badges import badge
from renderers.text import fit, write

HEIGHT = 520
_CARD = (216, 372)
_GAP = 18
_TOP = 108
_LIFT = 14
"""A card that can be played stands this much higher."""


def hand(view: SpaceMissionView, desk: Desk) -> Image.Image:
    """Draw the viewer's hand."""
    picture = layers.ground(parts.WIDTH, HEIGHT)
    me = next((player for player in view.players if player.seat == view.viewer), None)
    note = ""
    if me is not None:
        at = me.planet
        note = desk.say("sm-pic-here", place=parts.planet_name(at, desk)) if at else desk.say("sm-pic-at-gate")
    parts.heading(picture, desk.say("sm-pic-hand"), note)
    if not view.hand:
        write(picture, parts.WIDTH / 2, HEIGHT / 2, desk.say("sm-pic-hand-empty"), 34, INK, False, "m")
    left = (parts.WIDTH - len(view.hand) * (_CARD[0] + _GAP) + _GAP) // 2
    for i, card in enumerate(view.hand):
        top = _TOP + (_LIFT if not card.uses else 0)
        _card(picture, card, (left + i * (_CARD[0] + _GAP), top), desk)
    return picture


def _card(picture: Image.Image, card: Card, corner: tuple[int, int], desk: Desk) -> None:
    left, top = corner
    width, height = _CARD
    edge, line = (YES, 6) if card.uses else (PANEL_EDGE, 3)
    plate(picture, (left + 6, top + 8, left + width + 6, top + height + 8), DARK_INK, None, 26)
    plate(picture, (left, top, left + width, top + height), PANEL, edge, 26, line)
    plate(picture, (left + 12, top + 12, left + width - 12, top + 76), PANEL_LIGHT, None, 16)
    write(picture, left + width / 2, top + 44, str(card.number), 46, INK, True, "m")
    for kind, value, x in zip(badges.KINDS, (card.jump, card.scan, card.land), (39, 108, 177), strict=True):
        badge(picture, kind, value, left + x, top + 132, 68)
    _uses(picture, card, left, top + 190, desk)


_SHAPE = {"jump": "jump", "scan": "scan", "develop": "land"}
_TONE: dict[str, Colour] = {"jump": badges.FILL["jump"], "scan": badges.FILL["scan"], "develop": badges.FILL["land"]}


def _uses(picture: Image.Image, card: Card, left: int, top: int, desk: Desk) -> None:
    """One line for each thing that the card can do now."""
    width = _CARD[0]
    if not card.uses:
        words = fit(desk.say("sm-pic-use-none"), 28, False, width - 30)
        write(picture, left + width / 2, top + 84, words, 28, SOFT_INK, False, "m")
        return
    for i, use in enumerate(card.uses[:3]):
        y = top + 28 + 58 * i
        kind = _SHAPE.get(use, "jump")
        plate(picture, (left + 14, y - 25, left + width - 14, y + 25), _TONE.get(use, PANEL_LIGHT), GLOW, 14, 2)
        words = fit(desk.say(f"sm-pic-use-{use}"), 28, True, width - 40)
        write(picture, left + width / 2, y, words, 28, badges.NUMERAL[kind], True, "m")


