"""A player board: the viewer's own with the hand and what was chosen in secret, or another's without them."""

from __future__ import annotations

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers.draw_context import DrawContext
from renderers.paint import plate
from renderers.palette import INK
from renderers.panels import cell
from renderers.skymines import cards, palette, parts, tokens
from renderers.skymines.own_head import Head
from renderers.skymines.own_slots import Slots
from renderers.skymines.own_status import STATUS_HIGH, status
from renderers.skymines.palette import DUST, LAMP
from renderers.text import write

_GAP = 10
_TITLE = 52


def hand(view: SkyminesView, context: DrawContext) -> Image.Image | None:
    """Draw the viewer's board and hand; None for a spectator."""
    seat = view.viewer
    if seat is None:
        return None
    if view.known.phase == "token" and view.known.players[seat].offered:
        return _tokens(view, seat, context)
    return _board(view, seat, context, own=True)


def player(view: SkyminesView, about: str, context: DrawContext) -> Image.Image | None:
    """Draw what lies before a seat for all to see; None when there is no such seat."""
    if not about.isdecimal() or int(about) >= len(view.known.players):
        return None
    return _board(view, int(about), context, own=False)


def _board(view: SkyminesView, seat: int, context: DrawContext, *, own: bool) -> Image.Image:
    known = view.known.players[seat]
    slots = Slots(view, seat, (() if known.selecting else known.planned) if own else None, context)
    heading = Head(view, seat, context, context.say("sk-picture-board") if own else "")
    slots_top = heading.bottom + STATUS_HIGH + 4
    hand_top = slots_top + slots.high + _GAP
    picture = palette.ground(context.width, hand_top + (_hand_high(known.hand, context) if own else 0) + 8)
    heading.draw(picture)
    status(picture, view, seat, heading.bottom, context, own=own)
    slots.draw(picture, slots_top)
    if own:
        _hand(picture, known.hand, [card for card in known.planned if card], hand_top, context)
    return picture


def _tokens(view: SkyminesView, seat: int, context: DrawContext) -> Image.Image:
    """Draw the tokens to choose from, and the hand."""
    known = view.known.players[seat]
    chosen = known.choice
    note = context.say("sk-picture-chosen", token=chosen) if chosen else ""
    heading = parts.heading(context, context.say("sk-picture-tokens"), note)
    hand_top = heading.bottom + tokens.high(len(known.offered), context) + _GAP
    picture = palette.ground(context.width, hand_top + _hand_high(known.hand, context) + 8)
    heading.draw(picture)
    tokens.draw(picture, known.offered, chosen, heading.bottom, context)
    _hand(picture, known.hand, [], hand_top, context)
    return picture


def _columns(context: DrawContext) -> int:
    return 5 if context.narrow else 4


def _hand_high(hand: tuple[str, ...], context: DrawContext) -> int:
    return _TITLE + (cards.HIGH + _GAP) * max(1, -(-len(hand) // _columns(context)))


def _hand(picture: Image.Image, hand: tuple[str, ...], planned: list[str], top: int, context: DrawContext) -> None:
    """Draw the cards in hand; those that were planned are still among them."""
    title = context.say("sk-picture-hand", count=len(hand))
    size = parts.words_size(context)
    write(picture, parts.EDGE + 8, top + 24, title, size, INK, True)
    if not hand:
        write(picture, parts.EDGE + 8, top + _TITLE + 34, context.say("sk-picture-hand-empty"), size, DUST)
    for at, card in enumerate(hand):
        box = cell(at, _columns(context), context.width, top + _TITLE, cards.HIGH, _GAP)
        cards.face(picture, box, card)
        if card in planned:
            plate(picture, box, None, LAMP, 16, 6)
