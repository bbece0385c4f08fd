"""A technology deck as its viewer knows it: what lies at which place, what is in it, what is gone from the game."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from bot.games.space_missions.view import Deck
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.palette import INK
from renderers.panels import Box
from renderers.space_missions import parts, pieces
from renderers.space_missions.palette import FADED
from renderers.text import write, write_label

_MAJOR, _MINOR, _NONE, _UNKNOWN = "major", "minor", "none", "?"
_SURE = (_MAJOR, _MINOR, _MINOR, _NONE)
"""What every deck has for certain; its fifth card is not known from the start."""
PANEL_HIGH = 208
CARD_HIGH = 60
_SMALL_CARD = 42
_STEP = 56


def contents(deck: Deck) -> list[tuple[str, int]]:
    """Return how many cards of each kind still belong to the deck, the gravest first; `?` one that may be either."""
    held = Counter((*_SURE, deck.extra, *((_MINOR,) * deck.added)))
    held.subtract(deck.removed)
    return [(card, held[card]) for card in (_MAJOR, _MINOR, _NONE, _UNKNOWN) if held[card] > 0]


def draw_deck(picture: Image.Image, deck: Deck, box: Box, context: DrawContext) -> None:
    """Draw a deck's panel: name and number of cards, the places from the top, what is in it, what is gone."""
    left, top, right, bottom = box
    parts.panel(picture, box)
    put(picture, pieces.technology(deck.technology, 50), left + 40, top + 36)
    number = write(picture, right - 16, top + 36, str(deck.cards), 32, INK, True, "r")
    name = context.say(f"sms-technology-{deck.technology}")
    write_label(picture, left + 74, top + 36, name, right - left - 100 - number, INK, 28)
    known = deck.known or (_UNKNOWN,) * deck.cards
    draw_places(picture, known, (left + 14, top + 96), right - left - 28)
    x = float(left + 16)
    y = bottom - 28
    for card, count in contents(deck):
        x = _count(picture, card, count, x, y) + 12
    gone = list(deck.removed)
    step = min(pieces.problem(_NONE, _SMALL_CARD).width + 4, (right - 16 - x) / max(1, len(gone)))
    for i, card in enumerate(gone):
        spot = right - 16 - step * (len(gone) - i) + step / 2
        put(picture, pieces.problem(card, _SMALL_CARD), spot, y)
        put(picture, pieces.gone(_SMALL_CARD), spot, y)


def _count(picture: Image.Image, card: str, count: int, left: float, y: int) -> float:
    piece = pieces.problem(card, _SMALL_CARD)
    put(picture, piece, left + piece.width / 2, y)
    x = left + piece.width + 4
    return x + write(picture, x, y, str(count), 30, INK, True)


def draw_places(picture: Image.Image, known: tuple[str, ...], corner: tuple[int, int], room: int) -> None:
    """Draw a deck's cards from the top, side by side, with the numbers of their places."""
    left, y = corner
    step = min(_STEP, (room - 52) / max(1, len(known) - 1))
    for i, card in enumerate(known):
        x = left + 26 + step * i
        put(picture, pieces.problem(card, CARD_HIGH), x, y)
        write(picture, x, y + 47, str(i + 1), 27, FADED, False, "m")
