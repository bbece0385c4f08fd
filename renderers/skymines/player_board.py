"""A player board: the viewer's own with the hand and what was chosen in secret, or another's without them."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.skymines.view import SkyminesView
from renderers import emblems
from renderers.draw_context import DrawContext
from renderers.paint import plate
from renderers.palette import INK
from renderers.skymines import cards, own_tracks, palette, parts, tokens
from renderers.skymines.own_slots import Slots
from renderers.skymines.own_status import mission, mission_high, status, status_high
from renderers.skymines.palette import DUST, LAMP
from renderers.text import fit, write, write_label

_GAP = 14
_TITLE = 56


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
    heading = _Head(view, seat, context, own=own)
    status_top = heading.bottom
    slots_top = status_top + status_high(context) + 4
    hand_top = slots_top + slots.high + _GAP
    tank_top = hand_top + (_hand_high(known.hand, context) if own else 0)
    research_top = tank_top + own_tracks.tank_high(context) + _GAP
    mission_top = research_top + own_tracks.research_high(known, context)
    picture = palette.ground(context.width, mission_top + mission_high(view, seat, context) + 8)
    heading.draw(picture)
    status(picture, view, seat, status_top, context, own=own)
    slots.draw(picture, slots_top)
    own_tracks.tank(picture, known, seat, tank_top, context)
    own_tracks.research(picture, known, seat, research_top, context)
    if known.personal:
        mission(picture, view, seat, mission_top, context)
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


class _Head:
    """Whose board it is, and what is to be known of the seat: at the right, or below where there is no room."""

    def __init__(self, view: SkyminesView, seat: int, context: DrawContext, *, own: bool) -> None:
        self._seat, self._context = seat, context
        self._note = ", ".join(_notes(view, seat, context, own))
        self._name = context.say("sk-picture-board") if own else context.name(seat)
        self._below = context.narrow and bool(self._note)
        self.bottom = 110 + (46 if self._below else 0)

    def draw(self, picture: Image.Image) -> None:
        """Draw it at the top."""
        width = self._context.width
        parts.panel(picture, (parts.EDGE, 16, width - parts.EDGE, self.bottom - 16))
        emblems.mark(picture, self._seat, parts.EDGE + 46, 55, 56)
        room = width - 2 * parts.EDGE - 130
        if self._below:
            write(picture, parts.EDGE + 28, 106, fit(self._note, 30, False, room + 60), 30, LAMP)
        else:
            room -= 30 + write(
                picture, width - parts.EDGE - 28, 55, fit(self._note, 30, False, room // 2), 30, LAMP, False, "r"
            )
        write_label(picture, parts.EDGE + 92, 55, self._name, room, INK, 40)


def _notes(view: SkyminesView, seat: int, context: DrawContext, own: bool) -> Iterator[str]:
    """Say what else is to be known of a seat."""
    known = view.known
    if known.first == seat:
        yield context.say("sk-picture-first-player")
    if known.players[seat].dropped:
        yield context.say("sk-picture-dropped")
    if known.phase == "token" and view.choosing(seat) is False:
        yield context.say("sk-picture-token-chosen")
    if known.phase == "planning" and view.choosing(seat) is False:
        yield context.say("sk-picture-planned-own" if own else "sk-picture-planned")


def _columns(context: DrawContext) -> int:
    return 3 if context.narrow else 4


def _hand_high(hand: tuple[str, ...], context: DrawContext) -> int:
    return _TITLE + (cards.HIGH + _GAP) * max(1, -(-len(hand) // _columns(context)))


def _hand(picture: Image.Image, hand: tuple[str, ...], planned: list[str], top: int, context: DrawContext) -> None:
    """Draw the cards in hand; those that were planned are still among them."""
    title = context.say("sk-picture-hand", count=len(hand))
    size = parts.words_size(context)
    write(picture, parts.EDGE + 8, top + 24, title, size, INK, True)
    if not hand:
        write(picture, parts.EDGE + 8, top + _TITLE + 34, context.say("sk-picture-hand-empty"), size, DUST)
    columns = _columns(context)
    wide = (context.width - 2 * parts.EDGE - _GAP * (columns - 1)) // columns
    for at, card in enumerate(hand):
        row, column = divmod(at, columns)
        left, y = parts.EDGE + column * (wide + _GAP), top + _TITLE + row * (cards.HIGH + _GAP)
        box = (left, y, left + wide, y + cards.HIGH)
        cards.face(picture, box, card)
        if card in planned:
            plate(picture, box, None, LAMP, 16, 6)
