"""What a player knows of the cards and plans that may still come."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.core.reference import Kind, counted
from bot.games.skymines.material import CARD, DECK
from bot.games.skymines.speech import words
from bot.games.skymines.view import SkyminesView
from bot.games.skymines.zones import DECK_SUPPLIES, PLAN_SUPPLIES, ZONES


def _is_of(kind: str) -> frozenset[str]:
    return frozenset(card for card in DECK if CARD[card].kind == kind)


KINDS = (
    *(
        Kind(say(f"sk-known-kind-{kind}"), tuple(DECK_SUPPLIES.values()), _is_of(kind).__contains__)
        for kind in dict.fromkeys(CARD[card].kind for card in DECK)
    ),
    *(Kind(say("sk-known-stack", letter=letter), (supply,)) for letter, supply in DECK_SUPPLIES.items()),
    *(Kind(say("sk-known-plans", letter=letter), (supply,)) for letter, supply in PLAN_SUPPLIES.items()),
)


def known(view: SkyminesView) -> tuple[Phrase, ...]:
    """Return the counts, and the cards of the discard pile."""
    discard = view.known.discard
    pile = say("sk-known-discard", cards=words.cards(discard), count=len(discard))
    return (say("game-known-about"), *counted(ZONES, view, KINDS), pile)
