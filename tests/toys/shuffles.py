"""Every shuffle of the toys."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from tests.conformance.fair import Shuffles
from tests.toys.automa_deck import AutomaDeck, Rest
from tests.toys.sealed_bid import SealedBid

_ROUNDS = SealedBid().setup(2, {"rounds": "3", "ties": "lost"}, bytes(32))
_SUPPLY = AutomaDeck().setup(1, {"level": "normal"}, bytes(32))
"""Tables at which no seat has learned anything yet."""


def _bids(seed: bytes, seats: int) -> Shuffles:
    state = SealedBid().setup(seats, {"rounds": "3", "ties": "lost"}, seed)
    anew = SealedBid().redeal_hidden(replace(_ROUNDS, chance=Chance(seed, 1)))
    return {
        "prizes": [(prize,) for prize in (*state.prizes, *state.box)],
        "dealt anew: prizes": [(prize,) for prize in (*anew.prizes[1:], *anew.box)],
    }


def _deck(seed: bytes, seats: int) -> Shuffles:
    game = AutomaDeck()
    state = game.setup(seats, {"level": "normal"}, seed)
    first = replace(
        _SUPPLY,
        chance=Chance(seed, 0, 99),
        deck=tuple(sorted(state.deck)),
        automa_deck=("shuffle", "gain", "gain", "mine", "mine"),
    )
    worn = replace(_SUPPLY, chance=Chance(seed, 2), automa_deck=(), automa_gone=("gain", "gain", "mine", "mine"))
    after = game.apply(worn, 0, Rest()).state
    anew = game.redeal_hidden(replace(_SUPPLY, chance=Chance(seed, 1)))
    return {
        "supply": [(card,) for card in state.deck],
        "automa": [(card,) for card in state.automa_deck],
        "the supply shuffled by the automa": [(card,) for card in game.apply(first, 0, Rest()).state.deck],
        "the automa's cards once more": [(card,) for card in (*after.automa_gone, *after.automa_deck)],
        "dealt anew: supply": [(card,) for card in anew.deck],
        "dealt anew: automa": [(card,) for card in anew.automa_deck],
    }


SHUFFLES = {"sealed-bid": _bids, "automa-deck": _deck}
