"""The hand: cards with fixed columns for jump, scan and landing, and what each can do here and now."""

from __future__ import annotations

from PIL import Image

from bot.games.space_mission.view import Card, SpaceMissionView
from renderers.desk import Desk
from renderers.kept import kept
from renderers.paint import plate, put
from renderers.palette import DARK_INK, INK, PANEL, PANEL_EDGE, PANEL_LIGHT, SOFT_INK, YES
from renderers.space_mission import badges, layers, parts
from renderers.space_mission.badges import badge
from renderers.text import fit, write

HEIGHT = 508
_CARD = (216, 376)
_GAP = 18
_TOP = 108
_USE = 27
_DROP = 12
"""A card that cannot be played now lies this much lower."""


def hand(view: SpaceMissionView, desk: Desk) -> Image.Image | None:
    """Draw the viewer's hand; None for an onlooker."""
    me = parts.player_of(view, view.viewer)
    if me is None:
        return None
    picture = layers.ground(parts.WIDTH, HEIGHT)
    at = me.planet
    note = desk.say("sm-pic-here", place=parts.planet_name(at, desk)) if at else desk.say("sm-pic-at-gate")
    parts.heading(picture, desk.say("sm-pic-hand"), note)
    if not view.hand:
        write(picture, parts.WIDTH / 2, HEIGHT / 2, desk.say("sm-pic-hand-empty"), 34, INK, False, "m")
    left = (parts.WIDTH - len(view.hand) * (_CARD[0] + _GAP) + _GAP) // 2
    for i, card in enumerate(view.hand):
        top = _TOP + (_DROP if not card.uses else 0)
        _card(picture, card, (left + i * (_CARD[0] + _GAP), top), desk)
    return picture


def _card(picture: Image.Image, card: Card, corner: tuple[int, int], desk: Desk) -> None:
    left, top = corner
    width, height = _CARD
    middle = left + width / 2
    edge, line = (YES, 6) if card.uses else (PANEL_EDGE, 3)
    plate(picture, (left + 5, top + 7, left + width + 5, top + height + 7), DARK_INK, None, 26)
    plate(picture, (left, top, left + width, top + height), PANEL, edge, 26, line)
    put(picture, _small_gate(), middle, top + 82)
    write(picture, middle, top + 82, str(card.number), 44, INK, True, "m")
    plate(picture, (left + 8, top + 158, left + width - 8, top + 236), PANEL_LIGHT, None, 18)
    for kind, value, x in zip(badges.KINDS, (card.jump, card.scan, card.land), (43, 108, 173), strict=True):
        badge(picture, kind, value, left + x, top + 197, 60)
    _uses(picture, card, left, top + 246, desk)


@kept(320)
def _small_gate() -> Image.Image:
    """The jump gate around a card's number."""
    whole = layers.gate()
    return whole.resize((186, 186), Image.Resampling.LANCZOS, reducing_gap=2.0)


_KIND = {"jump": "jump", "scan": "scan", "develop": "land"}


def _uses(picture: Image.Image, card: Card, left: int, top: int, desk: Desk) -> None:
    """One line for each thing that the card can do now."""
    width = _CARD[0]
    if not card.uses:
        words = fit(desk.say("sm-pic-use-none"), 28, False, width - 30)
        write(picture, left + width / 2, top + 56, words, 28, SOFT_INK, False, "m")
        return
    start = top + (56 if len(card.uses) == 1 else 28)
    for i, use in enumerate(card.uses[:2]):
        y, kind = start + 56 * i, _KIND.get(use, "jump")
        plate(picture, (left + 12, y - 24, left + width - 12, y + 24), badges.FILL[kind], INK, 24, 2)
        words = fit(desk.say(f"sm-pic-use-{use}"), _USE, True, width - 36)
        write(picture, left + width / 2, y, words, _USE, badges.NUMERAL[kind], True, "m")
