"""Refused actions by paragraph: the rules' tests ask for kind and paragraph, the golden texts for what is said."""

from __future__ import annotations

from bot.games.crazy_eights.state import CrazyEightsState
from tests.games.crazy_eights.builders import GAME, table
from tests.games.script import Refused


def begun() -> CrazyEightsState:
    """Seat 0 holds a card of the suit, one of the rank, an eight, and one that does not fit."""
    return table("2h 5c 8s kd", "3c 4c")


def drawn() -> CrazyEightsState:
    return table("2h 5c 8s kd", "3c 4c", drawn=3)


def one() -> CrazyEightsState:
    return table("2h kd", "3c 4c", draws=1, drawn=1)


def empty() -> CrazyEightsState:
    return table("2h kd", "3c 4c", stock="")


def over() -> CrazyEightsState:
    return GAME.end_now(begun()).state


REFUSED = {
    "2.1 another seat's turn": Refused(begun, {"1 draw": "not-your-turn 2.1"}),
    "2.3 a card of another hand": Refused(begun, {"0 play clubs-3": "not-in-hand 2.3"}),
    "2.3 an eight of another hand": Refused(begun, {"0 eight clubs-8 hearts": "not-in-hand 2.3"}),
    "2.3 a card that there is not": Refused(begun, {"0 play joker": "not-in-hand 2.3"}),
    "3.1 neither suit nor rank": Refused(begun, {"0 play diamonds-king": "no-match 3.1"}),
    "4.1 an eight without a suit": Refused(begun, {"0 play spades-8": "name-suit 4.1"}),
    "4.2 a suit with another card": Refused(begun, {"0 eight hearts-2 clubs": "no-eight 4.2"}),
    "4.3 a suit that there is not": Refused(begun, {"0 eight spades-8 stars": "no-suit 4.3"}),
    "5.1 pass before drawing": Refused(begun, {"0 pass": "draw-first 5.1"}),
    "5.2 a fourth card": Refused(drawn, {"0 draw": "drawn-enough 5.2"}),
    "5.2 a second card by option": Refused(one, {"0 draw": "drawn-enough 5.2"}),
    "5.3 the stock is empty": Refused(empty, {"0 draw": "stock-empty 5.3"}),
    "6.1 after the end": Refused(over, {"0 draw": "over 6.1"}),
}
