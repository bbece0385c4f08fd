"""Hand-made tables of Crazy Eights, with cards in short: `8h` is the 8 of hearts, `10c` the 10 of clubs."""

from __future__ import annotations

from bot.games.core.chance import Chance
from bot.games.core.playing_cards import DECK, RANKS, SUITS, in_order, suit_of
from bot.games.crazy_eights.game import CrazyEights
from bot.games.crazy_eights.state import CrazyEightsState
from tests.bench.engine import pick
from tests.games.script import RandomGames, Script

GAME = CrazyEights()
USUAL = {"draw": "three"}
_RANKS = {rank[0] if rank.isalpha() else rank: rank for rank in RANKS}
_SUITS = {suit[0]: suit for suit in SUITS}


def cards(text: str) -> tuple[str, ...]:
    """Read cards: `8h 10c ks`."""
    return tuple(f"{_SUITS[each[-1]]}-{_RANKS[each[:-1]]}" for each in text.split())


def table(
    *hands: str,
    top: str = "5h",
    stock: str | None = None,
    suit: str | None = None,
    turn: int = 0,
    draws: int = 3,
    drawn: int = 0,
    passes: int = 0,
) -> CrazyEightsState:
    """Return a checked table. Cards that are named nowhere lie in the stock; if that is given, deep in the pile."""
    held = tuple(in_order(cards(hand)) for hand in hands)
    pile, lying = cards(top), () if stock is None else cards(stock)
    used = {*pile, *lying, *(card for hand in held for card in hand)}
    rest = tuple(card for card in DECK if card not in used)
    state = CrazyEightsState(
        chance=Chance(bytes(range(32))),
        knowledge=(0,) * len(hands),
        turn=turn,
        draws=draws,
        stock=rest if stock is None else lying,
        pile=pile if stock is None else (*rest, *pile),
        hands=held,
        suit=suit or suit_of(pile[-1]),
        drawn=drawn,
        passes=passes,
    )
    GAME.check(state)
    return state


_SCRIPT = Script[CrazyEightsState](GAME)
play, offered = _SCRIPT.play, _SCRIPT.offered
why, refusals = _SCRIPT.why, _SCRIPT.refusals
random_game = RandomGames[CrazyEightsState](GAME, pick)
