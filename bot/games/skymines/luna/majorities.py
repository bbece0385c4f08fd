"""Luna's numbers for the majority spaces (rules 17.2).

They come from the majority cards that lie face up. The card that is left when she has passed still counts, other than
the area of a seat that has dropped out (ruling 5).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games.skymines.luna.cards import LUNA_CARDS, LunaCard

_NOTHING = LunaCard("", ())


@cache
def measures(majority: tuple[str, str]) -> Mapping[str, int]:
    """Return what she has for each majority space with a left and a right card; empty where none lies."""
    left, right = (LUNA_CARDS.get(card, _NOTHING) for card in majority)
    return {
        "scientist": left.scientists + right.scientists,
        "titanium": left.left,
        "carbon": left.right,
        "energy": right.left,
        "minerals": right.right,
    }
