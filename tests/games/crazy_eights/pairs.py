"""Pairs of Crazy Eights tables: at least one for each kind of secret."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.playing_cards import in_order
from bot.games.crazy_eights.state import CrazyEightsState
from tests.games.crazy_eights.builders import USUAL, table
from tests.leaks.pairs import Pair, put, swap

_ALL = (None, 0, 1, 2)
_BEGUN = table("2h 5c 8s kd", "3c 4c", "9d 10d")


def _with_hands(*hands: tuple[str, ...], stock: tuple[str, ...] = _BEGUN.stock) -> CrazyEightsState:
    return replace(_BEGUN, hands=tuple(map(in_order, hands)), stock=stock)


def _drawn_instead() -> CrazyEightsState:
    """Give seat 1 the top card of the stock for one of its own."""
    mine, other, third = _BEGUN.hands
    return _with_hands(mine, (_BEGUN.stock[0], *other[1:]), third, stock=put(_BEGUN.stock, 0, other[0]))


def _hands_mixed() -> CrazyEightsState:
    mine, other, third = _BEGUN.hands
    return _with_hands(mine, (third[0], *other[1:]), (other[0], *third[1:]))


PAIRS: dict[str, dict[str, Pair]] = {
    "crazy-eights": {
        "another's hand": Pair(_BEGUN, _drawn_instead(), (None, 0, 2), USUAL),
        "who of two holds a card": Pair(_BEGUN, _hands_mixed(), (None, 0), USUAL),
        "the order of the stock": Pair(_BEGUN, replace(_BEGUN, stock=swap(_BEGUN.stock, 0, 5)), _ALL, USUAL),
        "the seed": Pair(_BEGUN, replace(_BEGUN, chance=Chance(bytes(32))), _ALL, USUAL),
        "how much others learned": Pair(_BEGUN, replace(_BEGUN, knowledge=(3, 0, 1)), _ALL, USUAL),
    }
}
