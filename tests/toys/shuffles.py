"""Every shuffle of the toys."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from tests.conformance.fair import Shuffles
from tests.toys.automa_deck import AutomaDeck, Rest
from tests.toys.sealed_bid import SealedBid


def _bids(seed: bytes, seats: int) -> Shuffles:
    state = SealedBid().setup(seats, {"rounds": "3", "ties": "lost"}, seed)
    return {"prizes": [(prize,) for prize in (*state.prizes, *state.box)]}


def _deck(seed: bytes, seats: int) -> Shuffles:
    game = AutomaDeck()
    state = game.setup(seats, {"level": "normal"}, seed)
    first = replace(
        game.setup(1, {"level": "normal"}, bytes(32)),
        chance=Chance(seed, 0, 99),
        deck=tuple(sorted(state.deck)),
        automa_deck=("shuffle", "gain", "gain", "mine", "mine"),
    )
    return {
        "supply": [(card,) for card in state.deck],
        "automa": [(card,) for card in state.automa_deck],
        "the supply shuffled by the automa": [(card,) for card in game.apply(first, 0, Rest()).state.deck],
    }


SHUFFLES = {"sealed-bid": _bids, "automa-deck": _deck}
