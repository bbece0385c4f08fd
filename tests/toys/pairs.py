"""Pairs of the toys: at least one for each kind of secret."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from tests.leaks.pairs import Pair, put, swap
from tests.toys.automa_deck import AutomaDeck, AutomaState, Peek, Put
from tests.toys.sealed_bid import Bid, SealedBid, SealedState

SEED, OTHER_SEED = bytes(range(32)), bytes(32)
BID, AUTOMA = SealedBid(), AutomaDeck()
THREE = {"rounds": "3", "ties": "lost"}
NORMAL = {"level": "normal"}


def _bids() -> SealedState:
    return BID.apply(BID.setup(3, THREE, SEED), 1, Bid(3)).state


def _peeked() -> AutomaState:
    return AUTOMA.apply(AUTOMA.setup(2, NORMAL, SEED), 0, Peek()).state


def _put_back() -> AutomaState:
    state = _peeked()
    for card in state.held:
        state = AUTOMA.apply(state, 0, Put(card)).state
    return state


def _other_card_held(state: AutomaState) -> AutomaState:
    place = next(place for place, card in enumerate(state.deck) if card not in state.held)
    return replace(state, held=put(state.held, 0, state.deck[place]), deck=put(state.deck, place, state.held[0]))


def _other_order_put_back(state: AutomaState) -> AutomaState:
    top = tuple(reversed(state.memory[0]))
    return replace(state, deck=(*top, *state.deck[len(top) :]), memory=(top, ()))


_BIDS, _PEEKED, _BACK = _bids(), _peeked(), _put_back()
_BELOW = next(place for place, card in enumerate(_PEEKED.deck) if card != _PEEKED.deck[0])
_ALL, _TWO = (None, 0, 1, 2), (None, 0, 1)

PAIRS: dict[str, dict[str, Pair]] = {
    "sealed-bid": {
        "another bid": Pair(_BIDS, replace(_BIDS, bids=(None, 5, None)), (None, 0, 2), THREE),
        "a pass instead of a bid": Pair(_BIDS, replace(_BIDS, bids=(None, 0, None)), (None, 0, 2), THREE),
        "coming prizes": Pair(_BIDS, replace(_BIDS, prizes=swap(_BIDS.prizes, 1, 2)), _ALL, THREE),
        "a prize in the box": Pair(
            _BIDS,
            replace(_BIDS, prizes=put(_BIDS.prizes, 2, _BIDS.box[0]), box=put(_BIDS.box, 0, _BIDS.prizes[2])),
            _ALL,
            THREE,
        ),
        "the seed": Pair(_BIDS, replace(_BIDS, chance=Chance(OTHER_SEED, 0, 3)), _ALL, THREE),
        "how much others learned": Pair(_BIDS, replace(_BIDS, knowledge=(4, 0, 2)), _ALL, THREE),
    },
    "automa-deck": {
        "the supply below": Pair(_PEEKED, replace(_PEEKED, deck=swap(_PEEKED.deck, 0, _BELOW)), _TWO, NORMAL),
        "the cards another holds": Pair(_PEEKED, _other_card_held(_PEEKED), (None, 1), NORMAL),
        "the automa's deck": Pair(
            _PEEKED, replace(_PEEKED, automa_deck=tuple(reversed(_PEEKED.automa_deck))), _TWO, NORMAL
        ),
        "the order in which another put them back": Pair(_BACK, _other_order_put_back(_BACK), (None, 1), NORMAL),
        "what another remembers": Pair(_BACK, replace(_BACK, memory=((), ())), (None, 1), NORMAL),
        "the seed of coming shuffles": Pair(_PEEKED, replace(_PEEKED, chance=Chance(OTHER_SEED)), _TWO, NORMAL),
        "how much others learned": Pair(_PEEKED, replace(_PEEKED, knowledge=(9, 9)), _TWO, NORMAL),
    },
}
