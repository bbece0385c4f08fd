"""The pictures of Crazy Eights: the table, the viewer's hand, the score."""

from __future__ import annotations

from PIL import Image

from bot.games.crazy_eights.view import CrazyEightsView
from renderers import playing_cards as cards
from renderers.draw_context import DrawContext
from renderers.paint import plate
from renderers.palette import GOLD, INK
from renderers.ranking import final_picture
from renderers.text import write

_CARD = 208
_MIDDLE = cards.height(_CARD) + 76
"""How high the middle of the table is: stock, pile and the suit to follow, with their names below."""


def _board(view: CrazyEightsView, context: DrawContext) -> Image.Image:
    turn = context.say("ce-pic-over" if view.over else "ce-pic-turn", who=context.name(view.known.turn))
    heading = cards.heading(context, context.say("ce-pic-title"), turn)
    rows = [
        cards.SeatRow(seat, hand, _note(view, seat, context), context, active=seat in view.to_move)
        for seat, hand in enumerate(view.known.hands)
    ]
    picture = cards.table_picture(heading, _MIDDLE, rows, context)
    _middle(picture, view, heading.bottom + 8, context)
    return picture


def _note(view: CrazyEightsView, seat: int, context: DrawContext) -> str:
    if view.standing is None:
        return str(len(view.known.hands[seat]))
    points = next(result.tiebreak for result in view.standing.results if result.seat == seat)
    return context.say("ce-pic-points", points=-points)


def _middle(picture: Image.Image, view: CrazyEightsView, top: int, context: DrawContext) -> None:
    """Draw the stock with its number of cards, the pile, and the suit to follow."""
    known, third, high = view.known, context.width // 3, cards.height(_CARD)
    stock, pile, suit = (third // 2 + third * place for place in range(3))
    for name, x in (("stock", stock), ("pile", pile), ("follow", suit)):
        write(picture, x, top + high + 38, context.say(f"ce-pic-{name}"), 34, cards.PALE, False, "m")
    cards.stack(picture, "?", len(known.stock), stock - _CARD // 2, top, _CARD, context)
    cards.stack(picture, known.pile[-1], len(known.pile), pile - _CARD // 2, top, _CARD, context)
    middle = top + high // 2
    plate(picture, (stock - 62, middle - 50, stock + 62, middle + 50), cards.BAIZE, GOLD, 50, 4)
    write(picture, stock, middle, str(len(known.stock)), 56, INK, True, "m")
    cards.suit_sign(picture, known.suit, suit, middle, min(high - 24, third - 60))


def paint(look: str, view: CrazyEightsView, _about: str | None, context: DrawContext) -> Image.Image | None:
    """Draw a look, RGB; None when it has no picture for this view."""
    if look == "board":
        return _board(view, context)
    if look == "score":
        return final_picture(view.standing, "ce", cards.TONE, cards.ground, context)
    if look != "hand" or view.viewer is None:
        return None
    fitting = view.playable
    note = context.say("ce-pic-playable", count=len(fitting)) if view.viewer in view.to_move else ""
    return cards.hand_picture(view.hand, fitting, note, context)
