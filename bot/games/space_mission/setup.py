"""The table before the first turn. The order of the draws is part of the rules version: old records verify for ever.

Drawn one after the other: the order of the 12 planets (the first 8 form the ring), the 64 tiles (eight a planet, in
ring order), the 60 cards (five a seat, then the draw pile), and with order `random` the seat that starts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.games.core.chance import Chance
from bot.games.space_mission.material import (
    CARDS,
    CARDS_IN_BOX,
    HAND,
    PLANETS,
    PLANETS_ON_TABLE,
    TILES_PER_PLANET,
    all_tiles,
    in_order,
)
from bot.games.space_mission.state import Pilot, Site, SpaceMissionState, Variant


def variant_of(options: Mapping[str, str]) -> Variant:
    """Return what the options choose."""
    return Variant(options["end"], options["own-reserved"] == "yes", options["notebook"])


def setup(seats: int, options: Mapping[str, str], seed: bytes) -> SpaceMissionState:
    """Return the first state. Raises ValueError for a number of seats that the game is not made for."""
    if not 2 <= seats <= 5:
        raise ValueError(f"Space Mission is for 2 to 5 players, not {seats}")
    stream = Chance(seed).open()
    ring = stream.shuffle(PLANETS)[:PLANETS_ON_TABLE]
    tiles = stream.shuffle(all_tiles())
    cards = stream.shuffle(CARDS)
    start = stream.below(seats) if options["order"] == "random" else 0
    piles = [tiles[first : first + TILES_PER_PLANET] for first in range(0, len(tiles), TILES_PER_PLANET)]
    hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
    return laid_out(stream.close(), variant_of(options), ring, piles, hands, cards[seats * HAND :], start)


def laid_out(
    chance: Chance,
    variant: Variant,
    ring: tuple[str, ...],
    piles: Iterable[tuple[str, ...]],
    hands: Sequence[tuple[int, ...]],
    deck: tuple[int, ...],
    start: int,
) -> SpaceMissionState:
    """Return the table before the first turn, from what was dealt: piles in ring order, hands by seat."""
    seats = len(hands)
    return SpaceMissionState(
        chance=chance,
        knowledge=(0,) * seats,
        variant=variant,
        ring=ring,
        sites=tuple(Site(in_order(pile), False, None, (), (), (), (None,) * seats) for pile in piles),
        pilots=tuple(Pilot(None, 0, tuple(sorted(hand)), (), ()) for hand in hands),
        deck=deck,
        discards=(),
        start=start,
        turn=start,
        round=1,
        action=1,
        pending=None,
        stirred=-1,
        turns_left=None,
        over=None,
        cycles=(0,) * CARDS_IN_BOX,
    )
