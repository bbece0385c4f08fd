"""Pairs written by hand: view and imagine might share an error, these do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.codec import encode
from bot.tools.twins import Twins, check
from tests.toys import TOYS
from tests.toys.automa_deck import AutomaDeck, Peek, Put
from tests.toys.sealed_bid import Bid, SealedBid

SEED = bytes(range(32))
BID, AUTOMA = SealedBid(), AutomaDeck()


def _bids() -> Any:
    state = BID.setup(3, {"rounds": "3", "ties": "lost"}, SEED)
    return BID.apply(state, 1, Bid(3)).state


def _swap(items: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    swapped = list(items)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return tuple(swapped)


def _peeked(seats: int = 2) -> Any:
    return AUTOMA.apply(AUTOMA.setup(seats, {"level": "normal"}, SEED), 0, Peek()).state


def _put_back() -> Any:
    state = _peeked()
    for card in state.held:
        state = AUTOMA.apply(state, 0, Put(card)).state
    return state


def _different(deck: tuple[int, ...], first: int, after: int) -> int:
    return next(place for place in range(after, len(deck)) if deck[place] != deck[first])


PAIRS: dict[str, tuple[str, Any, Any, tuple[int | None, ...]]] = {}


def _pair(name: str, toy: str, one: Any, other: Any, *viewers: int | None) -> None:
    PAIRS[name] = (toy, one, other, viewers)


_one = _bids()
_pair("another bid", "sealed-bid", _one, replace(_one, bids=(None, 5, None)), None, 0, 2)
_pair("a pass instead of a bid", "sealed-bid", _one, replace(_one, bids=(None, 0, None)), None, 0, 2)
_pair("coming prizes", "sealed-bid", _one, replace(_one, prizes=_swap(_one.prizes, 1, 2)), None, 0, 1, 2)
_pair(
    "a prize in the box", "sealed-bid", _one,
    replace(_one, prizes=(*_one.prizes[:2], _one.box[0]), box=(_one.prizes[2], *_one.box[1:])), None, 0, 1, 2,
)  # fmt: skip
_two = _peeked()
_there = _different(_two.deck, 0, 1)
_pair("the supply below", "automa-deck", _two, replace(_two, deck=_swap(_two.deck, 0, _there)), None, 0, 1)
_held = next(place for place, card in enumerate(_two.deck) if card not in _two.held)
_pair(
    "the cards another holds", "automa-deck", _two,
    replace(
        _two, held=(_two.deck[_held], *_two.held[1:]),
        deck=(*_two.deck[:_held], _two.held[0], *_two.deck[_held + 1 :]),
    ), None, 1,
)  # fmt: skip
_pair(
    "the automa's deck", "automa-deck", _two,
    replace(_two, automa_deck=tuple(reversed(_two.automa_deck))), None, 0, 1,
)  # fmt: skip
_three = _put_back()
_top = _three.memory[0]
_pair(
    "the order in which another put them back", "automa-deck", _three,
    replace(_three, deck=(*reversed(_top), *_three.deck[3:]), memory=(tuple(reversed(_top)), ())), None, 1,
)  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_not_known_makes_no_difference(name: str):
    toy, one, other, viewers = PAIRS[name]
    assert encode(one) != encode(other)
    for state in (one, other):
        TOYS[toy].game.check(state)
    for viewer in viewers:
        check(Twins(TOYS[toy], viewer, one, other), (), Random(1))


@pytest.mark.parametrize("name", ["another bid", "the cards another holds", "the order in which another put them back"])
def test_the_pairs_do_differ_for_whoever_knows(name: str):
    toy, one, other, viewers = PAIRS[name]
    game = TOYS[toy].game
    knower = next(seat for seat in range(len(one.knowledge)) if seat not in viewers)
    assert encode(game.view(one, knower)) != encode(game.view(other, knower))
