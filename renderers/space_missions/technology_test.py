"""Cards that are out of their decks: those drawn in a test, and after a flight those on their way back.

Beside each technology's cards stand the places of its deck, so that one sees where they can go.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import Deck, Player, SpaceMissionsView
from renderers.draw_context import DrawContext
from renderers.paint import put, put_row
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import decks, palette, parts, pieces
from renderers.space_missions.palette import FADED
from renderers.text import write, write_label

_GAP = 14
_HIGH = {False: 152, True: 262}
"""How high a technology's panel is, on a wide picture and on a narrow one."""
_DECK = 760
"""Where the deck stands beside the cards."""
_CARD = 96
_RETURNS = ("remove", "remove-bonus", "return")


class Out(NamedTuple):
    """A technology's cards that are out of its deck (`?` where they are not for the viewer), and the deck."""

    cards: tuple[str, ...]
    deck: Deck


def technology_test(view: SpaceMissionsView, context: DrawContext) -> Image.Image | None:
    """Draw the cards that are out; None when there are none."""
    who = parts.player_of(view, view.turn)
    outs = [] if who is None or view.over else out(view, who)
    if who is None or not outs:
        return None
    if view.open_test is not None:
        title, removed = context.say(f"sms-pic-trial-{view.open_test.action}"), view.open_test.removed
    else:
        title, removed = context.say("sms-pic-trial-flight"), 0
    key, count = ("sms-pic-trial-removed", removed) if removed else ("sms-pic-trial-deck", len(outs))
    note = context.say(key, count=count)
    heading = parts.heading(context, title, note)
    high = _HIGH[context.narrow]
    picture = palette.ground(context.width, heading.bottom + len(outs) * (high + _GAP) + 2)
    heading.draw(picture)
    for i, each in enumerate(outs):
        top = heading.bottom + i * (high + _GAP)
        _technology(picture, each, (parts.EDGE, top, context.width - parts.EDGE, top + high), context)
    return picture


def out(view: SpaceMissionsView, who: Player) -> list[Out]:
    """Return which cards of which technologies are out of their decks."""
    by_name = {deck.technology: deck for deck in who.decks}
    if view.open_test is not None:
        if view.open_test.technology not in by_name:
            # Before the seat has chosen what to test.
            return []
        hidden = ("?",) * view.open_test.count
        return [Out(view.open_test.drawn or hidden, by_name[view.open_test.technology])]
    if who.flight is None or view.pending not in _RETURNS:
        return []
    found: dict[str, list[str]] = {}
    for i, drawn in enumerate(who.flight.drawn):
        if i not in who.flight.returned:
            found.setdefault(drawn.technology, []).append(drawn.card)
    return [Out(tuple(found[name]), deck) for name, deck in by_name.items() if name in found]


def _technology(picture: Image.Image, each: Out, box: Box, context: DrawContext) -> None:
    """A technology's cards that are out, and where they can go: beside them, below where it is narrow."""
    left, top, right, _ = box
    parts.panel(picture, box)
    start, y = 370, top + 76
    put(picture, pieces.technology(each.deck.technology, 72), left + 60, y)
    write_label(
        picture, left + 108, y, context.say(f"sms-technology-{each.deck.technology}"), start - left - 118, INK, 28
    )
    end = right - 20 if context.narrow else _DECK - 60
    cards = [pieces.problem(card, _CARD) for card in each.cards]
    put_row(picture, cards, start, y, min(10, (end - start) // len(cards) - cards[0].width))
    x, y = (start, top + 186) if context.narrow else (_DECK, y - 10)
    put(picture, pieces.arrow(40), x - 34, y)
    known = each.deck.known or ("?",) * each.deck.cards
    if known:
        decks.draw_places(picture, known, (x, y), right - x - 16)
    else:
        write(picture, x + 8, y, context.say("sms-pic-empty"), 30, FADED)
