"""Cards that are out of their decks: those drawn in a test, and after a flight those on their way back.

Beside each technology's cards stand the places of its deck, so that one sees where they can go.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.space_missions.view import Deck, Player, SpaceMissionsView
from renderers.desk import Desk
from renderers.paint import put
from renderers.palette import INK
from renderers.space_missions import decks, enamel, parts, pieces
from renderers.space_missions.enamel import FADED
from renderers.text import wrap, write

_GAP = 14
_PANEL = 250
_CARD = 96
_RETURNS = ("remove", "remove-bonus", "return")


class Out(NamedTuple):
    """A technology's cards that are out of its deck (`?` where they are not for the viewer), and the deck."""

    cards: tuple[str, ...]
    deck: Deck


def trial(view: SpaceMissionsView, desk: Desk) -> Image.Image | None:
    """Draw the cards that are out; None when there are none."""
    who = parts.player_of(view, view.turn)
    outs = [] if who is None or view.over else out(view, who)
    if who is None or not outs:
        return None
    if view.trial is not None:
        title, removed = desk.say(f"sms-acts-{view.trial.action}", count=1), view.trial.removed
    else:
        title, removed = desk.say("sms-pic-trial-flight"), 0
    note = desk.say("sms-pic-trial-removed", count=removed) if removed else ""
    heading = parts.heading(desk, title, note)
    picture = enamel.ground(desk.width, heading.bottom + len(outs) * (_PANEL + _GAP) + 2)
    heading.draw(picture)
    for i, each in enumerate(outs):
        _technology(picture, each, heading.bottom + i * (_PANEL + _GAP), desk)
    return picture


def out(view: SpaceMissionsView, who: Player) -> list[Out]:
    """Return which cards of which technologies are out of their decks."""
    by_name = {deck.technology: deck for deck in who.decks}
    if view.trial is not None:
        hidden = ("?",) * view.trial.count
        return [Out(view.trial.drawn or hidden, by_name[view.trial.technology])]
    if who.flight is None or view.pending not in _RETURNS:
        return []
    found: dict[str, list[str]] = {}
    for i, drawn in enumerate(who.flight.drawn):
        if i not in who.flight.returned:
            found.setdefault(drawn.technology, []).append(drawn.card)
    return [Out(tuple(found[name]), deck) for name, deck in by_name.items() if name in found]


def _technology(picture: Image.Image, each: Out, top: int, desk: Desk) -> None:
    left, right = parts.EDGE, desk.width - parts.EDGE
    parts.panel(picture, (left, top, right, top + _PANEL))
    start = 370
    put(picture, pieces.technology(each.deck.technology, 72), left + 60, top + 68)
    name = desk.say(f"sms-technology-{each.deck.technology}")
    lines = wrap(name, 28, True, start - left - 122, 2)
    if any(line.endswith("…") for line in lines):
        parts.label(picture, left + 108, top + 68, name, start - left - 118, INK, 28)
    else:
        for i, line in enumerate(lines):
            write(picture, left + 108, top + 68 + 36 * (i - (len(lines) - 1) / 2), line, 28, INK, True)
    cards = [pieces.problem(card, _CARD) for card in each.cards]
    parts.row(picture, cards, start, top + 68, min(10, (right - 20 - start) // len(cards) - cards[0].width))
    y = top + 176
    for i, line in enumerate(wrap(desk.say("sms-pic-trial-deck"), 27, False, start - left - 48, 2)):
        write(picture, left + 28, y - 10 + 34 * i, line, 27, FADED)
    known = each.deck.known or ("?",) * each.deck.cards
    if known:
        decks.draw_places(picture, known, (start, y), right - start - 16)
    else:
        write(picture, start, y, "–", 32, FADED)
