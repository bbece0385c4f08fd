"""Luna's numbers for the majority spaces (rules 17.2).

They come from the majority cards that lie face up. The card that is left when she has passed still counts, other than
the area of a seat that has dropped out (ruling 5).
"""

from __future__ import annotations

from bot.games.skymines.change import luna_of
from bot.games.skymines.luna.cards import LUNA_CARDS, LunaCard
from bot.games.skymines.state import SkyminesState

_NOTHING = LunaCard("", ())


def measure(state: SkyminesState, space: str) -> int:
    """Return what she has for a majority space (`scientist`, `titanium`, `carbon`, `energy`, `minerals`)."""
    left, right = (LUNA_CARDS.get(card, _NOTHING) for card in luna_of(state).majority)
    return {
        "scientist": left.scientists + right.scientists,
        "titanium": left.left,
        "carbon": left.right,
        "energy": right.left,
        "minerals": right.right,
    }[space]
