"""The bonus spaces of the company tracks A2 to E2 (rules 11; rulings 13, 16, 17, 34, 47, 48, 62).

Each of these tracks has two spaces, named `A2-1` and `A2-2`. All players share them, one marker on each; no seat has
one on both of a track. Which are open to a seat follows from `Player.levels`, fixed when its turn starts (ruling 15).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.skymines.actions import Sell
from bot.games.skymines.change import owe
from bot.games.skymines.gains import gain
from bot.games.skymines.material import CARD, TRACK, Reward
from bot.games.skymines.state import Due, SkyminesState


class Purchase(NamedTuple):
    """A space where a card of the display may be bought: by how much it is cheaper, and what else the space gives."""

    discount: int
    reward: Reward


HALVES = {track.id: (f"{track.id}-1", f"{track.id}-2") for track in TRACK.values() if not track.permanent}
"""The two spaces of each track that has any."""
PRICE = {"A2-1": 2, "A2-2": 1, "D2-1": 1, "D2-2": 1}
"""The spaces that ask nothing but a price."""
PURCHASE = {"B2-1": Purchase(0, Reward(helium=1)), "B2-2": Purchase(1, Reward(helium=2))}
SALE = {"C2-1": 3, "C2-2": 8}
"""The spaces where a card of the hand is sold: what it brings beside its printed cost."""
PERFORMANCE = ("E2-1", "E2-2")
"""The spaces where a card of the hand is discarded, for its action or for a card of the discard pile."""
RESEARCH_HALVES = (Reward(research=2, helium=1), Reward(research=1, helium=2))
"""The choice of A2-1 (ruling 17)."""
RESEARCH_BOTH = Reward(research=2, helium=2)
"""What A2-2 gives."""
MOVES = {"D2-1": (3, 2), "D2-2": (3, 2, 2)}
"""Moves on as many other tracks."""
PERFORM, RECOVER = 1, 2
"""The halves of E2-1 (ruling 62)."""
RECOVERY_PRICE = 2


def at_table(state: SkyminesState) -> list[str]:
    """Return the spaces of the tracks in play."""
    return [space for track in state.variant.tracks for space in HALVES.get(track, ())]


def open_to(state: SkyminesState, seat: int) -> list[str]:
    """Return the spaces that a seat has unlocked and of whose track it uses none yet; they may be taken."""
    unlocked = _unlocked(state.variant.tracks, state.players[seat].levels)
    if not unlocked:  # as in the first rounds
        return []
    return [space for track, spaces in unlocked if not marked(state, seat, track) for space in spaces]


@lru_cache(1024)
def _unlocked(tracks: tuple[str, ...], levels: tuple[int, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the tracks with bonus spaces that are unlocked, and those spaces."""
    reached = [(track, level) for track, level in zip(tracks, levels, strict=True) if level and track in HALVES]
    return tuple([(track, HALVES[track][:level]) for track, level in reached])


def marked(state: SkyminesState, seat: int, track: str) -> bool:
    """Return whether a seat has a marker on a space of this track."""
    return any(mark.seat == seat and mark.space in HALVES[track] for mark in state.marks)


def placed_on(state: SkyminesState, seat: int, space: str, events: list[Event]) -> SkyminesState:
    """Return the state in which what A2 and D2 give is due."""
    if space in MOVES:
        own = state.variant.tracks.index("D2")
        dues = [Due("track", spaces, excluded=(own,), space=space) for spaces in MOVES[space]]
        return owe(state, *dues)
    if space == "A2-1":
        return owe(state, Due("half", space=space))
    return gain(state, seat, RESEARCH_BOTH, "space", events)


def performable(card: str) -> bool:
    """Return whether a card has an action: all but single shares (ruling 34)."""
    return CARD[card].kind != "share"


def useful_cards(state: SkyminesState, seat: int, space: str) -> Iterable[str]:
    """Return the cards of the hand whose discard brings anything on a space where cards are discarded.

    E2 gives the action of the card, or a card of the pile for CrypCoin.
    """
    hand = state.players[seat].hand
    return hand if space not in PERFORMANCE or can_recover(state, seat) else filter(performable, hand)


def can_recover(state: SkyminesState, seat: int) -> bool:
    """Return whether a seat can pay for a card of the discard pile."""
    return state.players[seat].cash >= RECOVERY_PRICE


def discarded(state: SkyminesState, sale: Sell) -> SkyminesState:
    """Return the state after a card was discarded on E2: the first bonus gives one half, the second both.

    With both, the card of the pile is taken before the action is performed (ruling 47).
    """
    if sale.space == PERFORMANCE[0]:
        return owe(state, Due("half", card=sale.card, space=sale.space))
    perform = [Due("perform", card=sale.card, space=sale.space)] if performable(sale.card) else []
    return owe(state, Due("recover", space=sale.space), *perform)


def without_track(state: SkyminesState, chosen: int, space: str) -> SkyminesState:
    """Return the state in which the moves of D2 that are left exclude a track that was chosen."""
    pending = tuple(
        [
            replace(due, excluded=(*due.excluded, chosen)) if due.kind == "track" and due.space == space else due
            for due in state.pending
        ]
    )
    return replace(state, pending=pending)
