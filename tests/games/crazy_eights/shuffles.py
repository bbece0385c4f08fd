"""Every shuffle of Crazy Eights: the cards, who begins, and the stock dealt again when a table goes back in time."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.crazy_eights.state import CrazyEightsState
from tests.conformance.fair import Shuffles
from tests.games.crazy_eights.builders import GAME, USUAL


@cache
def _begun() -> CrazyEightsState:
    return GAME.setup(2, USUAL, bytes(32))


def _shuffles(seed: bytes, seats: int) -> Shuffles:
    state = GAME.setup(seats, USUAL, seed)
    anew = GAME.redeal_hidden(replace(_begun(), chance=Chance(seed, 1)))
    return {
        "cards": [*((card,) for card in state.stock), state.pile, *state.hands],
        "who begins": [(state.turn,), [seat for seat in range(seats) if seat != state.turn]],
        "dealt anew: stock": [(card,) for card in anew.stock],
    }


SHUFFLES = {"crazy-eights": _shuffles}
