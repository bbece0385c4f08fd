"""The 52 playing cards. A card is named by its suit and rank: `hearts-10`, `spades-queen`.

Their texts stand in `playing-cards.ftl`, their pictures in `renderers/playing_cards.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.core.phrase import Phrase, say

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
DECK = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
_PLACE = {card: place for place, card in enumerate(DECK)}


def suit_of(card: str) -> str:
    """Return a card's suit."""
    return card.partition("-")[0]


def rank_of(card: str) -> str:
    """Return a card's rank."""
    return card.partition("-")[2]


def in_order(cards: Sequence[str]) -> tuple[str, ...]:
    """Return the cards by suit and rank."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def suit_name(suit: str) -> Phrase:
    """Name a suit."""
    return say(f"card-suit-{suit}")


def card_name(card: str) -> Phrase:
    """Name a card."""
    return say("card-name", suit=suit_name(suit_of(card)), rank=say(f"card-rank-{rank_of(card)}"))


def by_suit(cards: Iterable[str]) -> tuple[Phrase, ...]:
    """Name cards suit by suit: "2, 8 and queen of hearts"; () for no cards."""
    ranks: dict[str, list[Phrase]] = {}
    for card in cards:
        ranks.setdefault(suit_of(card), []).append(say(f"card-rank-{rank_of(card)}"))
    return tuple(say("card-suit-line", suit=suit_name(suit), ranks=tuple(held)) for suit, held in ranks.items())
